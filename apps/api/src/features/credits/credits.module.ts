import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SubscriptionRowsModule } from '../subscriptions/subscription-rows.module.js';
import { CreditAuditRepository } from './credit-audit.repository.js';
import { CreditHistoryRepository } from './credit-history.repository.js';
import { PurseRepository } from './credit-purse.repository.js';
import { CreditRepository } from './credit.repository.js';
import { GiveCredits } from './give-credits/give-credits.service.js';
import { PeriodGrants } from './period-grants.js';
import { Purses } from './purses.js';
import { ReadCredits } from './read-credits/read-credits.service.js';

const PUBLISHED = [CreditRepository, CreditAuditRepository, Purses, GiveCredits, ReadCredits, PeriodGrants];

@Module({
  imports: [AuditModule, SubscriptionRowsModule],
  providers: [...PUBLISHED, PurseRepository, CreditHistoryRepository],
  exports: PUBLISHED,
})
export class CreditsModule {}
