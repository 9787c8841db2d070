import { Injectable } from '@nestjs/common';
import { VideoDeletion } from '../../videos/delete-video.door.js';

/** Deletes a video for good: one that is unfinished is canceled first, as our own route does when asked twice. */
@Injectable()
export class RemoveVideo {
  constructor(private readonly deletion: VideoDeletion) {}

  /** False where the account has no such video. */
  async run(own: { id: string; accountId: string }, address: string): Promise<boolean> {
    const deleter = { by: 'API key', address } as const;
    const first = await this.deletion.run(own, deleter);
    if (first === 'canceled') await this.deletion.run(own, deleter);
    return first !== null;
  }
}
