import type { Plan } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.door.js';
import { actorOf, type SignedIn } from '../../sign-in/signed-in.door.js';
import {
  type MadeLink,
  type PendingInvitation,
  OneTimeLinkRepository,
  OneTimeLinks,
} from '../../sign-in/links.door.js';

const MOST_SHOWN = 100;

/** Links that let people make an account, on a plan that the operator chooses. */
@Injectable()
export class Invite {
  constructor(
    private readonly links: OneTimeLinks,
    private readonly repository: OneTimeLinkRepository,
    private readonly audit: AuditLog,
  ) {}

  /** The link in full, to be shown once. */
  async make(operator: SignedIn, plan: Plan): Promise<MadeLink> {
    const made = await this.links.invite(plan, operator.account.email);
    await this.audit.record({
      action: 'invitation.made',
      actor: actorOf(operator),
      subject: null,
      details: { invitation: made.id, plan },
    });
    return made;
  }

  async pending(): Promise<PendingInvitation[]> {
    return await this.repository.pending(MOST_SHOWN);
  }

  /** False where nobody could have used it any more. */
  async revoke(operator: SignedIn, id: string): Promise<boolean> {
    const revoked = await this.repository.revoke(id);
    if (revoked)
      await this.audit.record({
        action: 'invitation.revoked',
        actor: actorOf(operator),
        subject: null,
        details: { invitation: id },
      });
    return revoked;
  }
}
