import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks until `ask` gives something other than undefined, null or false, and gives that. Rejects when it took
 * too long.
 */
export async function waitUntil({ what, withinMs = 60_000, everyMs = 200 }, ask) {
  const untilMs = Date.now() + withinMs;
  while (Date.now() < untilMs) {
    const found = await ask();
    if (found !== undefined && found !== null && found !== false) return found;
    await sleep(everyMs);
  }
  throw new Error(`Waited ${withinMs} ms in vain for ${what}.`);
}
