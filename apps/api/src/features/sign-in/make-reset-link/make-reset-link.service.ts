import { Injectable } from '@nestjs/common';
import { DashboardOrigin } from '../../../platform/http/dashboard-origin.js';
import type { Account } from '../../accounts/account.door.js';
import type { Actor } from '../../audit/actor.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { Auth } from '../auth.js';
import type { ResetLink, ResetLinks } from '../make-reset-link.door.js';

/** Makes a link that sets a password. It is written down before there is one. */
@Injectable()
export class MakeResetLink implements ResetLinks {
  constructor(
    private readonly auth: Auth,
    private readonly dashboard: DashboardOrigin,
    private readonly audit: AuditLog,
  ) {}

  async make({ id, email }: Pick<Account, 'id' | 'email'>, actor: Actor): Promise<ResetLink> {
    await this.audit.record({ action: 'password.reset-link', actor, subject: email });
    const { token, expiresAt } = await this.auth.makeReset(id);
    return { link: `${this.dashboard.origin}/reset-password#${token}`, expiresAt };
  }
}
