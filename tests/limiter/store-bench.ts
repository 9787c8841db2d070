import type { LimiterStore } from '@clipwright/core/limiter';

/** A store under test. Time goes by in steps so long that the milliseconds of a test decide nothing. */
export interface StoreBench {
  readonly store: LimiterStore;
  /** Lets so much time go by for everything that counts. */
  age(ms: number): Promise<void>;
  /** What a store's own id of a place is after that, where it tells when the place was taken. */
  agedId?(id: string, ms: number): string;
  close(): Promise<void>;
}

/** One step of time. */
export const STEP_MS = 1_000_000;
