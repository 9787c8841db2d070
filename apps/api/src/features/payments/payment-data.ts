import { BEFORE, removed } from '../../platform/database/old-rows.js';
import { prepared } from '../../platform/database/statement.js';
import { type AccountData, byId } from '../account-end/account-data.door.js';
import { type DataEnd, ended } from '../retention/data-end.door.js';

/** An event that names one account for the customer of another is of neither's export: it tells of both. */
export const PAYMENT_DATA: AccountData = {
  rest: [
    byId('DELETE FROM payment_events WHERE account_id = $1'),
    byId('DELETE FROM payment_words WHERE account_id = $1'),
    byId('DELETE FROM payment_customers WHERE account_id = $1'),
    byId('DELETE FROM payment_accounts WHERE account_id = $1'),
  ],
  exported: [
    {
      name: 'payment_events',
      first: '|',
      by: 'accountId',
      statement: prepared(
        'export-payment-events',
        `
        SELECT (to_jsonb(event) - 'account_id')::text AS json, provider || '|' || id AS cursor FROM payment_events event
        WHERE account_id = $1 AND outcome IS DISTINCT FROM 'customer_conflict' AND (provider, id) > (split_part($2, '|', 1), substr($2, strpos($2, '|') + 1)) ORDER BY provider, id LIMIT $3`,
      ),
    },
  ],
};

const UNCLAIMED = `account_id IS NULL AND seen_at < ${BEFORE}`;

export const PAYMENT_ENDS: readonly DataEnd[] = [
  ended(
    'payment events',
    ({ paymentEventsMs }) => paymentEventsMs,
    removed('payment_events', 'provider, id', `received_at < ${BEFORE}`),
  ),
  ended(
    'customers of payment providers whom nobody named',
    ({ paymentEventsMs }) => paymentEventsMs,
    removed('payment_customers', 'provider, customer', UNCLAIMED),
  ),
];
