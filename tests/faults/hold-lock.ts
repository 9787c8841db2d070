import pg from 'pg';
import type { TestDatabase } from '@clipwright/testing';

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
