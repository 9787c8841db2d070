/** How much a rolling window of that many milliseconds may hold. */
export interface WindowRule {
  readonly limit: number;
  readonly windowMs: number;
}

/**
 * What callers are told: `resetAtMs` rounded up to a whole second; `resetInSeconds` rounded up from the exact
 * instant, at least 1.
 */
export interface WindowReading {
  readonly count: number;
  readonly limit: number;
  readonly remaining: number;
  readonly resetAtMs: number;
  readonly resetInSeconds: number;
}

/**
 * What has to be known of a window to tell it: how much counts, and since when the oldest of it does; null
 * where nothing does.
 */
export interface WindowCount {
  readonly count: number;
  readonly oldestAtMs: number | null;
}

/** The reading of a count. Reset is when the oldest leaves; of an empty window, now plus the window. */
export function tellWindow(
  { count, oldestAtMs }: WindowCount,
  rule: WindowRule,
  nowMs: number,
): WindowReading {
  const leavesAtMs = (oldestAtMs ?? nowMs) + rule.windowMs;
  return {
    count,
    limit: rule.limit,
    remaining: Math.max(0, rule.limit - count),
    resetAtMs: Math.ceil(leavesAtMs / 1000) * 1000,
    resetInSeconds: Math.max(1, Math.ceil((leavesAtMs - nowMs) / 1000)),
  };
}
