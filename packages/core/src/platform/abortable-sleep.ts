import { abortable } from '../client/abortable.js';

/** setTimeout takes no more than this; longer sleeps wake early, which every caller here looks out for. */
const LONGEST_MS = 2_147_483_647;

/**
 * Resolves after that many milliseconds; rejects with the signal's reason once that is aborted, leaving no
 * timer.
 */
export function abortableSleep(ms: number, signal?: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const slept = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.min(ms, LONGEST_MS));
  });
  return abortable(slept, signal).finally(() => clearTimeout(timer));
}
