import type { ModelsResponse } from '@clipwright/core/videos';
import { Body, Controller, Get, Header, HttpCode, Post, UseGuards, UseInterceptors } from '@nestjs/common';
import { ImageBodyPipe } from '../../../platform/http/image-body.pipe.js';
import type { SentBody } from '../../../platform/http/sent-body.js';
import { ShedLoad } from '../../../platform/http/shed-load.interceptor.js';
import { ListModels } from '../../models/index.js';
import { FromSignedIn, SessionGuard, type SignedIn } from '../../sign-in/index.js';
import { CreateVideo, ReadRequest } from '../../videos/index.js';

const BODY = new ImageBodyPipe();
const AT_ONCE = { respondAsync: true, waitSeconds: null };

/** The playground: the request of the API, as JSON or with its image in a form, with a session in place of a key. It counts in the same window. */
@Controller('dashboard')
@UseGuards(SessionGuard)
export class MakeVideoController {
  constructor(
    private readonly readRequest: ReadRequest,
    private readonly createVideo: CreateVideo,
    private readonly listModels: ListModels,
  ) {}

  @Get('models')
  @Header('Cache-Control', 'no-store')
  models(): ModelsResponse {
    return this.listModels.run();
  }

  @Post('videos')
  @HttpCode(202)
  @UseInterceptors(ShedLoad)
  async make(@FromSignedIn() { account }: SignedIn, @Body(BODY) body: SentBody): Promise<object> {
    const sender = { name: account.id, pays: account.plan === 'api' };
    const ready = await this.readRequest.run(body, { mode: null, keyed: false, sender });
    const caller = { accountId: account.id, keyHash: null };
    const { outcome } = await this.createVideo.run({ ...ready, caller, idempotencyKey: null, preference: AT_ONCE });
    return { success: true, video_id: outcome.id, status: outcome.status, warnings: outcome.warnings };
  }
}
