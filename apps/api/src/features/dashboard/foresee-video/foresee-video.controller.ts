import type { PlanResponse } from '@clipwright/core/videos';
import { Body, Controller, HttpCode, Post, UseGuards, UseInterceptors } from '@nestjs/common';
import { PlansConfig } from '../../../config/plans.js';
import { JsonBodyPipe } from '../../../platform/http/json-body.pipe.js';
import type { SentBody } from '../../../platform/http/sent-body.js';
import { ShedLoad } from '../../../platform/http/shed-load.interceptor.js';
import { GoodStandingGuard } from '../../sign-in/good-standing.door.js';
import { SessionGuard } from '../../sign-in/session-guard.door.js';
import { FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import { VideoPlanning } from '../../videos/plan-video.door.js';
import { ReadRequest } from '../../videos/read-request.door.js';

const BODY = new JsonBodyPipe();
const AT_ONCE = { respondAsync: true, waitSeconds: null };

/** POST videos/plan: what the playground's request would make, while it is written. Nothing is made. */
@Controller('dashboard')
@UseGuards(SessionGuard)
export class ForeseeVideoController {
  constructor(
    private readonly readRequest: ReadRequest,
    private readonly planning: VideoPlanning,
    private readonly plans: PlansConfig,
  ) {}

  @Post('videos/plan')
  @HttpCode(200)
  @UseGuards(GoodStandingGuard)
  @UseInterceptors(ShedLoad)
  async plan(@FromSignedIn() { account }: SignedIn, @Body(BODY) body: SentBody): Promise<PlanResponse> {
    const { id: name, plan } = account;
    const sender = { name, pays: this.plans.hasApiAccess(plan) };
    const { request, image } = await this.readRequest.run(body, { mode: null, keyed: false, sender });
    const caller = { accountId: account.id, keyHash: null };
    return await this.planning.run({ caller, request, image, preference: AT_ONCE });
  }
}
