import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.door.js';
import { actorOf, type SignedIn } from '../../sign-in/signed-in.door.js';
import { AccessGrantRepository } from '../access-grant.repository.js';
import type { AccessGrant } from '../access-grant.js';

/** Programs that somebody let use the account, to look at and to end. */
@Injectable()
export class ListGrants {
  constructor(
    private readonly grants: AccessGrantRepository,
    private readonly audit: AuditLog,
  ) {}

  async run({ account }: SignedIn): Promise<AccessGrant[]> {
    return await this.grants.list(account.id);
  }

  /** False when the account has no such grant. */
  async revoke(signedIn: SignedIn, id: string): Promise<boolean> {
    const grant = await this.grants.remove(signedIn.account.id, id);
    if (grant === null) return false;
    await this.audit.record({
      action: 'access.revoked',
      actor: actorOf(signedIn),
      subject: signedIn.account.email,
      details: { name: grant.name },
    });
    return true;
  }
}
