import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { prepared, statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { AccessGrant } from './access-grant.js';
import { toolsAmong } from './access-tools.js';

const COLUMNS = `id, account_id AS "accountId", kind, name, tools, created_at AS "createdAt", last_used_at AS "lastUsedAt"`;

/** Gives nothing where the account has as many already. */
const ADD = statement(`
  INSERT INTO access_grants (id, account_id, kind, name, tools, token_hash)
  SELECT $1, $2, $3, $4, $5, $6 WHERE (SELECT count(*) FROM access_grants WHERE account_id = $2) < $7
  RETURNING ${COLUMNS}`);

const BY_TOKEN = prepared(
  'access-by-token',
  `SELECT ${COLUMNS} FROM access_grants WHERE token_hash = $1 AND (expires_at IS NULL OR expires_at > now())`,
);

const USED = statement(`
  UPDATE access_grants SET last_used_at = now()
  WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`);

const LIST = statement(
  `SELECT ${COLUMNS} FROM access_grants WHERE account_id = $1 ORDER BY created_at DESC, id`,
);

const REMOVE = statement(`DELETE FROM access_grants WHERE account_id = $1 AND id = $2 RETURNING ${COLUMNS}`);

/** Codes first: whoever changes one into a grant just now is waited for. */
const REMOVE_CODES = statement('DELETE FROM oauth_codes WHERE account_id = $1');
const REMOVE_ALL = statement('DELETE FROM access_grants WHERE account_id = $1');

/** So many programs nobody uses; a page that lists them stays short. */
const MOST_PER_ACCOUNT = 50;

export type NewGrant = Pick<AccessGrant, 'id' | 'accountId' | 'kind' | 'name' | 'tools'> & {
  readonly tokenHash: Buffer;
};

/** What people let programs use. What is revoked here is refused on every replica from the next request on. */
@Injectable()
export class AccessGrantRepository {
  constructor(private readonly database: Database) {}

  /** Null where the account has as many as it may. */
  async add(transaction: Transaction, grant: NewGrant): Promise<AccessGrant | null> {
    const { id, accountId, kind, name, tools, tokenHash } = grant;
    const values = [id, accountId, kind, name, tools, tokenHash, MOST_PER_ACCOUNT];
    const [row] = await transaction.rows<AccessGrant>(ADD, values);
    return row ?? null;
  }

  async byToken(tokenHash: Buffer): Promise<AccessGrant | null> {
    const [row] = await this.database.rows<AccessGrant>(BY_TOKEN, [tokenHash]);
    return row === undefined ? null : { ...row, tools: toolsAmong(row.tools) };
  }

  /** Notes that a grant was used; mostly it is noted already. */
  async noteUse({ id, lastUsedAt }: AccessGrant): Promise<void> {
    if (lastUsedAt !== null && Date.now() - lastUsedAt.getTime() < 30_000) return;
    await this.database.rows(USED, [id]);
  }

  async list(accountId: string): Promise<AccessGrant[]> {
    return await this.database.rows<AccessGrant>(LIST, [accountId]);
  }

  /** Null when the account has no such grant. */
  async remove(accountId: string, id: string): Promise<AccessGrant | null> {
    const [row] = await this.database.rows<AccessGrant>(REMOVE, [accountId, id]);
    return row ?? null;
  }

  async removeAll(accountId: string): Promise<void> {
    await this.database.rows(REMOVE_CODES, [accountId]);
    await this.database.rows(REMOVE_ALL, [accountId]);
  }
}
