import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** How long an outage is waited out, and how one is told from a fault. */
export interface Outage {
  readonly forMs: number;
  isAway(error: unknown): boolean;
}

/**
 * Runs idempotent work, again and again while its store can't be reached, for at most `forMs`. So a finished
 * render is kept through a restart of the database.
 */
export async function throughOutage<Result>(work: () => Promise<Result>, outage: Outage): Promise<Result> {
  let pauseMs = FIRST_PAUSE_MS;
  for (let waitedMs = 0; waitedMs < outage.forMs; waitedMs += pauseMs) {
    const outcome = await unlessAway(work, outage);
    if (outcome !== null) return outcome.result;
    await sleep(pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
  return await work();
}

async function unlessAway<Result>(
  work: () => Promise<Result>,
  { isAway }: Outage,
): Promise<{ result: Result } | null> {
  try {
    return { result: await work() };
  } catch (error) {
    if (isAway(error)) return null;
    throw error;
  }
}
