import { Injectable } from '@nestjs/common';
import { CreditHistoryRepository, type HistoryEntry } from '../credit-history.repository.js';
import type { Balance } from '../insufficient-credits.js';
import { Purses } from '../purses.js';

const PAGE = 50;
const ROWS_AT_ONCE = 1_000;

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
@Injectable()
export class ReadCredits {
  constructor(
    private readonly purses: Purses,
    private readonly history: CreditHistoryRepository,
  ) {}

  /** Null for an account that is not there. */
  async balance(accountId: string): Promise<ReadBalance | null> {
    const balance = await this.purses.read(accountId);
    return balance === null ? null : { balance, held: await this.history.held(accountId) };
  }

  /** The first one has what is due by now. */
  async page(accountId: string, before: string | null): Promise<HistoryPage> {
    if (before === null) await this.purses.read(accountId);
    const found = await this.history.page(accountId, { before, limit: PAGE + 1 });
    const entries = found.slice(0, PAGE);
    return { entries, next: found.length > PAGE ? (entries.at(-1)?.id ?? null) : null };
  }

  /** Every entry, newest first, a few at a time. */
  async *all(accountId: string): AsyncGenerator<readonly HistoryEntry[]> {
    for (let before: string | null = null; ;) {
      const entries: HistoryEntry[] = await this.history.page(accountId, { before, limit: ROWS_AT_ONCE });
      if (entries.length > 0) yield entries;
      before = entries.at(-1)?.id ?? null;
      if (entries.length < ROWS_AT_ONCE) return;
    }
  }
}
