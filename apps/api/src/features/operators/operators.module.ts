import { Module } from '@nestjs/common';
import { EngineReplicasModule } from '../engine-replicas/engine-replicas.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { GivePlanController } from './give-plan/give-plan.controller.js';
import { Invite } from './invite/invite.service.js';
import { InviteController } from './invite/invite.controller.js';
import { ApprovalMail } from './manage-accounts/approval-mail.js';
import { ManageAccountsController } from './manage-accounts/manage-accounts.controller.js';
import { ManageAccounts } from './manage-accounts/manage-accounts.service.js';
import { ReadAuditController } from './read-audit/read-audit.controller.js';
import { ReadAudit } from './read-audit/read-audit.service.js';
import { ReadSettingsController } from './read-settings/read-settings.controller.js';
import { WatchPaymentsController } from './watch-payments/watch-payments.controller.js';
import { WatchPayments } from './watch-payments/watch-payments.service.js';
import { WatchPlansController } from './watch-plans/watch-plans.controller.js';
import { WatchVideosController } from './watch-videos/watch-videos.controller.js';
import { WatchVideos } from './watch-videos/watch-videos.service.js';
import { WatchEngines } from './watch-work/watch-engines.js';
import { WatchWorkController } from './watch-work/watch-work.controller.js';
import { WatchWork } from './watch-work/watch-work.service.js';
import { VideoRowsModule } from '../videos/video-rows.module.js';

@Module({
  imports: [SignInModule, EngineReplicasModule, PaymentsModule, VideoRowsModule],
  controllers: [
    ManageAccountsController,
    GivePlanController,
    WatchPlansController,
    InviteController,
    WatchVideosController,
    WatchWorkController,
    WatchPaymentsController,
    ReadSettingsController,
    ReadAuditController,
  ],
  providers: [
    ManageAccounts,
    ApprovalMail,
    Invite,
    WatchVideos,
    WatchWork,
    WatchEngines,
    WatchPayments,
    ReadAudit,
  ],
})
export class OperatorsModule {}
