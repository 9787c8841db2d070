import type { Done } from '@clipwright/core/dashboard';
import { Body, Controller, HttpCode, Post, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { Refusal } from '../../../platform/http/refusal.js';
import { SameOriginGuard } from '../../../platform/http/same-origin.guard.js';
import type { Browser } from '../auth.js';
import { requireGoodPassword } from '../password-field.js';
import { ResetMail } from '../reset-mail.js';
import { FromBrowser } from '../signed-in.js';
import { ResetPassword } from './reset-password.service.js';

const ASK = new CheckedBody(z.object({ email: z.string().max(254) }));
const SET = new CheckedBody(
  z.object({ token: z.string().min(1).max(200), new_password: z.string().max(1_000) }),
);

/** A new password by a mailed link. */
@Controller('dashboard/password')
@UseGuards(SameOriginGuard)
export class ResetPasswordController {
  constructor(
    private readonly resetPassword: ResetPassword,
    private readonly mail: ResetMail,
  ) {}

  @Post('forgotten')
  @HttpCode(200)
  async forgotten(@Body(ASK) { email }: { email: string }, @FromBrowser() browser: Browser): Promise<Done> {
    if (!this.mail.available) {
      const message =
        'This server sends no mail. Whoever runs it can set a new password: clipwright account reset-password --email <address>';
      throw new Refusal({ status: 403, code: 'no_mail', message });
    }
    await this.resetPassword.ask(email, browser);
    return { success: true };
  }

  @Post('reset')
  @HttpCode(200)
  async reset(
    @Body(SET) given: { token: string; new_password: string },
    @FromBrowser() browser: Browser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Done> {
    await requireGoodPassword(given.new_password, '', 'new_password');
    const cookies = await this.resetPassword.byLink(given.token, given.new_password, browser);
    if (cookies !== null) {
      void reply.header('Set-Cookie', [...cookies]);
      return { success: true };
    }
    throw new Refusal({
      status: 400,
      code: 'link_expired',
      message: 'This link was used already, or is older than one hour. Ask for a new one.',
    });
  }
}
