import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { prepared, type Statement, statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Budget, BudgetSetter, BudgetUnit, KeyUse } from './budget.js';

/** By the calendar of UTC; at one instant all through a transaction, as entries of the ledger have it. */
const MONTH = `date_trunc('month', now() AT TIME ZONE 'UTC')::date`;

/** The lower one holds; of two that are null there is none. */
const BUDGETS = `
  SELECT unit, least(ceiling, operator_ceiling) AS ceiling, ceiling AS own, operator_ceiling AS "byOperator",
    told_month IS NOT DISTINCT FROM ${MONTH} AS told
  FROM key_budgets WHERE account_id = $1 AND coalesce(ceiling, operator_ceiling) IS NOT NULL ORDER BY unit DESC`;

const LOOK = prepared('look-at-budgets', BUDGETS);
const LOOK_LOCKED = prepared('lock-budgets', `${BUDGETS} FOR NO KEY UPDATE`);

const USED = prepared(
  'key-use',
  `SELECT videos, seconds, credits FROM key_uses WHERE account_id = $1 AND month = ${MONTH}`,
);

const TAKE = prepared(
  'take-budget',
  `
  INSERT INTO key_uses AS used (account_id, month, videos, seconds, credits) VALUES ($1, ${MONTH}, $2, $3, $4)
  ON CONFLICT (account_id, month) DO UPDATE SET videos = used.videos + $2, seconds = used.seconds + $3, credits = used.credits + $4
  RETURNING videos, seconds, credits`,
);

/** To the month in which it was taken. */
const GIVE_BACK = statement(`
  UPDATE key_uses SET videos = greatest(videos - $3, 0), seconds = greatest(seconds - $4, 0), credits = greatest(credits - $5, 0)
  WHERE account_id = $1 AND month = date_trunc('month', $2::timestamptz AT TIME ZONE 'UTC')::date`);

const TELL = statement(`
  UPDATE key_budgets SET told_month = ${MONTH} WHERE account_id = $1 AND unit = ANY ($2::text[]) RETURNING unit`);

const settingOf = (column: 'ceiling' | 'operator_ceiling'): Statement =>
  statement(`
  INSERT INTO key_budgets (account_id, unit, ${column}) VALUES ($1, $2, $3)
  ON CONFLICT (account_id, unit) DO UPDATE SET ${column} = EXCLUDED.${column}, told_month = NULL`);

const SET: Readonly<Record<BudgetSetter, Statement>> = {
  account: settingOf('ceiling'),
  operator: settingOf('operator_ceiling'),
};

const NOTHING: KeyUse = { videos: 0, seconds: 0, credits: 0 };

/** Ceilings of accounts for their keys, and what those took in each month. */
@Injectable()
export class KeyBudgetRepository {
  constructor(private readonly database: Database) {}

  async budgets(accountId: string): Promise<Budget[]> {
    return await this.database.rows<Budget>(LOOK, [accountId]);
  }

  /** What the key took in this month. */
  async used(accountId: string): Promise<KeyUse> {
    return (await this.database.rows<KeyUse>(USED, [accountId]))[0] ?? NOTHING;
  }

  /** The same, locked against change until the transaction ends. */
  async lockedBudgets(transaction: Transaction, accountId: string): Promise<Budget[]> {
    return await transaction.rows<Budget>(LOOK_LOCKED, [accountId]);
  }

  /** Adds a video; gives what the month comes to with it. */
  async take(transaction: Transaction, accountId: string, use: KeyUse): Promise<KeyUse> {
    const values = [accountId, use.videos, use.seconds, use.credits];
    return (await transaction.rows<KeyUse>(TAKE, values))[0] ?? NOTHING;
  }

  /** Takes off again what was taken at an instant. */
  async giveBack(transaction: Transaction, accountId: string, at: Date, use: KeyUse): Promise<void> {
    await transaction.rows(GIVE_BACK, [accountId, at, use.videos, use.seconds, use.credits]);
  }

  /** Notes that an account is told of these in this month. */
  async tell(transaction: Transaction, accountId: string, units: readonly BudgetUnit[]): Promise<void> {
    await transaction.rows(TELL, [accountId, units]);
  }

  /** Null: no ceiling of this setter. */
  async set(
    transaction: Transaction,
    accountId: string,
    { unit, ceiling, by }: { unit: BudgetUnit; ceiling: number | null; by: BudgetSetter },
  ): Promise<void> {
    await transaction.rows(SET[by], [accountId, unit, ceiling]);
  }
}
