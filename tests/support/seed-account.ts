import { createHash, randomBytes } from 'node:crypto';
import { apiKeyHashInput, apiKeyHint, createApiKey, createBase62Id } from '@clipwright/core/keys';
import type { Plan } from '@clipwright/core/videos';
import type { TestDatabase } from '@clipwright/testing';
import { rowsOf } from './database-rows.js';

/** An account as it stands in the database, and its key in full. */
export interface SeededAccount {
  readonly accountId: string;
  readonly email: string;
  readonly key: string;
}

export const KEY_PREFIX = 'cw';

/** A key in order that nobody has. */
export const unusedKey = (): string => createApiKey({ prefix: KEY_PREFIX, randomBytes });

/** Writes an account with its key slot; by default active and on the API plan. */
export async function seedAccount(
  database: TestDatabase,
  { plan = 'api', active = true }: { plan?: Plan; active?: boolean } = {},
): Promise<SeededAccount> {
  const id = createBase62Id({ length: 22, randomBytes });
  const account = { accountId: `acc_${id}`, email: `${id.toLowerCase()}@example.com`, key: unusedKey() };
  await rowsOf(database, 'INSERT INTO accounts (id, email, plan, active) VALUES ($1, $2, $3, $4)', [
    account.accountId,
    account.email,
    plan,
    active,
  ]);
  await putKey(database, account.accountId, account.key);
  return account;
}

/** Puts a key into an account's slot, as a regeneration does. */
export async function putKey(database: TestDatabase, accountId: string, key: string): Promise<void> {
  await rowsOf(
    database,
    `INSERT INTO api_keys (account_id, hash, hint) VALUES ($1, $2, $3)
     ON CONFLICT (account_id) DO UPDATE SET hash = EXCLUDED.hash, hint = EXCLUDED.hint`,
    [accountId, createHash('sha256').update(apiKeyHashInput(key)).digest(), apiKeyHint(key)],
  );
}

/** Another plan for an account, found by its address or id, in the subscription that it has. */
export async function givePlan(database: TestDatabase, who: string, plan: Plan): Promise<void> {
  await rowsOf(
    database,
    'UPDATE subscriptions SET plan = $2 FROM accounts account WHERE account_id = account.id AND $1 IN (account.id, account.email)',
    [who, plan],
  );
}
