import { Injectable } from '@nestjs/common';
import { ExpiryRepository } from '../expiry.repository.js';
import { VideoRemains } from '../video-remains.js';

const AT_ONCE = 100;

/** Ends the time of finished videos: they become `expired`, and their files are removed. */
@Injectable()
export class ExpireVideos {
  constructor(
    private readonly expiry: ExpiryRepository,
    private readonly remains: VideoRemains,
  ) {}

  /** How many expired. What could not be removed now is nobody's, which the sweep finds. */
  async run(): Promise<number> {
    let expired = 0;
    for (
      let batch = await this.expiry.expireDue(AT_ONCE);
      batch.length > 0;
      batch = await this.expiry.expireDue(AT_ONCE)
    ) {
      expired += batch.length;
      await Promise.all(batch.map((video) => this.remains.remove(video.id, video)));
    }
    return expired;
  }
}
