import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestDatabase } from '@clipwright/testing';
import { atEndOfFile } from './left-behind.js';
import { serverDatabase } from './server-database.js';
import { type Exit, ServerProcess } from './server-process.js';
import { temporaryFolder } from './temporary-folder.js';

export interface ServerOptions {
  /**
   * Settings beside those that the harness sets: CLIPWRIGHT_HOME, DATABASE_URL, PORT=0, LOG_LEVEL=debug,
   * POSTERS=off, LOOP_LATE_MS.
   */
  readonly env?: Readonly<Record<string, string>>;
  readonly role?: 'all' | 'http' | 'worker';
  /** Left out: a database of its own. */
  readonly database?: TestDatabase;
  /** CLIPWRIGHT_HOME; left out: a new folder. Servers that share videos share this too. */
  readonly home?: string;
}

/** A running server, and how to end it. */
export interface TestServer {
  /** Where it listens, without a trailing slash; empty for a worker. */
  readonly origin: string;
  readonly database: TestDatabase;
  readonly home: string;
  readonly process: ChildProcess;
  readonly pid: number;
  /** What it printed so far. */
  stdout(): string;
  /** Its log so far: JSON lines. */
  stderr(): string;
  /** How it ended; pending while it runs. */
  readonly exited: Promise<Exit>;
  /** SIGTERM, and waits for the end of it and of its children. */
  stop(): Promise<Exit>;
  /** Sends a signal to the server process alone and does not wait. */
  kill(signal: NodeJS.Signals): void;
}

const STOP_MS = 120_000;

/** Starts the built server and waits until it is ready. Whatever is left of it after the file is ended. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await serverDatabase());
  const home = options.home ?? (await temporaryFolder('home'));
  const running = new ServerProcess({
    CLIPWRIGHT_HOME: home,
    DATABASE_URL: database.url,
    CLIPWRIGHT_ROLE: options.role ?? 'all',
    PORT: '0',
    LOG_LEVEL: 'debug',
    // Pictures of videos are a promise of their own file of tests; a process for each would make every test slower.
    POSTERS: 'off',
    // Other tests beside this one make every event loop late; that is no load of this server's.
    LOOP_LATE_MS: '60000',
    ...options.env,
  });
  atEndOfFile(() => end(running));
  return control(running, { database, home, origin: await running.ready() });
}

/**
 * A server whose every generation fails: its one worker has a device where the folder for videos should be.
 */
export async function startServerThatFails(): Promise<TestServer> {
  const server = await startServer({ role: 'http' });
  await startServer({ role: 'worker', database: server.database, env: { STORAGE_DIR: '/dev/null/media' } });
  return server;
}

function control(
  running: ServerProcess,
  facts: Pick<TestServer, 'database' | 'home' | 'origin'>,
): TestServer {
  return {
    ...facts,
    process: running.child,
    pid: running.pid,
    stdout: () => running.stdout(),
    stderr: () => running.stderr(),
    exited: running.exited,
    stop: () => stop(running),
    kill: (signal) => running.signal(signal),
  };
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
