import { BATCH, BEFORE, removed } from '../../platform/database/old-rows.js';
import { prepared } from '../../platform/database/statement.js';
import { type AccountData, byId } from '../account-end/account-data.door.js';
import { AT_ONCE_MS, type DataEnd, DAY_MS, ended } from '../retention/data-end.door.js';
import { IMAGES_OF } from './kept-files.js';

/** A row for each file that is to be removed, and one for a video that has none. */
const EACH_KEY = 'SELECT key FROM due LEFT JOIN LATERAL unnest(due.keys) AS key ON true';

const IMAGES = `
  WITH due AS (
    SELECT id, ${IMAGES_OF('videos')} AS keys FROM videos WHERE status NOT IN ('queued', 'processing') AND image_bytes > 0 AND completed_at < ${BEFORE} ${BATCH}
  ), ended AS (UPDATE videos SET image = NULL, more_images = '{}', image_bytes = 0 FROM due WHERE videos.id = due.id)
  ${EACH_KEY}`;

const UNMADE = `
  WITH due AS (SELECT id, ${IMAGES_OF('videos')} AS keys FROM videos WHERE status IN ('failed', 'canceled') AND completed_at < ${BEFORE} ${BATCH}),
  forgotten AS (DELETE FROM idempotency_keys WHERE video_id IN (SELECT id FROM due)),
  gone AS (DELETE FROM videos WHERE id IN (SELECT id FROM due))
  ${EACH_KEY}`;

const DAMAGED = `
  WITH due AS (SELECT id, file AS key FROM videos WHERE damaged_at IS NOT NULL AND file IS NOT NULL AND expires_at < ${BEFORE} ${BATCH}),
  ended AS (UPDATE videos SET file = NULL, file_bytes = 0, poster = NULL, poster_bytes = 0, has_sheet = false FROM due WHERE videos.id = due.id)
  SELECT key FROM due`;

const PROMPTS = `
  UPDATE videos SET prompt = NULL, negative_prompt = NULL WHERE id IN (
    SELECT id FROM videos WHERE status IN ('failed', 'canceled', 'expired') AND (prompt IS NOT NULL OR negative_prompt IS NOT NULL) AND completed_at < ${BEFORE} ${BATCH}
  ) RETURNING NULL AS key`;

/** What ends of videos by its age; what refers to others first. */
export const VIDEO_ENDS: readonly DataEnd[] = [
  ended('images', ({ imageMs }) => imageMs, IMAGES),
  ended('prompts', ({ promptMs }) => promptMs, PROMPTS),
  ended('failed and canceled videos', ({ unmadeMs }) => unmadeMs, UNMADE),
  ended('damaged files', () => AT_ONCE_MS, DAMAGED),
  ended(
    'idempotency keys',
    () => DAY_MS,
    removed('idempotency_keys', 'account_id, key', `created_at < ${BEFORE}`),
  ),
];

/** What the server needs for its own work is no data of the account's. */
const INTERNAL = `ARRAY['operation', 'attempt', 'engine', 'replica', 'line', 'turn', 'cost', 'ticket', 'claimed_at', 'settlement', 'poster', 'poster_bytes', 'poster_tries', 'poster_due', 'has_sheet', 'only_engine', 'only_replica', 'trace']`;

/** Videos themselves go before, each with its files: see EraseVideos. */
export const VIDEO_DATA: AccountData = {
  rest: [
    byId('DELETE FROM idempotency_keys WHERE account_id = $1'),
    byId('DELETE FROM work_turns WHERE account_id = $1'),
    byId('DELETE FROM storage_holds WHERE account_id = $1'),
    byId('DELETE FROM storage_use WHERE account_id = $1'),
    byId('DELETE FROM settlement_lines WHERE account_id = $1'),
    byId('DELETE FROM use_changes WHERE account_id = $1'),
    byId('DELETE FROM use_days WHERE account_id = $1'),
  ],
  exported: [
    {
      name: 'videos',
      first: '-infinity|',
      by: 'accountId',
      statement: prepared(
        'export-videos',
        `
        SELECT (to_jsonb(video) - ${INTERNAL})::text AS json, created_at::text || '|' || id AS cursor FROM videos video
        WHERE account_id = $1 AND (created_at, id) > (split_part($2, '|', 1)::timestamptz, split_part($2, '|', 2)) ORDER BY created_at, id LIMIT $3`,
      ),
    },
  ],
};
