import { Module } from '@nestjs/common';
import { CreditAuditRepository } from './credit-audit.repository.js';
import { CreditRepository } from './credit.repository.js';

@Module({
  providers: [CreditRepository, CreditAuditRepository],
  exports: [CreditRepository, CreditAuditRepository],
})
export class CreditsModule {}
