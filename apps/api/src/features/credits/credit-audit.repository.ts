import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { statement } from '../../platform/database/statement.js';

/** How the ledger stands for one video, beside what it should say. */
export interface CreditDifference {
  readonly videoId: string;
  readonly accountId: string;
  readonly status: string;
  readonly creditsUsed: number;
  /** Whether a fallback made it: it may have cost nothing. */
  readonly fallback: boolean;
  readonly reserved: number | null;
  readonly settled: number | null;
  readonly released: number | null;
}

/** A purse beside what its entries add up to. */
export interface PurseDifference {
  readonly accountId: string;
  readonly purse: 'monthly' | 'lasting';
  readonly kept: number;
  readonly entries: number;
}

/** What a video has in the ledger, all purses together; `agree`: as much was closed out of each as was reserved from it. */
const SUMS = `
  SELECT video_id, sum(reserved)::int AS reserved, sum(settled)::int AS settled, sum(released)::int AS released,
         bool_and(reserved IS NOT NULL AND coalesce(settled, released, reserved) = reserved) AS agree
  FROM (
    SELECT video_id, purse, sum(amount) FILTER (WHERE kind = 'reserve') AS reserved, sum(amount) FILTER (WHERE kind = 'settle') AS settled,
           sum(amount) FILTER (WHERE kind = 'release') AS released
    FROM credit_entries WHERE kind IN ('reserve', 'settle', 'release') GROUP BY video_id, purse
  ) AS parts GROUP BY video_id`;

/**
 * Uncharged: nothing at all. Completed: settled as reserved, and used as settled; by a fallback also released, and nothing used. Failed
 * or canceled: released. Unfinished: neither. Nothing twice.
 */
const DIFFERENCES = statement(`
  SELECT v.video_id AS "videoId", v.account_id AS "accountId", v.status, v.credits_used AS "creditsUsed", v.fallback, sums.reserved, sums.settled, sums.released
  FROM video_credits v LEFT JOIN (${SUMS}) AS sums ON sums.video_id = v.video_id
  WHERE NOT CASE
    WHEN v.uncharged THEN sums.reserved IS NULL AND v.credits_used = 0
    WHEN sums.reserved IS NULL OR NOT sums.agree THEN false
    WHEN v.status IN ('completed', 'expired') AND v.fallback AND v.credits_used = 0 THEN released IS NOT DISTINCT FROM reserved AND settled IS NULL
    WHEN v.status IN ('completed', 'expired') THEN settled IS NOT DISTINCT FROM reserved AND v.credits_used = reserved AND released IS NULL
    WHEN v.status IN ('failed', 'canceled') THEN released IS NOT DISTINCT FROM reserved AND v.credits_used = 0 AND settled IS NULL
    ELSE settled IS NULL AND released IS NULL AND v.credits_used = 0
  END
  ORDER BY v.video_id`);

const PURSES = `
  SELECT account_id, 'monthly' AS purse, monthly AS kept FROM credit_purses
  UNION ALL SELECT account_id, 'lasting', lasting FROM credit_purses`;

/** Purses that are not what their entries say. Those of accounts that are deleted are gone, and theirs are no difference. */
const PURSE_DIFFERENCES = statement(`
  SELECT purses.account_id AS "accountId", purses.purse, purses.kept, coalesce(sum(posting.amount), 0)::int AS entries
  FROM (${PURSES}) AS purses LEFT JOIN credit_postings posting ON posting.account_id = purses.account_id AND posting.book = purses.purse
  GROUP BY purses.account_id, purses.purse, purses.kept HAVING purses.kept <> coalesce(sum(posting.amount), 0)
  ORDER BY 1, 2`);

const TOTALS = statement(`
  SELECT account_id AS "accountId",
         coalesce(sum(amount) FILTER (WHERE kind = 'grant'), 0)::float8 AS granted,
         coalesce(sum(amount) FILTER (WHERE kind = 'correct'), 0)::float8 AS corrected,
         coalesce(sum(amount) FILTER (WHERE kind = 'expire'), 0)::float8 AS expired,
         coalesce(sum(amount) FILTER (WHERE kind = 'reserve'), 0)::float8 AS reserved,
         coalesce(sum(amount) FILTER (WHERE kind = 'settle'), 0)::float8 AS settled,
         coalesce(sum(amount) FILTER (WHERE kind = 'release'), 0)::float8 AS released,
         coalesce(sum(amount * CASE WHEN kind IN ('grant', 'correct', 'release') THEN 1 WHEN kind IN ('reserve', 'expire') THEN -1 ELSE 0 END)
           FILTER (WHERE purse IN ('monthly', 'lasting')), 0)::float8 AS balance
  FROM credit_entries GROUP BY account_id ORDER BY account_id`);

const REOPEN = statement(`DELETE FROM credit_entries WHERE video_id = $1 AND kind <> 'reserve'`);

const CLOSE = statement(`
  INSERT INTO credit_entries (video_id, kind, account_id, purse, amount)
  SELECT video_id, $2, account_id, purse, amount FROM credit_entries WHERE video_id = $1 AND kind = 'reserve' RETURNING amount`);

const HOLD = statement('SELECT 1 FROM credit_purses WHERE account_id = $1 FOR UPDATE');

/** An account without a purse spends nothing, and needs none. */
const REFILL = statement(`
  UPDATE credit_purses SET monthly = sums.monthly, lasting = sums.lasting
  FROM (
    SELECT coalesce(sum(amount) FILTER (WHERE book = 'monthly'), 0) AS monthly, coalesce(sum(amount) FILTER (WHERE book = 'lasting'), 0) AS lasting
    FROM credit_postings WHERE account_id = $1
  ) AS sums
  WHERE account_id = $1 AND sums.monthly >= 0 AND sums.lasting >= 0 RETURNING account_id`);

export interface AccountCredits {
  readonly accountId: string;
  readonly granted: number;
  readonly corrected: number;
  readonly expired: number;
  readonly reserved: number;
  readonly settled: number;
  readonly released: number;
  /** What can be spent. */
  readonly balance: number;
}

/** A ledger that can't be mended without taking more out of a purse than is in it. */
export class PurseTooSmall extends Error {}

/** What the audit asks of the ledger. */
@Injectable()
export class CreditAuditRepository {
  constructor(private readonly database: Database) {}

  async differences(): Promise<CreditDifference[]> {
    return await this.database.rows<CreditDifference>(DIFFERENCES);
  }

  async purseDifferences(): Promise<PurseDifference[]> {
    return await this.database.rows<PurseDifference>(PURSE_DIFFERENCES);
  }

  /** Sums of an account. What is neither settled nor released is held by videos under way. */
  async totals(): Promise<AccountCredits[]> {
    return await this.database.rows<AccountCredits>(TOTALS);
  }

  /**
   * Writes the closing that a finished video should have, in place of what stands there; gives the credits
   * that the video used. @throws PurseTooSmall
   */
  async close(
    transaction: Transaction,
    { videoId, accountId }: { videoId: string; accountId: string },
    kind: 'settle' | 'release',
  ): Promise<number> {
    const hasPurse = await this.hold(transaction, accountId);
    await transaction.rows(REOPEN, [videoId]);
    const closed = await transaction.rows<{ amount: number }>(CLOSE, [videoId, kind]);
    if (hasPurse) await this.refill(transaction, accountId);
    return kind === 'settle' ? closed.reduce((sum, { amount }) => sum + amount, 0) : 0;
  }

  /** Makes a purse what its entries say. @throws PurseTooSmall */
  async refill(transaction: Transaction, accountId: string): Promise<void> {
    await this.hold(transaction, accountId);
    if ((await transaction.rows(REFILL, [accountId])).length === 0) throw new PurseTooSmall();
  }

  private async hold(transaction: Transaction, accountId: string): Promise<boolean> {
    return (await transaction.rows(HOLD, [accountId])).length > 0;
  }
}
