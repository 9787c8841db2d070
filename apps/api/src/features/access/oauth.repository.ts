import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { OauthApp, OauthConsent } from './oauth-app.js';

const ADD_APP = statement('INSERT INTO oauth_apps (id, name, redirect_uris) VALUES ($1, $2, $3)');

const FIND_APP = statement(`SELECT id, name, redirect_uris AS "redirectUris" FROM oauth_apps WHERE id = $1`);

const USE_APP = statement('UPDATE oauth_apps SET used_at = now() WHERE id = $1');

const ADD_CODE = statement(`
  INSERT INTO oauth_codes (hash, app_id, account_id, redirect_uri, challenge, tools, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, now() + interval '2 minutes')`);

/** Each code once. */
const TAKE_CODE = statement(`
  UPDATE oauth_codes SET grant_id = $2 WHERE hash = $1 AND grant_id IS NULL AND expires_at > now()
  RETURNING app_id AS "appId", account_id AS "accountId", redirect_uri AS "redirectUri", challenge, tools`);

const GRANT_OF_CODE = statement('SELECT grant_id AS "grantId" FROM oauth_codes WHERE hash = $1');

/** Apps, and the codes that stand for somebody's yes. */
@Injectable()
export class OauthRepository {
  constructor(private readonly database: Database) {}

  async addApp({ id, name, redirectUris }: OauthApp): Promise<void> {
    await this.database.rows(ADD_APP, [id, name, redirectUris]);
  }

  async app(id: string): Promise<OauthApp | null> {
    const [app] = await this.database.rows<OauthApp>(FIND_APP, [id]);
    return app ?? null;
  }

  async addCode(transaction: Transaction, hash: Buffer, consent: OauthConsent): Promise<void> {
    const { appId, accountId, redirectUri, challenge, tools } = consent;
    await transaction.rows(ADD_CODE, [hash, appId, accountId, redirectUri, challenge, tools]);
  }

  /** Takes a code for a grant, once; null for one that is used, too old or unknown. */
  async takeCode(transaction: Transaction, hash: Buffer, grantId: string): Promise<OauthConsent | null> {
    const [consent] = await transaction.rows<OauthConsent>(TAKE_CODE, [hash, grantId]);
    if (consent !== undefined) await transaction.rows(USE_APP, [consent.appId]);
    return consent ?? null;
  }

  /** What a code was taken for before. */
  async grantOf(hash: Buffer): Promise<string | null> {
    const [row] = await this.database.rows<{ grantId: string | null }>(GRANT_OF_CODE, [hash]);
    return row?.grantId ?? null;
  }
}
