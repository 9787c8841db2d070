export { AuditCredits } from './audit-credits/audit-credits.service.js';
