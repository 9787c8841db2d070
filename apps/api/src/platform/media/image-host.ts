import type { ImageJob } from './image-child.js';
import { ImageChildPool, type ChildPoolRules } from './image-child-pool.js';
import { startImageChild, type ChildOutcome } from './image-child-process.js';
import { FairPlaces } from './fair-places.js';
import type { ImageWork } from './image-work.js';

/** How the children are kept. */
export interface ImageHostRules extends ChildPoolRules {
  readonly maxChildren: number;
  /** Of one owner at once. */
  readonly perOwner: number;
  readonly maxQueued: number;
  readonly maxQueuedPerOwner: number;
  /** Of processor time, so that a machine with much else to do blames no image for it. */
  readonly maxCpuMs: number;
  /** By the clock, for what takes no processor time either. */
  readonly maxWallMs: number;
  readonly maxRssBytes: number;
}

/** Two at once, a few waiting, five seconds of a processor and 512 MiB for each. */
export const IMAGE_HOST_RULES: ImageHostRules = {
  maxChildren: 2,
  perOwner: Number.POSITIVE_INFINITY,
  maxQueued: 64,
  maxQueuedPerOwner: 32,
  maxCpuMs: 5_000,
  maxWallMs: 30_000,
  maxRssBytes: 512 * 1024 * 1024,
  jobsPerChild: 50,
  idleMs: 30_000,
};

/**
 * What became of an image; `busy`: the queue is full, `owner_busy`: the owner's part of it is. Neither is a
 * fault of the image.
 */
export type HostOutcome =
  | ChildOutcome
  | { readonly ok: false; readonly reason: 'busy' | 'owner_busy'; readonly detail: string };

/** Whose image it is; without an owner they are all of one. What is done for it is counted in `work`. */
export interface ImageOwner {
  readonly owner?: string;
  readonly work?: ImageWork;
}

/** A small pool of killable children. Owners take turns. */
export interface ImageHost {
  /** Rejects with the signal's reason while waiting, and when no child can be started. */
  run(job: ImageJob, signal: AbortSignal, of?: ImageOwner): Promise<HostOutcome>;
  /** Ends every child; resolves when all are gone. */
  close(): Promise<void>;
}

/**
 * Starts children when there is work for them and replaces each after a crash, a time-out or `jobsPerChild`.
 */
export function createImageHost(rules: Partial<ImageHostRules> = {}): ImageHost {
  const {
    maxChildren,
    perOwner,
    maxQueued,
    maxQueuedPerOwner,
    maxCpuMs,
    maxWallMs,
    maxRssBytes,
    ...poolRules
  } = {
    ...IMAGE_HOST_RULES,
    ...rules,
  };
  const places = new FairPlaces({ count: maxChildren, perOwner, maxQueued, maxQueuedPerOwner });
  const pool = new ImageChildPool(() => startImageChild({ maxRssBytes, maxCpuMs }), poolRules);

  const runInChild = async (job: ImageJob) => {
    const child = await pool.take();
    const outcome = await child.run(job, maxWallMs);
    await pool.putBack(child);
    return outcome;
  };

  return {
    run: async (job, signal, { owner = '', work } = {}) => {
      const place = await places.take(owner, signal);
      if (typeof place === 'string')
        return {
          ok: false,
          reason: place === 'own' ? 'owner_busy' : 'busy',
          detail: 'too many images are waiting',
        };
      if (work !== undefined) work.decodes += 1;
      return runInChild(job).finally(place);
    },
    close: () => pool.close(),
  };
}
