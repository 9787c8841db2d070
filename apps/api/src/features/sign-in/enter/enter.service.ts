import { Injectable } from '@nestjs/common';
import { AccountRepository, normaliseEmail } from '../../accounts/index.js';
import { AuditLog } from '../../audit/index.js';
import { Auth, type Browser } from '../auth.js';
import { SessionRepository } from '../session.repository.js';
import { SignInLimit } from '../sign-in-limit.js';
import type { SignedIn } from '../signed-in.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Why nobody was signed up. */
export type SignUpFault = 'closed' | 'bad-email' | 'email-taken';

/** Cookies of a new session. */
export type Entered = { readonly cookies: readonly string[] };

/** Signs people up and in. A new account starts on the plan Free, without a key. */
@Injectable()
export class Enter {
  constructor(
    private readonly auth: Auth,
    private readonly limit: SignInLimit,
    private readonly sessions: SessionRepository,
    private readonly accounts: AccountRepository,
    private readonly audit: AuditLog,
  ) {}

  /** @throws Refusal 429 */
  async signUp(credentials: Credentials, browser: Browser): Promise<Entered | SignUpFault> {
    if (!this.limit.signUpOpen) return 'closed';
    const email = normaliseEmail(credentials.email);
    if (email === null) return 'bad-email';
    await this.limit.countAddress(browser.address);
    const entered = await this.auth.signUp({ email, password: credentials.password }, browser);
    if (entered === null) return 'email-taken';
    await this.audit.record({ action: 'signed-up', actor: { name: email, address: browser.address }, subject: email });
    return { cookies: [...entered.cookies, this.limit.cookieFor(email)] };
  }

  /** Null for a wrong address, a wrong password and an account that is switched off alike. @throws Refusal 429 */
  async signIn(credentials: Credentials, browser: Browser): Promise<Entered | null> {
    const email = normaliseEmail(credentials.email) ?? credentials.email;
    await this.limit.count({ email, browser });
    const entered = await this.auth.signIn({ email, password: credentials.password }, browser);
    const actor = { name: email.slice(0, 254), address: browser.address };
    if (entered === null || !(await this.isActive(entered.accountId))) {
      await this.audit.record({ action: 'sign-in-failed', actor, subject: actor.name });
      return null;
    }
    const known = await this.limit.passed({ email, browser });
    await this.sessions.forgetExpired();
    await this.audit.record({ action: 'signed-in', actor, subject: email });
    return { cookies: [...entered.cookies, known] };
  }

  /** Signs the same person in again, in place of the session that is there. Null for a wrong password. @throws Refusal 429 */
  async again({ account, sessionId, browser }: SignedIn, password: string): Promise<Entered | null> {
    const entered = await this.signIn({ email: account.email, password }, browser);
    if (entered !== null) await this.sessions.end(account.id, sessionId);
    return entered;
  }

  private async isActive(accountId: string): Promise<boolean> {
    return (await this.accounts.byId(accountId))?.active === true;
  }
}
