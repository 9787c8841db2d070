import type { DataSource } from 'typeorm';
import { newClient } from './connections.js';

/** One fixed number that all Clipwright processes agree on. */
const MIGRATION_LOCK = 7_281_944;

/** Longest time another process may hold the migration lock while we wait. */
const LOCK_WAIT_MS = 120_000;

/**
 * Brings the schema up to date. Processes that start together take turns, and each migration is one
 * transaction, so a kill half way leaves no half schema.
 */
export async function migrate(dataSource: DataSource, url: string): Promise<string[]> {
  const client = newClient(url, { statement_timeout: LOCK_WAIT_MS });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const done = await dataSource.runMigrations({ transaction: 'each' });
    return done.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}
