import { Injectable } from '@nestjs/common';
import { CreditsConfig } from '../../config/slices.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { prepared, statement } from '../../platform/database/statement.js';
import type { Purse } from './credit-entry.js';

/** What is spent leaves its purse in the same statement; purses of what is only recorded hold nothing. */
const RESERVE = prepared(
  'reserve-credits',
  `
  WITH taken AS (
    UPDATE credit_purses SET monthly = monthly - CASE WHEN $3 = 'monthly' THEN $4::int ELSE 0 END, lasting = lasting - CASE WHEN $3 = 'lasting' THEN $4::int ELSE 0 END
    WHERE account_id = $2 AND $3 IN ('monthly', 'lasting')
  )
  INSERT INTO credit_entries (video_id, kind, account_id, purse, amount) VALUES ($1, 'reserve', $2, $3, $4)`,
);

/**
 * Closes a reservation, purse by purse; a second closing, of either kind, finds nothing to do, also one in the same
 * moment. What is given back is in its purse again.
 */
const CLOSE = statement(`
  WITH closed AS (
    INSERT INTO credit_entries (video_id, kind, account_id, purse, amount)
    SELECT video_id, $2, account_id, purse, amount FROM credit_entries reserved
    WHERE video_id = $1 AND kind = 'reserve'
      AND NOT EXISTS (SELECT 1 FROM credit_entries closed WHERE closed.video_id = $1 AND closed.kind <> 'reserve')
    ON CONFLICT ON CONSTRAINT credit_entries_once DO NOTHING
    RETURNING account_id, purse, amount
  ), back AS (
    UPDATE credit_purses kept SET monthly = kept.monthly + sums.monthly, lasting = kept.lasting + sums.lasting
    FROM (
      SELECT account_id, coalesce(sum(amount) FILTER (WHERE purse = 'monthly'), 0) AS monthly, coalesce(sum(amount) FILTER (WHERE purse = 'lasting'), 0) AS lasting
      FROM closed WHERE purse IN ('monthly', 'lasting') GROUP BY account_id
    ) AS sums
    WHERE kept.account_id = sums.account_id AND $2 = 'release'
  )
  SELECT sum(amount)::int AS amount, bool_or(purse = 'by_key') AS "byKey", (SELECT min(created_at) FROM credit_entries WHERE video_id = $1 AND kind = 'reserve') AS at
  FROM closed HAVING count(*) > 0`);

/** What a closing came to. */
export interface Closed {
  readonly amount: number;
  /** Whether a key had called for the video. */
  readonly byKey: boolean;
  /** When it was reserved. */
  readonly at: Date;
}

/**
 * What videos do in the ledger: what each reserved, out of which purse, and whether that was settled or
 * released. Always inside the caller's transaction.
 */
@Injectable()
export class CreditRepository {
  constructor(private readonly config: CreditsConfig) {}

  /** Where it is spent, the caller holds the purse and has seen that there is as much in it. */
  async reserve(
    transaction: Transaction,
    entry: { videoId: string; accountId: string; purse: Purse; amount: number },
  ): Promise<void> {
    await transaction.rows(RESERVE, [entry.videoId, entry.accountId, entry.purse, entry.amount]);
  }

  /**
   * Turns the reservation of a finished video into use, or gives it back where a fallback costs nothing. Tells
   * what was used, and what came back; null: nothing.
   */
  async settle(
    transaction: Transaction,
    videoId: string,
    { fallback }: { fallback: boolean },
  ): Promise<{ used: number; back: Closed | null }> {
    if (fallback && !this.config.chargesFallbacks)
      return { used: 0, back: await this.release(transaction, videoId) };
    const settled = await this.close(transaction, videoId, 'settle');
    return { used: settled?.amount ?? 0, back: null };
  }

  /** Gives the reservation back; null where it was closed before. */
  async release(transaction: Transaction, videoId: string): Promise<Closed | null> {
    return await this.close(transaction, videoId, 'release');
  }

  private async close(
    transaction: Transaction,
    videoId: string,
    kind: 'settle' | 'release',
  ): Promise<Closed | null> {
    return (await transaction.rows<Closed>(CLOSE, [videoId, kind]))[0] ?? null;
  }
}
