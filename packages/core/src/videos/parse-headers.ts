import { GenerationHeaders } from './parameters.js';
import { accepted, refusalText, refused, type Parsed } from './refusal.js';

/** A header as Node gives it. */
export type HeaderValue = string | readonly string[] | undefined;

/** What the caller prefers (RFC 7240); `waitSeconds` is null where it does not say. */
export interface Preference {
  readonly respondAsync: boolean;
  readonly waitSeconds: number | null;
}

const LONGEST_PREFER = 1024;
const LONGEST_WAIT_SECONDS = 86_400;

/** Reads Idempotency-Key: 1 to 255 visible ASCII characters, null when not sent. */
export function parseIdempotencyKey(header: HeaderValue): Parsed<string | null> {
  if (header === undefined) return accepted(null);
  const [key, ...more] = typeof header === 'string' ? [header] : header;
  if (key !== undefined && more.length === 0 && isIdempotencyKey(key)) return accepted(key);
  const came = more.length > 0 ? header : key;
  return refused(
    refusalText({ field: 'Idempotency-Key', takes: 'sent once, as 1 to 255 visible ASCII characters', came }),
    'Idempotency-Key',
  );
}

const isIdempotencyKey = (key: string): boolean =>
  GenerationHeaders.shape['Idempotency-Key'].safeParse(key).success;

/**
 * Reads Prefer. It never refuses: what is not understood is no preference, and the first of equals counts.
 */
export function parsePrefer(header: HeaderValue): Preference {
  const text = (typeof header === 'string' ? header : (header ?? []).join(',')).slice(0, LONGEST_PREFER);
  const preferences = text.split(',').map((part) => (part.split(';')[0] ?? '').trim());
  const wait = preferences.map(readWait).find((seconds) => seconds !== null) ?? null;
  return {
    respondAsync: preferences.some((preference) => /^respond-async$/i.test(preference)),
    waitSeconds: wait,
  };
}

function readWait(preference: string): number | null {
  const digits = /^wait\s*=\s*"?(\d{1,9})"?$/i.exec(preference)?.[1];
  return digits === undefined ? null : Math.min(Number(digits), LONGEST_WAIT_SECONDS);
}
