import { prepared } from '../../platform/database/statement.js';
import { type AccountData, byId } from '../account-end/account-data.door.js';

export const ACCOUNT_DATA: AccountData = {
  ways: [byId('UPDATE accounts SET active = false, operator = false WHERE id = $1')],
  rest: [byId('DELETE FROM accounts WHERE id = $1')],
};

/** The row of account $1, and what is told beside it: the JSON texts $2 and $3. */
export const EXPORT_ACCOUNT = prepared(
  'export-account',
  'SELECT (to_jsonb(account) || $2::jsonb || $3::jsonb)::text AS json FROM accounts account WHERE id = $1',
);
