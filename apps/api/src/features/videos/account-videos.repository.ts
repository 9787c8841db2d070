import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/statement.js';
import { IMAGES_OF, type RemovedFiles } from './kept-files.js';

const UNFINISHED = prepared(
  'unfinished-of-account',
  `SELECT id FROM videos WHERE account_id = $1 AND status IN ('queued', 'processing') ORDER BY created_at LIMIT $2`,
);

/**
 * What was canceled while it was made is left for a moment, so that its attempt has stopped and what it
 * stored is found by its name; and for as long as an engine elsewhere may still be told to stop.
 */
const ENDED = prepared(
  'ended-of-account',
  `
    SELECT id, attempt, file, ${IMAGES_OF('videos')} AS images FROM videos
    WHERE account_id = $1 AND status NOT IN ('queued', 'processing')
      AND (status <> 'canceled' OR attempt = 0 OR completed_at < clock_timestamp() - interval '5 seconds')
      AND (status NOT IN ('canceled', 'failed') OR operation IS NULL OR completed_at < clock_timestamp() - interval '1 hour')
    ORDER BY created_at LIMIT $2`,
);

const FORGET = prepared(
  'forget-videos',
  `
    WITH gone AS (DELETE FROM videos WHERE id = ANY ($1::text[]) RETURNING id)
    DELETE FROM idempotency_keys WHERE video_id IN (SELECT id FROM gone)`,
);

const ANY = prepared('any-of-account', 'SELECT id FROM videos WHERE account_id = $1 LIMIT 1');

const FILES = prepared(
  'export-files',
  `
    SELECT id, CASE WHEN status = 'completed' THEN file END AS file, ${IMAGES_OF('videos')} AS images FROM videos
    WHERE account_id = $1 AND id > $2 AND (image_bytes > 0 OR status = 'completed' AND file IS NOT NULL) ORDER BY id LIMIT $3`,
);

const OWNS_IMAGE = prepared(
  'owns-image',
  'SELECT 1 FROM videos WHERE id = $2 AND account_id = $1 AND (image = $3 OR $3 = ANY (more_images))',
);

/** A video that has ended, and all that attempts at it can have stored. */
export interface EndedVideo extends RemovedFiles {
  readonly id: string;
  readonly attempt: number;
}

/** All videos of one account. */
@Injectable()
export class AccountVideosRepository {
  constructor(private readonly database: Database) {}

  async unfinished(accountId: string, atMost: number): Promise<string[]> {
    return (await this.database.rows<{ id: string }>(UNFINISHED, [accountId, atMost])).map(({ id }) => id);
  }

  async ended(accountId: string, atMost: number): Promise<EndedVideo[]> {
    return await this.database.rows<EndedVideo>(ENDED, [accountId, atMost]);
  }

  async forget(ids: readonly string[]): Promise<void> {
    await this.database.rows(FORGET, [ids]);
  }

  async hasAny(accountId: string): Promise<boolean> {
    return (await this.database.rows(ANY, [accountId])).length > 0;
  }

  /** Storage keys of files and images, in the order of the videos' ids, from after the given one. */
  async files(
    accountId: string,
    after: string,
    atMost: number,
  ): Promise<(RemovedFiles & { readonly id: string })[]> {
    return await this.database.rows<RemovedFiles & { readonly id: string }>(FILES, [
      accountId,
      after,
      atMost,
    ]);
  }

  async ownsImage(accountId: string, videoId: string, key: string): Promise<boolean> {
    return (await this.database.rows(OWNS_IMAGE, [accountId, videoId, key])).length === 1;
  }
}
