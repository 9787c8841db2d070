import type { Transaction } from '../../platform/database/transaction.js';
import type { AuditEntry, AuditEvent } from './audit-entry.js';

/** Which entries are read; `before` is the id of one of the page before. */
export interface AuditQuery {
  readonly before: string | null;
  /** A part of who did it or whom it was done to. */
  readonly text: string;
  /** A part of who did it. */
  readonly actor: string;
  /** A part of whom it was done to. */
  readonly subject: string;
  /** Null: all. */
  readonly actions: readonly string[] | null;
  /** From its beginning to before its end; null: of any time. */
  readonly day: { readonly from: Date; readonly to: Date } | null;
  readonly limit: number;
}

/** The audit log: who changed what. Inside the change's own transaction where there is one. */
export abstract class AuditLog {
  /**
   * What one person causes too much of is counted, not written. The server and its command line come from no
   * address, and have no limit.
   */
  abstract record(event: AuditEvent, transaction?: Transaction): Promise<void>;

  /** What was changed of one account's plan, newest first. */
  abstract changesOfPlan(email: string, limit: number, transaction?: Transaction): Promise<AuditEntry[]>;

  /** Newest first. */
  abstract page(query: AuditQuery): Promise<AuditEntry[]>;
}
