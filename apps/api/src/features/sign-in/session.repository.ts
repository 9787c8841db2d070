import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { statement } from '../../platform/database/statement.js';

const LIST = statement(`
  SELECT id, address, agent, created_at AS "createdAt", updated_at AS "seenAt" FROM sessions
  WHERE account_id = $1 AND expires_at > now() ORDER BY updated_at DESC, id`);

const END = statement('DELETE FROM sessions WHERE account_id = $1 AND id = $2 RETURNING id');
const END_OTHERS = statement('DELETE FROM sessions WHERE account_id = $1 AND id <> $2');
const FORGET_EXPIRED = statement(
  'DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE expires_at < now() LIMIT 100 FOR UPDATE SKIP LOCKED)',
);

/** Whoever ends a session waits for what it is about to change, and nothing changes by it afterwards. */
const HOLD = statement(
  'SELECT 1 FROM sessions WHERE account_id = $1 AND id = $2 AND expires_at > now() FOR SHARE',
);

const ALIVE = statement('SELECT id FROM sessions WHERE id = ANY ($1::text[]) AND expires_at > now()');

/** A browser in which somebody is signed in. */
export interface KnownSession {
  readonly id: string;
  readonly address: string | null;
  readonly agent: string | null;
  readonly createdAt: Date;
  /** To about an hour. */
  readonly seenAt: Date;
}

/** Sessions by their owner. What is ended here is refused on every replica from the next request on. */
@Injectable()
export class SessionRepository {
  constructor(private readonly database: Database) {}

  async list(accountId: string): Promise<KnownSession[]> {
    return await this.database.rows<KnownSession>(LIST, [accountId]);
  }

  /** Whether a session is still there, and stays until the transaction ends. */
  async holds(transaction: Transaction, accountId: string, id: string): Promise<boolean> {
    return (await transaction.rows(HOLD, [accountId, id])).length === 1;
  }

  /** Those of the given sessions that still hold. */
  async aliveAmong(ids: readonly string[]): Promise<string[]> {
    return (await this.database.rows<{ id: string }>(ALIVE, [ids])).map(({ id }) => id);
  }

  /** False when the account has no such session. */
  async end(accountId: string, id: string): Promise<boolean> {
    return (await this.database.rows(END, [accountId, id])).length === 1;
  }

  /** Ends every session of an account but one; all of them without one to keep. */
  async endOthers(accountId: string, keptId = ''): Promise<void> {
    await this.database.rows(END_OTHERS, [accountId, keptId]);
  }

  /** Removes some of the sessions whose time is up. */
  async forgetExpired(): Promise<void> {
    await this.database.rows(FORGET_EXPIRED);
  }
}
