import { rmSync } from 'node:fs';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The one server of a test run. */
export interface TestPostgres {
  /** postgres://user:password@127.0.0.1:port/database */
  url: string;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/** How the product starts its own database; passed in, so that this package knows nothing of the product. */
export type StartPostgres = (options: {
  homeDir: string;
  log: (line: string) => void;
  settings: Readonly<Record<string, string>>;
  mayMakeDatabases: boolean;
}) => Promise<{ url: string; stop(): Promise<void> }>;

/** Nothing here outlives the run, so nothing has to reach the disk. */
const SETTINGS: Readonly<Record<string, string>> = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '300',
  autovacuum_naptime: '5min',
  max_wal_size: '256MB',
  // Every test connects a few times with a password that nobody attacks.
  scram_iterations: '1',
};

/** Copying a template's three hundred files costs many times more on a disk, and most on a busy one. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 * 2 ** 30;

const URL_VARIABLE = 'CLIPWRIGHT_TEST_POSTGRES_URL';

/**
 * Starts a server with its data in a new temporary folder, in memory where there is room, and makes it the one
 * that `createTestDatabase` uses.
 */
export async function createTestPostgres({ start }: { start: StartPostgres }): Promise<TestPostgres> {
  const homeDir = await mkdtemp(join((await hasRoomInMemory()) ? MEMORY : tmpdir(), 'clipwright-test-'));
  // A run that is interrupted waits for nothing, and would leave the memory taken.
  const remove = (): void => rmSync(homeDir, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  const running = await start({
    homeDir,
    log: (line) => console.warn(line),
    settings: SETTINGS,
    mayMakeDatabases: true,
  });
  process.env[URL_VARIABLE] = running.url;
  return {
    url: running.url,
    stop: async () => {
      await running.stop();
      process.off('exit', remove);
      await rm(homeDir, { recursive: true, force: true });
    },
  };
}

async function hasRoomInMemory(): Promise<boolean> {
  const roomBytes = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return Math.min(roomBytes, process.availableMemory()) > ROOM_BYTES;
}

/** The address of the run's server. Throws when the run has none. */
export function testPostgresUrl(): string {
  const url = process.env[URL_VARIABLE];
  if (url) return url;
  throw new Error(
    `No test server: give the jest configuration tests/postgres-setup.mjs as its globalSetup, or set ${URL_VARIABLE}.`,
  );
}
