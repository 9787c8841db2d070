import type { WindowReading } from '../limiter/window-reading.js';

/** Reads a `rate_limit` object; null where it makes no sense. */
export function readingOf(object: unknown): WindowReading | null {
  const told = Object(object) as Readonly<Record<string, unknown>>;
  const { count, limit, remaining, reset_in_seconds: resetInSeconds } = told;
  const reading = {
    count,
    limit,
    remaining,
    resetInSeconds,
    resetAtMs: Date.parse(told['reset_at'] as string),
  };
  return Object.values(reading).every(isCount) ? (reading as WindowReading) : null;
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
