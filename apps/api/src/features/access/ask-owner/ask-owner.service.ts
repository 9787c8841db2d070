import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { PublicAddress } from '../../../platform/http/public-address.js';
import { Refusal } from '../../../platform/http/refusal.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { SessionRepository } from '../../sign-in/session-records.door.js';
import { actorOf, type SignedIn } from '../../sign-in/signed-in.door.js';
import { hashSecret, newSecret } from '../access-token.js';
import type { AccessToolName } from '../access-tools.js';
import type { OauthApp } from '../oauth-app.js';
import { OauthRepository } from '../oauth.repository.js';
import { type AskedAccess, backTo, refuseWrong } from './asked-access.js';

const CODE_PREFIX = 'cwmcc_';

/** Asks somebody who is signed in whether an app may use the account. */
@Injectable()
export class AskOwner {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly sessions: SessionRepository,
    private readonly oauth: OauthRepository,
    private readonly audit: AuditLog,
    private readonly address: PublicAddress,
  ) {}

  /** Who asks, and where a no is told. @throws Refusal 400 */
  async look(asked: AskedAccess): Promise<{ app: OauthApp; denied: string }> {
    const app = refuseWrong(asked, await this.oauth.app(asked.client_id), this.address.mcp);
    return { app, denied: backTo(asked, this.address.origin, { error: 'access_denied' }) };
  }

  /** Where the browser goes with a code, which the app changes into tokens. @throws Refusal 400, 401 */
  async allow(signedIn: SignedIn, asked: AskedAccess, tools: readonly AccessToolName[]): Promise<string> {
    const { app } = await this.look(asked);
    const { account, sessionId } = signedIn;
    const code = newSecret(CODE_PREFIX);
    const consent = {
      ...{ appId: app.id, accountId: account.id, tools },
      ...{ redirectUri: asked.redirect_uri, challenge: asked.code_challenge ?? '' },
    };
    const details = { name: app.name, tools: tools.join(' '), at: asked.redirect_uri };
    const who = { actor: actorOf(signedIn), subject: account.email };
    await this.transactions.run(async (transaction) => {
      if (!(await this.sessions.holds(transaction, account.id, sessionId))) throw signedOut();
      await this.oauth.addCode(transaction, hashSecret(code), consent);
      await this.audit.record({ action: 'access.granted', ...who, details }, transaction);
    });
    return backTo(asked, this.address.origin, { code });
  }
}

const signedOut = () => new Refusal({ status: 401, code: 'sign_in_required', message: 'Sign in to go on.' });
