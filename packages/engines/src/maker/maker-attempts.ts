import type { Operation } from '@clipwright/core/engine';
import { isTerminal } from '@clipwright/core/videos';
import type { EngineRouting } from '../catalog/engine-routing.js';
import type { AttemptStore, FlowLog, LateOperation, VideoStorage } from '../flow/ports.js';
import { imageKeys, videoKey } from '../flow/storage-keys.js';
import type { AttemptEnding } from '../flow/video.js';
import type { MakerStore } from './maker-store.js';

const CLEAR_WITHIN_MS = 20_000;

export interface AttemptParts {
  readonly store: MakerStore;
  readonly storage: VideoStorage;
  readonly routing: EngineRouting;
  readonly log: FlowLog;
  /** Told of everything that moves. */
  readonly onProgress: (id: string, fraction: number) => void;
}

/** Attempts as the flow keeps them: in the maker's store, with nothing left over in its storage. */
export class MakerAttempts implements AttemptStore {
  constructor(private readonly parts: AttemptParts) {}

  isAway(error: unknown): boolean {
    return this.parts.store.isAway(error);
  }

  async saveProgress(id: string, attempt: number, fraction: number): Promise<boolean> {
    const held = await this.parts.store.saveProgress(id, attempt, fraction);
    if (held) this.parts.onProgress(id, fraction);
    return held;
  }

  async saveOperation(id: string, attempt: number, operation: Operation): Promise<boolean> {
    return await this.parts.store.saveOperation(id, attempt, operation);
  }

  async goesOn(id: string): Promise<boolean> {
    return await this.parts.store.goesOn(id);
  }

  /** Nobody will ask for it any more: the engine is told to stop and remove it. */
  async learnLate({ videoId, operation, ...name }: LateOperation): Promise<void> {
    const place = this.parts.routing.placeAt(name);
    if (place === null) return;
    const left = { videoId, operation, replica: place.replica, fetched: false };
    await place.engine
      .clear(left, AbortSignal.timeout(CLEAR_WITHIN_MS))
      .catch((error: unknown) =>
        this.parts.log.warn('what a video left at its engine could not be removed there', { videoId, error }),
      );
  }

  async settle(id: string, ending: AttemptEnding): Promise<boolean> {
    return await this.parts.store.settle(id, ending);
  }

  /** Of a video that has ended, all but its file is removed; others are left as they are. */
  async clear(id: string): Promise<void> {
    const { store, storage, log } = this.parts;
    try {
      const video = await store.find(id);
      if (video === null || !isTerminal(video.status)) return;
      const made = Array.from({ length: video.attempt }, (_, index) => videoKey(id, index + 1));
      const left = [...imageKeys(id), ...made].filter((key) => key !== video.stored?.file);
      await Promise.all(left.map((key) => storage.remove(key)));
    } catch (error) {
      log.warn('files that a video left could not be removed', { videoId: id, error });
    }
  }
}
