import type { LimiterStore, SeenWindow, StoreSettlement, StoreWindow } from '../limiter-store.js';
import { LIMITER_SCHEMA } from './schema.js';
import { POSTGRES_STATEMENTS, type PostgresStatement } from './statements.js';
import type { GrantRow, PlaceRow, RowRow } from './grants.js';
import { inOrder } from './in-order.js';
import { inBatches, type TakeRow } from './take-batches.js';

/** Sends one statement with its values: `(text, values) => client.query(text, values)` of pg, or any other. */
export type PostgresQuery = (text: string, values: unknown[]) => Promise<{ rows: object[] }>;

/** What a pg Pool or Client has; with it statements are prepared. */
export interface PostgresPool {
  /** Sends a statement, prepared by its name. */
  query(statement: { name: string; text: string; values: unknown[] }): Promise<{ rows: object[] }>;
}

/** One of the two. With the query of a transaction, places are taken and given back with it. */
export type PostgresStoreParts = { readonly pool: PostgresPool } | { readonly query: PostgresQuery };

/** A limiter's store, and what Postgres can do beside that. */
export interface PostgresStore extends LimiterStore {
  /** Makes or renews the tables and functions in the first schema of the search path; again is no harm. */
  migrate(): Promise<void>;
  /** Locks windows for the rest of the transaction whose query the store was given. */
  lock(windows: readonly StoreWindow[]): Promise<void>;
  /** Forgets windows in which nothing counts any more, at most so many rows; tells how many went. */
  sweep(atMost: number): Promise<number>;
}

/**
 * Exact windows in Postgres for any number of processes, on its clock: calls of one moment are few statements, a
 * refusal needs no lock, and the cost does not grow with the limit. Run `migrate` once, or LIMITER_SCHEMA your own way.
 */
export function createPostgresStore(parts: PostgresStoreParts): PostgresStore {
  const ask = senderOf(parts);
  const { place, row, grant, take, settle, peek, lock, reset, sweep } = POSTGRES_STATEMENTS;
  return {
    reserve: inBatches({
      place: async (values) => (await ask<PlaceRow>(place, values))[0],
      row: async (values) => (await ask<RowRow>(row, values))[0],
      grant: (values) => ask<GrantRow>(grant, values),
      take: (values) => ask<TakeRow>(take, values),
    }),
    settle: async (id, settlements) => {
      const order = ordered<StoreSettlement>(settlements);
      const windows = order.map(({ window }) => window);
      const weights = windows.map(({ weight }) => weight);
      const values = [id, namesOf(windows), keysOf(windows), lengthsOf(windows), weights];
      return asAsked(order, await ask<SeenWindow>(settle, values)).map(seenOf);
    },
    peek: async (windows) =>
      (await ask<SeenWindow>(peek, [namesOf(windows), keysOf(windows), lengthsOf(windows)])).map(seenOf),
    reset: async (windows) => {
      await ask(reset, sortedKeys(windows));
    },
    lock: async (windows) => {
      await ask(lock, sortedKeys(windows));
    },
    sweep: async (atMost) => (await ask<{ removed: number }>(sweep, [atMost]))[0]?.removed ?? 0,
    migrate: async () => {
      await ask({ name: '', text: LIMITER_SCHEMA }, []);
    },
  };
}

type Sender = <Row extends object>(statement: PostgresStatement, values: unknown[]) => Promise<Row[]>;

function senderOf(parts: PostgresStoreParts): Sender {
  const send: (statement: PostgresStatement, values: unknown[]) => Promise<{ rows: object[] }> =
    'pool' in parts
      ? ({ name, text }, values) => parts.pool.query({ name, text, values })
      : ({ text }, values) => parts.query(text, values);
  return async <Row extends object>(statement: PostgresStatement, values: unknown[]) =>
    (await send(statement, values)).rows as Row[];
}

interface Ordered<W> {
  readonly window: W;
  readonly asked: number;
}

function ordered<W extends StoreWindow>(windows: readonly W[]): Ordered<W>[] {
  return windows
    .map((window, asked) => ({ window, asked }))
    .toSorted((one, other) => inOrder(one.window, other.window));
}

/** Rows in the order in which their windows were asked for. */
function asAsked<Row>(order: readonly Ordered<unknown>[], rows: readonly Row[]): Row[] {
  return rows
    .map((row, index) => ({ row, asked: order[index]?.asked ?? index }))
    .toSorted((one, other) => one.asked - other.asked)
    .map(({ row }) => row);
}

const namesOf = (windows: readonly StoreWindow[]): string[] => windows.map(({ name }) => name);
const keysOf = (windows: readonly StoreWindow[]): string[] => windows.map(({ key }) => key);
const lengthsOf = (windows: readonly StoreWindow[]): number[] => windows.map(({ windowMs }) => windowMs);

function sortedKeys(asked: readonly StoreWindow[]): [string[], string[]] {
  const windows = ordered(asked).map(({ window }) => window);
  return [namesOf(windows), keysOf(windows)];
}

const seenOf = ({ nowMs, count, oldestAtMs, waitMs }: SeenWindow): SeenWindow => ({
  nowMs,
  count,
  oldestAtMs,
  waitMs,
});
