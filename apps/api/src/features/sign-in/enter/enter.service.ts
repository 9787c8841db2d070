import { Injectable } from '@nestjs/common';
import { AccountRepository } from '../../accounts/account-records.door.js';
import { canSignIn } from '../../accounts/account.door.js';
import { normaliseEmail } from '../../accounts/email-address.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { Auth, type Browser } from '../auth.js';
import { SessionRepository } from '../session.repository.js';
import { SignInLimit } from '../sign-in-limit.js';
import type { SignedIn } from '../signed-in.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Cookies of a new session. */
export type Entered = { readonly cookies: readonly string[] };

/** Signs people in. */
@Injectable()
export class Enter {
  constructor(
    private readonly auth: Auth,
    private readonly limit: SignInLimit,
    private readonly sessions: SessionRepository,
    private readonly accounts: AccountRepository,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Null for a wrong address, a wrong password and an account that is switched off or was refused alike.
   * @throws Refusal 429
   */
  async signIn(credentials: Credentials, browser: Browser): Promise<Entered | null> {
    const email = normaliseEmail(credentials.email) ?? credentials.email;
    const attempt = await this.limit.count({ email, browser });
    const entered = await this.auth.signIn({ email, password: credentials.password }, browser);
    const actor = { name: email.slice(0, 254), address: browser.address };
    if (entered === null || !(await this.isActive(entered.accountId))) {
      await this.audit.record({ action: 'sign-in-failed', actor, subject: actor.name });
      return null;
    }
    const known = await this.limit.passed({ email, browser }, attempt);
    await this.sessions.forgetExpired();
    await this.audit.record({ action: 'signed-in', actor, subject: email });
    return { cookies: [...entered.cookies, known] };
  }

  /**
   * Signs the same person in again, in place of the session that is there. Null for a wrong password. @throws
   * Refusal 429
   */
  async again({ account, sessionId, browser }: SignedIn, password: string): Promise<Entered | null> {
    const entered = await this.signIn({ email: account.email, password }, browser);
    if (entered !== null) await this.sessions.end(account.id, sessionId);
    return entered;
  }

  private async isActive(accountId: string): Promise<boolean> {
    const account = await this.accounts.byId(accountId);
    return account !== null && canSignIn(account);
  }
}
