import type { Transaction } from '../../platform/database/transaction.js';
import type { AuditEntry, AuditEvent } from './audit-entry.js';

/** The audit log: who changed what. Inside the change's own transaction where there is one. */
export abstract class AuditLog {
  /**
   * What one person causes too much of is counted, not written. The server and its command line come from no
   * address, and have no limit.
   */
  abstract record(event: AuditEvent, transaction?: Transaction): Promise<void>;

  /** What was changed of one account's plan, newest first. */
  abstract changesOfPlan(email: string, limit: number): Promise<AuditEntry[]>;

  /** Newest first; `before` is the id of an entry of the page before. */
  abstract page(query: { before: string | null; text: string; limit: number }): Promise<AuditEntry[]>;
}
