import { prepared } from '../../platform/database/statement.js';
import { type AccountData, byId } from '../account-end/account-data.door.js';

const forgetKey = () => byId('DELETE FROM api_keys WHERE account_id = $1');

export const KEY_DATA: AccountData = {
  ways: [forgetKey()],
  rest: [forgetKey(), byId('DELETE FROM api_key_uses WHERE account_id = $1')],
};

/** What the export tells of the key of account $1, beside the account's own columns. */
export const EXPORT_KEY = prepared(
  'export-key',
  `
    SELECT jsonb_build_object(
      'api_key', (SELECT jsonb_build_object('hint', hint, 'created_at', created_at) FROM api_keys WHERE account_id = $1),
      'api_key_last_used_at', (SELECT last_used_at FROM api_key_uses WHERE account_id = $1))::text AS json`,
);
