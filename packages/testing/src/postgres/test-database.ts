import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { testPostgresUrl } from './test-postgres.js';

/** A database that one test file has to itself. */
export interface TestDatabase {
  name: string;
  url: string;
  /** Ends every session on it and removes it. */
  drop(): Promise<void>;
}

/** A test database that was made here. */
export interface OwnDatabase extends TestDatabase {
  /** Connections to it, which end with it. */
  openPool(options?: { max?: number }): pg.Pool;
}

/** How a template comes to be; `migrate` must close its connections before it resolves. */
export interface DatabaseTemplate {
  name: string;
  migrate: (url: string) => Promise<unknown>;
}

/** Postgres's code of what somebody has no right to do. */
const NO_RIGHTS = '42501';
const VACUUM_LOOK_MS = 50;

/** One fixed number that all workers of a run agree on. */
const TEMPLATE_LOCK = 5_220_117;

/** A new database: empty, or a copy of a template, which the run's first caller makes by migrating once. */
export async function createTestDatabase(template?: DatabaseTemplate): Promise<OwnDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withServer(async (server) => {
    if (template) await ensureTemplate(server, template);
    await createDatabase(server, name, template && templateName(template));
  });
  return withPools(name, databaseUrl(name));
}

/**
 * A pool says that it ended before its connections have closed, so removing the database may cut one off; the
 * pool then tells of an error, which would end the test's process if nobody heard it.
 */
function withPools(name: string, url: string): OwnDatabase {
  const pools: pg.Pool[] = [];
  return {
    name,
    url,
    openPool: (options = {}) => {
      const pool = new pg.Pool({ ...options, connectionString: url });
      pools.push(pool.on('error', () => undefined));
      return pool;
    },
    drop: async () => {
      await Promise.all(pools.splice(0).map((pool) => pool.end()));
      await dropDatabase(name);
    },
  };
}

function templateName({ name }: DatabaseTemplate): string {
  return `template_${name}`;
}

/** Workers that come at the same time wait for the first one. */
async function ensureTemplate(server: pg.Client, template: DatabaseTemplate): Promise<void> {
  const name = templateName(template);
  await server.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await server.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await makeTemplate(server, name, template);
  } finally {
    await server.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

/** It gets its name last, so that a migration that failed leaves no template behind. */
async function makeTemplate(server: pg.Client, name: string, { migrate }: DatabaseTemplate): Promise<void> {
  const draft = `${name}_${randomBytes(3).toString('hex')}`;
  await createDatabase(server, draft, undefined);
  await migrate(databaseUrl(draft));
  await server.query(`ALTER DATABASE ${quote(draft)} RENAME TO ${quote(name)}`);
}

async function createDatabase(server: pg.Client, name: string, template: string | undefined): Promise<void> {
  // Copying files is quicker than logging pages where nothing is synced.
  await server.query(
    `CREATE DATABASE ${quote(name)} TEMPLATE ${quote(template ?? 'template1')} STRATEGY file_copy`,
  );
}

/**
 * Postgres's own autovacuum may be at work in it, which only a superuser may send away; it leaves by itself, so
 * it is asked again.
 */
function dropDatabase(name: string): Promise<void> {
  return withServer(async (server) => {
    for (;;) {
      const refusal = await server
        .query(`DROP DATABASE IF EXISTS ${quote(name)} WITH (FORCE)`)
        .then(() => null, codeOf);
      if (refusal === null) return;
      await setTimeout(VACUUM_LOOK_MS);
    }
  });
}

/** Throws again what is no lack of rights. */
function codeOf(error: unknown): string {
  if (error instanceof pg.DatabaseError && error.code === NO_RIGHTS) return NO_RIGHTS;
  throw error;
}

async function withServer<T>(work: (server: pg.Client) => Promise<T>): Promise<T> {
  const server = new pg.Client({ connectionString: testPostgresUrl() });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

function databaseUrl(name: string): string {
  const url = new URL(testPostgresUrl());
  url.pathname = `/${name}`;
  return url.href;
}

function quote(name: string): string {
  return pg.escapeIdentifier(name);
}
