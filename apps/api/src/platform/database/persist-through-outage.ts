import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway } from './database-errors.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Runs idempotent work, again and again while the database can't be reached, for at most `forMs`.
 * So a finished render is kept through a restart of the database.
 */
export async function persistThroughOutage<Result>(
  work: () => Promise<Result>,
  forMs: number,
): Promise<Result> {
  let pauseMs = FIRST_PAUSE_MS;
  for (let waitedMs = 0; waitedMs < forMs; waitedMs += pauseMs) {
    const outcome = await unlessAway(work);
    if (outcome !== null) return outcome.result;
    await sleep(pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
  return await work();
}

async function unlessAway<Result>(work: () => Promise<Result>): Promise<{ result: Result } | null> {
  try {
    return { result: await work() };
  } catch (error) {
    if (isDatabaseAway(error)) return null;
    throw error;
  }
}
