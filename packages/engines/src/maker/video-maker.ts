import { setTimeout as sleep } from 'node:timers/promises';
import { IdempotencyConflictError } from '@clipwright/core/errors';
import { isTerminal } from '@clipwright/core/videos';
import type { RunningVideos } from '../flow/running-videos.js';
import { throughOutage } from '../flow/through-outage.js';
import type { WorkFiles } from '../flow/work-files.js';
import { type MadeVideo, madeVideo } from './made-video.js';
import type { MakerRequests, PreparedImage, ReadyOrder } from './maker-request.js';
import type { MakerStorage } from './maker-storage.js';
import type { MakerStore } from './maker-store.js';
import type { ProgressNews } from './progress-news.js';
import type { VideoDriver } from './video-driver.js';

/** How often a video that another process makes is looked at. */
const LOOK_EVERY_MS = 500;

/** A restart of the store costs nobody a video. */
const OUTAGE_MS = 30_000;

/** Leases are renewed so often within one. */
const RENEWALS = 3;

export interface MakeOptions {
  /** Cancels the video, also where others wait for it. */
  readonly signal?: AbortSignal | undefined;
  /** 0 to 1; of a video that this process makes. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
  /** The same one gives the same video, in any process that shares the store. */
  readonly idempotencyKey?: string | undefined;
  /** Makes the video from this image. */
  readonly image?: PreparedImage | undefined;
}

export interface MakerParts {
  /** What this maker is called in the store. */
  readonly name: string;
  readonly requests: MakerRequests;
  readonly store: MakerStore;
  readonly storage: MakerStorage;
  readonly files: WorkFiles;
  readonly running: RunningVideos;
  readonly driver: VideoDriver;
  readonly news: ProgressNews;
  readonly leaseMs: number;
}

/** Makes videos in this process. */
export class VideoMaker {
  private opening: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: MakerParts) {}

  /**
   * Makes a video of a request, which is what the body of a server's route is, and resolves when it has
   * ended, however that is. @throws InvalidRequestError, IdempotencyConflictError, the signal's reason
   */
  async make(request: unknown, options: MakeOptions = {}): Promise<MadeVideo> {
    const { signal, image = null } = options;
    signal?.throwIfAborted();
    const ready = this.parts.requests.read(request, image);
    await this.open();
    const { id, isNew } = await this.admitted(ready, options);
    if (isNew) this.parts.driver.drive(id);
    return await this.ended(id, options);
  }

  /**
   * Takes over what processes that are gone have left, and goes on where they were; gives the ids. Later
   * ones are taken over as long as this maker is open.
   */
  async resume(): Promise<string[]> {
    await this.open();
    return await this.adopt();
  }

  /** Null for an id that the store does not have. */
  async find(id: string): Promise<MadeVideo | null> {
    await this.open();
    const video = await this.parts.store.find(id);
    return video === null ? null : madeVideo(video, this.parts.storage);
  }

  /**
   * False when it had ended. Its engine is told to stop: at once where this process makes it, else when
   * whichever does writes the next time.
   */
  async cancel(id: string): Promise<boolean> {
    await this.open();
    const canceled = await this.lasting(() => this.parts.store.cancel(id));
    if (canceled) this.parts.running.end(id);
    return canceled;
  }

  /**
   * Makes nothing more. What is under way goes on at remote engines, and in whichever process takes it over.
   */
  async close(): Promise<void> {
    if (this.opening === null) return;
    clearInterval(this.timer);
    await this.parts.driver.close();
    await this.parts.store.release(this.parts.name);
  }

  private async open(): Promise<void> {
    this.opening ??= this.opened().catch((error: unknown) => {
      this.opening = null;
      throw error;
    });
    await this.opening;
  }

  private async opened(): Promise<void> {
    await this.parts.files.open();
    await this.parts.store.open();
    this.timer = setInterval(() => void this.tend(), this.parts.leaseMs / RENEWALS);
    this.timer.unref();
  }

  /** What can't be reached now is tended to the next time. */
  private async tend(): Promise<void> {
    const { store, name, leaseMs } = this.parts;
    await store.renew(name, leaseMs).catch(() => undefined);
    await this.adopt().catch(() => []);
  }

  private async adopt(): Promise<string[]> {
    const { store, name, leaseMs, driver } = this.parts;
    const left = await store.adopt(name, leaseMs);
    for (const id of left) driver.drive(id);
    return left;
  }

  private async admitted(
    { order, fingerprint }: ReadyOrder,
    { idempotencyKey, image }: MakeOptions,
  ): Promise<{ id: string; isNew: boolean }> {
    const { store, storage, name: driver, leaseMs } = this.parts;
    if (image !== undefined && order.image !== null) await storage.putBytes(order.image, image.bytes);
    const added = await store.add({ order, key: idempotencyKey ?? null, fingerprint, driver }, leaseMs);
    const isNew = added !== 'conflict' && added.isNew;
    if (!isNew && order.image !== null) await storage.remove(order.image);
    if (added === 'conflict') throw new IdempotencyConflictError();
    return added;
  }

  private async ended(id: string, { signal, onProgress }: MakeOptions): Promise<MadeVideo> {
    const cancel = (): void => void this.cancel(id).catch(() => undefined);
    const quiet = this.parts.news.listen(id, onProgress);
    signal?.addEventListener('abort', cancel, { once: true });
    if (signal?.aborted === true) cancel();
    try {
      return await this.untilEnded(id, signal);
    } finally {
      quiet();
      signal?.removeEventListener('abort', cancel);
    }
  }

  private async untilEnded(id: string, signal: AbortSignal | undefined): Promise<MadeVideo> {
    const { driver, storage, store } = this.parts;
    for (;;) {
      await (driver.underWay(id) ?? sleep(LOOK_EVERY_MS));
      signal?.throwIfAborted();
      const video = await this.lasting(() => store.find(id));
      if (video === null) throw new Error(`The video ${id} is no longer in the store.`);
      if (isTerminal(video.status)) return madeVideo(video, storage);
      if (driver.isClosed) throw new Error(closedBefore(id));
    }
  }

  /** A restart of the store is waited out. */
  private async lasting<Result>(work: () => Promise<Result>): Promise<Result> {
    const isAway = (error: unknown): boolean => this.parts.store.isAway(error);
    return await throughOutage(work, { forMs: OUTAGE_MS, isAway });
  }
}

const closedBefore = (id: string): string =>
  `The maker was closed before the video ${id} had ended: another takes it over by resume().`;
