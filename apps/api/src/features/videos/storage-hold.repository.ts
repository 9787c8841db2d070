import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { StorageUse } from './storage-room.js';
import { prepared, statement } from '../../platform/database/statement.js';

/** Room for the files of a video, none of them written yet. */
export interface StorageHold {
  readonly videoId: string;
  readonly accountId: string;
  readonly bytes: number;
}

/**
 * A hold that is lost with the database's last moments takes nothing with it: what was admitted after it is
 * lost too, and what was written is nobody's, which the sweep finds. So nobody waits for the disk.
 */
const NEED_NOT_LAST = statement('SET LOCAL synchronous_commit = off');

const HOLD = prepared(
  'hold-storage',
  `INSERT INTO storage_holds (video_id, account_id, bytes, pending_bytes) VALUES ($1, $2, $3, $3)`,
);

/** For the attempt that holds the video, and for nobody else. */
const GROW = statement(`
  WITH before AS (SELECT bytes FROM storage_holds WHERE video_id = $1)
  INSERT INTO storage_holds AS kept (video_id, account_id, bytes, pending_bytes)
  SELECT id, account_id, $3, $3 FROM videos WHERE id = $1 AND attempt = $2 AND status = 'processing'
  ON CONFLICT (video_id) DO UPDATE SET bytes = greatest(kept.bytes, $3), pending_bytes = kept.pending_bytes + greatest(0, $3 - kept.bytes)
  RETURNING coalesce((SELECT bytes FROM before) < kept.bytes, true) AS grown`);

const USE = prepared(
  'read-storage-use',
  `
  SELECT coalesce(all_of_them.bytes, 0)::float8 AS bytes, coalesce(all_of_them.pending_bytes, 0)::float8 AS "pendingBytes", coalesce(own.bytes, 0)::float8 AS "ownBytes",
         (SELECT count(*) FROM (SELECT 1 FROM known_accounts LIMIT 2) AS counted) > 1 AS "isShared"
  FROM (SELECT 1) AS one
  LEFT JOIN storage_use all_of_them ON all_of_them.account_id = ''
  LEFT JOIN storage_use own ON own.account_id = $1`,
);

const SETTLE = statement(`
  UPDATE storage_holds SET bytes = coalesce(file_bytes, 0)::bigint + image_bytes + poster_bytes, pending_bytes = 0
  FROM videos WHERE video_id = $1 AND videos.id = video_id AND status = 'completed'`);

/**
 * Nothing is released under a video that is still to be made, or has its file, which a damaged one keeps for
 * a while.
 */
const RELEASE = statement(`
  WITH ended AS (
    UPDATE videos SET image = NULL, more_images = '{}', image_bytes = 0 WHERE id = $1 AND status IN ('failed', 'canceled', 'expired') AND image_bytes > 0
  )
  DELETE FROM storage_holds
  WHERE video_id = $1 AND NOT EXISTS (SELECT 1 FROM videos WHERE id = $1 AND (status IN ('queued', 'processing', 'completed') OR file IS NOT NULL))`);

/** No admission takes this long: whoever reserved room before it is dead. */
export const NEVER_ADMITTED_SECONDS = 600;

/**
 * Those that somebody died over: an admission, or the end of a video. Files of that age were removed before.
 */
const FORGOTTEN = statement(`
  SELECT hold.video_id AS "videoId", coalesce(video.status = 'completed', false) AS "isCompleted" FROM storage_holds hold LEFT JOIN videos video ON video.id = hold.video_id
  WHERE CASE
    WHEN video.id IS NULL THEN hold.made_at < clock_timestamp() - greatest($1, ${NEVER_ADMITTED_SECONDS}) * interval '1 second'
    WHEN video.status = 'completed' THEN hold.pending_bytes > 0 OR hold.bytes <> coalesce(video.file_bytes, 0)::bigint + video.image_bytes + video.poster_bytes
    WHEN video.status = 'expired' THEN video.file IS NULL
    ELSE video.status IN ('failed', 'canceled') AND video.completed_at < clock_timestamp() - $1 * interval '1 second'
  END
  LIMIT $2`);

/** The room that is reserved for videos, and what all of it comes to. */
@Injectable()
export class StorageHoldRepository {
  constructor(private readonly database: Database) {}

  async hold(transaction: Transaction, { videoId, accountId, bytes }: StorageHold): Promise<void> {
    await transaction.rows(NEED_NOT_LAST);
    await transaction.rows(HOLD, [videoId, accountId, bytes]);
  }

  /** Makes sure of so many bytes for a video. lost: another attempt has taken over. */
  async grow(
    transaction: Transaction,
    { id, attempt }: { id: string; attempt: number },
    bytes: number,
  ): Promise<'held' | 'grown' | 'lost'> {
    await transaction.rows(NEED_NOT_LAST);
    const [row] = await transaction.rows<{ grown: boolean }>(GROW, [id, attempt, bytes]);
    if (row === undefined) return 'lost';
    return row.grown ? 'grown' : 'held';
  }

  /** Whoever has changed a hold in the same transaction is the only one who does. */
  async use(accountId: string, transaction?: Transaction): Promise<StorageUse> {
    const rows = await (transaction === undefined
      ? this.database.rows<StorageUse>(USE, [accountId])
      : transaction.rows<StorageUse>(USE, [accountId]));
    return rows[0] as StorageUse;
  }

  /** A completed video takes what its files take. */
  async settle(videoId: string): Promise<void> {
    await this.database.rows(SETTLE, [videoId]);
  }

  /** The files of a video that has ended without one are gone, or were never written. */
  async release(videoId: string): Promise<void> {
    await this.database.rows(RELEASE, [videoId]);
  }

  /** Videos whose hold says more than is true, since so long. */
  async forgotten(seconds: number, atMost: number): Promise<{ videoId: string; isCompleted: boolean }[]> {
    return await this.database.rows<{ videoId: string; isCompleted: boolean }>(FORGOTTEN, [seconds, atMost]);
  }
}
