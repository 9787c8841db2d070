import { Injectable } from '@nestjs/common';
import type { SignedIn } from '../../sign-in/signed-in.door.js';
import { Studio } from '../../studio/studio.door.js';
import { type CreatedVideo, VideoCreation } from '../../videos/create-video.door.js';
import type { ReadyRequest } from '../../videos/read-request.door.js';

const AT_ONCE = { respondAsync: true, waitSeconds: null };

/** Begins a video of the playground, as large and as often as the plan lets it. */
@Injectable()
export class MakeVideo {
  constructor(
    private readonly studio: Studio,
    private readonly creation: VideoCreation,
  ) {}

  /** @throws Refusal 403 plan_limit, and what refuses a generation */
  async run({ account }: SignedIn, ready: ReadyRequest): Promise<CreatedVideo['outcome']> {
    await this.studio.refuseBeyondPlan(account, ready.request);
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
