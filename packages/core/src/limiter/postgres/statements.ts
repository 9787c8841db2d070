import { CLEARED_EVERY, IS_FREE } from './grant-function.js';

/** A statement of the store: the text that its `query` gets, and a name to prepare it by. */
export interface PostgresStatement {
  readonly name: string;
  readonly text: string;
}

const NOW_MS = 'extract(epoch FROM clock_timestamp()) * 1000';

/** When the statement came. It is the same as often as it is asked within it. */
const CAME_MS = "date_part('epoch', statement_timestamp()) * 1000";

/**
 * One place of weight 1 in a window that nobody holds, of which there are no rows and that has room for more than `$4` places; no row where it is otherwise,
 * which limiter_v1_grant decides, or where the clock was set back. To begin and end such a statement costs more than it does, and that by each
 * function that it calls and each column that it tells: it has no more of them than it needs.
 */
const PLACE = `UPDATE limiter_windows w SET recent = w.recent[width_bucket(${CAME_MS} - $3::float8, w.recent) + 1:] || ${CAME_MS},
  last_place = w.last_place + 1, taken = w.taken + 1, at_ms = ${CAME_MS}, window_ms = $3
WHERE w.name = $1 AND w.key = $2 AND ${IS_FREE} AND w.rows_at_ms <= w.gone_ms AND w.at_ms <= ${CAME_MS}
  AND (w.recent[cardinality(w.recent) - $4::int] <= ${CAME_MS} - $3) IS NOT FALSE AND (w.at_ms >= 0 OR limiter_v1_dear())
RETURNING w.recent::text AS recent, w.last_place AS place`;

/**
 * `$5` places of weight 1 as one row, in a window that nobody holds, whose places are rows, of which none was given back that counts, and that has room
 * for all of them; no row where it is otherwise, or where what has left is due to be removed.
 */
const ROW = `WITH went AS (
  UPDATE limiter_windows w SET last_place = w.last_place + $5, taken = w.taken + $5, at_ms = ${CAME_MS}, rows_at_ms = ${CAME_MS}, window_ms = $3
  FROM (
    SELECT p.place, p.before, p.at_ms FROM limiter_places p
    WHERE p.name = $1 AND p.key = $2 AND p.at_ms > ${CAME_MS} - $3::float8 AND (p.at_ms >= 0 OR limiter_v1_dear()) ORDER BY p.at_ms, p.place LIMIT 1
  ) AS o
  WHERE w.name = $1 AND w.key = $2 AND ${IS_FREE} AND w.recent = '{}' AND w.at_ms <= ${CAME_MS} AND w.last_return < o.place AND w.taken - o.before + $5 <= $4::bigint
    AND (w.last_place + $5) / ${CLEARED_EVERY} = w.last_place / ${CLEARED_EVERY} AND (w.at_ms >= 0 OR limiter_v1_dear())
  RETURNING w.last_place - $5 + 1 AS place, w.taken - $5 AS before, w.at_ms, w.taken - o.before - $5 AS counted, o.at_ms AS oldest
), placed AS (
  INSERT INTO limiter_places (name, key, id, place, before, weight, at_ms, many)
  SELECT $1, $2, $6, went.place, went.before, $5, went.at_ms, $5 FROM went
)
SELECT at_ms AS "atMs", counted, oldest FROM went`;

/** Every statement that the store sends. Arrays have one entry for each window; what is weighed is a bigint. */
export const POSTGRES_STATEMENTS = {
  take: {
    name: 'limiter_v1_take',
    text: 'SELECT call, admitted, now_ms AS "nowMs", counted AS count, oldest_at_ms AS "oldestAtMs", wait_ms AS "waitMs" FROM limiter_v1_take($1, $2::text[], $3::text[], $4::float8[], $5::int[], $6::int[], $7::text[], $8::bigint[], $9::bigint[])',
  },
  grant: {
    name: 'limiter_v1_grant',
    text: 'SELECT n, granted, now_ms AS "nowMs", counted AS count, oldest_at_ms AS "oldestAtMs", wait_ms AS "waitMs", first_place AS "firstPlace", stamp FROM limiter_v1_grant($1, $2::text[], $3::text[], $4::float8[], $5::bigint[], $6::int[], $7::text[])',
  },
  place: { name: 'limiter_v1_place', text: PLACE },
  row: { name: 'limiter_v1_row', text: ROW },
  settle: {
    name: 'limiter_v1_settle',
    text: 'SELECT now_ms AS "nowMs", counted AS count, oldest_at_ms AS "oldestAtMs", 0 AS "waitMs" FROM limiter_v1_settle($1, $2::text[], $3::text[], $4::float8[], $5::bigint[])',
  },
  peek: {
    name: 'limiter_v1_peek',
    text: `SELECT clock.now_ms AS "nowMs", seen.counted AS count, seen.oldest_at_ms AS "oldestAtMs", 0 AS "waitMs"
FROM (SELECT (${NOW_MS})::float8 AS now_ms) AS clock,
  unnest($1::text[], $2::text[], $3::float8[]) WITH ORDINALITY AS asked (name, key, window_ms, n),
  LATERAL limiter_v1_look(asked.name, asked.key, asked.window_ms, clock.now_ms, NULL) AS seen ORDER BY asked.n`,
  },
  lock: { name: 'limiter_v1_lock', text: 'SELECT limiter_v1_lock($1::text[], $2::text[])' },
  reset: { name: 'limiter_v1_reset', text: 'SELECT limiter_v1_reset($1::text[], $2::text[])' },
  sweep: { name: 'limiter_v1_sweep', text: 'SELECT limiter_v1_sweep($1::int) AS removed' },
} as const satisfies Record<string, PostgresStatement>;
