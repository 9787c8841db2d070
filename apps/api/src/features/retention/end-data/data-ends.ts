import { type Statement, statement } from '../../../platform/database/statement.js';
import type { DataEndConfig } from '../../../config/retention-slices.js';

/** What ends by its age: rows that are looked up by an index and removed or emptied a batch at a time. */
export interface DataEnd {
  readonly what: string;
  /** Milliseconds that it is kept; null: it does not end by time. */
  readonly keptMs: (config: DataEndConfig) => number | null;
  /**
   * Ends at most $2 rows that are older than $1 milliseconds, and gives the storage keys of those that had
   * files as `key`.
   */
  readonly batch: Statement;
}

const AT_ONCE_MS = 0;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const BEFORE = `clock_timestamp() - $1::float8 * interval '1 millisecond'`;

/** Rows that somebody else works on at this moment are left to the next sweep. */
const BATCH = 'LIMIT $2 FOR UPDATE SKIP LOCKED';

const ended = (what: string, keptMs: DataEnd['keptMs'], sql: string): DataEnd => ({
  what,
  keptMs,
  batch: statement(sql),
});

const removed = (table: string, keys: string, where: string): string =>
  `DELETE FROM ${table} WHERE (${keys}) IN (SELECT ${keys} FROM ${table} WHERE ${where} ${BATCH}) RETURNING NULL AS key`;

/** By its number, which grows with time: without it every sweep would look through all that is kept. */
const OLDEST_ENTRIES = `
  DELETE FROM audit_entries WHERE id IN (SELECT id FROM (SELECT id, at FROM audit_entries ORDER BY id LIMIT $2) oldest WHERE at < ${BEFORE})
  RETURNING NULL AS key`;

const IMAGES = `
  WITH due AS (
    SELECT id, image AS key FROM videos WHERE status NOT IN ('queued', 'processing') AND image IS NOT NULL AND completed_at < ${BEFORE} ${BATCH}
  ), ended AS (UPDATE videos SET image = NULL, image_bytes = 0 FROM due WHERE videos.id = due.id)
  SELECT key FROM due`;

const UNMADE = `
  WITH due AS (SELECT id, image AS key FROM videos WHERE status IN ('failed', 'canceled') AND completed_at < ${BEFORE} ${BATCH}),
  forgotten AS (DELETE FROM idempotency_keys WHERE video_id IN (SELECT id FROM due)),
  gone AS (DELETE FROM videos WHERE id IN (SELECT id FROM due))
  SELECT key FROM due`;

const DAMAGED = `
  WITH due AS (SELECT id, file AS key FROM videos WHERE damaged_at IS NOT NULL AND file IS NOT NULL AND expires_at < ${BEFORE} ${BATCH}),
  ended AS (UPDATE videos SET file = NULL, file_bytes = 0 FROM due WHERE videos.id = due.id)
  SELECT key FROM due`;

const PROMPTS = `
  UPDATE videos SET prompt = NULL, negative_prompt = NULL WHERE id IN (
    SELECT id FROM videos WHERE status IN ('failed', 'canceled', 'expired') AND (prompt IS NOT NULL OR negative_prompt IS NOT NULL) AND completed_at < ${BEFORE} ${BATCH}
  ) RETURNING NULL AS key`;

/** Of key slots that rest: those that are used sweep behind themselves. */
const PLACES = `
  DELETE FROM rate_places WHERE ctid = ANY (ARRAY(
    SELECT place.ctid FROM (
      SELECT key FROM rate_windows WHERE EXISTS (
        SELECT FROM rate_places old WHERE old.key = rate_windows.key AND old.at_ms < extract(epoch FROM clock_timestamp()) * 1000 - $1::float8
      ) LIMIT 100
    ) AS slot, LATERAL (
      SELECT ctid FROM rate_places WHERE key = slot.key AND at_ms < extract(epoch FROM clock_timestamp()) * 1000 - $1::float8 ORDER BY at_ms LIMIT $2
    ) AS place LIMIT $2
  )) RETURNING NULL AS key`;

/**
 * In this order: what refers to others first. What ends with its account, or never, is in
 * docs/reference/retention.md alone.
 */
export const DATA_ENDS: readonly DataEnd[] = [
  ended('images', ({ imageMs }) => imageMs, IMAGES),
  ended('prompts', ({ promptMs }) => promptMs, PROMPTS),
  ended('failed and canceled videos', ({ unmadeMs }) => unmadeMs, UNMADE),
  ended('damaged files', () => AT_ONCE_MS, DAMAGED),
  ended('audit entries', ({ auditMs }) => auditMs, OLDEST_ENTRIES),
  ended('audit tallies', () => HOUR_MS, removed('audit_tallies', 'actor, action', `since < ${BEFORE}`)),
  ended(
    'sessions',
    () => AT_ONCE_MS,
    removed('sessions', 'id', `(expires_at < ${BEFORE} OR created_at < ${BEFORE} - interval '30 days')`),
  ),
  ended('links', () => AT_ONCE_MS, removed('verifications', 'id', `expires_at < ${BEFORE}`)),
  ended('links that work once', () => AT_ONCE_MS, removed('one_time_links', 'id', `expires_at < ${BEFORE}`)),
  ended('what playgrounds made', () => DAY_MS, removed('studio_uses', 'video_id', `at < ${BEFORE}`)),
  ended('what images cost', () => HOUR_MS, removed('resource_uses', 'key', `at < ${BEFORE}`)),
  ended('counted attempts', () => AT_ONCE_MS, removed('throttle_hits', 'key', `expires_at < ${BEFORE}`)),
  ended(
    'idempotency keys',
    () => DAY_MS,
    removed('idempotency_keys', 'account_id, key', `created_at < ${BEFORE}`),
  ),
  ended('places in windows', ({ windowMs }) => windowMs + DAY_MS, PLACES),
];
