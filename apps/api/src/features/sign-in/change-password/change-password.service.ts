import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.door.js';
import { Auth } from '../auth.js';
import { actorOf, type SignedIn } from '../signed-in.js';
import { SignInLimit } from '../sign-in-limit.js';

/** Changes a password; every other session of the account ends, and this one gets a new token. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly auth: Auth,
    private readonly limit: SignInLimit,
    private readonly audit: AuditLog,
  ) {}

  /** Cookies of the new session; null when the current password is wrong. @throws Refusal 429 */
  async run(
    signedIn: SignedIn,
    change: { currentPassword: string; newPassword: string },
  ): Promise<readonly string[] | null> {
    const { account, browser } = signedIn;
    const attempt = { email: account.email, browser };
    const counted = await this.limit.count(attempt);
    const cookies = await this.auth.changePassword(change, browser);
    if (cookies === null) return null;
    const known = await this.limit.passed(attempt, counted);
    await this.audit.record({ action: 'password.changed', actor: actorOf(signedIn), subject: account.email });
    return [...cookies, known];
  }
}
