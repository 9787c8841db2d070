import { mkdtemp, rm } from 'node:fs/promises';
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
};

const URL_VARIABLE = 'CLIPWRIGHT_TEST_POSTGRES_URL';

/**
 * Starts a server with its data in a new temporary folder and makes it the one that `createTestDatabase`
 * uses.
 */
export async function createTestPostgres({ start }: { start: StartPostgres }): Promise<TestPostgres> {
  const homeDir = await mkdtemp(join(tmpdir(), 'clipwright-test-'));
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
      await rm(homeDir, { recursive: true, force: true });
    },
  };
}

/** The address of the run's server. Throws when the run has none. */
export function testPostgresUrl(): string {
  const url = process.env[URL_VARIABLE];
  if (url) return url;
  throw new Error(
    `No test server: give the jest configuration tests/postgres-setup.mjs as its globalSetup, or set ${URL_VARIABLE}.`,
  );
}
