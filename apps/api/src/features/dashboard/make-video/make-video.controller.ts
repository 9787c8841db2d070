import type { BegunVideo } from '@clipwright/core/dashboard';
import { Body, Controller, HttpCode, Post, UseGuards, UseInterceptors } from '@nestjs/common';
import { PlansConfig } from '../../../config/plans.js';
import { ImageBodyPipe } from '../../../platform/http/image-body.pipe.js';
import type { SentBody } from '../../../platform/http/sent-body.js';
import { ShedLoad } from '../../../platform/http/shed-load.interceptor.js';
import { FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import { GoodStandingGuard } from '../../sign-in/good-standing.door.js';
import { SessionGuard } from '../../sign-in/session-guard.door.js';
import { ReadRequest } from '../../videos/read-request.door.js';
import { MakeVideo } from './make-video.service.js';

const BODY = new ImageBodyPipe();

/**
 * The playground: the request of the API, as JSON or with its image in a form, with a session in place of a
 * key, as far as the plan goes and its credits reach.
 */
@Controller('dashboard')
@UseGuards(SessionGuard)
export class MakeVideoController {
  constructor(
    private readonly readRequest: ReadRequest,
    private readonly makeVideo: MakeVideo,
    private readonly plans: PlansConfig,
  ) {}

  @Post('videos')
  @HttpCode(202)
  @UseGuards(GoodStandingGuard)
  @UseInterceptors(ShedLoad)
  async make(@FromSignedIn() signedIn: SignedIn, @Body(BODY) body: SentBody): Promise<BegunVideo> {
    const { id: name, plan } = signedIn.account;
    const sender = { name, pays: this.plans.hasApiAccess(plan) };
    const ready = await this.readRequest.run(body, { mode: null, keyed: false, sender });
    const { id, status, warnings } = await this.makeVideo.run(signedIn, ready);
    return { success: true, video_id: id, status, warnings };
  }
}
