import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { prepared, statement } from '../../platform/database/statement.js';

/** How long an Idempotency-Key stands for its request. */
const KEPT = `interval '24 hours'`;

const FIND = prepared(
  'find-known-request',
  `SELECT fingerprint, video_id AS "videoId" FROM idempotency_keys WHERE account_id = $1 AND key = $2 AND created_at > now() - ${KEPT}`,
);

const SAVE = prepared(
  'save-known-request',
  `
  INSERT INTO idempotency_keys (account_id, key, fingerprint, video_id) VALUES ($1, $2, $3, $4)
  ON CONFLICT (account_id, key) DO UPDATE SET fingerprint = EXCLUDED.fingerprint, video_id = EXCLUDED.video_id, created_at = now()`,
);

const FORGET = statement(`
  DELETE FROM idempotency_keys WHERE (account_id, key) IN
    (SELECT account_id, key FROM idempotency_keys WHERE created_at < now() - ${KEPT} LIMIT 20 FOR UPDATE SKIP LOCKED)`);

export interface KnownRequest {
  readonly fingerprint: Buffer;
  readonly videoId: string;
}

/** Admitted requests by Idempotency-Key and key slot. */
@Injectable()
export class IdempotencyRepository {
  constructor(private readonly database: Database) {}

  /** What a key stands for, if anything. Inside the admission, under its lock, pass the transaction. */
  async find(accountId: string, key: string, transaction?: Transaction): Promise<KnownRequest | null> {
    const values = [accountId, key];
    const rows: KnownRequest[] =
      transaction === undefined
        ? await this.database.rows(FIND, values)
        : await transaction.rows(FIND, values);
    return rows[0] ?? null;
  }

  /**
   * Keeps a key with its admission. The caller holds the window's lock, so nobody else writes this key now.
   */
  async save(
    transaction: Transaction,
    entry: KnownRequest & { accountId: string; key: string },
  ): Promise<void> {
    await transaction.rows(SAVE, [entry.accountId, entry.key, entry.fingerprint, entry.videoId]);
    await transaction.rows(FORGET);
  }
}
