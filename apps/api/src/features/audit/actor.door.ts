export {
  type Actor,
  type AuditAction,
  type AuditEntry,
  COMMAND_LINE,
  FIRST_START,
  HOUSEKEEPING,
} from './audit-entry.js';
