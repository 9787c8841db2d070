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
const LONGEST_HEARTBEAT_SECONDS = 300;
const NUMBERS = {
  wait: /^wait\s*=\s*"?(\d{1,9})"?$/i,
  heartbeat: /^heartbeat\s*=\s*"?(\d{1,9})"?$/i,
};

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
  const preferences = preferencesOf(header);
  const wait = preferences.map(readWait).find((seconds) => seconds !== null) ?? null;
  return {
    respondAsync: preferences.some((preference) => /^respond-async$/i.test(preference)),
    waitSeconds: wait,
  };
}

/**
 * Reads `heartbeat=N` of Prefer: seconds between two signs of life of a call that is held to the end, 1 to 300. Null
 * without it, where it is not understood, and for a call that is not held to the end.
 */
export function parseHeartbeat(header: HeaderValue): number | null {
  const { respondAsync, waitSeconds } = parsePrefer(header);
  if (respondAsync || waitSeconds !== null) return null;
  const seconds = preferencesOf(header)
    .map((preference) => numberOf('heartbeat', preference))
    .find((number) => number !== null && number > 0);
  return seconds == null ? null : Math.min(seconds, LONGEST_HEARTBEAT_SECONDS);
}

function preferencesOf(header: HeaderValue): string[] {
  const text = (typeof header === 'string' ? header : (header ?? []).join(',')).slice(0, LONGEST_PREFER);
  return text.split(',').map((part) => (part.split(';')[0] ?? '').trim());
}

function readWait(preference: string): number | null {
  const seconds = numberOf('wait', preference);
  return seconds === null ? null : Math.min(seconds, LONGEST_WAIT_SECONDS);
}

function numberOf(name: 'wait' | 'heartbeat', preference: string): number | null {
  const digits = NUMBERS[name].exec(preference)?.[1];
  return digits === undefined ? null : Number(digits);
}
