import { BEFORE, removed } from '../../platform/database/old-rows.js';
import { prepared } from '../../platform/database/statement.js';
import { type AccountData, byId } from '../account-end/account-data.door.js';
import { AT_ONCE_MS, type DataEnd, ended } from '../retention/data-end.door.js';

const SHARES = 'DELETE FROM video_shares WHERE account_id = $1';

export const SHARE_ENDS: readonly DataEnd[] = [
  ended('links to videos', () => AT_ONCE_MS, removed('video_shares', 'video_id', `expires_at < ${BEFORE}`)),
];

/** A link shows something of the account to strangers: it goes at once. What it is known by stays out of exports. */
export const SHARE_DATA: AccountData = {
  ways: [byId(SHARES)],
  rest: [byId(SHARES)],
  exported: [
    {
      name: 'shares',
      first: '',
      by: 'accountId',
      statement: prepared(
        'export-shares',
        `SELECT (to_jsonb(share) - 'token')::text AS json, video_id AS cursor FROM video_shares share WHERE account_id = $1 AND video_id > $2 ORDER BY video_id LIMIT $3`,
      ),
    },
  ],
};
