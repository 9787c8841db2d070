import type { TestDatabase } from '@clipwright/testing';
import { rowsOf } from './database-rows.js';
import type { SeededAccount } from './seed-account.js';

const TOLD = ['videos_begun_told', 'videos_moved_told'];

const FILL = `
  INSERT INTO videos (id, account_id, status, mode, prompt, model, resolution, aspect_ratio, duration_seconds, width, height, has_audio, seed, created_at, completed_at)
  SELECT 'vid_' || lpad(n::text, 22, '0'), $1, 'expired', 'text', CASE WHEN n = $2 THEN $3 ELSE 'a lighthouse by the sea, number ' || n END,
         'modela2', '480p', '16:9', 1, 854, 480, false, 7, at, at
  FROM (SELECT n, now() - n * interval '1 minute' AS at FROM generate_series(1, $2::int) AS n) AS made`;

/** Expired videos of an account, one for each minute back from now, of which nobody is told; the oldest has this prompt. */
export async function seedManyVideos(
  database: TestDatabase,
  { accountId }: Pick<SeededAccount, 'accountId'>,
  { videos, oldest }: { readonly videos: number; readonly oldest: string },
): Promise<void> {
  for (const trigger of TOLD) await rowsOf(database, `ALTER TABLE videos DISABLE TRIGGER ${trigger}`);
  await rowsOf(database, FILL, [accountId, videos, oldest]);
  for (const trigger of TOLD) await rowsOf(database, `ALTER TABLE videos ENABLE TRIGGER ${trigger}`);
  // As the database does by itself within a minute.
  await rowsOf(database, 'ANALYZE videos');
}
