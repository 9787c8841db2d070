import type { Done, KnownSession, KnownSessions } from '@clipwright/core/dashboard';
import { NotFoundError } from '@clipwright/core/errors';
import { Controller, Delete, Get, Header, Param, UseGuards } from '@nestjs/common';
import { SessionGuard } from '../session.guard.js';
import { FromSignedIn, type SignedIn } from '../signed-in.js';
import { ListSessions } from './list-sessions.service.js';

/** Own sessions. */
@Controller('dashboard/sessions')
@UseGuards(SessionGuard)
export class ListSessionsController {
  constructor(private readonly listSessions: ListSessions) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async list(@FromSignedIn() signedIn: SignedIn): Promise<KnownSessions> {
    const sessions = await this.listSessions.run(signedIn);
    return {
      sessions: sessions.map(({ id, address, agent, createdAt, seenAt }): KnownSession => ({
        id,
        address,
        agent,
        created_at: createdAt.toISOString(),
        seen_at: seenAt.toISOString(),
        current: id === signedIn.sessionId,
      })),
    };
  }

  @Delete(':id')
  async end(@FromSignedIn() signedIn: SignedIn, @Param('id') id: string): Promise<Done> {
    if (await this.listSessions.end(signedIn, id)) return { success: true };
    throw new NotFoundError({ what: 'The session' });
  }
}
