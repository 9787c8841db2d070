import { setTimeout as sleep } from 'node:timers/promises';
import { askAlsoTheHealthy } from '../flow/ask-also-the-healthy.js';
import type { MakeVideo } from '../flow/make-video.js';
import type { FlowLog } from '../flow/ports.js';
import type { AttemptedVideo } from '../flow/video.js';
import { NOBODY_WORKS, TRIES_USED_UP } from '../flow/video-failure.js';
import type { MakerPlaces } from './maker-places.js';
import type { MakerStore } from './maker-store.js';

const LOOK_EVERY_MS = 500;

/** As often as a server delivers a job: four times more than once. */
const MOST_ATTEMPTS = 5;

export interface DriverParts {
  readonly name: string;
  readonly store: MakerStore;
  readonly places: MakerPlaces;
  readonly flow: MakeVideo<AttemptedVideo>;
  /** Removes what is left of a video that has ended. */
  readonly clear: (id: string) => Promise<void>;
  readonly log: FlowLog;
}

/** Brings each video of this process to its end: waits for a place, makes attempts, gives up. */
export class VideoDriver {
  private readonly under = new Map<string, Promise<void>>();
  private readonly stop = new AbortController();

  constructor(private readonly parts: DriverParts) {}

  /** Until it has ended, is another process's, or the driver stops; undefined: it is not driven here. */
  underWay(id: string): Promise<void> | undefined {
    return this.under.get(id);
  }

  get isClosed(): boolean {
    return this.stop.signal.aborted;
  }

  drive(id: string): void {
    if (this.under.has(id) || this.stop.signal.aborted) return;
    this.under.set(
      id,
      this.toItsEnd(id).finally(() => this.under.delete(id)),
    );
  }

  /** Work at remote engines goes on there. */
  async close(): Promise<void> {
    this.stop.abort(new Error('the maker is closed'));
    await Promise.all(this.under.values());
  }

  private async toItsEnd(id: string): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted && (await this.goesOn(id).catch((error: unknown) => this.again(id, error))))
      await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    await this.parts.clear(id);
  }

  /** An attempt that was cut short is followed by another. */
  private again(videoId: string, error: unknown): true {
    if (!this.stop.signal.aborted) this.parts.log.error('an attempt was cut short', { videoId, error });
    return true;
  }

  /** One look, and an attempt where there is a place. False when nothing is left to do. */
  private async goesOn(id: string): Promise<boolean> {
    const { store, places, name } = this.parts;
    const claim = await askAlsoTheHealthy((healthy) => places.claim(id, healthy));
    if (claim.kind === 'busy') return true;
    if (claim.kind === 'none') await store.giveUp(id, name, NOBODY_WORKS);
    if (claim.kind === 'claimed') await this.attempt(claim.video);
    return false;
  }

  /** Rejects when it was cut short. */
  private async attempt(video: AttemptedVideo): Promise<void> {
    const { store, flow, name } = this.parts;
    if (video.attempt > MOST_ATTEMPTS) await store.giveUp(video.id, name, TRIES_USED_UP);
    else await flow.run(video, this.stop.signal);
  }
}
