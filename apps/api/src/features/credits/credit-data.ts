import { prepared } from '../../platform/database/statement.js';
import type { AccountData } from '../account-end/account-data.door.js';

/** The ledger's sums stay, under a pseudonym. */
export const CREDIT_DATA: AccountData = {
  rest: [],
  exported: [
    {
      name: 'credits',
      first: '|',
      by: 'accountId',
      statement: prepared(
        'export-credits',
        `
        SELECT (to_jsonb(entry) - 'account_id')::text AS json, video_id || '|' || kind AS cursor FROM credit_entries entry
        WHERE account_id = $1 AND (video_id, kind) > (split_part($2, '|', 1), split_part($2, '|', 2)) ORDER BY video_id, kind LIMIT $3`,
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
      DELETE FROM credit_entries WHERE (video_id, kind) IN (SELECT video_id, kind FROM credit_entries WHERE account_id = $1 LIMIT $3) RETURNING kind, amount
    ), kept AS (
      INSERT INTO credit_entries (video_id, kind, account_id, amount) SELECT $2, kind, $2, sum(amount) FROM gone GROUP BY kind
      ON CONFLICT (video_id, kind) DO UPDATE SET amount = credit_entries.amount + EXCLUDED.amount
    )
    SELECT 1 FROM gone`,
);
