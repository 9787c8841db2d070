import type { HistoryEntry } from './credit-entry.js';
import type { Balance } from './insufficient-credits.js';

/** What an account can spend, and what is reserved beside it. */
export interface ReadBalance {
  readonly balance: Balance;
  readonly held: number;
}

export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  /** Null on the last. */
  readonly next: string | null;
}

/** What an account can spend, and all that became of its credits. */
export abstract class CreditReading {
  /** Null for an account that is not there. */
  abstract balance(accountId: string): Promise<ReadBalance | null>;

  /** The first one has what is due by now. */
  abstract page(accountId: string, before: string | null): Promise<HistoryPage>;

  /** Every entry, newest first, a few at a time. */
  abstract all(accountId: string): AsyncGenerator<readonly HistoryEntry[]>;
}
