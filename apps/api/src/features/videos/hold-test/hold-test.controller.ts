import type { Readable } from 'node:stream';
import {
  type HoldTestResponse,
  parseHeartbeat,
  parseHoldTestQuery,
  type Query,
} from '@clipwright/core/videos';
import { Controller, Get, Header, Headers, Query as Queried, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { heartbeat } from '../../../platform/http/heartbeat.js';
import { valueOf } from '../../../platform/http/parsed.js';
import { ApiKeyGuard, FromCaller } from '../../api-keys/api-key-guard.door.js';
import type { Caller } from '../../api-keys/caller.door.js';
import { HoldTest } from './hold-test.service.js';

/** GET hold-test: how long the way to this server lets a call live. */
@Controller('api/v1')
@UseGuards(ApiKeyGuard)
export class HoldTestController {
  constructor(private readonly test: HoldTest) {}

  @Get('hold-test')
  @Header('Cache-Control', 'no-store')
  async hold(
    @FromCaller() { accountId }: Caller,
    @Queried() query: Query,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<HoldTestResponse | Readable> {
    const seconds = valueOf(parseHoldTestQuery(query, this.test.longestSeconds));
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const { heldSeconds } = await this.test.begin(accountId, seconds, gone.signal);
    const body = heldSeconds.then(answer);
    const everySeconds = parseHeartbeat(prefer);
    return everySeconds === null ? await body : heartbeat(reply, everySeconds, body);
  }
}

const answer = (heldSeconds: number): HoldTestResponse => ({ success: true, held_seconds: heldSeconds });
