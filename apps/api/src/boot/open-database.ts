import type { Config } from '../config/config.js';
import { createDataSource, NO_LIMITS } from '../platform/database/data-source.js';
import {
  connectOrStartEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../platform/database/embedded-postgres.js';
import { expectSessions } from '../platform/database/expect-sessions.js';
import { migrate } from '../platform/database/migrate.js';
import { refuseHalfRestored } from '../platform/database/restore-mark.js';

/** A migrated database to work on. */
export interface OpenDatabase {
  readonly url: string;
  /** Whether it is the embedded one, which is made at the first start. */
  readonly embedded: boolean;
  /** Ends what was started for it. */
  stop(): Promise<void>;
}

/** Opens the database that the settings name, or the embedded one, and brings its schema up to date. */
export async function openDatabase(
  config: Config,
  purpose: 'server' | 'command',
  say: (line: string) => void,
): Promise<OpenDatabase> {
  refuseHalfRestored(config.home);
  const database = await reachDatabase(config, purpose, say);
  try {
    await migrateOnce(database.url, config.databasePoolSize);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** The same as it is, whatever its schema. */
export async function reachDatabase(
  config: Config,
  purpose: 'server' | 'command',
  say: (line: string) => void,
): Promise<OpenDatabase> {
  const { databaseUrl: url } = config;
  if (url !== null) {
    await expectSessions(url);
    return { url, embedded: false, stop: () => Promise.resolve() };
  }
  const start = purpose === 'server' ? startEmbeddedPostgres : connectOrStartEmbeddedPostgres;
  const postgres = await start({ homeDir: config.home, log: say });
  return { url: postgres.url, embedded: true, stop: () => postgres.stop() };
}

async function migrateOnce(url: string, poolSize: number): Promise<void> {
  const dataSource = createDataSource({ url, poolSize }, () => undefined, NO_LIMITS);
  await dataSource.initialize();
  try {
    await migrate(dataSource, url);
  } finally {
    await dataSource.destroy();
  }
}
