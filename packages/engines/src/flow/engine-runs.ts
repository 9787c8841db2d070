import { type EngineRun, HandedOverError, type Operation } from '@clipwright/core/engine';
import { type EngineRoute, nameOf } from '../catalog/engine-place.js';
import { runOf } from './attempt-run.js';
import type { AttemptStore } from './ports.js';
import { type RunningVideos, VideoEnded, VideoTakenOver } from './running-videos.js';
import type { Held } from './video.js';

/** One call of an engine. */
export interface EngineCall {
  readonly video: Held;
  readonly route: EngineRoute;
  readonly resumeFrom: Operation | null;
  readonly saved: (operation: Operation) => void;
}

/**
 * Deadline and cancel end the work itself; at a shutdown, or when another attempt has taken over, it goes on
 * at the engine.
 */
const endsWork = (reason: unknown): boolean =>
  reason instanceof VideoEnded || (reason instanceof DOMException && reason.name === 'TimeoutError');

/** Lends engines what they run with: progress and operations go to the store. */
export class EngineRuns {
  constructor(
    private readonly running: RunningVideos,
    private readonly store: AttemptStore,
  ) {}

  /** For as long as the engine works. @throws whatever it throws */
  async lend<Result>(
    { video, route, resumeFrom, saved }: EngineCall,
    signal: AbortSignal,
    work: (run: EngineRun) => Promise<Result>,
  ): Promise<Result> {
    signal.throwIfAborted();
    const own = new AbortController();
    const heed = (): void =>
      own.abort(
        endsWork(signal.reason)
          ? signal.reason
          : new HandedOverError('another attempt carries this video on'),
      );
    signal.addEventListener('abort', heed, { once: true });
    const lose = (): Promise<void> => this.lose(video.id);
    const late = (operation: Operation): Promise<void> =>
      this.store.learnLate({ videoId: video.id, attempt: video.attempt, ...nameOf(route), operation });
    const lent = { replica: route.replica, signal: own.signal, resumeFrom, saved, late, lose };
    try {
      return await work(runOf(video, lent, this.store));
    } finally {
      signal.removeEventListener('abort', heed);
    }
  }

  /** A write was refused: the video has ended, or another attempt makes it. */
  private async lose(videoId: string): Promise<void> {
    const goesOn = await this.store.goesOn(videoId).catch(() => true);
    this.running.stop(
      videoId,
      goesOn ? new VideoTakenOver('another attempt makes the video') : new VideoEnded('the video has ended'),
    );
  }
}
