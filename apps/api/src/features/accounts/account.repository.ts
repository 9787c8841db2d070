import type { Plan } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Account, AccountChange, NewAccount } from './account.js';

/** The columns that make an Account, and where they stand: its plan is the one that holds now. */
const COLUMNS = `
  id, email, current.plan, active, operator, approval, email_verified AS "emailVerified", must_verify AS "mustVerify", may_spend AS "maySpend",
  joined, joined_from AS "joinedFrom", language, created_at AS "createdAt"`;

const ACCOUNTS = 'accounts JOIN current_plans current ON current.account_id = id';

const ADD = statement(`
  INSERT INTO accounts (id, email, plan, active, operator) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING id`);

const BY_EMAIL = statement(`SELECT ${COLUMNS} FROM ${ACCOUNTS} WHERE email = $1`);

const BY_ID = statement(`SELECT ${COLUMNS} FROM ${ACCOUNTS} WHERE id = $1`);

const ALL = statement(`SELECT ${COLUMNS} FROM ${ACCOUNTS} ORDER BY created_at, id`);

const COUNT = statement('SELECT count(*)::int AS count FROM accounts');

const ANY_OPERATOR = statement('SELECT 1 FROM accounts WHERE operator AND active LIMIT 1');

const OPERATORS = statement('SELECT id FROM accounts WHERE id = ANY ($1::text[]) AND operator AND active');

const WAITING = statement(
  `SELECT ${COLUMNS} FROM ${ACCOUNTS} WHERE approval = 'waiting' ORDER BY created_at, id LIMIT $1`,
);

const PROVE = statement('UPDATE accounts SET email_verified = true WHERE id = $1');

/** After the account whose id is $3; an empty one: from the newest on. */
const SEARCH = statement(`
  SELECT ${COLUMNS} FROM ${ACCOUNTS}
  WHERE (strpos(email, $1) > 0 OR strpos(id, $1) > 0) AND ($3 = '' OR EXISTS (
    SELECT 1 FROM accounts last WHERE last.id = $3 AND (
      accounts.created_at < last.created_at OR accounts.created_at = last.created_at AND accounts.id > last.id)))
  ORDER BY created_at DESC, id LIMIT $2`);

const TAKE = statement(`
  UPDATE accounts SET plan = $2, active = true, operator = false, approval = 'approved', must_verify = false, joined = 'made', joined_from = NULL,
    email_verified = false
  WHERE id = $1`);

/** What is null stays as it is. */
const CHANGE = statement(`
  UPDATE accounts SET active = coalesce($2, active), operator = coalesce($3, operator),
    approval = coalesce($4, approval), must_verify = coalesce($5, must_verify)
  FROM current_plans current WHERE current.account_id = id AND email = $1 RETURNING ${COLUMNS}`);

@Injectable()
export class AccountRepository {
  constructor(private readonly database: Database) {}

  /** Adds an account; false when the e-mail address is taken. */
  async add(transaction: Transaction, { id, email, plan, active, operator }: NewAccount): Promise<boolean> {
    return (await transaction.rows(ADD, [id, email, plan, active, operator])).length === 1;
  }

  async byEmail(email: string): Promise<Account | null> {
    const [account] = await this.database.rows<Account>(BY_EMAIL, [email]);
    return account ?? null;
  }

  async byId(id: string): Promise<Account | null> {
    const [account] = await this.database.rows<Account>(BY_ID, [id]);
    return account ?? null;
  }

  async all(): Promise<Account[]> {
    return await this.database.rows<Account>(ALL);
  }

  /** How many accounts there are. */
  async count(): Promise<number> {
    const [row] = await this.database.rows<{ count: number }>(COUNT);
    return row?.count ?? 0;
  }

  /** Whether somebody can manage this server in the dashboard. */
  async hasOperator(): Promise<boolean> {
    return (await this.database.rows(ANY_OPERATOR)).length > 0;
  }

  /** Those of the given accounts that may manage this server. */
  async operatorsAmong(ids: readonly string[]): Promise<string[]> {
    return (await this.database.rows<{ id: string }>(OPERATORS, [ids])).map(({ id }) => id);
  }

  /** Accounts that wait for an operator's word, those who wait longest first. */
  async waiting(atMost: number): Promise<Account[]> {
    return await this.database.rows<Account>(WAITING, [atMost]);
  }

  /** Notes that the owner of an account can read mail at its address. */
  async prove(id: string): Promise<void> {
    await this.database.rows(PROVE, [id]);
  }

  /** Accounts whose e-mail address or id contains the text, newest first, from the one after `after` on. */
  async search({ text, after, limit }: { text: string; after: string; limit: number }): Promise<Account[]> {
    return await this.database.rows<Account>(SEARCH, [text, limit, after]);
  }

  /**
   * Makes an account one that whoever runs the server made, without the standing that it had. Its subscription
   * is somebody else's to change.
   */
  async take(transaction: Transaction, id: string, plan: Plan): Promise<void> {
    await transaction.rows(TAKE, [id, plan]);
  }

  /** Changes an account; null when nobody has that e-mail address. */
  async change(transaction: Transaction, email: string, change: AccountChange): Promise<Account | null> {
    const to: Partial<Account> = change;
    const values = [to.active, to.operator, to.approval, to.mustVerify].map((value) => value ?? null);
    const [account] = await transaction.rows<Account>(CHANGE, [email, ...values]);
    return account ?? null;
  }
}
