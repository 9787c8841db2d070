import { Injectable } from '@nestjs/common';
import { DashboardOrigin } from '../../../platform/http/dashboard-origin.js';
import type { Account } from '../../accounts/account.door.js';
import type { Actor } from '../../audit/actor.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { Auth } from '../auth.js';

/** A link in full, which is shown this once. */
export interface ResetLink {
  readonly link: string;
  readonly expiresAt: Date;
}

/** A link by which somebody sets the password of an account, for whoever hands it over instead of a mail. */
@Injectable()
export class MakeResetLink {
  constructor(
    private readonly auth: Auth,
    private readonly dashboard: DashboardOrigin,
    private readonly audit: AuditLog,
  ) {}

  /** Works once, for an hour. Until it is used the old password does, too. */
  async run({ id, email }: Pick<Account, 'id' | 'email'>, actor: Actor): Promise<ResetLink> {
    await this.audit.record({ action: 'password.reset-link', actor, subject: email });
    const { token, expiresAt } = await this.auth.makeReset(id);
    return { link: `${this.dashboard.origin}/reset-password#${token}`, expiresAt };
  }
}
