import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { PublicAddress } from '../../../platform/http/public-address.js';
import { AccessGrantRepository } from '../access-grant.repository.js';
import { hashSecret, newSecret, TOKEN_PREFIX } from '../access-token.js';
import { toolsAmong } from '../access-tools.js';
import { AppGrantRepository, type KeptTokens } from '../app-grant.repository.js';
import type { OauthConsent } from '../oauth-app.js';
import { OauthRefusal } from '../oauth-refusal.js';
import { OauthRepository } from '../oauth.repository.js';

const TOKEN_SECONDS = 3_600;
const REFRESH_PREFIX = 'cwmcr_';

/** What an app sends, as fields of a form. */
export type TokenForm = ReadonlyMap<string, string>;

/** Tokens as OAuth tells them. */
export interface GivenTokens {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly scope: string;
}

/** Gives an app its tokens: for a code, which stands for somebody's yes, and for the token that keeps them new. */
@Injectable()
export class GiveTokens {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly oauth: OauthRepository,
    private readonly grants: AccessGrantRepository,
    private readonly appGrants: AppGrantRepository,
    private readonly address: PublicAddress,
  ) {}

  /** @throws OauthRefusal */
  async run(form: TokenForm): Promise<GivenTokens> {
    if ((form.get('resource') ?? this.address.mcp) !== this.address.mcp)
      throw new OauthRefusal('invalid_target', `Tokens are for ${this.address.mcp} alone.`);
    const kind = form.get('grant_type');
    if (kind === 'authorization_code') return await this.forCode(form);
    if (kind === 'refresh_token') return await this.forRefreshToken(form);
    throw new OauthRefusal('unsupported_grant_type', 'grant_type is authorization_code or refresh_token.');
  }

  /** Ends a grant by either of its tokens; what nobody knows is ended already. */
  async revoke(form: TokenForm): Promise<void> {
    await this.appGrants.removeByToken(hashSecret(fieldOf(form, 'token')), fieldOf(form, 'client_id'));
  }

  private async forCode(form: TokenForm): Promise<GivenTokens> {
    const app = await this.oauth.app(fieldOf(form, 'client_id'));
    if (app === null)
      throw new OauthRefusal('invalid_client', 'Nobody knows this app. It has to register again.');
    const [hash, id, made] = [hashSecret(fieldOf(form, 'code')), randomUUID(), newTokens()];
    const consent = await this.transactions.run(async (transaction) => {
      const taken = await this.oauth.takeCode(transaction, hash, id);
      if (taken === null || !isOf(taken, form)) return null;
      const { accountId, appId } = taken;
      const tools = toolsAmong(taken.tools);
      const wanted = {
        id,
        accountId,
        kind: 'app',
        name: app.name,
        tools,
        tokenHash: made.kept.tokenHash,
      } as const;
      if ((await this.grants.add(transaction, wanted)) === null) return null;
      await this.appGrants.keep(transaction, { id, accountId, appId }, made.kept);
      return taken;
    });
    if (consent !== null) return made.given(consent.tools);
    await this.endWhatItWasTakenFor(hash);
    throw new OauthRefusal(
      'invalid_grant',
      'The code is used, too old, or not for this app, address and verifier.',
    );
  }

  /** A code that comes twice was read by somebody else: what was given for it ends. */
  private async endWhatItWasTakenFor(hash: Buffer): Promise<void> {
    const grantId = await this.oauth.grantOf(hash);
    if (grantId !== null) await this.appGrants.removeById(grantId);
  }

  private async forRefreshToken(form: TokenForm): Promise<GivenTokens> {
    const refreshHash = hashSecret(fieldOf(form, 'refresh_token'));
    const made = newTokens();
    const tools = await this.appGrants.renew({ refreshHash, appId: fieldOf(form, 'client_id') }, made.kept);
    if (tools !== null) return made.given(tools);
    await this.appGrants.removeOfFormer(refreshHash);
    throw new OauthRefusal(
      'invalid_grant',
      'The refresh token is used, revoked or unknown. Ask its owner again.',
    );
  }
}

/** @throws OauthRefusal */
function fieldOf(form: TokenForm, name: string): string {
  const value = form.get(name);
  if (value !== undefined && value !== '') return value;
  throw new OauthRefusal('invalid_request', `${name} is missing.`);
}

/** Whether a code is for the app that brings it, was sent to where it says, and is its own. */
function isOf({ appId, redirectUri, challenge }: OauthConsent, form: TokenForm): boolean {
  const verifier = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest();
  const expected = Buffer.from(challenge, 'base64url');
  const isOwn = expected.length === verifier.length && timingSafeEqual(expected, verifier);
  return isOwn && appId === form.get('client_id') && redirectUri === form.get('redirect_uri');
}

function newTokens(): { kept: KeptTokens; given: (tools: readonly string[]) => GivenTokens } {
  const [token, refresh] = [newSecret(TOKEN_PREFIX), newSecret(REFRESH_PREFIX)];
  const kept = { tokenHash: hashSecret(token), refreshHash: hashSecret(refresh), seconds: TOKEN_SECONDS };
  const given = (tools: readonly string[]): GivenTokens => ({
    access_token: token,
    token_type: 'Bearer',
    expires_in: TOKEN_SECONDS,
    refresh_token: refresh,
    scope: tools.join(' '),
  });
  return { kept, given };
}
