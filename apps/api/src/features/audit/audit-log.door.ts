export { actionsOf } from './audit-kinds.js';
export { AuditLog } from './audit-log.js';
