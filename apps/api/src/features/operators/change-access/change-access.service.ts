import { Injectable } from '@nestjs/common';
import { AccountRepository } from '../../accounts/account-records.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { type ResetLink, ResetLinks } from '../../sign-in/make-reset-link.door.js';
import { type KnownSession, SessionRepository } from '../../sign-in/session-records.door.js';
import { actorOf, type SignedIn } from '../../sign-in/signed-in.door.js';

/** Lets somebody into an account anew, or everybody out of it. */
@Injectable()
export class ChangeAccess {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly resetLinks: ResetLinks,
    private readonly sessions: SessionRepository,
    private readonly audit: AuditLog,
  ) {}

  /** Null for an account that is not there. */
  async resetLink(operator: SignedIn, id: string): Promise<ResetLink | null> {
    const account = await this.accounts.byId(id);
    return account === null ? null : await this.resetLinks.make(account, actorOf(operator));
  }

  /** The browsers in which the account is signed in; none for one that is not there. */
  async list(id: string): Promise<KnownSession[]> {
    return await this.sessions.list(id);
  }

  /** Out of every browser, but for the operator's own. False for an account that is not there. */
  async signOut(operator: SignedIn, id: string): Promise<boolean> {
    const account = await this.accounts.byId(id);
    if (account === null) return false;
    await this.sessions.endOthers(id, operator.sessionId);
    await this.audit.record({
      action: 'session.ended',
      actor: actorOf(operator),
      subject: account.email,
      details: { sessions: 'all' },
    });
    return true;
  }
}
