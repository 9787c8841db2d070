import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ApplyChange } from './apply-change.js';
import { ChangePlan } from './change-plan/change-plan.service.js';
import { MissingPlans } from './missing-plans.js';
import { NothingComes, PeriodStarts } from './period-starts.js';
import { SubscriptionChanges } from './subscription.js';
import { SubscriptionRepository } from './subscription.repository.js';
import { WatchPlans } from './watch-plans/watch-plans.service.js';

@Module({
  imports: [AuditModule],
  providers: [
    SubscriptionRepository,
    { provide: PeriodStarts, useClass: NothingComes },
    { provide: SubscriptionChanges, useClass: ApplyChange },
    ChangePlan,
    WatchPlans,
    MissingPlans,
  ],
  exports: [SubscriptionRepository, SubscriptionChanges, ChangePlan, WatchPlans],
})
export class SubscriptionsModule {}
