import { Injectable } from '@nestjs/common';
import type { HistoryEntry } from '../credit-entry.js';
import { CreditHistoryRepository } from '../credit-history.repository.js';
import type { CreditReading, HistoryPage, ReadBalance } from '../credit-reading.js';
import { Purses } from '../purses.js';

const PAGE = 50;
const ROWS_AT_ONCE = 1_000;

/** As the ledger has it. */
@Injectable()
export class ReadCredits implements CreditReading {
  constructor(
    private readonly purses: Purses,
    private readonly history: CreditHistoryRepository,
  ) {}

  async balance(accountId: string): Promise<ReadBalance | null> {
    const balance = await this.purses.read(accountId);
    return balance === null ? null : { balance, held: await this.history.held(accountId) };
  }

  async page(accountId: string, before: string | null): Promise<HistoryPage> {
    if (before === null) await this.purses.read(accountId);
    const found = await this.history.page(accountId, { before, limit: PAGE + 1 });
    const entries = found.slice(0, PAGE);
    return { entries, next: found.length > PAGE ? (entries.at(-1)?.id ?? null) : null };
  }

  async *all(accountId: string): AsyncGenerator<readonly HistoryEntry[]> {
    for (let before: string | null = null; ;) {
      const entries: HistoryEntry[] = await this.history.page(accountId, { before, limit: ROWS_AT_ONCE });
      if (entries.length > 0) yield entries;
      before = entries.at(-1)?.id ?? null;
      if (entries.length < ROWS_AT_ONCE) return;
    }
  }
}
