import { prepared, statement } from '../database/statement.js';

/** Places whose returns share one row of `rate_returns`: a bit for each. */
const PAGE = 1024;

/**
 * The window of $1 with a length of $2 milliseconds, as one statement sees it: look-ups in indexes, whatever
 * the limit. Places are numbered in the order of their times, so those from the oldest that counts to the
 * newest are counted by taking the one number from the other. What was given back leaves a gap in the
 * numbers: its bit is set in the row of its page.
 */
export const READ = prepared(
  'read-window',
  `
    SELECT clock.ms AS "nowMs", oldest.at_ms AS "oldestAtMs", oldest.place AS "oldestPlace",
           coalesce(known.last_place - oldest.place + 1 - gaps.count, 0)::int AS count
    FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms) AS clock
    LEFT JOIN rate_windows AS known ON known.key = $1
    LEFT JOIN LATERAL (
      SELECT place, at_ms FROM rate_places WHERE key = $1 AND at_ms > clock.ms - $2::float8 ORDER BY at_ms, place LIMIT 1
    ) AS oldest ON true
    LEFT JOIN LATERAL (
      SELECT coalesce(sum(bit_count(
        CASE WHEN page = oldest.place / ${PAGE} THEN substring(returned FROM (oldest.place % ${PAGE})::int + 1) ELSE returned END
      )), 0) AS count
      FROM rate_returns WHERE key = $1 AND page >= oldest.place / ${PAGE}
    ) AS gaps ON true`,
);

/** The generations that count at $2 milliseconds before now, newest first, at most $3. */
export const NEWEST = prepared(
  'read-window-newest',
  `SELECT id, at_ms AS "atMs" FROM rate_places WHERE key = $1 AND at_ms > $2 ORDER BY at_ms DESC, place DESC LIMIT $3`,
);

export const LOCK = prepared('lock-window', 'SELECT 1 FROM rate_windows WHERE key = $1 FOR UPDATE');

export const OPEN = statement('INSERT INTO rate_windows (key) VALUES ($1) ON CONFLICT DO NOTHING');

/**
 * Expired places that an admission takes away: more than the one that it adds, so that none pile up, and
 * never many.
 */
const SWEPT = 4;

/**
 * Gives $2 the next place of $1, at $3; places whose time is $4 or before are out of the window, as are pages
 * before the one of $5. Never dated before the newest, so that a clock that steps back keeps the places in
 * order.
 */
export const TAKE = prepared(
  'take-place',
  `
  WITH next AS (UPDATE rate_windows SET last_place = last_place + 1 WHERE key = $1 RETURNING last_place),
  swept AS (
    DELETE FROM rate_places WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM rate_places WHERE key = $1 AND at_ms <= $4::float8 ORDER BY at_ms, place LIMIT ${SWEPT}))),
  forgotten AS (
    DELETE FROM rate_returns WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM rate_returns WHERE key = $1 AND page < $5::bigint / ${PAGE} ORDER BY page LIMIT ${SWEPT})))
  INSERT INTO rate_places (key, id, place, at_ms)
  SELECT $1, $2, last_place, greatest($3::float8, (SELECT max(at_ms) FROM rate_places WHERE key = $1)) FROM next`,
);

/**
 * Takes the place of $2 in the window of $1 away, and marks the gap that it leaves. Does nothing when it has
 * none.
 */
export const RETURN = statement(`
  WITH gone AS (DELETE FROM rate_places WHERE key = $1 AND id = $2 RETURNING place)
  INSERT INTO rate_returns (key, page, returned)
  SELECT $1, place / ${PAGE}, set_bit(repeat('0', ${PAGE})::bit(${PAGE}), (place % ${PAGE})::int, 1) FROM gone
  ON CONFLICT (key, page) DO UPDATE SET returned = rate_returns.returned | EXCLUDED.returned`);
