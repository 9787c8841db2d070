export { type Actor, type AuditEntry, COMMAND_LINE, FIRST_START } from './audit-entry.js';
export { AuditLog } from './audit-log.repository.js';
export { AuditModule } from './audit.module.js';
