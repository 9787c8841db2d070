import type { VideoRoom } from '@clipwright/engines/flow';
import { Injectable } from '@nestjs/common';
import { DiskRoom } from '@clipwright/engines/files';
import { StorageBudget } from '../storage-budget.js';
import type { ClaimedVideo } from '../video.js';

/** Room for videos in the making: of this host's disks, and of the budget that all workers share. */
@Injectable()
export class WorkRoom implements VideoRoom<ClaimedVideo> {
  constructor(
    private readonly disk: DiskRoom,
    private readonly budget: StorageBudget,
  ) {}

  async require(bytes: number): Promise<void> {
    await this.disk.require(bytes);
  }

  async ensure(video: ClaimedVideo, bytes: number): Promise<void> {
    await this.budget.ensure(video, bytes);
  }
}
