import pg from 'pg';
import type { TestDatabase } from '@clipwright/testing';
import { atEndOfFile } from './left-behind.js';

const pools = new Map<string, pg.Pool>();

/** Runs one statement on a test database and gives its rows. */
export async function rowsOf<Row extends object>(
  database: TestDatabase,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const result = await poolOf(database).query(sql, values);
  return result.rows as Row[];
}

function poolOf(database: TestDatabase): pg.Pool {
  const known = pools.get(database.url);
  if (known !== undefined) return known;
  const pool = new pg.Pool({ connectionString: database.url, max: 3 });
  // A test may kill the database server; the next statement tells.
  pool.on('error', () => undefined);
  pools.set(database.url, pool);
  atEndOfFile(() => pool.end());
  return pool;
}
