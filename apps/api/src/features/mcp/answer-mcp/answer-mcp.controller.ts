import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Body, Controller, Headers, Ip, Post, Res, UseGuards, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { JsonBodyPipe } from '../../../platform/http/json-body.pipe.js';
import type { SentBody } from '../../../platform/http/sent-body.js';
import { ShedLoad } from '../../../platform/http/shed-load.interceptor.js';
import { parseJson } from '../../../platform/http/strict-json.js';
import { AccessGuard, FromGrant } from '../../access/access-guard.door.js';
import type { AccessGrant } from '../../access/access-grant.door.js';
import { McpAnswers, type McpMessage } from '../mcp-answers.js';

const BODY = new JsonBodyPipe();

/** POST /mcp: one message of the Model Context Protocol, answered as JSON or as a stream of events. */
@Controller('mcp')
@UseGuards(AccessGuard)
@UseInterceptors(ShedLoad)
export class AnswerMcpController {
  constructor(private readonly answers: McpAnswers) {}

  @Post()
  async answer(
    @FromGrant() grant: AccessGrant,
    @Body(BODY) body: SentBody,
    @Headers() headers: McpMessage['headers'],
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable | undefined> {
    const message = parseJson(body.json ?? new Uint8Array());
    body.release();
    const response = await this.answers.run({
      message,
      grant,
      headers,
      address,
      requestId: reply.request.id,
    });
    reply
      .status(response.status)
      .headers({ ...Object.fromEntries(response.headers), 'Cache-Control': NO_STORE });
    return response.body === null ? undefined : Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
  }
}

const NO_STORE = 'no-store, no-transform';
