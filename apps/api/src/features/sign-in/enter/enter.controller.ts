import { Body, Controller, Get, Header, HttpCode, Post, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { Refusal, type RefusalFacts } from '../../../platform/http/refusal.js';
import { SameOriginGuard } from '../../../platform/http/same-origin.guard.js';
import type { Browser } from '../auth.js';
import { requireGoodPassword } from '../password-field.js';
import { SHORTEST_PASSWORD } from '../password-rule.js';
import { ResetMail } from '../reset-mail.js';
import { SessionGuard } from '../session.guard.js';
import { Sessions } from '../sessions.js';
import { SignInLimit } from '../sign-in-limit.js';
import { FromBrowser, FromSignedIn, type SignedIn } from '../signed-in.js';
import { Enter, type SignUpFault } from './enter.service.js';

const email = z.string().max(254);
const password = z.string().max(1_000);
const CREDENTIALS = new CheckedBody(z.object({ email, password }));
const PASSWORD = new CheckedBody(z.object({ password }));

const FAULTS: Readonly<Record<SignUpFault, RefusalFacts>> = {
  closed: { status: 403, code: 'sign_up_closed', message: 'Accounts are made by the people who run this server. Ask them for one.' },
  'bad-email': { status: 400, code: 'invalid_email', message: 'This is not an e-mail address.' },
  'email-taken': { status: 409, code: 'email_taken', message: 'There is an account with this e-mail address. Sign in instead.' },
};

const WRONG: RefusalFacts = { status: 401, code: 'sign_in_failed', message: 'E-mail address or password is wrong.' };

/** Sign up, sign in, and who is signed in. */
@Controller('dashboard')
export class EnterController {
  constructor(
    private readonly enter: Enter,
    private readonly sessions: Sessions,
    private readonly mail: ResetMail,
    private readonly limit: SignInLimit,
  ) {}

  @Get('session')
  @Header('Cache-Control', 'no-store')
  async session(@FromBrowser() browser: Browser): Promise<object> {
    const found = await this.sessions.find(browser);
    const account = found?.signedIn.account;
    return {
      account: account === undefined ? null : { email: account.email, plan: account.plan, operator: account.operator },
      sign_up_open: this.limit.signUpOpen,
      mail: this.mail.available,
      shortest_password: SHORTEST_PASSWORD,
    };
  }

  @Post('sign-up')
  @HttpCode(200)
  @UseGuards(SameOriginGuard)
  async signUp(
    @Body(CREDENTIALS) credentials: { email: string; password: string },
    @FromBrowser() browser: Browser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    await requireGoodPassword(credentials.password, credentials.email, 'password');
    const entered = await this.enter.signUp(credentials, browser);
    if (typeof entered === 'string') throw new Refusal(FAULTS[entered]);
    return withCookies(reply, entered.cookies);
  }

  @Post('sign-in')
  @HttpCode(200)
  @UseGuards(SameOriginGuard)
  async signIn(
    @Body(CREDENTIALS) credentials: { email: string; password: string },
    @FromBrowser() browser: Browser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
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
  ): Promise<object> {
    const entered = await this.enter.again(signedIn, given.password);
    if (entered === null) throw new Refusal({ status: 403, code: 'wrong_password', message: 'This is not your password.' });
    return withCookies(reply, entered.cookies);
  }
}

function withCookies(reply: FastifyReply, cookies: readonly string[]): { success: true } {
  void reply.header('Cache-Control', 'no-store').header('Set-Cookie', [...cookies]);
  return { success: true };
}
