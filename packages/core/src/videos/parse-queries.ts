import { HoldTestParameters, ListVideosParameters } from './parameters.js';
import { accepted, refusalText, refused, type Parsed } from './refusal.js';
import { parseIdempotencyKey } from './parse-headers.js';
import { VIDEO_MODES, VIDEO_STATUSES, type VideoMode, type VideoStatus } from './video-status.js';

/** Query parameters as a server read them: a repeated one is an array. */
export type Query = Readonly<Record<string, unknown>>;

/** The query of the list route, filled in; null means all. */
export interface ListVideosQuery {
  readonly limit: number;
  readonly cursor: string | null;
  /** Of whoever follows what is settled; empty: from now on. */
  readonly settledSince: string | null;
  readonly status: VideoStatus | null;
  readonly mode: VideoMode | null;
}

/** Reads the query of the status route: one video_id, or one idempotency_key in its place. */
export function parseVideoStatusQuery(
  query: Query,
): Parsed<{ videoId: string } | { idempotencyKey: string }> {
  const { video_id: videoId, idempotency_key: key } = query;
  if (videoId === undefined && key !== undefined) return parseKeyQuery(key);
  if (typeof videoId !== 'string' || videoId === '')
    return refusedQuery('video_id', 'sent once, with the id that generation returned', videoId);
  if (key !== undefined)
    return refused('idempotency_key must be absent when video_id is sent.', 'idempotency_key');
  return accepted({ videoId });
}

function parseKeyQuery(key: unknown): Parsed<{ idempotencyKey: string }> {
  const parsed = typeof key === 'string' ? parseIdempotencyKey(key) : null;
  if (parsed?.ok === true && parsed.value !== null) return accepted({ idempotencyKey: parsed.value });
  return refusedQuery('idempotency_key', 'sent once, as 1 to 255 visible ASCII characters', key);
}

/** Reads the query of the list route: limit 1 to 100 (20), cursor or settled_since, status, mode. */
export function parseListVideosQuery(query: Query): Parsed<ListVideosQuery> {
  const limit = readLimit(query['limit']);
  if (!limit.ok) return limit;
  const place = readPlace(query);
  if (!place.ok) return place;
  const status = readChoice('status', VIDEO_STATUSES, query['status']);
  if (!status.ok) return status;
  const mode = readChoice('mode', VIDEO_MODES, query['mode']);
  if (!mode.ok) return mode;
  return accepted({ limit: limit.value, ...place.value, status: status.value, mode: mode.value });
}

/** Reads the query of the hold test: whole seconds, or none, up to the longest that the server holds a call. */
export function parseHoldTestQuery(query: Query, longestSeconds: number): Parsed<number> {
  const value = query['seconds'];
  const isWritten = typeof value === 'string' && /^\d{1,5}$/.test(value);
  const read = HoldTestParameters.shape.seconds.safeParse(isWritten ? Number(value) : value);
  const seconds = read.success ? (read.data ?? longestSeconds) : Infinity;
  if (seconds <= longestSeconds) return accepted(seconds);
  return refusedQuery('seconds', `a whole number from 0 to ${longestSeconds}`, value);
}

function readLimit(value: unknown): Parsed<number> {
  const isWritten = typeof value === 'string' && /^\d{1,3}$/.test(value);
  const limit = ListVideosParameters.shape.limit.safeParse(isWritten ? Number(value) : value);
  if (limit.success) return accepted(limit.data);
  return refusedQuery('limit', 'a whole number from 1 to 100', value);
}

/** Where a page begins: one of the two, or neither. */
function readPlace(query: Query): Parsed<Pick<ListVideosQuery, 'cursor' | 'settledSince'>> {
  const cursor = readCursor('cursor', query);
  if (!cursor.ok) return cursor;
  const settledSince = readCursor('settled_since', query);
  if (!settledSince.ok) return settledSince;
  if (cursor.value !== null && settledSince.value !== null)
    return refused('cursor must be absent when settled_since is sent.', 'cursor');
  return accepted({ cursor: cursor.value, settledSince: settledSince.value });
}

const CURSORS = {
  cursor: 'the next_cursor of an earlier answer',
  settled_since: 'the next_cursor of an earlier answer that had settled_since, or empty to begin from now',
};

function readCursor(field: keyof typeof CURSORS, query: Query): Parsed<string | null> {
  const cursor = ListVideosParameters.shape[field].safeParse(query[field]);
  if (cursor.success) return accepted(cursor.data ?? null);
  return refusedQuery(field, CURSORS[field], query[field]);
}

function readChoice<T extends string>(
  field: string,
  choices: readonly T[],
  value: unknown,
): Parsed<T | null> {
  if (value === undefined) return accepted(null);
  const choice = choices.find((known) => known === value);
  return choice === undefined ? refusedQuery(field, `one of ${choices.join(', ')}`, value) : accepted(choice);
}

function refusedQuery(field: string, takes: string, came: unknown): Parsed<never> {
  return refused(refusalText({ field, takes, came }), field);
}
