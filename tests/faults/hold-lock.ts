import pg from 'pg';
import type { TestDatabase } from '@clipwright/testing';
import { rowsOf, waitUntil } from '../support/index.js';

/** A lock that a session of its own holds. */
export interface HeldLock {
  /** Lets go of it; may be called twice. */
  release(): Promise<void>;
}

/** Opens a transaction, runs one statement that locks, and keeps it open. */
export async function holdLock(
  database: TestDatabase,
  sql: string,
  values: unknown[] = [],
): Promise<HeldLock> {
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('BEGIN');
  await client.query(sql, values);
  let released: Promise<void> | undefined;
  return { release: () => (released ??= client.end()) };
}

/** Waits until a statement with these words stands in line for a lock that another holds. */
export async function waitsForLock(database: TestDatabase, words: string): Promise<'waits'> {
  const inLine = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1`;
  await waitUntil({ what: `${words} to wait for a lock`, everyMs: 20 }, async () => {
    const waiting = await rowsOf(database, inLine, [`%${words}%`]);
    return waiting.length > 0;
  });
  return 'waits';
}
