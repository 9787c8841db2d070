import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.door.js';
import { Auth } from '../auth.js';
import { actorOf, type SignedIn } from '../signed-in.js';

/** Ends the session of a browser. */
@Injectable()
export class Leave {
  constructor(
    private readonly auth: Auth,
    private readonly audit: AuditLog,
  ) {}

  /** Cookies that clear the browser's own. */
  async run(signedIn: SignedIn): Promise<readonly string[]> {
    const cookies = await this.auth.signOut(signedIn.browser);
    await this.audit.record({
      action: 'signed-out',
      actor: actorOf(signedIn),
      subject: signedIn.account.email,
    });
    return cookies;
  }
}
