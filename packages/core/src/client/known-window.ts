import type { HeaderReader } from '../errors/parse-error-body.js';

/**
 * What the server last said of the window. The reset stands here on both clocks: the client's own, never
 * early, and the server's.
 */
export interface KnownWindow {
  readonly limit: number;
  readonly remaining: number;
  readonly resetAtMs: number;
  readonly serverResetAtMs: number;
}

const LONGEST_WINDOW_MS = 86_400_000;

/** Reads the three headers; null where they are missing or make no sense. */
export function windowFromHeaders(headers: HeaderReader, nowMs: number): KnownWindow | null {
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) =>
    wholeNumber(headers.get(`x-ratelimit-${name}`)),
  );
  if (limit == null || remaining == null || reset == null) return null;
  const serverNowMs = Date.parse(headers.get('date') ?? '') || nowMs;
  return known({
    limit,
    remaining,
    serverResetAtMs: reset * 1000,
    resetInMs: reset * 1000 - serverNowMs,
    nowMs,
  });
}

/** Reads a `rate_limit` object; null where it makes no sense. */
export function windowFromObject(object: unknown, nowMs: number): KnownWindow | null {
  const told = (object ?? {}) as Record<string, unknown>;
  const [limit, remaining, resetInSeconds] = [told['limit'], told['remaining'], told['reset_in_seconds']].map(
    countOf,
  );
  const serverResetAtMs = Date.parse(String(told['reset_at']));
  if (limit == null || remaining == null || resetInSeconds == null || Number.isNaN(serverResetAtMs))
    return null;
  return known({ limit, remaining, serverResetAtMs, resetInMs: resetInSeconds * 1000, nowMs });
}

/** Seconds of Retry-After in milliseconds, else the body's own reset, else a minute. */
export function retryAfterMs(headers: HeaderReader, rateLimit: unknown): number {
  const told = countOf(((rateLimit ?? {}) as Record<string, unknown>)['reset_in_seconds']);
  return Math.max(1, wholeNumber(headers.get('retry-after')) ?? told ?? 60) * 1000;
}

/**
 * Answers overtake each other: one of an earlier reset is old, and of the same reset the lower remainder is
 * believed.
 */
export function mergedWindow(before: KnownWindow | null, told: KnownWindow): KnownWindow {
  if (before === null || told.serverResetAtMs > before.serverResetAtMs) return told;
  if (told.serverResetAtMs < before.serverResetAtMs) return before;
  const remaining = Math.min(before.remaining, told.remaining);
  return { ...told, remaining, resetAtMs: Math.min(before.resetAtMs, told.resetAtMs) };
}

/** A remainder above the limit is a lie, and a reset past a day too: both are cut. */
function known({
  resetInMs,
  nowMs,
  ...told
}: Omit<KnownWindow, 'resetAtMs'> & { resetInMs: number; nowMs: number }): KnownWindow {
  const boundedMs = Math.min(LONGEST_WINDOW_MS, Math.max(0, resetInMs));
  return { ...told, remaining: Math.min(told.remaining, told.limit), resetAtMs: nowMs + boundedMs };
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

function countOf(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;
}
