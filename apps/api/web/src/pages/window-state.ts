import type { Overview } from '@clipwright/core/dashboard';
import { useState } from 'preact/hooks';
import { useEvery } from '../use-loaded.js';
import { clockOf, spanOf, words } from '../words.js';

const SECOND_MS = 1_000;

/** The server's clock, carried on by the browser's between two readings. */
function useServerClock(now: string): number {
  const [clock, setClock] = useState({ now, readAtMs: performance.now(), atMs: performance.now() });
  useEvery(SECOND_MS, () => setClock((known) => ({ ...known, atMs: performance.now() })));
  if (clock.now !== now) setClock({ now, readAtMs: performance.now(), atMs: performance.now() });
  return new Date(now).getTime() + Math.max(0, clock.atMs - clock.readAtMs);
}

/** The window at this second, as the server last told it. Times in milliseconds since 1970. */
export interface WindowState {
  readonly nowMs: number;
  readonly windowMs: number;
  readonly limit: number;
  readonly used: number;
  /** When the generations that the picture shows were let in, the oldest first. */
  readonly atMs: readonly number[];
  /** When the next place is free. */
  readonly leavesAtMs: number;
}

export function useWindow({
  window,
  rate_limit: rateLimit,
}: Pick<Overview, 'window' | 'rate_limit'>): WindowState {
  const nowMs = useServerClock(window.now);
  const windowMs = window.seconds * 1000;
  const atMs = window.generations
    .map(({ at }) => new Date(at).getTime())
    .filter((at) => at + windowMs > nowMs);
  // A picture of a large window has its newest marks alone; what is older than those leaves from the reading
  // on.
  const older = Math.max(0, rateLimit.count - window.generations.length);
  const leavesAtMs =
    older > 0 ? Math.max(nowMs, new Date(rateLimit.reset_at).getTime()) : (atMs[0] ?? nowMs) + windowMs;
  return { nowMs, windowMs, limit: rateLimit.limit, used: atMs.length + older, atMs, leavesAtMs };
}

export const isFull = ({ used, limit }: WindowState): boolean => used >= limit;

/** "3 places free. One more in 4 min 10 s, at 12:00:05." */
export function nextPlace(state: WindowState): string {
  const { used, limit, nowMs, leavesAtMs } = state;
  const { window: w, count } = words();
  if (used === 0) return w.allFree;
  const when = w.when(spanOf((leavesAtMs - nowMs) / 1000), clockOf(leavesAtMs));
  return isFull(state) ? w.full(when) : w.free(count.places(limit - used), when);
}
