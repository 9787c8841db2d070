import { randomBytes } from 'node:crypto';
import { createBase62Id } from '@clipwright/core/keys';
import { Injectable } from '@nestjs/common';
import type { Account } from '../../accounts/account.door.js';
import { normaliseEmail } from '../../accounts/email-address.door.js';
import { AccountRepository } from '../../accounts/account-records.door.js';
import type { Actor } from '../../audit/actor.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { Auth, type Browser } from '../auth.js';
import { SessionRepository } from '../session.repository.js';
import { SignInLimit } from '../sign-in-limit.js';

const GENERATED_LENGTH = 20;

/**
 * Sets a new password for somebody who lost the old one: by a mailed link, or on the command line. Every
 * session ends.
 */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly auth: Auth,
    private readonly limit: SignInLimit,
    private readonly sessions: SessionRepository,
    private readonly accounts: AccountRepository,
    private readonly audit: AuditLog,
  ) {}

  /** Mails a link, if there is such an account; answers the same either way. @throws Refusal 429 */
  async ask(text: string, browser: Browser): Promise<void> {
    const email = normaliseEmail(text);
    if (email === null) return;
    await this.limit.countReset({ email, browser });
    await this.auth.askForReset(email);
    await this.audit.record({
      action: 'password.reset-asked',
      actor: { name: email, address: browser.address },
      subject: email,
    });
  }

  /**
   * Cookies by which the browser is known to the account; null for a link that is used up, too old, or no
   * link at all. @throws Refusal 429
   */
  async byLink(token: string, password: string, browser: Browser): Promise<readonly string[] | null> {
    await this.limit.countLink(browser.address);
    const accountId = await this.auth.resetPassword(token, password);
    if (accountId === null) return null;
    const account = await this.accounts.byId(accountId);
    await this.audit.record({
      action: 'password.reset',
      actor: { name: 'link', address: browser.address },
      subject: account?.email ?? null,
    });
    return account === null ? [] : [this.limit.cookieFor(account.email)];
  }

  /** Gives an account a password that nobody has chosen, to be shown once. */
  async byServer({ id, email }: Pick<Account, 'id' | 'email'>, actor: Actor): Promise<string> {
    const password = createBase62Id({ length: GENERATED_LENGTH, randomBytes });
    await this.auth.setPassword(id, password);
    await this.sessions.endOthers(id);
    await this.limit.forgetAccount(email);
    await this.audit.record({ action: 'password.reset', actor, subject: email });
    return password;
  }
}
