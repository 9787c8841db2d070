import { parseIdempotencyKey, parsePrefer, type VideoMode } from '@clipwright/core/videos';
import { Body, Controller, Headers, HttpCode, Post, Res, UseGuards, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ImageBodyPipe } from '../../../platform/http/image-body.pipe.js';
import { JsonBodyPipe } from '../../../platform/http/json-body.pipe.js';
import { valueOf } from '../../../platform/http/parsed.js';
import { PublicAddress } from '../../../platform/http/public-address.js';
import type { SentBody } from '../../../platform/http/sent-body.js';
import { ShedLoad } from '../../../platform/http/shed-load.interceptor.js';
import { ApiKeyGuard, FromCaller } from '../../api-keys/api-key-guard.door.js';
import type { Caller } from '../../api-keys/caller.door.js';
import { ReadRequest } from '../read-request.js';
import { VideoCreation } from '../create-video.door.js';
import { type GenerationAnswer, generationAnswer, preferenceApplied } from './generation-answer.js';
import { RateLimitHeadersInterceptor } from './rate-limit-headers.interceptor.js';

const TEXT_BODY = new JsonBodyPipe();
const IMAGE_BODY = new ImageBodyPipe();

type RequestHeaders = Record<string, string | string[] | undefined>;

/** POST text-to-video and image-to-video. */
@Controller('api/v1')
@UseGuards(ApiKeyGuard)
@UseInterceptors(RateLimitHeadersInterceptor, ShedLoad)
export class CreateVideoController {
  constructor(
    private readonly readRequest: ReadRequest,
    private readonly creation: VideoCreation,
    private readonly address: PublicAddress,
  ) {}

  @Post(['text-to-video.php', 'text-to-video'])
  @HttpCode(200)
  async textToVideo(
    @FromCaller() caller: Caller,
    @Body(TEXT_BODY) body: SentBody,
    @Headers() headers: RequestHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GenerationAnswer['body']> {
    return await this.create({ caller, body, mode: 'text' }, headers, reply);
  }

  @Post(['image-to-video.php', 'image-to-video'])
  @HttpCode(200)
  async imageToVideo(
    @FromCaller() caller: Caller,
    @Body(IMAGE_BODY) body: SentBody,
    @Headers() headers: RequestHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GenerationAnswer['body']> {
    return await this.create({ caller, body, mode: 'image' }, headers, reply);
  }

  private async create(
    { caller, body, mode }: { caller: Caller; body: SentBody; mode: VideoMode },
    headers: RequestHeaders,
    reply: FastifyReply,
  ): Promise<GenerationAnswer['body']> {
    const keyed = headers['idempotency-key'] !== undefined;
    const ready = await this.readRequest.run(body, {
      mode,
      keyed,
      sender: { name: caller.accountId, pays: true },
    });
    const idempotencyKey = valueOf(parseIdempotencyKey(headers['idempotency-key']));
    const preference = parsePrefer(headers['prefer']);
    const { outcome, replayed } = await this.creation.run({
      ...ready,
      caller,
      idempotencyKey,
      preference,
    });
    if (replayed) reply.header('Idempotency-Replayed', 'true');
    const answer = generationAnswer(outcome, preference, (file) => this.address.fileUrl(file));
    if (answer.status === 202) reply.header('Preference-Applied', preferenceApplied(preference));
    reply.status(answer.status);
    return answer.body;
  }
}
