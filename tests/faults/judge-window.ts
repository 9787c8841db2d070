import type { TestDatabase } from '@clipwright/testing';
import { rowsOf } from '../support/index.js';
import type { VideoRow } from './video-rows.js';

export interface Rule {
  readonly limit: number;
  readonly windowSeconds: number;
}

/** A row is written some milliseconds after its place was taken. */
const ROW_AFTER_PLACE_MS = 1_000;

/** What is failed, or was canceled while queued, gave its place back; the studio takes none. */
const holdsPlace = ({ status, startedAtMs, byKey }: VideoRow): boolean =>
  byKey && status !== 'failed' && (status !== 'canceled' || startedAtMs !== null);

/**
 * No key is over its window, by brute force over the rows of videos and by the limiter's own table, and both
 * tell the same.
 */
export async function faultsOfWindow(
  database: TestDatabase,
  rows: readonly VideoRow[],
  rule: Rule,
): Promise<string[]> {
  const counted = rows.filter(holdsPlace);
  return [...faultsOfRows(counted, rule), ...(await faultsOfTable(database, rows, rule))];
}

function faultsOfRows(counted: readonly VideoRow[], { limit, windowSeconds }: Rule): string[] {
  const accounts = [...new Set(counted.map(({ accountId }) => accountId))];
  return accounts.flatMap((account) => {
    const times = counted
      .filter(({ accountId }) => accountId === account)
      .map(({ createdAtMs }) => createdAtMs);
    const over = times.filter(
      (atMs, index) => (times[index + limit] ?? Infinity) - atMs < windowSeconds * 1000 - ROW_AFTER_PLACE_MS,
    );
    return over.length === 0
      ? []
      : [`${account} had more than ${limit} generations in ${windowSeconds} s, ${over.length} times`];
  });
}

interface WindowRow {
  readonly key: string;
  readonly admissions: readonly { id: string; atMs: number }[];
  readonly nowMs: number;
}

async function faultsOfTable(
  database: TestDatabase,
  rows: readonly VideoRow[],
  rule: Rule,
): Promise<string[]> {
  const windows = await rowsOf<WindowRow>(
    database,
    `SELECT key, coalesce(jsonb_agg(jsonb_build_object('id', id, 'atMs', limiter_places.at_ms)) FILTER (WHERE id IS NOT NULL), '[]') AS admissions,
            (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "nowMs"
     FROM limiter_windows LEFT JOIN limiter_places USING (name, key) WHERE name = 'videos' GROUP BY key`,
  );
  return windows.flatMap((window) => faultsOfPlaces(window, rows, rule));
}

function faultsOfPlaces(
  { key, admissions, nowMs }: WindowRow,
  rows: readonly VideoRow[],
  { limit, windowSeconds }: Rule,
): string[] {
  const places = admissions.filter(({ atMs }) => nowMs < atMs + windowSeconds * 1000);
  const holders = new Set(places.map(({ id }) => id));
  const own = rows.filter(({ accountId }) => accountId === key);
  const kept = own.filter((row) => !holdsPlace(row) && holders.has(row.id));
  const missing = own.filter(
    (row) =>
      holdsPlace(row) &&
      !holders.has(row.id) &&
      nowMs < row.createdAtMs + windowSeconds * 1000 - ROW_AFTER_PLACE_MS,
  );
  return [
    ...(places.length > limit ? [`the window of ${key} holds ${places.length} places of ${limit}`] : []),
    ...(holders.size < places.length ? [`the window of ${key} holds two places of one video`] : []),
    ...kept.map(({ id, status }) => `${id} is ${status} and still has its place in the window`),
    ...missing.map(({ id, status }) => `${id} is ${status} and has no place in the window`),
  ];
}
