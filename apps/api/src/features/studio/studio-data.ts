import { BEFORE, removed } from '../../platform/database/old-rows.js';
import { type AccountData, byId } from '../account-end/account-data.door.js';
import { type DataEnd, DAY_MS, ended } from '../retention/data-end.door.js';

export const STUDIO_DATA: AccountData = { rest: [byId('DELETE FROM studio_uses WHERE account_id = $1')] };

export const STUDIO_ENDS: readonly DataEnd[] = [
  ended('what playgrounds made', () => DAY_MS, removed('studio_uses', 'video_id', `at < ${BEFORE}`)),
];
