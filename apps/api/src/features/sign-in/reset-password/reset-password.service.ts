import { randomBytes } from 'node:crypto';
import { createBase62Id } from '@clipwright/core/keys';
import { Injectable } from '@nestjs/common';
import { type Account, normaliseEmail } from '../../accounts/index.js';
import { type Actor, AuditLog } from '../../audit/index.js';
import { Auth, type Browser } from '../auth.js';
import { SessionRepository } from '../session.repository.js';
import { SignInLimit } from '../sign-in-limit.js';

const GENERATED_LENGTH = 20;

/** Sets a new password for somebody who lost the old one: by a mailed link, or on the command line. Every session ends. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly auth: Auth,
    private readonly limit: SignInLimit,
    private readonly sessions: SessionRepository,
    private readonly audit: AuditLog,
  ) {}

  /** Mails a link, if there is such an account; answers the same either way. @throws Refusal 429 */
  async ask(text: string, browser: Browser): Promise<void> {
    const email = normaliseEmail(text);
    if (email === null) return;
    await this.limit.count(`reset ${email}`, browser.address);
    await this.auth.askForReset(email);
    await this.audit.record({ action: 'password.reset-asked', actor: { name: email, address: browser.address }, subject: email });
  }

  /** False for a link that is used up, too old, or no link at all. @throws Refusal 429 */
  async byLink(token: string, password: string, browser: Browser): Promise<boolean> {
    await this.limit.countAddress(browser.address);
    const done = await this.auth.resetPassword(token, password);
    if (done) await this.audit.record({ action: 'password.reset', actor: { name: 'mailed link', address: browser.address }, subject: null });
    return done;
  }

  /** Gives an account a password that nobody has chosen, to be shown once. */
  async byServer({ id, email }: Pick<Account, 'id' | 'email'>, actor: Actor): Promise<string> {
    const password = createBase62Id({ length: GENERATED_LENGTH, randomBytes });
    await this.auth.setPassword(id, password);
    await this.sessions.endOthers(id);
    await this.audit.record({ action: 'password.reset', actor, subject: email });
    return password;
  }
}
