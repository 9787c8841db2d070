import type { Readable } from 'node:stream';
import {
  parseHeartbeat,
  parseIdempotencyKey,
  parsePrefer,
  type Preference,
  type VideoMode,
} from '@clipwright/core/videos';
import { Body, Controller, Headers, HttpCode, Post, Res, UseGuards, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { heartbeat } from '../../../platform/http/heartbeat.js';
import { ImageBodyPipe } from '../../../platform/http/image-body.pipe.js';
import { JsonBodyPipe } from '../../../platform/http/json-body.pipe.js';
import { LateErrors } from '../../../platform/http/late-errors.js';
import { valueOf } from '../../../platform/http/parsed.js';
import { PublicAddress } from '../../../platform/http/public-address.js';
import type { SentBody } from '../../../platform/http/sent-body.js';
import { ShedLoad } from '../../../platform/http/shed-load.interceptor.js';
import { ApiKeyGuard, FromCaller } from '../../api-keys/api-key-guard.door.js';
import type { Caller } from '../../api-keys/caller.door.js';
import { ReadRequest } from '../read-request.js';
import { type CreatedVideo, type CreateVideoInput, VideoCreation } from '../create-video.door.js';
import { type GenerationAnswer, generationAnswer, preferenceApplied } from './generation-answer.js';
import { RateLimitHeadersInterceptor } from './rate-limit-headers.interceptor.js';

const TEXT_BODY = new JsonBodyPipe();
const IMAGE_BODY = new ImageBodyPipe();

/** A stream where it begins before its end is known. */
type Answer = GenerationAnswer['body'] | Readable;
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
    private readonly late: LateErrors,
  ) {}

  @Post(['text-to-video.php', 'text-to-video'])
  @HttpCode(200)
  async textToVideo(
    @FromCaller() caller: Caller,
    @Body(TEXT_BODY) body: SentBody,
    @Headers() headers: RequestHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer> {
    return await this.create({ caller, body, mode: 'text' }, headers, reply);
  }

  @Post(['image-to-video.php', 'image-to-video'])
  @HttpCode(200)
  async imageToVideo(
    @FromCaller() caller: Caller,
    @Body(IMAGE_BODY) body: SentBody,
    @Headers() headers: RequestHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer> {
    return await this.create({ caller, body, mode: 'image' }, headers, reply);
  }

  private async create(
    { caller, body, mode }: { caller: Caller; body: SentBody; mode: VideoMode },
    headers: RequestHeaders,
    reply: FastifyReply,
  ): Promise<Answer> {
    const keyed = headers['idempotency-key'] !== undefined;
    const sender = { name: caller.accountId, pays: true };
    const ready = await this.readRequest.run(body, { mode, keyed, sender });
    const idempotencyKey = valueOf(parseIdempotencyKey(headers['idempotency-key']));
    const preference = parsePrefer(headers['prefer']);
    const call = { ...ready, caller, idempotencyKey, preference };
    const everySeconds = parseHeartbeat(headers['prefer']);
    if (everySeconds !== null) return await this.held(call, everySeconds, reply);
    return this.answered(await this.creation.run(call), preference, reply);
  }

  private answered(
    { outcome, replayed }: CreatedVideo,
    preference: Preference,
    reply: FastifyReply,
  ): GenerationAnswer['body'] {
    if (replayed) reply.header('Idempotency-Replayed', 'true');
    const answer = generationAnswer(outcome, preference, (file) => this.address.fileUrl(file));
    if (answer.status === 202) reply.header('Preference-Applied', preferenceApplied(preference));
    reply.status(answer.status);
    return answer.body;
  }

  /** Answers 200 once the video is admitted, and goes on to. What was refused or had ended before is answered as ever. */
  private async held(call: CreateVideoInput, everySeconds: number, reply: FastifyReply): Promise<Answer> {
    let onAdmitted: CreateVideoInput['onAdmitted'];
    const admitted = new Promise<{ replayed: boolean }>((resolve) => (onAdmitted = resolve));
    const made = this.creation.run({ ...call, onAdmitted });
    const first = await Promise.race([admitted, made]);
    if ('outcome' in first) return this.answered(first, call.preference, reply);
    if (first.replayed) reply.header('Idempotency-Replayed', 'true');
    const body = made
      .then(({ outcome }) => generationAnswer(outcome, call.preference, (file) => this.address.fileUrl(file)))
      .then((answer): object => answer.body)
      .catch((error: unknown) => this.late.bodyOf(error, reply.request.id));
    return heartbeat(reply, everySeconds, body);
  }
}
