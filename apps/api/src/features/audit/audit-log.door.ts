export { AuditLog } from './audit-log.repository.js';
