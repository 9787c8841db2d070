import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { prepared, statement } from '../../platform/database/statement.js';

/** A completed video that has not all of its pictures yet; sides in pixels. */
export interface PictureLess {
  readonly id: string;
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
  /** Whether it lacks its sheet alone. */
  readonly hasPoster: boolean;
}

/** The newest first: somebody may be looking. Whoever takes one and dies is followed after the time that nobody needs. */
const TAKE = prepared(
  'take-pictureless',
  `
    UPDATE videos SET poster_tries = poster_tries + 1, poster_due = clock_timestamp() + interval '5 minutes'
    WHERE id = (
      SELECT id FROM videos
      WHERE status = 'completed' AND (poster IS NULL OR NOT has_sheet) AND poster_tries < 3 AND (poster_due IS NULL OR poster_due < clock_timestamp())
      ORDER BY completed_at DESC LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, file, width, height, duration_seconds AS "durationSeconds", poster IS NOT NULL AS "hasPoster"`,
);

const KEEP = statement(`
  UPDATE videos SET poster = $3, poster_bytes = $4 + CASE WHEN poster IS NULL THEN 0 ELSE poster_bytes END, has_sheet = true, poster_due = NULL
  WHERE id = $1 AND file = $2 AND status = 'completed' RETURNING id`);

const LET_GO = statement(`
  UPDATE videos SET poster_tries = greatest(0, poster_tries - 1), poster_due = NULL WHERE id = $1 AND (poster IS NULL OR NOT has_sheet)`);

/** Which completed videos lack a picture, and what the others have. */
@Injectable()
export class PosterRepository {
  constructor(private readonly database: Database) {}

  /** Takes one for some minutes, at most three times in all; null where all have theirs. */
  async take(): Promise<PictureLess | null> {
    const [row] = await this.database.rows<PictureLess>(TAKE, []);
    return row ?? null;
  }

  /** False when the video is gone, or has another file. */
  async keep({ id, file }: PictureLess, blur: string, bytes: number): Promise<boolean> {
    return (await this.database.rows(KEEP, [id, file, blur, bytes])).length === 1;
  }

  /** Gives one back untried. */
  async letGo(id: string): Promise<void> {
    await this.database.rows(LET_GO, [id]);
  }
}
