import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { PeriodGrants } from '../credits/period-grants.door.js';
import { CreditsModule } from '../credits/credits.module.js';
import { ApplyChange } from './apply-change.js';
import { ChangePlan } from './change-plan/change-plan.service.js';
import { MissingPlans } from './missing-plans.js';
import { PeriodStarts } from './period-starts.js';
import { SubscriptionChanges } from './subscription.js';
import { SubscriptionRowsModule } from './subscription-rows.module.js';
import { UndoPlan } from './undo-plan/undo-plan.service.js';
import { WatchPlans } from './watch-plans/watch-plans.service.js';

@Module({
  imports: [AuditModule, CreditsModule, SubscriptionRowsModule],
  providers: [
    { provide: PeriodStarts, useExisting: PeriodGrants },
    { provide: SubscriptionChanges, useClass: ApplyChange },
    ChangePlan,
    UndoPlan,
    WatchPlans,
    MissingPlans,
  ],
  exports: [SubscriptionRowsModule, SubscriptionChanges, ChangePlan, UndoPlan, WatchPlans],
})
export class SubscriptionsModule {}
