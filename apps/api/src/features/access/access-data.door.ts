import { prepared } from '../../platform/database/statement.js';
import { BEFORE, removed } from '../../platform/database/old-rows.js';
import { type AccountData, byId } from '../account-end/account-data.door.js';
import { AT_ONCE_MS, type DataEnd, DAY_MS, ended } from '../retention/data-end.door.js';

const away = () => [
  byId('DELETE FROM oauth_codes WHERE account_id = $1'),
  byId('DELETE FROM access_grants WHERE account_id = $1'),
];

/** What lets programs in goes when the account's end is asked for, and what was made since at the end. */
export const ACCESS_DATA: AccountData = {
  ways: away(),
  rest: away(),
  exported: [
    {
      name: 'access_grants',
      first: '',
      by: 'accountId',
      statement: prepared(
        'export-access-grants',
        `SELECT (to_jsonb(access) - '{token_hash,refresh_hash,former_refresh_hash}'::text[])::text AS json, id AS cursor FROM access_grants access WHERE account_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
      ),
    },
  ],
};

const WEEK_MS = 7 * DAY_MS;
const QUARTER_MS = 90 * DAY_MS;

export const ACCESS_ENDS: readonly DataEnd[] = [
  ended(
    'codes of apps',
    () => AT_ONCE_MS,
    removed('oauth_codes', 'hash', `expires_at < ${BEFORE} - interval '1 hour'`),
  ),
  ended(
    'apps that nobody let in',
    () => WEEK_MS,
    removed('oauth_apps', 'id', `used_at IS NULL AND created_at < ${BEFORE}`),
  ),
  ended(
    'apps that nobody uses',
    () => QUARTER_MS,
    removed(
      'oauth_apps',
      'id',
      `created_at < ${BEFORE} AND used_at < ${BEFORE} AND NOT EXISTS (SELECT 1 FROM access_grants WHERE app_id = oauth_apps.id)`,
    ),
  ),
  ended(
    'grants of apps that nobody uses',
    () => QUARTER_MS,
    removed('access_grants', 'id', `kind = 'app' AND coalesce(last_used_at, created_at) < ${BEFORE}`),
  ),
];
