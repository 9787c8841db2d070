import { Injectable } from '@nestjs/common';
import { FORGET_RETURNS, RESTING } from '../../../platform/limits/kept-limits.js';
import type { Statement } from '../../../platform/database/statement.js';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { Database } from '../../../platform/database/database.js';

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
