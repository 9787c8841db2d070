import { Injectable } from '@nestjs/common';
import { CreditsConfig } from '../../config/slices.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { statement } from '../../platform/database/statement.js';

const RESERVE = statement(
  `INSERT INTO credit_entries (video_id, kind, account_id, amount) VALUES ($1, 'reserve', $2, $3)`,
);

/** Closes a reservation; a second closing, of either kind, finds nothing to do. */
const CLOSE = statement(`
  INSERT INTO credit_entries (video_id, kind, account_id, amount)
  SELECT video_id, $2, account_id, amount FROM credit_entries reserved
  WHERE video_id = $1 AND kind = 'reserve'
    AND NOT EXISTS (SELECT 1 FROM credit_entries closed WHERE closed.video_id = $1 AND closed.kind <> 'reserve')
  RETURNING amount`);

/**
 * The credit ledger: what each video reserved, and whether that was settled or released. Always inside the
 * caller's transaction.
 */
@Injectable()
export class CreditRepository {
  constructor(private readonly config: CreditsConfig) {}

  async reserve(
    transaction: Transaction,
    entry: { videoId: string; accountId: string; amount: number },
  ): Promise<void> {
    await transaction.rows(RESERVE, [entry.videoId, entry.accountId, entry.amount]);
  }

  /**
   * Turns the reservation of a finished video into use, or gives it back where a fallback costs nothing;
   * gives the credits used.
   */
  async settle(
    transaction: Transaction,
    videoId: string,
    { fallback }: { fallback: boolean },
  ): Promise<number> {
    if (!fallback || this.config.chargesFallbacks) return await this.close(transaction, videoId, 'settle');
    await this.release(transaction, videoId);
    return 0;
  }

  /** Gives the reservation back. */
  async release(transaction: Transaction, videoId: string): Promise<void> {
    await this.close(transaction, videoId, 'release');
  }

  private async close(
    transaction: Transaction,
    videoId: string,
    kind: 'settle' | 'release',
  ): Promise<number> {
    const [row] = await transaction.rows<{ amount: number }>(CLOSE, [videoId, kind]);
    return row?.amount ?? 0;
  }
}
