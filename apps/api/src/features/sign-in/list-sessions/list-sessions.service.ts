import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.door.js';
import { type KnownSession, SessionRepository } from '../session.repository.js';
import { actorOf, type SignedIn } from '../signed-in.js';

/** The browsers in which somebody is signed in, to look at and to end. */
@Injectable()
export class ListSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly audit: AuditLog,
  ) {}

  async run({ account }: SignedIn): Promise<KnownSession[]> {
    return await this.sessions.list(account.id);
  }

  /** False when the person has no such session. */
  async end(signedIn: SignedIn, id: string): Promise<boolean> {
    const ended = await this.sessions.end(signedIn.account.id, id);
    if (ended)
      await this.audit.record({
        action: 'session.ended',
        actor: actorOf(signedIn),
        subject: signedIn.account.email,
      });
    return ended;
  }
}
