import { pauseMs } from '../flow/replica-pause.js';

const VIDEOS = 'clipwright_maker_videos';
const UNFINISHED = `status IN ('queued', 'processing')`;
/** Of the attempt that holds the video. */
const HELD = `id = $1 AND attempt = $2 AND status = 'processing'`;
const FROM_NOW = (ms: string) => `clock_timestamp() + ${ms}::float8 * interval '1 millisecond'`;

const COLUMNS = `id, video_order AS "videoOrder", status, attempt, driver, operation, engine, replica,
  engine_kind AS "engineKind", fallback, progress, stored, failure`;

export const ADD = `
  INSERT INTO ${VIDEOS} (id, key, fingerprint, video_order, driver, lease_until)
  VALUES ($1, $2, $3, $4::jsonb, $5, ${FROM_NOW('$6')}) ON CONFLICT (key) DO NOTHING RETURNING id`;

export const BY_KEY = `SELECT id, fingerprint FROM ${VIDEOS} WHERE key = $1`;

export const FIND = `SELECT ${COLUMNS} FROM ${VIDEOS} WHERE id = $1`;

/** The lowest free slot of a place; two that take the same one meet at the unique index. */
const slotOf = ({ engine, replica, slots }: { engine: string; replica: string; slots: string }) => `
  (SELECT min(free) FROM generate_series(1, ${slots}::int) AS free WHERE NOT EXISTS (
    SELECT 1 FROM ${VIDEOS} other WHERE other.engine = ${engine} AND other.replica = ${replica} AND other.slot = free
      AND other.status = 'processing' AND other.id <> $1))`;

const CLAIMED_SLOT = slotOf({ engine: '$3', replica: '$4', slots: '$7' });
export const CLAIM = `
  UPDATE ${VIDEOS} SET status = 'processing', attempt = attempt + 1, engine = $3, replica = $4, engine_kind = $5, fallback = $6,
    slot = ${CLAIMED_SLOT}
  WHERE id = $1 AND driver = $2 AND ${UNFINISHED} AND ($7::int IS NULL OR ${CLAIMED_SLOT} IS NOT NULL) RETURNING ${COLUMNS}`;

const MOVED_SLOT = slotOf({ engine: '$3', replica: '$4', slots: '$7' });
export const MOVE = `
  UPDATE ${VIDEOS} SET engine = $3, replica = $4, engine_kind = $5, fallback = $6, operation = NULL, slot = ${MOVED_SLOT}
  WHERE ${HELD} AND ($7::int IS NULL OR ${MOVED_SLOT} IS NOT NULL) RETURNING id`;

export const LEAVE = `
  UPDATE ${VIDEOS} SET engine = NULL, replica = NULL, engine_kind = NULL, fallback = false, operation = NULL, slot = NULL
  WHERE ${HELD} RETURNING id`;

export const CLAIMABLE = `SELECT 1 AS one FROM ${VIDEOS} WHERE id = $1 AND driver = $2 AND ${UNFINISHED}`;
export const HOLDS = `SELECT 1 AS one FROM ${VIDEOS} WHERE ${HELD}`;

export const STANDINGS = `
  SELECT place.engine, place.replica, coalesce(known.failures, 0) AS failures,
    coalesce(known.paused_until > clock_timestamp(), false) AS paused, false AS clearing,
    (SELECT count(*)::int FROM ${VIDEOS} video WHERE video.engine = place.engine AND video.replica = place.replica
      AND video.status = 'processing' AND video.id <> $1) AS "inUse"
  FROM (
    SELECT engine, replica FROM clipwright_maker_replicas
    UNION SELECT engine, replica FROM ${VIDEOS} WHERE status = 'processing' AND engine IS NOT NULL
  ) AS place LEFT JOIN clipwright_maker_replicas known USING (engine, replica)`;

export const SAVE_PROGRESS = `UPDATE ${VIDEOS} SET progress = $3 WHERE ${HELD} RETURNING id`;
export const SAVE_OPERATION = `UPDATE ${VIDEOS} SET operation = $3::jsonb WHERE ${HELD} RETURNING id`;

export const COMPLETE = `
  UPDATE ${VIDEOS} SET status = 'completed', progress = 1, stored = $3::jsonb, ended_at = clock_timestamp() WHERE ${HELD} RETURNING id`;
export const FAIL_VIDEO = `
  UPDATE ${VIDEOS} SET status = 'failed', failure = $3::jsonb, ended_at = clock_timestamp() WHERE ${HELD} RETURNING id`;
export const GIVE_UP = `
  UPDATE ${VIDEOS} SET status = 'failed', failure = $3::jsonb, ended_at = clock_timestamp() WHERE id = $1 AND driver = $2 AND ${UNFINISHED}`;
export const CANCEL = `
  UPDATE ${VIDEOS} SET status = 'canceled', ended_at = clock_timestamp() WHERE id = $1 AND ${UNFINISHED} RETURNING id`;

export const ADOPT = `
  UPDATE ${VIDEOS} SET driver = $1, lease_until = ${FROM_NOW('$2')} WHERE id IN (
    SELECT id FROM ${VIDEOS} WHERE ${UNFINISHED} AND lease_until < clock_timestamp() ORDER BY created_at FOR UPDATE SKIP LOCKED
  ) RETURNING id`;
export const RENEW = `UPDATE ${VIDEOS} SET lease_until = ${FROM_NOW('$2')} WHERE driver = $1 AND ${UNFINISHED}`;

/** A replica that is set aside already has been judged: what else was under way on it then adds nothing. */
export const FAIL_REPLICA = `
  INSERT INTO clipwright_maker_replicas AS known (engine, replica, failures, last_failure, paused_until)
  VALUES ($1, $2, 1, $3, ${FROM_NOW(`(${pauseMs(1)})`)})
  ON CONFLICT (engine, replica) DO UPDATE SET failures = known.failures + 1, last_failure = $3,
    paused_until = ${FROM_NOW('($4::float8[])[least(known.failures + 1, array_length($4::float8[], 1))]')}
  WHERE known.paused_until IS NULL OR known.paused_until <= clock_timestamp()`;
export const RESTORE_REPLICA = `
  UPDATE clipwright_maker_replicas SET failures = 0, paused_until = NULL WHERE engine = $1 AND replica = $2 AND failures > 0`;
