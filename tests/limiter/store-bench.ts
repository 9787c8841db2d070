import type { LimiterStore } from '@clipwright/core/limiter';

/** A store under test. Time goes by in steps so long that the milliseconds of a test decide nothing. */
export interface StoreBench {
  readonly store: LimiterStore;
  /** Lets so much time go by for everything that counts. */
  age(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** One step of time. */
export const STEP_MS = 1_000_000;
