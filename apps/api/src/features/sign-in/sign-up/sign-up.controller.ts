import type { Done } from '@clipwright/core/dashboard';
import { Body, Controller, HttpCode, Post, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { Refusal, type RefusalFacts } from '../../../platform/http/refusal.js';
import { SameOriginGuard } from '../../../platform/http/same-origin.guard.js';
import { type Browser, type Language, LANGUAGES } from '../auth.js';
import { LINK_EXPIRED } from '../link-expired.js';
import { requireGoodPassword } from '../password-field.js';
import { FromBrowser } from '../signed-in.js';
import { SignUp, type SignUpFault } from './sign-up.service.js';

interface Wish {
  readonly email: string;
  readonly password: string;
  readonly invitation?: string | undefined;
  readonly language?: Language | undefined;
}

const WISH = new CheckedBody<Wish>(
  z.object({
    email: z.string().max(254),
    password: z.string().max(1_000),
    invitation: z.string().max(200).optional(),
    language: z.enum(LANGUAGES).optional(),
  }),
);

const FAULTS: Readonly<Record<SignUpFault, RefusalFacts>> = {
  closed: {
    status: 403,
    code: 'sign_up_closed',
    message: 'Accounts are made by the people who run this server. Ask them for an invitation.',
  },
  'bad-email': { status: 400, code: 'invalid_email', message: 'This is not an e-mail address.' },
  'email-taken': {
    status: 409,
    code: 'email_taken',
    message: 'There is an account with this e-mail address. Sign in instead.',
  },
  'link-expired': LINK_EXPIRED,
};

/** A new account, by oneself or with an invitation. */
@Controller('dashboard')
@UseGuards(SameOriginGuard)
export class SignUpController {
  constructor(private readonly signUp: SignUp) {}

  @Post('sign-up')
  @HttpCode(200)
  async run(
    @Body(WISH) wish: Wish,
    @FromBrowser() browser: Browser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Done> {
    await requireGoodPassword(wish.password, wish.email, 'password');
    const { email, password, invitation = null, language } = wish;
    const entered = await this.signUp.run({ email, password, invitation, language }, browser);
    if (typeof entered === 'string') throw new Refusal(FAULTS[entered]);
    void reply.header('Cache-Control', 'no-store').header('Set-Cookie', [...entered.cookies]);
    return { success: true };
  }
}
