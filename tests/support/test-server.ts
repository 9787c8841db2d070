import type { ChildProcess } from 'node:child_process';
import type { TestDatabase } from '@clipwright/testing';
import type { Exit } from './server-process.js';

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

/** One process of a server, with a home of its own. */
export type Process = Pick<
  TestServer,
  'origin' | 'home' | 'process' | 'pid' | 'stdout' | 'stderr' | 'stop' | 'kill'
>;

/** A running server, and how to end it. */
export interface TestServer {
  /** Where it listens, without a trailing slash; empty for a worker. */
  readonly origin: string;
  readonly database: TestDatabase;
  readonly home: string;
  readonly process: ChildProcess;
  readonly pid: number;
  /** The processes that it consists of: itself alone, or each of its replicas. */
  readonly parts: readonly Process[];
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
