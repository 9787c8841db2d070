import { Injectable } from '@nestjs/common';
import { RemoteWork } from '../remote-work.js';
import type { VideoFailure } from '../video.js';
import { VideoSettlement } from '../video-settlement.js';

const TRIES_USED_UP: VideoFailure = { code: 'generation_failed', message: 'The video could not be generated, after several tries.' };

/** The end of a video whose job used up its tries; what it has begun at an engine is ended too. */
@Injectable()
export class GiveUpVideo {
  constructor(
    private readonly settlement: VideoSettlement,
    private readonly remoteWork: RemoteWork,
  ) {}

  async run(videoId: string): Promise<void> {
    const failed = await this.settlement.fail({ id: videoId }, TRIES_USED_UP);
    if (failed) await this.remoteWork.endOf(videoId);
  }
}
