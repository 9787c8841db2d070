import { removed } from '../../platform/database/old-rows.js';
import { type AccountData, byId } from '../account-end/account-data.door.js';
import { DAY_MS, type DataEnd, ended } from '../retention/data-end.door.js';

export const BUDGET_DATA: AccountData = {
  rest: [
    byId('DELETE FROM key_budgets WHERE account_id = $1'),
    byId('DELETE FROM key_uses WHERE account_id = $1'),
  ],
};

const KEPT_DAYS = 400;

export const BUDGET_ENDS: readonly DataEnd[] = [
  ended(
    'what keys took in a month',
    () => KEPT_DAYS * DAY_MS,
    removed(
      'key_uses',
      'account_id, month',
      `month < (clock_timestamp() - $1::float8 * interval '1 millisecond')::date`,
    ),
  ),
];
