import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { ConfigModule } from '../boot/config.module.js';
import { readConfig } from '../config/read-config.js';
import { ENGINE_KINDS } from '@clipwright/engines/kinds';
import { newClient, openPool } from '../platform/database/connections.js';
import { Log, type LogFacts } from '../platform/logging/log.js';
import { LogModule } from '../platform/logging/log.module.js';
import { SilentTracer } from '../platform/tracing/tracer.js';
import { TracingModule } from '../platform/tracing/tracing.module.js';

type Part<Instance> = abstract new (...given: never[]) => Instance;

/** Prints nothing, and keeps what it warned of. */
class KeptLog extends Log {
  readonly warnings: (LogFacts & { readonly message: string })[] = [];

  override warn(message: string, facts: LogFacts = {}): void {
    this.warnings.push({ ...facts, message });
  }
}

/**
 * The program of an HTTP process, put together by itself, on a migrated database and in a folder of its
 * own: for tests of a part through its door. No worker runs.
 */
export async function openProgram(
  database: { url: string; drop(): Promise<void> },
  env: Readonly<Record<string, string>> = {},
) {
  const home = await mkdtemp(join(tmpdir(), 'program-'));
  const config = readConfig(ENGINE_KINDS, {
    CLIPWRIGHT_HOME: home,
    CLIPWRIGHT_ROLE: 'http',
    // Tests beside this one make every event loop late; that is no load of this program's.
    LOOP_LATE_MS: '60000',
    ...env,
  });
  const log = new KeptLog('silent');
  const root = {
    module: AppModule,
    imports: [ConfigModule.of(config, database.url), LogModule.of(log), TracingModule.of(new SilentTracer())],
  };
  const app = await NestFactory.createApplicationContext(root, { logger: false, abortOnError: false });
  // Seeding waits its turn, however busy the machine is.
  const pool = openPool(database.url, { max: 2, connectionTimeoutMillis: 0 }, () => undefined);
  return {
    home,
    /** The one instance of a part. */
    get: <Instance>(part: Part<Instance>): Instance => app.get(part, { strict: false }),
    sql: async <Row = object>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
      (await pool.query(text, [...values])).rows as Row[],
    /** What is told on a channel of the database while work is done. */
    heard: async (channel: string, work: () => Promise<unknown>): Promise<(string | undefined)[]> => {
      const client = newClient(database.url);
      const told: (string | undefined)[] = [];
      client.on('notification', ({ payload }) => told.push(payload));
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      await work();
      await client.query('SELECT 1');
      await client.end();
      return told;
    },
    /** What the log warns of while work is done. */
    warned: async (work: () => Promise<unknown>): Promise<KeptLog['warnings']> => {
      const before = log.warnings.length;
      await work();
      return log.warnings.slice(before);
    },
    /** Until a statement of somebody waits for a lock. */
    untilSomebodyWaits: async (): Promise<void> => {
      const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      while ((await pool.query(waiting)).rows.length === 0) await setTimeout(10);
    },
    /** Does work while a transaction of somebody else holds what a statement locks. */
    whileHeld: async (lock: string, work: () => Promise<void>): Promise<void> => {
      const client = newClient(database.url);
      await client.connect();
      await client.query('BEGIN');
      await client.query(lock);
      try {
        await work();
      } finally {
        await client.end();
      }
    },
    close: async () => {
      await Promise.all([app.close(), pool.end()]);
      await database.drop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

export type Program = Awaited<ReturnType<typeof openProgram>>;
