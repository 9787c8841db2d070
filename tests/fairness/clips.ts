import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import type { Clip } from './line-worker.js';

/** What a run of random arrivals began with; told in the title, so that it can be run again. */
export const SEED = Number(process.env['FAULT_SEED'] ?? randomInt(2 ** 31));
const RUNS = Number(process.env['FAIRNESS_RUNS'] ?? 8);

export const TINY: Clip = { resolution: '480p', durationSeconds: 1 };
export const SHORT: Clip = { resolution: '720p', durationSeconds: 2 };
export const LONG: Clip = { resolution: '1080p', durationSeconds: 10 };
export const HEAVY: Clip = { resolution: '1440p', durationSeconds: 15 };

/** Mostly short ones, and now and then one that takes as long as a hundred of them. */
export const anyClip = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(TINY, SHORT) },
  { weight: 2, arbitrary: fc.constant(LONG) },
  { weight: 1, arbitrary: fc.constant(HEAVY) },
);

/** Bursts, trickles, and gaps in which a line runs empty; in seconds. */
export const anyTime = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 60 }),
  fc.integer({ min: 0, max: 600 }),
);

export async function holdsForRandom<T>(
  arbitrary: fc.Arbitrary<T>,
  check: (value: T) => Promise<void>,
): Promise<void> {
  await fc.assert(fc.asyncProperty(arbitrary, check), { seed: SEED, numRuns: RUNS, endOnFailure: true });
}
