import { FrontDoor } from './front-door.js';
import { serverDatabase } from './server-database.js';
import { settingsOfStore, type SharedStore } from './shared-store.js';
import { startOneServer } from './start-one-server.js';
import { temporaryFolder } from './temporary-folder.js';
import type { ServerOptions, TestServer } from './test-server.js';

const ROLES = {
  all: ['http', 'http', 'worker', 'worker'],
  http: ['http', 'http'],
  worker: ['worker', 'worker'],
} as const;

/**
 * As one server: two processes of each role behind a door that leads to one and the other in turn. They share a
 * database and an S3 store, and no folder.
 */
export async function startReplicas(store: SharedStore, options: ServerOptions): Promise<TestServer> {
  const database = options.database ?? (await serverDatabase());
  const door = await FrontDoor.start();
  const env = {
    ...(options.env?.['STORAGE_DIR'] === undefined && settingsOfStore(store, database.name)),
    PUBLIC_URL: `${options.env?.['TLS_CERT'] === undefined ? 'http' : 'https'}://127.0.0.1:${door.port}`,
    ...options.env,
  };
  const started = await Promise.all(
    ROLES[options.role ?? 'all'].map((role) => startOneServer({ role, database, env })),
  );
  const origins = started.map(({ origin }) => origin).filter((origin) => origin !== '');
  door.leadTo(origins.map((origin) => Number(new URL(origin).port)));
  const home = options.home ?? (await temporaryFolder('no-home'));
  return asOne(started, { database, home, origin: atDoor(origins[0], door) });
}

function atDoor(origin: string | undefined, { port }: FrontDoor): string {
  return origin === undefined ? '' : `${new URL(origin).protocol}//127.0.0.1:${port}`;
}

/** Its `process` and `pid` are those of the first of them. */
function asOne(
  started: readonly TestServer[],
  facts: Pick<TestServer, 'database' | 'home' | 'origin'>,
): TestServer {
  const [first] = started;
  if (first === undefined) throw new Error('No process was started.');
  const ended = Promise.all(started.map(({ exited }) => exited));
  return {
    ...facts,
    process: first.process,
    pid: first.pid,
    parts: started,
    stdout: () => started.map((one) => one.stdout()).join(''),
    stderr: () => started.map((one) => one.stderr()).join(''),
    exited: ended.then((exits) => worstOf(exits)),
    stop: async () => worstOf(await Promise.all(started.map((one) => one.stop()))),
    kill: (signal) => started.forEach((one) => one.kill(signal)),
  };
}

/** How the first ended that did not end well. */
function worstOf<Ended extends { readonly code: number | null }>(exits: readonly Ended[]): Ended {
  const [first] = [...exits.filter(({ code }) => code !== 0), ...exits];
  if (first === undefined) throw new Error('No process has ended.');
  return first;
}
