import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { type Client, newClient } from './connections.js';
import { createDataSource, NO_LIMITS } from './data-source.js';
import { MIGRATIONS } from './migration-classes.js';

/** One fixed number that all Clipwright processes agree on. */
const MIGRATION_LOCK = 7_281_944;

/** Longest time another process may hold the migration lock while we wait. */
const LOCK_WAIT_MS = 120_000;
const LOCK_LOOK_MS = 100;

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
  const client = newClient(url);
  await client.connect();
  try {
    await lock(client);
    const unknown = unknownAmong(await migrationsIn(client));
    if (unknown.length > 0) throw new NewerDatabaseError(unknown);
    const done = await dataSource.runMigrations({ transaction: 'each' });
    return done.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/**
 * Whoever waits asks now and then: a statement that waits would hold up an index that is built beside the work, for
 * ever. @throws when another process migrates for too long
 */
async function lock(client: Client): Promise<void> {
  const endMs = performance.now() + LOCK_WAIT_MS;
  while (!(await hasLock(client))) {
    if (performance.now() > endMs) throw new Error('Another process is bringing the database up to date.');
    await sleep(LOCK_LOOK_MS);
  }
}

async function hasLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [
    MIGRATION_LOCK,
  ]);
  return rows[0]?.held === true;
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
