import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuditCredits } from './audit-credits/audit-credits.service.js';
import { CreditAuditRepository } from './credit-audit.repository.js';
import { CreditRepository } from './credit.repository.js';

@Module({
  imports: [AuditModule],
  providers: [CreditRepository, CreditAuditRepository, AuditCredits],
  exports: [CreditRepository, AuditCredits],
})
export class CreditsModule {}
