import { BEFORE, removed } from '../database/old-rows.js';
import { statement } from '../database/statement.js';

/** Windows in which nothing counts any more, whenever that began: at most $2 rows. */
export const IDLE_WINDOWS = statement(
  'SELECT NULL AS key FROM generate_series(1, limiter_v1_sweep($2::int)) WHERE $1::float8 >= 0',
);

/** What servers of the last version still count in. */
export const OLD_RESOURCE_USES = statement(removed('resource_uses', 'key', `at < ${BEFORE}`));
