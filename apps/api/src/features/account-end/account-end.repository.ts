import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';
import { Database } from '../../platform/database/database.js';
import { prepared, statement } from '../../platform/database/statement.js';

/** Tells workers that an account is to be deleted. */
export const ACCOUNT_DELETION = 'account_deletion';

/** An account that is being deleted. */
export interface AccountDeletion {
  readonly accountId: string;
  readonly email: string;
  /** Stands where the account stood, in the ledger and in the audit log. */
  readonly pseudonym: string;
  readonly askedBy: string;
}

const ASK = statement(
  'INSERT INTO account_deletions (account_id, pseudonym, asked_by) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
);

/** What lets somebody in goes at once. */
const SHUT_OUT = [
  'UPDATE accounts SET active = false, operator = false WHERE id = $1',
  'DELETE FROM api_keys WHERE account_id = $1',
  'DELETE FROM sessions WHERE account_id = $1',
  'DELETE FROM credentials WHERE account_id = $1',
  'DELETE FROM verifications WHERE value = $1',
].map(statement);

const PENDING = prepared(
  'pending-deletions',
  `
    SELECT deletion.account_id AS "accountId", account.email, deletion.pseudonym, deletion.asked_by AS "askedBy"
    FROM account_deletions deletion JOIN accounts account ON account.id = deletion.account_id ORDER BY deletion.asked_at LIMIT $1`,
);

const OTHER_OPERATORS = statement('SELECT id FROM accounts WHERE operator AND active AND id <> $1 LIMIT 1');

/** The sums of the ledger stay, under the pseudonym; which videos they were for does not. */
const ROLL_UP = prepared(
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

const FORGET_PLACES = prepared(
  'forget-places',
  'DELETE FROM rate_places WHERE ctid = ANY (ARRAY(SELECT ctid FROM rate_places WHERE key = $1 LIMIT $2)) RETURNING 1',
);

/** As a whole text among the details. */
const NAMED = `(strpos(details::text, to_jsonb($1::text)::text) > 0 OR strpos(details::text, to_jsonb($2::text)::text) > 0)`;

/** A stretch of the log at a time, by its numbers: who is deleted may stand anywhere in it. */
const ANONYMISE = prepared(
  'anonymise-audit',
  `
    WITH stretch AS MATERIALIZED (SELECT id FROM audit_entries WHERE id > $4 ORDER BY id LIMIT $5),
    changed AS (
      UPDATE audit_entries entry SET
        actor = CASE WHEN actor IN ($1, $2) THEN $3 ELSE actor END,
        subject = CASE WHEN subject IN ($1, $2) THEN $3 ELSE subject END,
        address = CASE WHEN actor IN ($1, $2) THEN NULL ELSE address END,
        details = CASE WHEN actor IN ($1, $2) OR ${NAMED} THEN '{}' ELSE details END
      FROM stretch
      WHERE entry.id = stretch.id AND (actor IN ($1, $2) OR subject IN ($1, $2) OR ${NAMED})
    )
    SELECT max(id) AS last FROM stretch`,
);

/** All that is left of somebody once their videos are gone, in one transaction with the account itself. */
const LAST = [
  'DELETE FROM api_keys WHERE account_id = $1',
  'DELETE FROM api_key_uses WHERE account_id = $1',
  'DELETE FROM sessions WHERE account_id = $1',
  'DELETE FROM credentials WHERE account_id = $1',
  'DELETE FROM verifications WHERE value = $1',
  'DELETE FROM idempotency_keys WHERE account_id = $1',
  'DELETE FROM work_turns WHERE account_id = $1',
  'DELETE FROM rate_places WHERE key = $1',
  'DELETE FROM rate_returns WHERE key = $1',
  'DELETE FROM rate_windows WHERE key = $1',
  'DELETE FROM storage_holds WHERE account_id = $1',
  'DELETE FROM storage_use WHERE account_id = $1',
  'DELETE FROM studio_uses WHERE account_id = $1',
  `DELETE FROM resource_uses WHERE key = 'account:' || $1`,
  'DELETE FROM one_time_links WHERE account_id = $1 OR made_by = (SELECT email FROM accounts WHERE id = $1)',
  'DELETE FROM audit_tallies WHERE actor = (SELECT email FROM accounts WHERE id = $1)',
  'DELETE FROM accounts WHERE id = $1',
  'DELETE FROM account_deletions WHERE account_id = $1',
].map(statement);

const TELL = statement('SELECT pg_notify($1, $2)');

const BATCH = 2_000;

/** The rows of an account on its way out. */
@Injectable()
export class AccountEndRepository {
  constructor(private readonly database: Database) {}

  /** From its commit on nobody gets in as this account, on any replica; workers are told. */
  async ask(
    transaction: Transaction,
    deletion: Pick<AccountDeletion, 'accountId' | 'pseudonym' | 'askedBy'>,
  ): Promise<void> {
    await transaction.rows(ASK, [deletion.accountId, deletion.pseudonym, deletion.askedBy]);
    for (const way of SHUT_OUT) await transaction.rows(way, [deletion.accountId]);
    await transaction.rows(TELL, [ACCOUNT_DELETION, '']);
  }

  async hasOtherOperators(transaction: Transaction, accountId: string): Promise<boolean> {
    return (await transaction.rows(OTHER_OPERATORS, [accountId])).length > 0;
  }

  /** Those that were asked for and are not done, the oldest first. */
  async pending(atMost: number): Promise<AccountDeletion[]> {
    return await this.database.rows<AccountDeletion>(PENDING, [atMost]);
  }

  /**
   * Puts the pseudonym in the place of address and id all through the audit log. Begun anew, it finds less to
   * do.
   */
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

  /** The rest, and the account itself. */
  async remove(transaction: Transaction, { accountId }: AccountDeletion): Promise<void> {
    for (const part of LAST) await transaction.rows(part, [accountId]);
  }
}
