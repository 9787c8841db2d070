import type { Done, Session } from '@clipwright/core/dashboard';
import { Body, Controller, Get, Header, HttpCode, Post, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { RetentionConfig, SignInConfig } from '../../../config/slices.js';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { Refusal, type RefusalFacts } from '../../../platform/http/refusal.js';
import { SameOriginGuard } from '../../../platform/http/same-origin.guard.js';
import { waitsOf } from '../../accounts/account.door.js';
import type { Browser } from '../auth.js';
import { SHORTEST_PASSWORD } from '../password-rule.js';
import { ResetMail } from '../reset-mail.js';
import { SessionGuard } from '../session.guard.js';
import { Sessions } from '../sessions.js';
import { FromBrowser, FromSignedIn, keepCookies, type SignedIn } from '../signed-in.js';
import { Enter } from './enter.service.js';

const DAY_MS = 86_400_000;

const email = z.string().max(254);
const password = z.string().max(1_000);
const CREDENTIALS = new CheckedBody(z.object({ email, password }));
const PASSWORD = new CheckedBody(z.object({ password }));

const WRONG: RefusalFacts = {
  status: 401,
  code: 'sign_in_failed',
  message: 'E-mail address or password is wrong.',
};

/** Sign in, and who is signed in. */
@Controller('dashboard')
export class EnterController {
  constructor(
    private readonly enter: Enter,
    private readonly sessions: Sessions,
    private readonly mail: ResetMail,
    private readonly config: SignInConfig,
    private readonly retention: RetentionConfig,
  ) {}

  @Get('session')
  @Header('Cache-Control', 'no-store')
  async session(
    @FromBrowser() browser: Browser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Session> {
    const found = await this.sessions.find(browser);
    // Every visit begins with this call: cookies of a session that it prolonged come with no other.
    keepCookies(reply, found?.cookies ?? []);
    const account = found?.signedIn.account;
    return {
      account:
        account === undefined
          ? null
          : {
              email: account.email,
              plan: account.plan,
              operator: account.operator,
              waits_for: waitsOf(account),
              language: account.language,
            },
      sign_up: this.config.signUp,
      mail: this.mail.available,
      shortest_password: SHORTEST_PASSWORD,
      trash_days: this.retention.trashMs / DAY_MS,
    };
  }

  @Post('sign-in')
  @HttpCode(200)
  @UseGuards(SameOriginGuard)
  async signIn(
    @Body(CREDENTIALS) credentials: { email: string; password: string },
    @FromBrowser() browser: Browser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Done> {
    const entered = await this.enter.signIn(credentials, browser);
    if (entered === null) throw new Refusal(WRONG);
    return withCookies(reply, entered.cookies);
  }

  /** Asks for the password again, before what only its owner may do. The session is a new one. */
  @Post('confirm')
  @HttpCode(200)
  @UseGuards(SessionGuard)
  async confirm(
    @Body(PASSWORD) given: { password: string },
    @FromSignedIn() signedIn: SignedIn,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Done> {
    const entered = await this.enter.again(signedIn, given.password);
    if (entered === null)
      throw new Refusal({ status: 403, code: 'wrong_password', message: 'This is not your password.' });
    return withCookies(reply, entered.cookies);
  }
}

function withCookies(reply: FastifyReply, cookies: readonly string[]): Done {
  void reply.header('Cache-Control', 'no-store').header('Set-Cookie', [...cookies]);
  return { success: true };
}
