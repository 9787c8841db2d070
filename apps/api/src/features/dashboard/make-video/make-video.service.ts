import { Injectable } from '@nestjs/common';
import type { SignedIn } from '../../sign-in/signed-in.door.js';
import { StudioLimit } from '../../studio/studio-limit.door.js';
import { type CreatedVideo, type ReadyRequest, VideoCreation } from '../../videos/create-video.door.js';

const AT_ONCE = { respondAsync: true, waitSeconds: null };

/** Begins a video of the playground, as large and as often as the plan lets it. */
@Injectable()
export class MakeVideo {
  constructor(
    private readonly limit: StudioLimit,
    private readonly creation: VideoCreation,
  ) {}

  /** @throws Refusal 403 plan_limit or insufficient_credits, and what refuses a generation */
  async run({ account }: SignedIn, ready: ReadyRequest): Promise<CreatedVideo['outcome']> {
    await this.limit.refuseBeyondPlan(account, ready.request);
    const caller = { accountId: account.id, keyHash: null };
    const { outcome } = await this.creation.run({
      ...ready,
      caller,
      idempotencyKey: null,
      preference: AT_ONCE,
    });
    return outcome;
  }
}
