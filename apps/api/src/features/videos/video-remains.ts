import type { VideoStatus } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { imageKeys, keysOfFile, videoKey } from '@clipwright/engines/flow';
import { ObjectStorage } from '@clipwright/engines/files';
import { Log } from '../../platform/logging/log.js';
import type { RemovedFiles } from './kept-files.js';
import { StorageHoldRepository } from './storage-hold.repository.js';
import { VideoRepository } from './video.repository.js';

const WITHOUT_FILE: readonly VideoStatus[] = ['failed', 'canceled', 'expired'];

/**
 * What is left on the disk of videos that have ended. Whatever can't be removed now, and whoever dies here,
 * leaves it to the sweep.
 */
@Injectable()
export class VideoRemains {
  constructor(
    private readonly videos: VideoRepository,
    private readonly storage: ObjectStorage,
    private readonly holds: StorageHoldRepository,
    private readonly log: Log,
  ) {}

  /**
   * For a video that has ended without a file, or was never admitted: removes what was stored for it, then
   * gives its room back. Others are left as they are.
   */
  async clear(videoId: string): Promise<void> {
    await this.orLeave(videoId, async () => {
      const standing = await this.videos.standing(videoId);
      if (standing !== null && (standing.file !== null || !WITHOUT_FILE.includes(standing.status))) return;
      const made = Array.from({ length: standing?.attempt ?? 0 }, (_, index) => videoKey(videoId, index + 1));
      await this.release(videoId, [...imageKeys(videoId), ...made]);
    });
  }

  /**
   * For an attempt that came too late: what it has stored is nobody's, unless only the news of its success
   * was lost.
   */
  async clearLate({ id, attempt }: { id: string; attempt: number }): Promise<void> {
    await this.orLeave(id, async () => {
      const standing = await this.videos.standing(id);
      if (standing?.file !== videoKey(id, attempt)) await this.storage.remove(videoKey(id, attempt));
    });
    await this.clear(id);
  }

  /** Removes the file of a video that has none from now on, its pictures and its images, then gives their room back. */
  async remove(videoId: string, { file, images }: RemovedFiles): Promise<void> {
    await this.orLeave(videoId, () =>
      this.release(videoId, [...(file === null ? [] : keysOfFile(file)), ...images]),
    );
  }

  /** A completed video takes what its files take, and no longer what was reckoned. */
  async settle(videoId: string): Promise<void> {
    await this.orLeave(videoId, () => this.holds.settle(videoId));
  }

  private async release(videoId: string, keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.storage.remove(key)));
    await this.holds.release(videoId);
  }

  private async orLeave(videoId: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.log.warn('the disk was not tidied up after a video; the sweep will', { videoId, error });
    }
  }
}
