import type { DataEndConfig } from '../../config/retention-slices.js';
import { type Statement, statement } from '../../platform/database/statement.js';

/** What ends by its age: rows that are looked up by an index and removed or emptied a batch at a time. */
export interface DataEnd {
  readonly what: string;
  /** Milliseconds that it is kept; null: it does not end by time. */
  readonly keptMs: (config: DataEndConfig) => number | null;
  /**
   * Ends at most $2 rows that are older than $1 milliseconds, and gives the storage keys of those that had
   * files as `key`.
   */
  readonly batch: Statement;
}

export const AT_ONCE_MS = 0;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export const ended = (what: string, keptMs: DataEnd['keptMs'], sql: string): DataEnd => ({
  what,
  keptMs,
  batch: statement(sql),
});
