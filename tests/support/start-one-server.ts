import { setTimeout as sleep } from 'node:timers/promises';
import { atEndOfFile } from './left-behind.js';
import { serverDatabase } from './server-database.js';
import { type Exit, ServerProcess } from './server-process.js';
import { temporaryFolder } from './temporary-folder.js';
import type { ServerOptions, TestServer } from './test-server.js';

const STOP_MS = 120_000;

interface OneServerOptions extends ServerOptions {
  /** Of another clone. */
  readonly main?: string | undefined;
}

/** One process, whatever the run is over. */
export async function startOneServer({ main, ...options }: OneServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await serverDatabase());
  const home = options.home ?? (await temporaryFolder('home'));
  const settings = {
    CLIPWRIGHT_HOME: home,
    DATABASE_URL: database.url,
    CLIPWRIGHT_ROLE: options.role ?? 'all',
    PORT: '0',
    LOG_LEVEL: 'debug',
    // Pictures of videos are a promise of their own file of tests; a process for each would make every test slower.
    POSTERS: 'off',
    // No server of a test has the stage's programs, and every clip of modelb3 would be told so.
    STAGE: 'off',
    // Other tests beside this one make every event loop late; that is no load of this server's.
    LOOP_LATE_MS: '60000',
    ...options.env,
  };
  const running = new ServerProcess(settings, main);
  atEndOfFile(() => end(running));
  return control(running, { database, home, origin: await running.ready() });
}

function control(
  running: ServerProcess,
  facts: Pick<TestServer, 'database' | 'home' | 'origin'>,
): TestServer {
  const one = {
    ...facts,
    process: running.child,
    pid: running.pid,
    stdout: () => running.stdout(),
    stderr: () => running.stderr(),
    exited: running.exited,
    stop: () => stop(running),
    kill: (signal: NodeJS.Signals) => running.signal(signal),
  };
  return { ...one, parts: [one] };
}

async function stop(running: ServerProcess): Promise<Exit> {
  if (running.exit === null) running.signal('SIGTERM');
  const exit = await Promise.race([running.exited, sleep(STOP_MS, null, { ref: false })]);
  if (exit === null) {
    running.killGroup();
    throw new Error(`The server did not stop within ${STOP_MS} ms:\n${running.stderr()}`);
  }
  await running.expectNoChildren();
  return exit;
}

/** At the end of a file nobody waits for grace: held calls and renders are no longer wanted. */
async function end(running: ServerProcess): Promise<void> {
  running.killGroup();
  await running.exited;
}
