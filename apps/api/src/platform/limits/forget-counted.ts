import { prepared, statement } from '../database/statement.js';
import { budgetWindow, RESOURCES, VIDEOS_WINDOW } from './limiter-windows.js';

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
