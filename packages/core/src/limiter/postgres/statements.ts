import { MOST_RECENT } from './grant-function.js';

/** A statement of the store: the text that its `query` gets, and a name to prepare it by. */
export interface PostgresStatement {
  readonly name: string;
  readonly text: string;
}

const NOW_MS = 'extract(epoch FROM clock_timestamp()) * 1000';

/** When the statement came, as often as it is asked within it. */
const CAME_MS = "date_part('epoch', statement_timestamp()) * 1000";

/** How many of a window's recent places have left by then. */
const GONE = `width_bucket(${CAME_MS} - $3::float8, w.recent)`;

/**
 * One place of weight 1 in a window of which no row counts, that has room and that nobody holds (see limiter_v1_grant); no row where
 * it is otherwise, which that function decides.
 */
const PLACE = `UPDATE limiter_windows w SET recent = w.recent[${GONE} + 1:] || greatest(w.at_ms, ${CAME_MS}),
  last_place = w.last_place + 1, taken = w.taken + 1, at_ms = greatest(w.at_ms, ${CAME_MS}), window_ms = $3
WHERE w.name = $1 AND w.key = $2 AND w.xmax = '0'::xid AND w.rows_at_ms <= least(w.gone_ms, ${CAME_MS} - $3)
  AND cardinality(w.recent) - ${GONE} < least($4::bigint, ${MOST_RECENT}) AND (w.at_ms >= 0 OR limiter_v1_dear())
RETURNING 1 AS n, 1 AS granted, ${CAME_MS} AS "nowMs", cardinality(w.recent) - 1 AS count, w.recent[1] AS "oldestAtMs",
  0 AS "waitMs", w.last_place::float8 AS "firstPlace", round(w.at_ms * 1000)::bigint::text AS stamp`;

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
