import { Injectable } from '@nestjs/common';
import { keysOfFile, videoKey } from '@clipwright/engines/flow';
import { ObjectStorage } from '@clipwright/engines/files';
import { AccountVideosRepository, type EndedVideo } from '../account-videos.repository.js';
import type { VideoErasure } from '../erase-videos.door.js';
import { StorageHoldRepository } from '../storage-hold.repository.js';
import { VideoEndings } from '../video-endings.js';

const AT_ONCE = 100;

/**
 * Ends and removes all videos of an account that nobody uses any more: rows, files, images. Begun anew, it
 * goes on where it stopped.
 */
@Injectable()
export class EraseVideos implements VideoErasure {
  constructor(
    private readonly videos: AccountVideosRepository,
    private readonly endings: VideoEndings,
    private readonly storage: ObjectStorage,
    private readonly holds: StorageHoldRepository,
  ) {}

  /** False when some are still being stopped, or the signal fired: run it again in a moment. */
  async run(accountId: string, signal: AbortSignal): Promise<boolean> {
    for (const id of await this.videos.unfinished(accountId, AT_ONCE)) await this.cancel(id, accountId);
    for (
      let batch = await this.next(accountId, signal);
      batch.length > 0;
      batch = await this.next(accountId, signal)
    )
      await this.remove(batch);
    return !(await this.videos.hasAny(accountId));
  }

  private async next(accountId: string, signal: AbortSignal): Promise<EndedVideo[]> {
    return signal.aborted ? [] : await this.videos.ended(accountId, AT_ONCE);
  }

  private async cancel(id: string, accountId: string): Promise<void> {
    if (await this.endings.settle(id, { kind: 'withdrawn', accountId })) return;
    await this.endings.settle(id, { kind: 'stopped', accountId });
  }

  /** The files first: as long as the row stands, whoever goes on knows what is left. */
  private async remove(batch: readonly EndedVideo[]): Promise<void> {
    await Promise.all(batch.flatMap(filesOf).map((key) => this.storage.remove(key)));
    const ids = batch.map(({ id }) => id);
    await this.videos.forget(ids);
    for (const id of ids) await this.holds.release(id);
  }
}

/** Also what an attempt stored that was canceled before it could say so. */
const filesOf = ({ id, attempt, file, images }: EndedVideo): string[] => [
  ...Array.from({ length: attempt }, (_, earlier) => videoKey(id, earlier + 1)),
  ...(file === null ? [] : keysOfFile(file)),
  ...images,
];
