export { AuditCredits } from './audit-credits/audit-credits.service.js';
export { CreditRepository } from './credit.repository.js';
