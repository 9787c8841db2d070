import type { Readable } from 'node:stream';
import { InvalidRequestError } from '@clipwright/core/errors';
import { parseHeartbeat } from '@clipwright/core/videos';
import { Controller, Get, Headers, Query, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { EventStreams } from '../../../platform/http/event-streams.js';
import { SessionGuard } from '../../sign-in/session-guard.door.js';
import { FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import { AccountEvents } from './account-events.js';
import { EventListeners } from './event-listeners.js';

/** Then the browser comes again: its session is looked at anew, and prolonged. */
const LONGEST_SECONDS = 3_600;

/** GET events: what changes of the account, as it does, to one browser. */
@Controller('dashboard')
@UseGuards(SessionGuard)
export class FollowEventsController {
  constructor(
    private readonly streams: EventStreams,
    private readonly listeners: EventListeners,
    private readonly events: AccountEvents,
  ) {}

  @Get('events')
  follow(
    @FromSignedIn() { account, sessionId }: SignedIn,
    @Query('seconds') seconds: unknown,
    @Headers() headers: Readonly<Record<string, string | undefined>>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Readable {
    const livesMs = lifeOf(seconds) * 1000;
    this.listeners.refuseWhenMany(account.id);
    const everySeconds = parseHeartbeat(headers['prefer']);
    const beatEveryMs = everySeconds === null ? undefined : everySeconds * 1000;
    const stream = this.streams.begin(reply, { livesMs, beatEveryMs });
    const listener = { accountId: account.id, sessionId, operator: account.operator };
    this.events.follow(stream, listener, headers['last-event-id']);
    return stream.body;
  }
}

/** @throws InvalidRequestError */
function lifeOf(sent: unknown): number {
  if (sent === undefined) return LONGEST_SECONDS;
  const seconds = typeof sent === 'string' && /^\d{1,4}$/.test(sent) ? Number(sent) : Number.NaN;
  if (seconds <= LONGEST_SECONDS) return seconds;
  const message = `seconds: a whole number from 0 to ${LONGEST_SECONDS}.`;
  throw new InvalidRequestError({ message, param: 'seconds' });
}
