import { BEFORE, removed } from '../database/old-rows.js';
import { prepared, statement } from '../database/statement.js';

/** Of key slots that rest: those that are used sweep behind themselves. */
export const OLD_PLACES = statement(`
  DELETE FROM rate_places WHERE ctid = ANY (ARRAY(
    SELECT place.ctid FROM (
      SELECT key FROM rate_windows WHERE EXISTS (
        SELECT FROM rate_places old WHERE old.key = rate_windows.key AND old.at_ms < extract(epoch FROM clock_timestamp()) * 1000 - $1::float8
      ) LIMIT 100
    ) AS slot, LATERAL (
      SELECT ctid FROM rate_places WHERE key = slot.key AND at_ms < extract(epoch FROM clock_timestamp()) * 1000 - $1::float8 ORDER BY at_ms LIMIT $2
    ) AS place LIMIT $2
  )) RETURNING NULL AS key`);

export const OLD_RESOURCE_USES = statement(removed('resource_uses', 'key', `at < ${BEFORE}`));

export const OLD_HITS = statement(removed('throttle_hits', 'key', `expires_at < ${BEFORE}`));

/** Key slots in whose windows nothing counts, at most $1, locked against admissions. */
export const RESTING = statement(`
  SELECT key FROM rate_windows slot
  WHERE EXISTS (SELECT FROM rate_returns WHERE rate_returns.key = slot.key) AND NOT EXISTS (SELECT FROM rate_places WHERE rate_places.key = slot.key)
  LIMIT $1 FOR UPDATE SKIP LOCKED`);

export const FORGET_RETURNS = statement(
  `DELETE FROM rate_returns WHERE key = ANY ($1::text[]) AND NOT EXISTS (SELECT FROM rate_places WHERE rate_places.key = rate_returns.key)`,
);

/** At most $2 places of the key slot $1: as many rows as went. */
export const FORGET_PLACES = prepared(
  'forget-places',
  'DELETE FROM rate_places WHERE ctid = ANY (ARRAY(SELECT ctid FROM rate_places WHERE key = $1 LIMIT $2)) RETURNING 1',
);

/** All that is counted of an account, whose id is the name of its key slot too. */
export const FORGET_COUNTED = [
  'DELETE FROM rate_places WHERE key = $1',
  'DELETE FROM rate_returns WHERE key = $1',
  'DELETE FROM rate_windows WHERE key = $1',
  `DELETE FROM resource_uses WHERE key = 'account:' || $1`,
].map(statement);
