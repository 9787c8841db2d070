import type { DataSource } from 'typeorm';
import { type Client, newClient } from './connections.js';
import { createDataSource, NO_LIMITS } from './data-source.js';
import { MIGRATIONS } from './migration-classes.js';

/** One fixed number that all Clipwright processes agree on. */
const MIGRATION_LOCK = 7_281_944;

/** Longest time another process may hold the migration lock while we wait. */
const LOCK_WAIT_MS = 120_000;

/** The database has a schema that only a later version knows. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';

  constructor(readonly unknown: readonly string[]) {
    super(
      `This database was brought up to date by a newer Clipwright, and this one does not know its schema (${unknown.join(', ')}). ` +
        'Start the newer version again, or restore a backup that was made before the upgrade into an empty home with this one.',
    );
  }
}

/**
 * Brings the schema up to date. Processes that start together take turns, and each migration is one
 * transaction, so a kill half way leaves no half schema. @throws NewerDatabaseError
 */
export async function migrate(dataSource: DataSource, url: string): Promise<string[]> {
  const client = newClient(url, { statement_timeout: LOCK_WAIT_MS });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const unknown = unknownAmong(await migrationsIn(client));
    if (unknown.length > 0) throw new NewerDatabaseError(unknown);
    const done = await dataSource.runMigrations({ transaction: 'each' });
    return done.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** Gives an empty database the schema that it had after these migrations; without names, the newest. */
export async function makeSchema(url: string, names?: readonly string[]): Promise<void> {
  const wanted = MIGRATIONS.filter((one) => names === undefined || names.includes(nameOf(one)));
  const dataSource = createDataSource({ url, poolSize: 2 }, () => undefined, NO_LIMITS, wanted);
  await dataSource.initialize();
  try {
    await migrate(dataSource, url);
  } finally {
    await dataSource.destroy();
  }
}

/** Those that ran, by name; none where no Clipwright has been. */
export async function migrationsIn(client: Client): Promise<string[]> {
  const { rows: found } = await client.query<{ is: boolean }>(
    "SELECT to_regclass('public.migrations') IS NOT NULL AS is",
  );
  if (found[0]?.is !== true) return [];
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM public.migrations ORDER BY timestamp',
  );
  return rows.map(({ name }) => name);
}

/** Every migration of this version, by name, in order. */
export const knownMigrations = (): string[] => MIGRATIONS.map(nameOf);

export const unknownAmong = (names: readonly string[]): string[] => {
  const known = new Set(knownMigrations());
  return names.filter((name) => !known.has(name));
};

const nameOf = (one: (typeof MIGRATIONS)[number]): string => one.name;
