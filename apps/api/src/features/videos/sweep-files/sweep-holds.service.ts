import { Injectable } from '@nestjs/common';
import { RetentionConfig } from '../../../config/slices.js';
import { Log } from '../../../platform/logging/log.js';
import { StorageHoldRepository } from '../storage-hold.repository.js';
import { VideoRemains } from '../video-remains.js';

const AT_ONCE = 200;

/** Gives back the room of those who died before they could: over an admission, or over the end of a video. */
@Injectable()
export class SweepHolds {
  constructor(
    private readonly retention: RetentionConfig,
    private readonly holds: StorageHoldRepository,
    private readonly remains: VideoRemains,
    private readonly log: Log,
  ) {}

  /** How many. The next round takes up what could not be mended in this one. */
  async run(): Promise<number> {
    const forgotten = await this.holds.forgotten(this.retention.sweepMinAgeMs / 1000, AT_ONCE);
    for (const { videoId, isCompleted } of forgotten)
      await (isCompleted ? this.remains.settle(videoId) : this.remains.clear(videoId));
    if (forgotten.length > 0)
      this.log.warn('the sweep gave room back that nobody used', { videos: forgotten.length });
    return forgotten.length;
  }
}
