import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SubscriptionRowsModule } from '../subscriptions/subscription-rows.module.js';
import { CreditAuditRepository } from './credit-audit.repository.js';
import { CreditHistoryRepository } from './credit-history.repository.js';
import { PurseRepository } from './credit-purse.repository.js';
import { CreditReading } from './credit-reading.js';
import { CreditRepository } from './credit.repository.js';
import { PurseEmptying } from './empty-purses.door.js';
import { EmptyPurses } from './empty-purses/empty-purses.service.js';
import { CreditGifts } from './give-credits.door.js';
import { GiveCredits } from './give-credits/give-credits.service.js';
import { PeriodGrants } from './period-grants.js';
import { Purses } from './purses.js';
import { ReadCredits } from './read-credits/read-credits.service.js';

const PUBLISHED = [CreditRepository, CreditAuditRepository, Purses, PeriodGrants];

/** Use cases as other features know them. */
const DOORS = [
  { provide: CreditReading, useClass: ReadCredits },
  { provide: CreditGifts, useClass: GiveCredits },
  { provide: PurseEmptying, useClass: EmptyPurses },
];

@Module({
  imports: [AuditModule, SubscriptionRowsModule],
  providers: [...PUBLISHED, ...DOORS, PurseRepository, CreditHistoryRepository],
  exports: [...PUBLISHED, ...DOORS.map(({ provide }) => provide)],
})
export class CreditsModule {}
