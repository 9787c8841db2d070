import { prepared } from '../../platform/database/statement.js';
import { type AccountData, byId } from '../account-end/account-data.door.js';

export const SUBSCRIPTION_DATA: AccountData = {
  rest: [byId('DELETE FROM subscriptions WHERE account_id = $1')],
};

/** The subscription of account $1, as a JSON text to be told beside the account. */
export const EXPORT_SUBSCRIPTION = prepared(
  'export-subscription',
  `SELECT jsonb_build_object('subscription', to_jsonb(subscription) - 'account_id' - 'holds_until')::text AS json FROM subscriptions subscription WHERE account_id = $1`,
);
