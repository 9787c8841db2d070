import { Injectable } from '@nestjs/common';
import type { GeneratedVideo } from '@clipwright/core/engine';
import { GenerationConfig, RetentionConfig } from '../../../config/slices.js';
import { persistThroughOutage } from '../../../platform/database/persist-through-outage.js';
import { ObjectStorage } from '../../../platform/storage/object-storage.js';
import { StorageBudget } from '../storage-budget.js';
import { videoKey } from '../storage-keys.js';
import type { ClaimedVideo, StoredVideo } from '../video.js';
import { fitVideo } from './video-judge.js';
import { WorkFiles } from './work-files.js';

/** A render that waits for its room is kept through an outage of the database this long. */
const OUTAGE_MS = 120_000;

/** Brings what an engine made into the storage: it is made to fit, judged, given its room, and moved in. */
@Injectable()
export class StoreVideo {
  constructor(
    private readonly generation: GenerationConfig,
    private readonly retention: RetentionConfig,
    private readonly files: WorkFiles,
    private readonly budget: StorageBudget,
    private readonly storage: ObjectStorage,
  ) {}

  /** @throws UnfitVideoError, OutOfSpaceError */
  async run(
    video: ClaimedVideo,
    generated: GeneratedVideo,
    signal: AbortSignal,
  ): Promise<Omit<StoredVideo, 'machine'>> {
    const file = videoKey(video.id, video.attempt);
    return await this.files.with({ name: file, stream: generated.stream, signal }, async (localFile) => {
      const { changes, fps } = await fitVideo(localFile, video, {
        untitled: !this.generation.promptInMetadata,
        signal,
      });
      const { bytes, hash } = await this.files.factsOf(localFile);
      await this.removeEarlier(video);
      await persistThroughOutage(() => this.budget.ensure(video, bytes), OUTAGE_MS);
      signal.throwIfAborted();
      await this.storage.put(file, localFile);
      const warnings = [...video.warnings, ...generated.warnings, ...changes];
      return { file, bytes, hash, hasAudio: video.hasAudio, fps, warnings, keepMs: this.retention.keepMs };
    });
  }

  /** What an earlier attempt stored and did not live to settle takes the same room. */
  private async removeEarlier({ id, attempt }: ClaimedVideo): Promise<void> {
    for (let earlier = 1; earlier < attempt; earlier += 1) await this.storage.remove(videoKey(id, earlier));
  }
}
