import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { BudgetsModule } from '../budgets/budgets.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { EngineReplicasModule } from '../engine-replicas/engine-replicas.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { ChangeAccessController } from './change-access/change-access.controller.js';
import { ChangeAccess } from './change-access/change-access.service.js';
import { GiveCreditsController } from './give-credits/give-credits.controller.js';
import { GivePlanController } from './give-plan/give-plan.controller.js';
import { Invite } from './invite/invite.service.js';
import { InviteController } from './invite/invite.controller.js';
import { MakeAccountController } from './make-account/make-account.controller.js';
import { MakeAccount } from './make-account/make-account.service.js';
import { ApprovalMail } from './manage-accounts/approval-mail.js';
import { ManageAccountsController } from './manage-accounts/manage-accounts.controller.js';
import { ManageAccounts } from './manage-accounts/manage-accounts.service.js';
import { ReadAccountController } from './read-account/read-account.controller.js';
import { ReadAccount } from './read-account/read-account.service.js';
import { ReadAuditController } from './read-audit/read-audit.controller.js';
import { ReadAudit } from './read-audit/read-audit.service.js';
import { ReadSettingsController } from './read-settings/read-settings.controller.js';
import { UndoPlanController } from './undo-plan/undo-plan.controller.js';
import { WatchPaymentsController } from './watch-payments/watch-payments.controller.js';
import { WatchPayments } from './watch-payments/watch-payments.service.js';
import { WatchPlansController } from './watch-plans/watch-plans.controller.js';
import { SetAccountBudgetController } from './set-budget/set-account-budget.controller.js';
import { WatchVideosController } from './watch-videos/watch-videos.controller.js';
import { WatchVideos } from './watch-videos/watch-videos.service.js';
import { ActOnWorkController } from './act-on-work/act-on-work.controller.js';
import { ActOnWork } from './act-on-work/act-on-work.service.js';
import { TurnSwitchesController } from './turn-switches/turn-switches.controller.js';
import { ReadChartsController } from './read-charts/read-charts.controller.js';
import { ReadCharts } from './read-charts/read-charts.service.js';
import { ReadEnginesController } from './read-engines/read-engines.controller.js';
import { ReadEngines } from './read-engines/read-engines.service.js';
import { WatchBoardController } from './watch-board/watch-board.controller.js';
import { WatchBoard } from './watch-board/watch-board.service.js';
import { WatchEngines } from './watch-engines.js';
import { WatchWorkController } from './watch-work/watch-work.controller.js';
import { WatchWork } from './watch-work/watch-work.service.js';
import { VideosModule } from '../videos/videos.module.js';
import { VideoRowsModule } from '../videos/video-rows.module.js';

@Module({
  imports: [
    SignInModule,
    AccountsModule,
    ApiKeysModule,
    BudgetsModule,
    CreditsModule,
    EngineReplicasModule,
    PaymentsModule,
    VideosModule,
    VideoRowsModule,
  ],
  controllers: [
    ManageAccountsController,
    MakeAccountController,
    ReadAccountController,
    ChangeAccessController,
    UndoPlanController,
    GiveCreditsController,
    SetAccountBudgetController,
    GivePlanController,
    WatchPlansController,
    InviteController,
    WatchVideosController,
    WatchWorkController,
    ...[WatchBoardController, ActOnWorkController, TurnSwitchesController, ReadEnginesController],
    ReadChartsController,
    WatchPaymentsController,
    ReadSettingsController,
    ReadAuditController,
  ],
  providers: [
    ManageAccounts,
    MakeAccount,
    ReadAccount,
    ChangeAccess,
    ApprovalMail,
    Invite,
    WatchVideos,
    WatchWork,
    ...[WatchBoard, ActOnWork, ReadEngines, ReadCharts],
    WatchEngines,
    WatchPayments,
    ReadAudit,
  ],
})
export class OperatorsModule {}
