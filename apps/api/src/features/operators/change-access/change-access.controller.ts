import type { Done, MadeResetLink, OthersSessions } from '@clipwright/core/dashboard';
import { NotFoundError } from '@clipwright/core/errors';
import { Controller, Delete, Get, Header, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { FromSignedIn, requireFresh, type SignedIn } from '../../sign-in/signed-in.door.js';
import { OperatorGuard } from '../../sign-in/operator-guard.door.js';
import { ChangeAccess } from './change-access.service.js';

/** How somebody gets into an account: a link that sets its password, and the end of its sessions. */
@Controller('dashboard/operator/accounts/:id')
@UseGuards(OperatorGuard)
export class ChangeAccessController {
  constructor(private readonly changeAccess: ChangeAccess) {}

  /** The answer is the one moment in which the link is shown. */
  @Post('reset-link')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async resetLink(@FromSignedIn() operator: SignedIn, @Param('id') id: string): Promise<MadeResetLink> {
    requireFresh(operator);
    const made = await this.changeAccess.resetLink(operator, id);
    if (made === null) throw new NotFoundError({ what: 'The account' });
    return { success: true, link: made.link, expires_at: made.expiresAt.toISOString() };
  }

  @Get('sessions')
  @Header('Cache-Control', 'no-store')
  async sessions(@Param('id') id: string): Promise<OthersSessions> {
    const sessions = await this.changeAccess.list(id);
    return {
      sessions: sessions.map(({ id: session, address, agent, createdAt, seenAt }) => ({
        ...{ id: session, address, agent },
        created_at: createdAt.toISOString(),
        seen_at: seenAt.toISOString(),
      })),
    };
  }

  @Delete('sessions')
  async signOut(@FromSignedIn() operator: SignedIn, @Param('id') id: string): Promise<Done> {
    if (await this.changeAccess.signOut(operator, id)) return { success: true };
    throw new NotFoundError({ what: 'The account' });
  }
}
