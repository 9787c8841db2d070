import { BEFORE, removed } from '../../platform/database/old-rows.js';
import { prepared } from '../../platform/database/statement.js';
import { type AccountData, byEmail, byId } from '../account-end/account-data.door.js';
import { AT_ONCE_MS, type DataEnd, ended } from '../retention/data-end.door.js';

/** What signs somebody in. It goes when the account's end is asked for, and what was made since at the end. */
const ways = () => [
  byId('DELETE FROM sessions WHERE account_id = $1'),
  byId('DELETE FROM credentials WHERE account_id = $1'),
  byId('DELETE FROM verifications WHERE value = $1'),
];

export const SIGN_IN_DATA: AccountData = {
  ways: ways(),
  rest: [
    ...ways(),
    byId('DELETE FROM one_time_links WHERE account_id = $1'),
    byEmail('DELETE FROM one_time_links WHERE made_by = $1'),
  ],
  exported: [
    {
      name: 'sessions',
      first: '',
      by: 'accountId',
      statement: prepared(
        'export-sessions',
        `SELECT (to_jsonb(session) - 'token')::text AS json, id AS cursor FROM sessions session WHERE account_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
      ),
    },
  ],
};

export const SIGN_IN_ENDS: readonly DataEnd[] = [
  ended(
    'sessions',
    () => AT_ONCE_MS,
    removed('sessions', 'id', `(expires_at < ${BEFORE} OR created_at < ${BEFORE} - interval '30 days')`),
  ),
  ended('links', () => AT_ONCE_MS, removed('verifications', 'id', `expires_at < ${BEFORE}`)),
  ended('links that work once', () => AT_ONCE_MS, removed('one_time_links', 'id', `expires_at < ${BEFORE}`)),
];
