import { Injectable } from '@nestjs/common';
import { type Statement, statement } from '../../../platform/database/statement.js';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { Database } from '../../../platform/database/database.js';

/** Key slots in whose windows nothing counts, locked against admissions. */
const RESTING = statement(`
  SELECT key FROM rate_windows slot
  WHERE EXISTS (SELECT FROM rate_returns WHERE rate_returns.key = slot.key) AND NOT EXISTS (SELECT FROM rate_places WHERE rate_places.key = slot.key)
  LIMIT $1 FOR UPDATE SKIP LOCKED`);

const FORGET_RETURNS = statement(`
  DELETE FROM rate_returns WHERE key = ANY ($1::text[]) AND NOT EXISTS (SELECT FROM rate_places WHERE rate_places.key = rate_returns.key)`);

/** Ends rows by their age. */
@Injectable()
export class DataEndRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
  ) {}

  /** Ends a batch; gives one row for each that ended, with the key of its file where it had one. */
  async end(batch: Statement, olderThanMs: number, atMost: number): Promise<{ key: string | null }[]> {
    return await this.database.rows<{ key: string | null }>(batch, [olderThanMs, atMost]);
  }

  /**
   * Returns of places are only counted from a place on that counts. The lock is taken first, so that the
   * second look sees every admission.
   */
  async forgetReturns(atMost: number): Promise<number> {
    return await this.transactions.run(async (transaction) => {
      const resting = await transaction.rows<{ key: string }>(RESTING, [atMost]);
      if (resting.length > 0) await transaction.rows(FORGET_RETURNS, [resting.map(({ key }) => key)]);
      return resting.length;
    });
  }
}
