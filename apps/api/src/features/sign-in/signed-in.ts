import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/http/refusal.js';
import type { Account } from '../accounts/account.door.js';
import type { Actor } from '../audit/actor.door.js';
import type { Browser } from './auth.js';

const FRESH_MS = 15 * 60_000;

/** Somebody who is signed in, and since when. */
export interface SignedIn {
  readonly account: Account;
  readonly sessionId: string;
  readonly startedAt: Date;
  readonly browser: Browser;
}

export type SignedInRequest = FastifyRequest & { signedIn?: SignedIn };

/** The browser behind a request. */
export const browserOf = (request: FastifyRequest): Browser => ({
  cookie: request.headers.cookie ?? '',
  agent: request.headers['user-agent'] ?? '',
  address: request.ip,
});

/** Hands the browser what a session that was prolonged wants it to keep; mostly nothing. */
export function keepCookies(reply: FastifyReply, cookies: readonly string[]): void {
  if (cookies.length > 0) void reply.header('Set-Cookie', [...cookies]);
}

/** How somebody who is signed in stands in the audit log. */
export const actorOf = ({ account, browser }: SignedIn): Actor => ({
  name: account.email,
  address: browser.address,
});

/**
 * For what an unwatched screen must not allow: the password was given within the last 15 minutes. @throws
 * Refusal 403 password_required
 */
export function requireFresh({ startedAt }: SignedIn): void {
  if (Date.now() - startedAt.getTime() <= FRESH_MS) return;
  throw new Refusal({
    status: 403,
    code: 'password_required',
    message: 'Give your password again to go on.',
  });
}

/** Controller parameter: who is signed in. */
export const FromSignedIn = createParamDecorator((_data: unknown, context: ExecutionContext): SignedIn => {
  const { signedIn } = context.switchToHttp().getRequest<SignedInRequest>();
  if (signedIn === undefined) throw new Error('a route without a session guard');
  return signedIn;
});

/** Controller parameter: the browser, signed in or not. */
export const FromBrowser = createParamDecorator((_data: unknown, context: ExecutionContext): Browser =>
  browserOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
