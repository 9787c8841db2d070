import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** What an app was given before goes. */
const REMOVE_OF_APP = statement(
  'DELETE FROM access_grants WHERE account_id = $1 AND app_id = $2 AND id <> $3',
);

const KEEP_TOKENS = statement(`
  UPDATE access_grants SET app_id = $2, token_hash = $3, refresh_hash = $4, expires_at = now() + $5 * interval '1 second'
  WHERE id = $1`);

/** The one before is remembered: whoever comes with it again has stolen it, or was stolen from. */
const RENEW = statement(`
  UPDATE access_grants SET token_hash = $3, refresh_hash = $4, former_refresh_hash = refresh_hash,
    expires_at = now() + $5 * interval '1 second'
  WHERE refresh_hash = $1 AND app_id = $2 RETURNING tools`);

const REMOVE_FORMER = statement('DELETE FROM access_grants WHERE former_refresh_hash = $1');

const REMOVE_BY_ID = statement('DELETE FROM access_grants WHERE id = $1');

const REMOVE_BY_TOKEN = statement(
  `DELETE FROM access_grants WHERE kind = 'app' AND app_id = $2 AND (token_hash = $1 OR refresh_hash = $1)`,
);

/** New tokens of an app, as hashes; how long the first lives. */
export interface KeptTokens {
  readonly tokenHash: Buffer;
  readonly refreshHash: Buffer;
  readonly seconds: number;
}

/** The tokens of apps: short-lived ones, and those by which they are made anew. */
@Injectable()
export class AppGrantRepository {
  constructor(private readonly database: Database) {}

  /** Gives a new grant its tokens, in the place of what the app had of this account. */
  async keep(
    transaction: Transaction,
    { id, accountId, appId }: { id: string; accountId: string; appId: string },
    { tokenHash, refreshHash, seconds }: KeptTokens,
  ): Promise<void> {
    await transaction.rows(KEEP_TOKENS, [id, appId, tokenHash, refreshHash, seconds]);
    await transaction.rows(REMOVE_OF_APP, [accountId, appId, id]);
  }

  /** The tools of a grant whose tokens are new now; null where none has this refresh token. */
  async renew(
    by: { refreshHash: Buffer; appId: string },
    { tokenHash, refreshHash, seconds }: KeptTokens,
  ): Promise<string[] | null> {
    const values = [by.refreshHash, by.appId, tokenHash, refreshHash, seconds];
    const [row] = await this.database.rows<{ tools: string[] }>(RENEW, values);
    return row?.tools ?? null;
  }

  async removeOfFormer(refreshHash: Buffer): Promise<void> {
    await this.database.rows(REMOVE_FORMER, [refreshHash]);
  }

  async removeById(id: string): Promise<void> {
    await this.database.rows(REMOVE_BY_ID, [id]);
  }

  /** By either of its tokens. */
  async removeByToken(hash: Buffer, appId: string): Promise<void> {
    await this.database.rows(REMOVE_BY_TOKEN, [hash, appId]);
  }
}
