import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/statement.js';
import type { HistoryEntry } from './credit-entry.js';

/** `change`: by how much what can be spent grew or shrank; nothing where credits are only recorded. */
const COLUMNS = `
  id::text, created_at AS at, kind, purse, amount, video_id AS "videoId", reason,
  CASE WHEN purse IN ('by_key', 'unmetered') THEN 0 WHEN kind IN ('grant', 'correct', 'release') THEN amount
       WHEN kind IN ('reserve', 'expire') THEN -amount ELSE 0 END AS change`;

/** At most $3 entries of the account $1 that are older than the entry $2; all of them where that is null. */
const BEFORE = prepared(
  'credit-history',
  `SELECT ${COLUMNS} FROM credit_entries WHERE account_id = $1 AND id < coalesce($2::bigint, 9223372036854775807) ORDER BY credit_entries.id DESC LIMIT $3`,
);

/** What videos that have not ended spend. Begins with those videos, which are few, and not with all that ever was spent. */
const HELD = prepared(
  'credits-held',
  `
    SELECT coalesce(sum(reserved.amount), 0)::int AS held
    FROM video_states video JOIN credit_entries reserved ON reserved.video_id = video.video_id
    WHERE video.account_id = $1 AND video.status IN ('queued', 'processing') AND reserved.kind = 'reserve' AND reserved.purse IN ('monthly', 'lasting')`,
);

/** The ledger, as accounts read it. */
@Injectable()
export class CreditHistoryRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async page(
    accountId: string,
    { before, limit }: { before: string | null; limit: number },
  ): Promise<HistoryEntry[]> {
    return await this.database.rows<HistoryEntry>(BEFORE, [accountId, before, limit]);
  }

  async held(accountId: string): Promise<number> {
    const [row] = await this.database.rows<{ held: number }>(HELD, [accountId]);
    return row?.held ?? 0;
  }
}
