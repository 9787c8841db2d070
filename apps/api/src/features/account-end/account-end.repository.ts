import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';
import { Database } from '../../platform/database/database.js';
import { prepared, statement } from '../../platform/database/statement.js';
import { FORGET_COUNTED, FORGET_PLACES } from '../../platform/limits/forget-counted.js';
import { ACCESS_DATA } from '../access/access-data.door.js';
import { ACCOUNT_DATA } from '../accounts/account-rows.door.js';
import { KEY_DATA } from '../api-keys/key-data.door.js';
import { ANONYMISE, AUDIT_DATA } from '../audit/audit-data.door.js';
import { BUDGET_DATA } from '../budgets/budget-data.door.js';
import { CREDIT_DATA, ROLL_UP } from '../credits/credit-data.door.js';
import { PAYMENT_DATA } from '../payments/payment-data.door.js';
import { SHARE_DATA } from '../shares/share-data.door.js';
import { SIGN_IN_DATA } from '../sign-in/sign-in-data.door.js';
import { STUDIO_DATA } from '../studio/studio-data.door.js';
import { SUBSCRIPTION_DATA } from '../subscriptions/subscription-data.door.js';
import { VIDEO_DATA } from '../videos/video-data.door.js';
import type { AccountData } from './account-data.js';
import { ACCOUNT_DELETION, type AccountDeletion, type AccountEnds } from './account-ends.js';

const ASK = statement(
  'INSERT INTO account_deletions (account_id, pseudonym, asked_by) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
);

const PENDING = prepared(
  'pending-deletions',
  `
    SELECT deletion.account_id AS "accountId", account.email, deletion.pseudonym, deletion.asked_by AS "askedBy"
    FROM account_deletions deletion JOIN known_accounts account ON account.id = deletion.account_id ORDER BY deletion.asked_at LIMIT $1`,
);

const OTHER_OPERATORS = statement(
  'SELECT id FROM known_accounts WHERE operator AND active AND id <> $1 LIMIT 1',
);

const FORGET_DELETION = statement('DELETE FROM account_deletions WHERE account_id = $1');

/** Who keeps something of accounts: accounts themselves last, and what they can't be read without. */
const KEEPERS: readonly AccountData[] = [
  KEY_DATA,
  ACCESS_DATA,
  SIGN_IN_DATA,
  SHARE_DATA,
  VIDEO_DATA,
  { rest: FORGET_COUNTED.map((forget) => ({ by: 'accountId', statement: forget })) },
  STUDIO_DATA,
  CREDIT_DATA,
  BUDGET_DATA,
  PAYMENT_DATA,
  AUDIT_DATA,
  ACCOUNT_DATA,
  SUBSCRIPTION_DATA,
];

const TELL = statement('SELECT pg_notify($1, $2)');

const BATCH = 2_000;

/** The rows of an account on its way out. */
@Injectable()
export class AccountEndRepository implements AccountEnds {
  constructor(private readonly database: Database) {}

  async ask(
    transaction: Transaction,
    deletion: Pick<AccountDeletion, 'accountId' | 'pseudonym' | 'askedBy'>,
  ): Promise<void> {
    await transaction.rows(ASK, [deletion.accountId, deletion.pseudonym, deletion.askedBy]);
    for (const { statement: shut } of KEEPERS.flatMap(({ ways = [] }) => ways))
      await transaction.rows(shut, [deletion.accountId]);
    await transaction.rows(TELL, [ACCOUNT_DELETION, '']);
  }

  async hasOtherOperators(transaction: Transaction, accountId: string): Promise<boolean> {
    return (await transaction.rows(OTHER_OPERATORS, [accountId])).length > 0;
  }

  async pending(atMost: number): Promise<AccountDeletion[]> {
    return await this.database.rows<AccountDeletion>(PENDING, [atMost]);
  }

  async anonymiseAudit({ accountId, email, pseudonym }: AccountDeletion): Promise<void> {
    for (let last: string | null = '0'; last !== null;) {
      const rows: { last: string | null }[] = await this.database.rows<{ last: string | null }>(ANONYMISE, [
        email,
        accountId,
        pseudonym,
        last,
        BATCH,
      ]);
      last = rows[0]?.last ?? null;
    }
  }

  async rollUpCredits({ accountId, pseudonym }: AccountDeletion): Promise<void> {
    while ((await this.database.rows(ROLL_UP, [accountId, pseudonym, BATCH])).length === BATCH);
  }

  async forgetPlaces({ accountId }: AccountDeletion): Promise<void> {
    while ((await this.database.rows(FORGET_PLACES, [accountId, BATCH])).length === BATCH);
  }

  async remove(transaction: Transaction, deletion: AccountDeletion): Promise<void> {
    for (const { by, statement: forget } of KEEPERS.flatMap(({ rest }) => rest))
      await transaction.rows(forget, [deletion[by]]);
    await transaction.rows(FORGET_DELETION, [deletion.accountId]);
  }
}
