import { abortableSleep } from '../platform/abortable-sleep.js';

/** How long somebody waits for a place. */
export interface PlacePatience {
  /** 0 asks once. A place that can't come in time is not waited for. */
  readonly maxWaitMs: number;
  readonly signal?: AbortSignal | undefined;
}

interface Outcome {
  readonly admitted: boolean;
  readonly waitMs: number;
}

/** Places may be released before their time, so it looks again at least so often. */
const LOOK_AGAIN_MS = 1_000;

/** Asks until there is a place, or until it is sure that time alone brings none. @throws the signal's reason */
export async function untilAdmitted<T extends Outcome>(
  reserve: () => Promise<T>,
  { maxWaitMs, signal }: PlacePatience,
): Promise<T> {
  const untilMs = performance.now() + maxWaitMs;
  for (;;) {
    signal?.throwIfAborted();
    const outcome = await reserve();
    if (outcome.admitted || !comesBy(untilMs, outcome)) return outcome;
    await abortableSleep(Math.min(Math.ceil(outcome.waitMs), LOOK_AGAIN_MS), signal);
  }
}

const comesBy = (untilMs: number, { waitMs }: Outcome): boolean =>
  waitMs !== Number.POSITIVE_INFINITY && performance.now() + waitMs <= untilMs;
