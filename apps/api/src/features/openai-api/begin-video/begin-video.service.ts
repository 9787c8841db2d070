import { NotFoundError } from '@clipwright/core/errors';
import { Injectable } from '@nestjs/common';
import { type CreateVideoInput, VideoCreation } from '../../videos/create-video.door.js';
import { OwnVideoRepository } from '../../videos/own-videos.door.js';
import type { BegunVideo, VideoBeginning } from '../video-beginning.js';

const AT_ONCE = { respondAsync: true, waitSeconds: null };

/** Begins a video, as a call of our own with `Prefer: respond-async` does, and reads how it stands. */
@Injectable()
export class BeginVideo implements VideoBeginning {
  constructor(
    private readonly creation: VideoCreation,
    private readonly videos: OwnVideoRepository,
  ) {}

  async run(input: Omit<CreateVideoInput, 'preference'>): Promise<BegunVideo> {
    const { outcome, replayed } = await this.creation.run({ ...input, preference: AT_ONCE });
    const video = await this.videos.find(outcome.id, input.caller.accountId);
    if (video === null) throw new NotFoundError({ what: 'The video' });
    return { video, replayed };
  }
}
