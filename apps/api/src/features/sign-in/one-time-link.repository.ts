import type { Plan } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';

/** A link that still works. */
export interface OneTimeLink {
  readonly id: string;
  readonly purpose: 'invitation' | 'first-operator' | 'verification';
  readonly accountId: string | null;
  readonly plan: Plan | null;
  readonly madeBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** An invitation that nobody has used yet. */
export type PendingInvitation = OneTimeLink & { readonly plan: Plan };

export interface NewLink extends Pick<OneTimeLink, 'id' | 'purpose' | 'accountId' | 'plan' | 'madeBy'> {
  readonly hash: Buffer;
  readonly lifeMs: number;
}

const COLUMNS =
  'id, purpose, account_id AS "accountId", plan, made_by AS "madeBy", created_at AS "createdAt", expires_at AS "expiresAt"';

const ADD = statement(`
  INSERT INTO one_time_links (id, purpose, hash, account_id, plan, made_by, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 millisecond') RETURNING ${COLUMNS}`);

const WORKS = 'used_at IS NULL AND expires_at > now()';

const FIND = statement(`SELECT ${COLUMNS} FROM one_time_links WHERE hash = $1 AND ${WORKS}`);

/** Somebody has to be able to manage the server, and only the first who comes may make themselves that. */
const NO_OPERATOR = 'NOT EXISTS (SELECT 1 FROM known_accounts WHERE operator AND active)';

/** Links to the first operator are one: whoever uses one of them uses all. */
const CLAIM = statement(`
  UPDATE one_time_links SET used_at = now()
  WHERE (id = $1 OR ($2 = 'first-operator' AND purpose = $2)) AND ${WORKS} AND ($2 <> 'first-operator' OR ${NO_OPERATOR})
  RETURNING id`);

const RELEASE = statement('UPDATE one_time_links SET used_at = NULL WHERE id = ANY($1)');

const PENDING = statement(
  `SELECT ${COLUMNS} FROM one_time_links WHERE purpose = 'invitation' AND ${WORKS} ORDER BY created_at DESC, id LIMIT $1`,
);

const REVOKE = statement(
  `DELETE FROM one_time_links WHERE id = $1 AND purpose = 'invitation' AND ${WORKS} RETURNING id`,
);

const FORGET = statement(
  `DELETE FROM one_time_links WHERE id IN (SELECT id FROM one_time_links WHERE expires_at < now() LIMIT 100 FOR UPDATE SKIP LOCKED)`,
);

const FORGET_OF = statement(`DELETE FROM one_time_links WHERE account_id = $1 AND purpose = 'verification'`);

/** Links that work once. What was used here is refused on every replica from the next request on. */
@Injectable()
export class OneTimeLinkRepository {
  constructor(private readonly database: Database) {}

  async add(link: NewLink): Promise<OneTimeLink> {
    await this.database.rows(FORGET);
    const values = [link.id, link.purpose, link.hash, link.accountId, link.plan, link.madeBy, link.lifeMs];
    const [row] = await this.database.rows<OneTimeLink>(ADD, values);
    if (row === undefined) throw new Error('a link was kept and not told');
    return row;
  }

  /** Null for a link that was used, is too old, or never was. */
  async find(hash: Buffer): Promise<OneTimeLink | null> {
    const [row] = await this.database.rows<OneTimeLink>(FIND, [hash]);
    return row ?? null;
  }

  /** Uses a link up. The ids of all that were used with it; none where somebody was faster. */
  async claim({ id, purpose }: OneTimeLink): Promise<string[]> {
    const rows = await this.database.rows<{ id: string }>(CLAIM, [id, purpose]);
    return rows.map((row) => row.id);
  }

  /** Gives back what was claimed for nothing. */
  async release(ids: readonly string[]): Promise<void> {
    await this.database.rows(RELEASE, [ids]);
  }

  /** Invitations that nobody has used yet, newest first. */
  async pending(atMost: number): Promise<PendingInvitation[]> {
    return await this.database.rows<PendingInvitation>(PENDING, [atMost]);
  }

  /** Takes an invitation back; false where there is none. */
  async revoke(id: string): Promise<boolean> {
    return (await this.database.rows(REVOKE, [id])).length === 1;
  }

  /** Forgets the links that would prove an account's address. */
  async forgetOf(accountId: string): Promise<void> {
    await this.database.rows(FORGET_OF, [accountId]);
  }
}
