import type { Done } from '@clipwright/core/dashboard';
import { Body, Controller, HttpCode, Post, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { Refusal } from '../../../platform/http/refusal.js';
import { requireGoodPassword } from '../password-field.js';
import { SessionGuard } from '../session.guard.js';
import { FromSignedIn, type SignedIn } from '../signed-in.js';
import { ChangePassword } from './change-password.service.js';

const password = z.string().max(1_000);
const CHANGE = new CheckedBody(z.object({ current_password: password, new_password: password }));

/** Change of the own password. */
@Controller('dashboard')
@UseGuards(SessionGuard)
export class ChangePasswordController {
  constructor(private readonly changePassword: ChangePassword) {}

  @Post('password')
  @HttpCode(200)
  async change(
    @Body(CHANGE) given: { current_password: string; new_password: string },
    @FromSignedIn() signedIn: SignedIn,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Done> {
    await requireGoodPassword(given.new_password, signedIn.account.email, 'new_password');
    const change = { currentPassword: given.current_password, newPassword: given.new_password };
    const cookies = await this.changePassword.run(signedIn, change);
    if (cookies === null)
      throw new Refusal({
        status: 403,
        code: 'wrong_password',
        message: 'This is not your current password.',
      });
    void reply.header('Set-Cookie', [...cookies]);
    return { success: true };
  }
}
