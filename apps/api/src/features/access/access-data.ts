import { prepared } from '../../platform/database/statement.js';
import { type AccountData, byId } from '../account-end/account-data.door.js';

const away = () => byId('DELETE FROM access_grants WHERE account_id = $1');

/** What lets programs in goes when the account's end is asked for, and what was made since at the end. */
export const ACCESS_DATA: AccountData = {
  ways: [away()],
  rest: [away()],
  exported: [
    {
      name: 'access_grants',
      first: '',
      by: 'accountId',
      statement: prepared(
        'export-access-grants',
        `SELECT (to_jsonb(access) - 'token_hash')::text AS json, id AS cursor FROM access_grants access WHERE account_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
      ),
    },
  ],
};
