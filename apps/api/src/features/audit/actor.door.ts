export { type Actor, type AuditEntry, COMMAND_LINE, FIRST_START, HOUSEKEEPING } from './audit-entry.js';
