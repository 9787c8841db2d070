import { parseIdempotencyKey, parsePrefer, type VideoRequest } from '@clipwright/core/videos';
import { Body, Controller, Headers, HttpCode, Post, Res, UseGuards, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ImageBodyPipe } from '../../../platform/http/image-body.pipe.js';
import { JsonBodyPipe } from '../../../platform/http/json-body.pipe.js';
import type { ImageBody } from '../../../platform/http/multipart.js';
import { valueOf } from '../../../platform/http/parsed.js';
import { PublicAddress } from '../../../platform/http/public-address.js';
import { ApiKeyGuard, type Caller, FromCaller } from '../../api-keys/index.js';
import { ReadRequest } from '../read-request.js';
import { CreateVideo } from './create-video.service.js';
import { type GenerationAnswer, generationAnswer, preferenceApplied } from './generation-answer.js';
import { RateLimitHeadersInterceptor } from './rate-limit-headers.interceptor.js';

const MEBIBYTE = 1024 * 1024;
const TEXT_BODY = new JsonBodyPipe(MEBIBYTE);
const IMAGE_BODY = new ImageBodyPipe(15 * MEBIBYTE);

type RequestHeaders = Record<string, string | string[] | undefined>;

/** POST text-to-video and image-to-video. */
@Controller('api/v1')
@UseGuards(ApiKeyGuard)
@UseInterceptors(RateLimitHeadersInterceptor)
export class CreateVideoController {
  constructor(
    private readonly readRequest: ReadRequest,
    private readonly createVideo: CreateVideo,
    private readonly address: PublicAddress,
  ) {}

  @Post(['text-to-video.php', 'text-to-video'])
  @HttpCode(200)
  async textToVideo(
    @FromCaller() caller: Caller,
    @Body(TEXT_BODY) body: unknown,
    @Headers() headers: RequestHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GenerationAnswer['body']> {
    return await this.create({ caller, request: valueOf(this.readRequest.text(body)), upload: null }, headers, reply);
  }

  @Post(['image-to-video.php', 'image-to-video'])
  @HttpCode(200)
  async imageToVideo(
    @FromCaller() caller: Caller,
    @Body(IMAGE_BODY) { json, upload }: ImageBody,
    @Headers() headers: RequestHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GenerationAnswer['body']> {
    const request = valueOf(this.readRequest.image(json, { uploadedImage: upload !== null }));
    return await this.create({ caller, request, upload }, headers, reply);
  }

  private async create(
    asked: { caller: Caller; request: VideoRequest; upload: Uint8Array | null },
    headers: RequestHeaders,
    reply: FastifyReply,
  ): Promise<GenerationAnswer['body']> {
    const idempotencyKey = valueOf(parseIdempotencyKey(headers['idempotency-key']));
    const preference = parsePrefer(headers['prefer']);
    const { outcome, replayed } = await this.createVideo.run({ ...asked, idempotencyKey, preference });
    if (replayed) reply.header('Idempotency-Replayed', 'true');
    const answer = generationAnswer(outcome, preference, (file) => this.address.fileUrl(file));
    if (answer.status === 202) reply.header('Preference-Applied', preferenceApplied(preference));
    reply.status(answer.status);
    return answer.body;
  }
}
