import type { EngineReplica, EngineRun, Operation } from '@clipwright/core/engine';
import type { AttemptStore } from './ports.js';
import { throughOutage } from './through-outage.js';
import type { Held } from './video.js';

const SAVE_PROGRESS_EVERY_MS = 500;

/** What has begun, and may be billed, is not given up because the store was started anew just then. */
const OUTAGE_MS = 30_000;

/**
 * What the worker lends to an attempt. `saved` is told of every operation, `late` of one that the video's row
 * does not take any more, `lose` when the video is no longer the attempt's.
 */
export interface Lent {
  readonly replica: EngineReplica;
  readonly signal: AbortSignal;
  readonly resumeFrom: Operation | null;
  readonly saved: (operation: Operation) => void;
  readonly late: (operation: Operation) => Promise<void>;
  readonly lose: () => Promise<void>;
}

/** The run of one attempt: its progress and its checkpoints go to the row, fenced. */
export function runOf(
  { id, attempt }: Held,
  { lose, saved, late, ...lent }: Lent,
  store: AttemptStore,
): EngineRun {
  const lasting = <Result>(work: () => Promise<Result>): Promise<Result> =>
    throughOutage(work, { forMs: OUTAGE_MS, isAway: (error) => store.isAway(error) });
  const saveProgress = async (fraction: number): Promise<void> => {
    const held = await store.saveProgress(id, attempt, fraction).catch(() => true);
    if (!held) await lose();
  };
  return {
    ...lent,
    checkpoint: async (operation) => {
      if (await lasting(() => store.saveOperation(id, attempt, operation))) return saved(operation);
      if (operation.phase === 'started') await lasting(() => late(operation));
      await lose();
      throw new Error('this attempt no longer holds the video');
    },
    progress: throttled((fraction) => void saveProgress(fraction)),
  };
}

/** Passes on progress that has grown, at most twice a second. */
function throttled(save: (fraction: number) => void): (fraction: number) => void {
  let best = 0;
  let savedAtMs = Number.NEGATIVE_INFINITY;
  return (fraction) => {
    const nowMs = performance.now();
    if (!(fraction > best) || nowMs - savedAtMs < SAVE_PROGRESS_EVERY_MS) return;
    best = Math.min(fraction, 1);
    savedAtMs = nowMs;
    save(best);
  };
}
