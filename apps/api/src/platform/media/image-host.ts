import type { ImageJob } from './image-child.js';
import { ImageChildPool, type ChildPoolRules } from './image-child-pool.js';
import { startImageChild, type ChildOutcome } from './image-child-process.js';
import { createPlaces } from './image-places.js';

/** How the children are kept. */
export interface ImageHostRules extends ChildPoolRules {
  readonly maxChildren: number;
  readonly maxQueued: number;
  readonly timeoutMs: number;
  readonly maxRssBytes: number;
}

/** Two at once, a few waiting, five seconds and 512 MiB for each. */
export const IMAGE_HOST_RULES: ImageHostRules = {
  maxChildren: 2,
  maxQueued: 32,
  timeoutMs: 5_000,
  maxRssBytes: 512 * 1024 * 1024,
  jobsPerChild: 50,
  idleMs: 30_000,
};

/** What became of an image; `busy`: the queue is full, which is no fault of the image. */
export type HostOutcome = ChildOutcome | { readonly ok: false; readonly reason: 'busy'; readonly detail: string };

/** A small pool of killable children. */
export interface ImageHost {
  /** Rejects with the signal's reason while waiting, and when no child can be started. */
  run(job: ImageJob, signal: AbortSignal): Promise<HostOutcome>;
  /** Ends every child; resolves when all are gone. */
  close(): Promise<void>;
}

/** Starts children when there is work for them and replaces each after a crash, a time-out or `jobsPerChild`. */
export function createImageHost(rules: Partial<ImageHostRules> = {}): ImageHost {
  const { maxChildren, maxQueued, timeoutMs, maxRssBytes, ...poolRules } = { ...IMAGE_HOST_RULES, ...rules };
  const places = createPlaces({ count: maxChildren, maxQueued });
  const pool = new ImageChildPool(() => startImageChild({ maxRssBytes }), poolRules);

  const runInChild = async (job: ImageJob) => {
    const child = await pool.take();
    const outcome = await child.run(job, timeoutMs);
    await pool.putBack(child);
    return outcome;
  };

  return {
    run: async (job, signal) => {
      const giveBack = await places.take(signal);
      if (!giveBack) return { ok: false, reason: 'busy', detail: `${maxQueued} images are waiting` };
      return runInChild(job).finally(giveBack);
    },
    close: () => pool.close(),
  };
}
