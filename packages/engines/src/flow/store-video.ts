import type { GeneratedVideo } from '@clipwright/core/engine';
import { type FlowWatch, UNWATCHED, type VideoRoom, type VideoStorage } from './ports.js';
import { videoKey } from './storage-keys.js';
import { throughOutage } from './through-outage.js';
import type { AttemptedVideo, StoredVideo } from './video.js';
import { fitVideo } from './video-judge.js';
import type { WorkFiles } from './work-files.js';

/** A render that waits for its room is kept through an outage of the database this long. */
const OUTAGE_MS = 120_000;

export interface StoreRules {
  /** Whether a file may tell the prompt that it was made from. */
  readonly promptInMetadata: boolean;
  /** Null: for ever. */
  readonly keepMs: number | null;
  /** Whether the store that room is asked of could not be reached. */
  isAway(error: unknown): boolean;
}

/** Brings what an engine made into the storage: it is made to fit, judged, given its room, and moved in. */
export class StoreVideo<Video extends AttemptedVideo> {
  constructor(
    private readonly rules: StoreRules,
    private readonly files: WorkFiles,
    private readonly room: VideoRoom<Video>,
    private readonly storage: VideoStorage,
    private readonly watch: FlowWatch = UNWATCHED,
  ) {}

  /** @throws UnfitVideoError, OutOfSpaceError */
  async run(
    video: Video,
    generated: GeneratedVideo,
    signal: AbortSignal,
  ): Promise<Omit<StoredVideo, 'machine'>> {
    const file = videoKey(video.id, video.attempt);
    return await this.files.with({ name: file, stream: generated.stream, signal }, async (localFile) => {
      const { changes, fps } = await this.watch.step({ name: 'probe' }, () =>
        fitVideo(localFile, video, { untitled: !this.rules.promptInMetadata, signal }),
      );
      const { bytes, hash } = await this.files.factsOf(localFile);
      await this.removeEarlier(video);
      await throughOutage(() => this.room.ensure(video, bytes), {
        forMs: OUTAGE_MS,
        isAway: (error) => this.rules.isAway(error),
      });
      signal.throwIfAborted();
      await this.watch.step({ name: 'store', facts: { bytes } }, () => this.storage.put(file, localFile));
      const warnings = [...video.warnings, ...generated.warnings, ...changes];
      return { file, bytes, hash, hasAudio: video.hasAudio, fps, warnings, keepMs: this.rules.keepMs };
    });
  }

  /** What an earlier attempt stored and did not live to settle takes the same room. */
  private async removeEarlier({ id, attempt }: Video): Promise<void> {
    for (let earlier = 1; earlier < attempt; earlier += 1) await this.storage.remove(videoKey(id, earlier));
  }
}
