import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { NEVER_ADMITTED_SECONDS } from './storage-hold.repository.js';
import { statement } from '../../platform/database/statement.js';
import { IMAGES_OF, type RemovedFiles } from './kept-files.js';

/**
 * Rows that another process expires at this moment are left to it. Each takes a place in the line of its account:
 * those are locked first, in one order, so that two who expire never wait for each other.
 */
const EXPIRE_DUE = statement(`
  WITH due AS MATERIALIZED (
    SELECT id, account_id, file, ${IMAGES_OF('videos')} AS images FROM videos WHERE status = 'completed' AND expires_at <= clock_timestamp()
    ORDER BY expires_at LIMIT $1 FOR UPDATE SKIP LOCKED
  ), lines AS MATERIALIZED (
    SELECT 1 FROM settlement_lines WHERE account_id IN (SELECT account_id FROM due) ORDER BY account_id FOR UPDATE
  ), expired AS (
    UPDATE videos SET status = 'expired', file = NULL, image = NULL, more_images = '{}', file_bytes = 0, image_bytes = 0, poster = NULL, poster_bytes = 0, has_sheet = false FROM due
    WHERE videos.id = due.id AND (SELECT count(*) FROM lines) >= 0
  )
  SELECT id, file, images FROM due`);

/**
 * Which of these keys belong to a video: finished ones own their files, unfinished ones whatever carries
 * their id, and so does who has reserved room to be admitted.
 */
const KNOWN_KEYS = statement(`
  SELECT asked.key FROM unnest($1::text[], $2::text[]) AS asked(key, id)
  LEFT JOIN videos video ON video.id = asked.id LEFT JOIN storage_holds hold ON hold.video_id = asked.id
  WHERE CASE
    WHEN video.id IS NULL THEN hold.made_at > clock_timestamp() - greatest($3, ${NEVER_ADMITTED_SECONDS}) * interval '1 second'
    WHEN video.status = 'completed' THEN asked.key IN (video.file, video.image) OR asked.key = ANY (video.more_images) OR asked.key IN (SELECT replace(video.file, '.mp4', ending) FROM unnest(ARRAY['.webp', '.jpg', '.sheet.jpg']) AS ending)
    ELSE video.status IN ('queued', 'processing')
  END`);

const COMPLETED_FILES = statement(`
  SELECT id, file FROM videos WHERE status = 'completed' AND id > $1 ORDER BY id LIMIT $2`);

const LOSE_FILE = statement(`
  UPDATE videos SET status = 'expired', file = NULL, file_bytes = 0, poster = NULL, poster_bytes = 0, has_sheet = false WHERE id = $1 AND status = 'completed' AND file = $2`);

export interface KeptFiles extends RemovedFiles {
  readonly id: string;
}

/** What retention and sweep ask of the rows. */
@Injectable()
export class ExpiryRepository {
  constructor(private readonly database: Database) {}

  /** Expires at most so many videos whose time is up; gives the files that are to be removed. */
  async expireDue(atMost: number): Promise<KeptFiles[]> {
    return await this.database.rows<KeptFiles>(EXPIRE_DUE, [atMost]);
  }

  /**
   * Those of the given storage keys that somebody owns. A reservation that is older than so long, and never
   * was admitted, is nobody's.
   */
  async knownAmong(keys: readonly { key: string; videoId: string }[], seconds: number): Promise<Set<string>> {
    const values = [keys.map(({ key }) => key), keys.map(({ videoId }) => videoId), seconds];
    const rows = await this.database.rows<{ key: string }>(KNOWN_KEYS, values);
    return new Set(rows.map(({ key }) => key));
  }

  /** Completed videos in the order of their ids, from after the given one. */
  async completedAfter(id: string, atMost: number): Promise<{ id: string; file: string }[]> {
    return await this.database.rows<{ id: string; file: string }>(COMPLETED_FILES, [id, atMost]);
  }

  /** The file of a completed video is gone: it is expired. */
  async loseFile({ id, file }: { id: string; file: string }): Promise<void> {
    await this.database.rows(LOSE_FILE, [id, file]);
  }
}
