import type { Done } from '@clipwright/core/dashboard';
import { Controller, HttpCode, Post, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SessionGuard } from '../session.guard.js';
import { FromSignedIn, type SignedIn } from '../signed-in.js';
import { Leave } from './leave.service.js';

/** Sign out. */
@Controller('dashboard')
@UseGuards(SessionGuard)
export class LeaveController {
  constructor(private readonly leave: Leave) {}

  @Post('sign-out')
  @HttpCode(200)
  async signOut(
    @FromSignedIn() signedIn: SignedIn,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Done> {
    void reply.header('Set-Cookie', [...(await this.leave.run(signedIn))]);
    return { success: true };
  }
}
