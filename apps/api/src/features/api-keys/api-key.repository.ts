import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ACCESS_COLUMNS, type AccountAccess, type KeyAccess, type ShownKey } from './key-access.js';
import { prepared, statement } from '../../platform/database/statement.js';

const FIND = prepared(
  'find-key-access',
  `SELECT ${ACCESS_COLUMNS} FROM api_key_access access WHERE access.hash = $1`,
);

const HINT = prepared('find-key-hint', 'SELECT hint FROM api_keys WHERE account_id = $1');

/**
 * Shared locks: a regeneration, a change of plan or a deactivation waits for the admission under way, and
 * none starts after it. They are taken under the lock of the key's window, so by one admission at a time: any
 * number of holders that relieve each other would keep a writer out for ever.
 */
const FIND_LOCKED = prepared(
  'lock-key-access',
  `SELECT ${ACCESS_COLUMNS} FROM api_key_access access WHERE access.hash = $1 FOR SHARE`,
);

const FIND_ACCOUNT_LOCKED = statement(
  `SELECT id AS "accountId", plan, active, may_spend AS "maySpend" FROM known_accounts WHERE id = $1 FOR SHARE`,
);

const SHOWN = prepared(
  'find-key-shown',
  `
    SELECT key.hint, key.created_at AS "createdAt", use.last_used_at AS "lastUsedAt"
    FROM api_keys key LEFT JOIN api_key_uses use ON use.account_id = key.account_id AND use.last_used_at >= key.created_at
    WHERE key.account_id = $1`,
);

/**
 * Of keys that are still there. In one order, so that two processes that write at once wait for each other
 * and never in a ring.
 */
const NOTE_USES = prepared(
  'note-key-uses',
  `
    INSERT INTO api_key_uses (account_id, last_used_at) SELECT account_id, clock_timestamp() FROM api_keys WHERE account_id = ANY ($1::text[]) ORDER BY 1
    ON CONFLICT (account_id) DO UPDATE SET last_used_at = EXCLUDED.last_used_at`,
);

const PUT = statement(`
  INSERT INTO api_keys (account_id, hash, hint) VALUES ($1, $2, $3)
  ON CONFLICT (account_id) DO UPDATE SET hash = EXCLUDED.hash, hint = EXCLUDED.hint, created_at = now()`);

@Injectable()
export class ApiKeyRepository {
  constructor(private readonly database: Database) {}

  /** Whose key this is; null for a key nobody has. No cache: a revocation holds at once. */
  async access(hash: Buffer): Promise<KeyAccess | null> {
    const [row] = await this.database.rows<KeyAccess>(FIND, [hash]);
    return row ?? null;
  }

  /** The same, with key and account locked against change until the transaction ends. */
  async lockedAccess(transaction: Transaction, hash: Buffer): Promise<KeyAccess | null> {
    const [row] = await transaction.rows<KeyAccess>(FIND_LOCKED, [hash]);
    return row ?? null;
  }

  /** How an account stands, locked against change until the transaction ends; for those who signed in. */
  async lockedAccount(transaction: Transaction, accountId: string): Promise<AccountAccess | null> {
    const [row] = await transaction.rows<AccountAccess>(FIND_ACCOUNT_LOCKED, [accountId]);
    return row ?? null;
  }

  /** What the dashboard shows of an account's key; null for an empty slot. */
  async shown(accountId: string): Promise<ShownKey | null> {
    const [row] = await this.database.rows<ShownKey>(SHOWN, [accountId]);
    return row ?? null;
  }

  /** Notes that the keys of these accounts were used by now. */
  async noteUses(accountIds: readonly string[]): Promise<void> {
    await this.database.rows(NOTE_USES, [accountIds]);
  }

  /** What may be shown of an account's key. */
  async hint(accountId: string): Promise<string | null> {
    const [row] = await this.database.rows<{ hint: string }>(HINT, [accountId]);
    return row?.hint ?? null;
  }

  /** Puts a key into the slot of an account; the key that was there is gone. */
  async put(transaction: Transaction, key: { accountId: string; hash: Buffer; hint: string }): Promise<void> {
    await transaction.rows(PUT, [key.accountId, key.hash, key.hint]);
  }
}
