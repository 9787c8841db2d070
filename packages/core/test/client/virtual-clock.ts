import { setImmediate } from 'node:timers/promises';

/** A clock that moves only by sleeping: nothing here ever waits for real time. */
export interface VirtualClock {
  readonly now: () => number;
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly sleptMs: readonly number[];
  /** Moves the clock without anybody sleeping. */
  readonly pass: (ms: number) => void;
}

/**
 * Sleeps that overlap share their time, as real ones do. Who sleeps more often than `mostSleeps` is in a loop
 * and gets an error.
 */
export function createVirtualClock(startMs = Date.UTC(2026, 10, 21), mostSleeps = 3_000): VirtualClock {
  let nowMs = startMs;
  const sleptMs: number[] = [];
  return {
    now: () => nowMs,
    sleptMs,
    pass: (ms) => {
      nowMs += ms;
    },
    sleep: async (ms, signal) => {
      signal?.throwIfAborted();
      sleptMs.push(ms);
      if (sleptMs.length > mostSleeps) throw new Error(`Slept ${mostSleeps} times.`);
      const wakeAtMs = nowMs + ms;
      await setImmediate();
      signal?.throwIfAborted();
      nowMs = Math.max(nowMs, wakeAtMs);
    },
  };
}
