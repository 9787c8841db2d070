import { prepared } from '../../platform/database/statement.js';
import { type AccountData, byId } from '../account-end/account-data.door.js';

/** The ledger's sums stay, under a pseudonym. */
export const CREDIT_DATA: AccountData = {
  rest: [byId('DELETE FROM credit_purses WHERE account_id = $1')],
  exported: [
    {
      name: 'credits',
      first: '0',
      by: 'accountId',
      statement: prepared(
        'export-credits',
        `
        SELECT (to_jsonb(entry) - 'account_id')::text AS json, id::text AS cursor FROM credit_entries entry
        WHERE account_id = $1 AND id > $2::bigint ORDER BY id LIMIT $3`,
      ),
    },
  ],
};

/**
 * The sums of the ledger stay, under the pseudonym $2; which videos they were for does not. At most $3
 * entries of the account $1 at a time: as many rows as went.
 */
export const ROLL_UP = prepared(
  'roll-up-credits',
  `
    WITH gone AS (
      DELETE FROM credit_entries WHERE id IN (SELECT id FROM credit_entries WHERE account_id = $1 LIMIT $3) RETURNING kind, purse, amount
    ), kept AS (
      INSERT INTO credit_entries (video_id, kind, account_id, purse, amount) SELECT $2, kind, $2, purse, sum(amount) FROM gone GROUP BY kind, purse
      ON CONFLICT (video_id, kind, purse) DO UPDATE SET amount = credit_entries.amount + EXCLUDED.amount
    )
    SELECT 1 FROM gone`,
);
