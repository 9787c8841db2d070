import { setTimeout as sleep } from 'node:timers/promises';

export interface Waiting {
  /** What is waited for, for the message of a time-out. */
  readonly what: string;
  /** Left out: as long as the slowest machine may need. */
  readonly withinMs?: number;
  readonly everyMs?: number;
}

/**
 * No promise, only the end of waiting for what never comes; below the time that jest gives a test of
 * `tests/`.
 */
export const PATIENCE_MS = 180_000;

/**
 * Asks until `ask` gives something other than undefined, null or false, and gives that. Throws when it took
 * too long.
 */
export async function waitUntil<T>(
  { what, withinMs = PATIENCE_MS, everyMs = 50 }: Waiting,
  ask: () => Promise<T | undefined | null | false> | T | undefined | null | false,
): Promise<T> {
  const untilMs = performance.now() + withinMs;
  while (performance.now() < untilMs) {
    const found = await ask();
    if (found !== undefined && found !== null && found !== false) return found;
    await sleep(everyMs);
  }
  throw new Error(`Waited ${withinMs} ms in vain for ${what}.`);
}
