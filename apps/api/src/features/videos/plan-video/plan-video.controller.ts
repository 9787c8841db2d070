import { parsePrefer, type PlanResponse, type VideoMode } from '@clipwright/core/videos';
import { Body, Controller, Headers, HttpCode, Post, UseGuards, UseInterceptors } from '@nestjs/common';
import { ImageBodyPipe } from '../../../platform/http/image-body.pipe.js';
import { JsonBodyPipe } from '../../../platform/http/json-body.pipe.js';
import type { SentBody } from '../../../platform/http/sent-body.js';
import { ShedLoad } from '../../../platform/http/shed-load.interceptor.js';
import { ApiKeyGuard, FromCaller } from '../../api-keys/api-key-guard.door.js';
import type { Caller } from '../../api-keys/caller.door.js';
import { ReadRequest } from '../read-request.js';
import { PlanVideo } from './plan-video.service.js';

const TEXT_BODY = new JsonBodyPipe();
const IMAGE_BODY = new ImageBodyPipe();

/** POST text-to-video/plan and image-to-video/plan: the requests of the generations, and nothing is made. */
@Controller('api/v1')
@UseGuards(ApiKeyGuard)
@UseInterceptors(ShedLoad)
export class PlanVideoController {
  constructor(
    private readonly readRequest: ReadRequest,
    private readonly planVideo: PlanVideo,
  ) {}

  @Post('text-to-video/plan')
  @HttpCode(200)
  async ofText(
    @FromCaller() caller: Caller,
    @Body(TEXT_BODY) body: SentBody,
    @Headers('prefer') prefer: string | undefined,
  ): Promise<PlanResponse> {
    return await this.plan({ caller, body, mode: 'text' }, prefer);
  }

  @Post('image-to-video/plan')
  @HttpCode(200)
  async ofImage(
    @FromCaller() caller: Caller,
    @Body(IMAGE_BODY) body: SentBody,
    @Headers('prefer') prefer: string | undefined,
  ): Promise<PlanResponse> {
    return await this.plan({ caller, body, mode: 'image' }, prefer);
  }

  private async plan(
    { caller, body, mode }: { caller: Caller; body: SentBody; mode: VideoMode },
    prefer: string | undefined,
  ): Promise<PlanResponse> {
    const sender = { name: caller.accountId, pays: true };
    const { request, image } = await this.readRequest.run(body, { mode, keyed: false, sender });
    return await this.planVideo.run({ caller, request, image, preference: parsePrefer(prefer) });
  }
}
