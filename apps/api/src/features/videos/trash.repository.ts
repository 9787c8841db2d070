import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';
import { statement } from '../../platform/database/statement.js';
import { IMAGES_OF, type RemovedFiles } from './kept-files.js';
import type { OwnVideo } from './video.repository.js';

/** A call that is repeated afterwards is a new one, as after any other delete. */
const PUT = statement(`
  WITH put AS (
    UPDATE videos SET trashed_at = clock_timestamp()
    WHERE id = $1 AND account_id = $2 AND status NOT IN ('queued', 'processing') AND trashed_at IS NULL RETURNING id
  ), forgotten AS (
    DELETE FROM idempotency_keys WHERE video_id IN (SELECT id FROM put)
  )
  SELECT id FROM put`);

const RESTORE = statement(`
  UPDATE videos SET trashed_at = NULL WHERE id = $1 AND account_id = $2 AND trashed_at IS NOT NULL RETURNING id`);

const endWith = (locks: string) =>
  statement(`
  WITH due AS (
    SELECT id FROM videos
    WHERE trashed_at <= clock_timestamp() - $1 * interval '1 millisecond'
      AND ($2::text IS NULL OR account_id = $2) AND ($3::text IS NULL OR id = $3)
    ORDER BY account_id, created_at, id LIMIT $4 ${locks}
  ), removed AS (
    DELETE FROM videos USING due WHERE videos.id = due.id RETURNING videos.id, videos.file, ${IMAGES_OF('videos')} AS images
  ), forgotten AS (
    DELETE FROM idempotency_keys WHERE video_id IN (SELECT id FROM removed)
  )
  SELECT id, file, images FROM removed`);

/** Whoever asks for an end waits for a row that another works on at this moment: a picture is made of it, or it is restored. */
const END_ASKED = endWith('FOR UPDATE');

/** A sweep leaves such rows to its next round. */
const END_DUE = endWith('FOR UPDATE SKIP LOCKED');

/** Which of the trash: what lies there for so long, of one account or all, one video or all. */
export interface TrashPart {
  readonly olderThanMs: number;
  readonly accountId: string | null;
  readonly id: string | null;
}

/** A video that was in the trash and is gone, and its files that are left. */
export interface EndedTrash extends RemovedFiles {
  readonly id: string;
}

/** Videos that their owners deleted in the dashboard and can still have back. */
@Injectable()
export class TrashRepository {
  /** False: the account has no such video, it is unfinished, or it lies there already. */
  async put(transaction: Transaction, { id, accountId }: OwnVideo): Promise<boolean> {
    return (await transaction.rows(PUT, [id, accountId])).length === 1;
  }

  /** False: it is not there. */
  async restore(transaction: Transaction, { id, accountId }: OwnVideo): Promise<boolean> {
    return (await transaction.rows(RESTORE, [id, accountId])).length === 1;
  }

  /** Removes the rows of at most so many; gives the files that are to be removed. */
  async end(transaction: Transaction, part: TrashPart, atMost: number): Promise<EndedTrash[]> {
    const end = part.accountId === null ? END_DUE : END_ASKED;
    return await transaction.rows<EndedTrash>(end, [part.olderThanMs, part.accountId, part.id, atMost]);
  }
}
