import { BEFORE, removed } from '../database/old-rows.js';
import { prepared, statement } from '../database/statement.js';

/** The rule of generations, by the name that its windows have. Their keys are accounts. */
export const VIDEOS_WINDOW = 'videos';

/** The rule of failed authentications, of passwords and of mails, each key with a length of its own. */
export const ATTEMPTS_WINDOW = 'attempts';

/** The rule of requests to others' hosts. Its keys are networks. */
export const HOSTS_WINDOW = 'hosts';

/** What an account may have others do for it; each has a rule of its own, whose keys are accounts. */
export const RESOURCES = ['bytes', 'fetches', 'images', 'refusals', 'plans'] as const;
export type ResourceName = (typeof RESOURCES)[number];
export const budgetWindow = (resource: ResourceName): string => `budget-${resource}`;

/** Windows in which nothing counts any more, whenever that began: at most $2 rows. */
export const IDLE_WINDOWS = statement(
  'SELECT NULL AS key FROM generate_series(1, limiter_v1_sweep($2::int)) WHERE $1::float8 >= 0',
);

/** What servers of the last version still count in. */
export const OLD_RESOURCE_USES = statement(removed('resource_uses', 'key', `at < ${BEFORE}`));

/** At most $2 places of the account $1: as many rows as went. */
export const FORGET_PLACES = prepared(
  'forget-places',
  `DELETE FROM limiter_places WHERE ctid = ANY (ARRAY(SELECT ctid FROM limiter_places WHERE name = '${VIDEOS_WINDOW}' AND key = $1 LIMIT $2)) RETURNING 1`,
);

/** All that is counted of an account, whose id is the key of its window. */
export const FORGET_COUNTED = [
  `SELECT limiter_v1_reset(ARRAY[name], ARRAY[$1::text]) FROM unnest('{${[VIDEOS_WINDOW, ...RESOURCES.map(budgetWindow)].join(',')}}'::text[]) AS counted (name)`,
  `DELETE FROM resource_uses WHERE key = 'account:' || $1`,
].map(statement);
