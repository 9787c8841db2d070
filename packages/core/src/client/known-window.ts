import type { HeaderReader } from '../errors/clipwright-error.js';
import { readingOf } from '../errors/reading-of.js';
import type { WindowReading } from '../limiter/window-reading.js';

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
  const told = (name: string): number => wholeNumber(headers.get(`x-ratelimit-${name}`));
  const resetAtMs = told('reset') * 1000;
  const inMs = resetAtMs - (Date.parse(headers.get('date') ?? '') || nowMs);
  return windowOf({ limit: told('limit'), remaining: told('remaining'), resetAtMs }, inMs, nowMs);
}

/** Reads a `rate_limit` object; null where it makes no sense. */
export function windowFromObject(object: unknown, nowMs: number): KnownWindow | null {
  const reading = readingOf(object);
  return reading && windowOf(reading, reading.resetInSeconds * 1000, nowMs);
}

/** Seconds of Retry-After in milliseconds; null where it tells none. */
export function retryAfterMs(headers: HeaderReader | null | undefined): number | null {
  const seconds = wholeNumber(headers?.get('retry-after'));
  return seconds >= 0 ? Math.max(1, seconds) * 1000 : null;
}

/**
 * Answers overtake each other: one of an earlier reset is old, and of the same reset the lower remainder is
 * believed.
 */
export function mergedWindow(before: KnownWindow | null, told: KnownWindow): KnownWindow {
  if (!before || told.serverResetAtMs > before.serverResetAtMs) return told;
  if (told.serverResetAtMs < before.serverResetAtMs) return before;
  const remaining = Math.min(before.remaining, told.remaining);
  return { ...told, remaining, resetAtMs: Math.min(before.resetAtMs, told.resetAtMs) };
}

/** A remainder above the limit is a lie, and a reset past a day too: both are cut. */
function windowOf(
  { limit, ...told }: Pick<WindowReading, 'limit' | 'remaining' | 'resetAtMs'>,
  inMs: number,
  nowMs: number,
): KnownWindow | null {
  const remaining = Math.min(told.remaining, limit);
  const resetAtMs = nowMs + Math.min(LONGEST_WINDOW_MS, Math.max(0, inMs));
  // One that is no number makes the sum none.
  return remaining + resetAtMs >= 0 ? { limit, remaining, resetAtMs, serverResetAtMs: told.resetAtMs } : null;
}

const wholeNumber = (text: string | null | undefined): number =>
  /^\d{1,15}$/.test(text ?? '') ? Number(text) : NaN;
