import type { RateLimitObject } from '../wire/rate-limit-object.js';
import type { WindowReading, WindowRule } from './window-reading.js';

/** The headers that tell the window. */
export type RateLimitHeaderName = 'X-RateLimit-Limit' | 'X-RateLimit-Remaining' | 'X-RateLimit-Reset';

/** The three headers of every generation answer; reset is a Unix time in seconds. */
export function rateLimitHeaders(reading: WindowReading): Record<RateLimitHeaderName, string> {
  return {
    'X-RateLimit-Limit': String(reading.limit),
    'X-RateLimit-Remaining': String(reading.remaining),
    'X-RateLimit-Reset': String(reading.resetAtMs / 1000),
  };
}

/** The `rate_limit` object of 429 bodies; `reset_at` is the same instant as X-RateLimit-Reset. */
export function rateLimitObject(reading: WindowReading): RateLimitObject {
  return {
    count: reading.count,
    limit: reading.limit,
    remaining: reading.remaining,
    reset_in_seconds: reading.resetInSeconds,
    reset_at: new Date(reading.resetAtMs).toISOString(),
  };
}

/** The sentence of a 429, with the rule's own numbers. */
export function rateLimitMessage({ limit, windowMs }: WindowRule): string {
  const videos = limit === 1 ? '1 video was' : `${limit} videos were`;
  return `Rate limit exceeded: ${videos} generated in the last ${spoken(windowMs)}.`;
}

/** A whole 429: status, headers with Retry-After, body. For servers that don't use the error classes. */
export function rateLimitRefusal({ reading, rule }: { reading: WindowReading; rule: WindowRule }) {
  return {
    status: 429,
    headers: { ...rateLimitHeaders(reading), 'Retry-After': String(reading.resetInSeconds) },
    body: { success: false, error: rateLimitMessage(rule), rate_limit: rateLimitObject(reading) },
  } as const;
}

function spoken(windowMs: number): string {
  const seconds = Math.ceil(windowMs / 1000);
  const [amount, unit] = seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second'];
  return amount === 1 ? unit : `${amount} ${unit}s`;
}
