import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { statement } from '../../platform/database/statement.js';

/** How the ledger stands for one video, beside what it should say. */
export interface CreditDifference {
  readonly videoId: string;
  readonly status: string;
  readonly creditsUsed: number;
  /** Whether a fallback made it: it may have cost nothing. */
  readonly fallback: boolean;
  readonly reserved: number | null;
  readonly settled: number | null;
  readonly released: number | null;
}

/**
 * Completed: settled as reserved, and used as settled; by a fallback also released, and nothing used. Failed
 * or canceled: released. Unfinished: neither. Nothing twice.
 */
const DIFFERENCES = statement(`
  SELECT v.video_id AS "videoId", v.status, v.credits_used AS "creditsUsed", v.fallback,
         r.amount AS reserved, s.amount AS settled, g.amount AS released
  FROM video_credits v
  LEFT JOIN credit_entries r ON r.video_id = v.video_id AND r.kind = 'reserve'
  LEFT JOIN credit_entries s ON s.video_id = v.video_id AND s.kind = 'settle'
  LEFT JOIN credit_entries g ON g.video_id = v.video_id AND g.kind = 'release'
  WHERE NOT CASE
    WHEN r.amount IS NULL THEN false
    WHEN v.status IN ('completed', 'expired') AND v.fallback AND v.credits_used = 0 THEN g.amount IS NOT DISTINCT FROM r.amount AND s.amount IS NULL
    WHEN v.status IN ('completed', 'expired') THEN s.amount IS NOT DISTINCT FROM r.amount AND v.credits_used = r.amount AND g.amount IS NULL
    WHEN v.status IN ('failed', 'canceled') THEN g.amount IS NOT DISTINCT FROM r.amount AND v.credits_used = 0 AND s.amount IS NULL
    ELSE s.amount IS NULL AND g.amount IS NULL AND v.credits_used = 0
  END
  ORDER BY v.video_id`);

const TOTALS = statement(`
  SELECT account_id AS "accountId",
         coalesce(sum(amount) FILTER (WHERE kind = 'reserve'), 0)::float8 AS reserved,
         coalesce(sum(amount) FILTER (WHERE kind = 'settle'), 0)::float8 AS settled,
         coalesce(sum(amount) FILTER (WHERE kind = 'release'), 0)::float8 AS released
  FROM credit_entries GROUP BY account_id ORDER BY account_id`);

const REOPEN = statement(`DELETE FROM credit_entries WHERE video_id = $1 AND kind <> 'reserve'`);

const CLOSE = statement(`
  INSERT INTO credit_entries (video_id, kind, account_id, amount)
  SELECT video_id, $2, account_id, amount FROM credit_entries WHERE video_id = $1 AND kind = 'reserve' RETURNING amount`);

export interface AccountCredits {
  readonly accountId: string;
  readonly reserved: number;
  readonly settled: number;
  readonly released: number;
}

/** What the audit asks of the ledger. */
@Injectable()
export class CreditAuditRepository {
  constructor(private readonly database: Database) {}

  async differences(): Promise<CreditDifference[]> {
    return await this.database.rows<CreditDifference>(DIFFERENCES);
  }

  /** Sums of an account. What is neither settled nor released is held by videos under way. */
  async totals(): Promise<AccountCredits[]> {
    return await this.database.rows<AccountCredits>(TOTALS);
  }

  /**
   * Writes the closing that a finished video should have, in place of what stands there; gives the credits
   * that the video used.
   */
  async close(transaction: Transaction, videoId: string, kind: 'settle' | 'release'): Promise<number> {
    await transaction.rows(REOPEN, [videoId]);
    const [closed] = await transaction.rows<{ amount: number }>(CLOSE, [videoId, kind]);
    return kind === 'settle' ? (closed?.amount ?? 0) : 0;
  }
}
