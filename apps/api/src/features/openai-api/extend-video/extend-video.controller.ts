import { parseIdempotencyKey } from '@clipwright/core/videos';
import { Body, Controller, Headers, HttpCode, Post, Res, UseGuards, UseInterceptors } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { OpenAiConfig } from '../../../config/openai-slice.js';
import { readFormFields } from '../../../platform/http/form-fields.js';
import { ImageBodyPipe } from '../../../platform/http/image-body.pipe.js';
import { valueOf } from '../../../platform/http/parsed.js';
import type { SentBody } from '../../../platform/http/sent-body.js';
import { ShedLoad } from '../../../platform/http/shed-load.interceptor.js';
import { ApiKeyGuard, FromCaller } from '../../api-keys/api-key-guard.door.js';
import type { Caller } from '../../api-keys/caller.door.js';
import { RateLimitHeadersInterceptor } from '../../videos/generation-call.door.js';
import { ReadRequest } from '../../videos/read-request.door.js';
import { type OpenAiVideo, openAiVideo } from '../openai-video.js';
import { VideoExtension } from '../video-extension.js';

const FORM = { file: 'video', texts: ['prompt', 'negative_prompt', 'model', 'seconds'] };
const BODY = new ImageBodyPipe((body) => readFormFields(body, FORM));

/** POST /v1/videos/extensions: more of a completed video, answered as soon as it is admitted. */
@Controller('v1/videos')
@UseGuards(ApiKeyGuard)
@UseInterceptors(RateLimitHeadersInterceptor, ShedLoad)
export class ExtendVideoController {
  constructor(
    private readonly names: OpenAiConfig,
    private readonly readRequest: ReadRequest,
    private readonly extension: VideoExtension,
  ) {}

  @Post('extensions')
  @HttpCode(200)
  async extend(
    @FromCaller() caller: Caller,
    @Body(BODY) body: SentBody,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OpenAiVideo> {
    const named = parseIdempotencyKey(key);
    const by = { accountId: caller.accountId, key: named.ok ? named.value : null };
    const facts = await this.extension.factsOf(body.json, by).catch((error: unknown) => {
      body.release();
      throw error;
    });
    const ready = await this.readRequest.run(body, {
      mode: 'image',
      keyed: key !== undefined,
      sender: { name: caller.accountId, pays: true },
      openAi: { names: this.names.models, extends: facts },
    });
    const idempotencyKey = valueOf(named);
    const { video, replayed } = await this.extension.run({ ...ready, caller, idempotencyKey });
    if (replayed) reply.header('Idempotency-Replayed', 'true');
    return openAiVideo(video);
  }
}
