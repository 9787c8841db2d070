import type { TestDatabase } from '@clipwright/testing';
import { rowsOf } from '../support/index.js';

const WRONG = `
  SELECT coalesce(hold.video_id, video.id) AS id, video.status, hold.bytes::float8 AS bytes, coalesce(video.file_bytes, 0) + video.image_bytes + video.poster_bytes AS stored
  FROM storage_holds hold FULL JOIN videos video ON video.id = hold.video_id
  WHERE (hold.video_id IS NULL AND video.status IN ('queued', 'processing', 'completed'))
     OR (hold.video_id IS NOT NULL AND video.status NOT IN ('queued', 'processing', 'completed'))
     OR (video.id IS NULL AND hold.made_at < clock_timestamp() - interval '10 minutes')
     OR (video.status = 'completed' AND (hold.bytes <> coalesce(video.file_bytes, 0) + video.image_bytes + video.poster_bytes OR hold.pending_bytes <> 0))`;

const SUMS = `
  SELECT used.account_id AS owner FROM storage_use used
  WHERE used.bytes <> (SELECT coalesce(sum(bytes), 0) FROM storage_holds WHERE used.account_id IN ('', account_id))
     OR used.pending_bytes <> (SELECT coalesce(sum(pending_bytes), 0) FROM storage_holds WHERE used.account_id IN ('', account_id))`;

/**
 * Whoever died over an admission keeps its room for ten minutes; else every video that has files, or may get
 * some, has its room and nobody else has; a completed one just what its files take; and the sums are those of
 * the holds.
 */
export async function faultsOfRoom(database: TestDatabase): Promise<string[]> {
  const wrong = await rowsOf<{
    id: string;
    status: string | null;
    bytes: number | null;
    stored: number | null;
  }>(database, WRONG);
  const sums = await rowsOf<{ owner: string }>(database, SUMS);
  return [
    ...wrong.map(
      ({ id, status, bytes, stored }) =>
        `${id}, ${status ?? 'without a row'}, has ${bytes ?? 'no'} bytes of room and ${stored ?? 'no'} stored`,
    ),
    ...sums.map(({ owner }) => `the sum of ${owner === '' ? 'all' : owner} is not that of its holds`),
  ];
}
