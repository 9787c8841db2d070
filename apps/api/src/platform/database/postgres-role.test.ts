import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { connectionUrl, settleAccess, SUPERUSER, type PostgresAccess } from './postgres-access.js';
import { preparePostgresBinaries } from './postgres-binaries.js';
import { openCluster } from './postgres-cluster.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { initialiseCluster } from './postgres-initdb.js';
import { superviseProcess } from './postgres-supervisor.js';

const settings = { fsync: 'off' };
const folders: string[] = [];

async function newHome(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'role-'));
  folders.push(folder);
  return folder;
}

const start = (homeDir: string) => startEmbeddedPostgres({ homeDir, log: () => undefined, settings });

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function superuserOf(homeDir: string): Promise<string> {
  return connectionUrl(
    SUPERUSER,
    JSON.parse(await readFile(join(homeDir, 'postgres.json'), 'utf8')) as PostgresAccess,
  );
}

/** What earlier versions left: a database that was made and filled by the superuser. */
async function homeOfTheSuperuser(homeDir: string, sql: string): Promise<void> {
  const cluster = await openCluster(homeDir);
  const binaries = await preparePostgresBinaries({ homeDir, account: cluster.account });
  const access = await settleAccess(homeDir);
  await initialiseCluster({ cluster, binaries, password: access.password, durable: false });
  const choosePort = async (): Promise<number> => (await settleAccess(homeDir)).port;
  const running = await superviseProcess({ cluster, binaries, settings, choosePort }, () => undefined);
  await query(connectionUrl(SUPERUSER, { ...access, port: running.port }), sql);
  await running.stop();
}

const OBJECTS = `
  CREATE SCHEMA queue;
  CREATE TYPE queue.state AS ENUM ('one', 'two');
  CREATE TABLE queue.job (id int, name text, state queue.state) PARTITION BY LIST (name);
  CREATE TABLE queue.job_a PARTITION OF queue.job FOR VALUES IN ('a');
  CREATE FUNCTION queue.touch() RETURNS int LANGUAGE sql AS 'SELECT 1';
  CREATE TABLE kept (id serial PRIMARY KEY, other int GENERATED ALWAYS AS IDENTITY, "Odd name" text);
  CREATE SEQUENCE alone;
  CREATE VIEW shown AS SELECT id FROM kept;
  INSERT INTO kept ("Odd name") VALUES ('still here');
`;

const NOT_OWNED = `
  SELECT relname AS name FROM pg_class JOIN pg_namespace ns ON ns.oid = relnamespace
    WHERE nspname IN ('public', 'queue') AND pg_get_userbyid(relowner) <> current_user
  UNION ALL SELECT nspname FROM pg_namespace WHERE nspname = 'queue' AND pg_get_userbyid(nspowner) <> current_user
  UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'queue'::regnamespace AND pg_get_userbyid(proowner) <> current_user
  UNION ALL SELECT typname FROM pg_type WHERE typnamespace = 'queue'::regnamespace AND pg_get_userbyid(typowner) <> current_user
  UNION ALL SELECT datname FROM pg_database WHERE datname = current_database() AND pg_get_userbyid(datdba) <> current_user`;

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

describe('the role of the server in its own database', () => {
  it('owns the database and may not do what a superuser may, and as the superuser nobody logs in', async () => {
    const homeDir = await newHome();
    const { url, stop } = await start(homeDir);
    const [role] = await query(
      url,
      'SELECT rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = current_user',
    );
    expect(role).toEqual({
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolbypassrls: false,
    });
    await query(url, 'CREATE TABLE mine (id int)');
    await expect(query(url, `COPY mine FROM PROGRAM 'id'`)).rejects.toThrow('permission denied');
    await expect(query(url, `SELECT pg_read_file('/etc/passwd')`)).rejects.toThrow('permission denied');
    await expect(query(await superuserOf(homeDir), 'SELECT 1')).rejects.toThrow(
      /not permitted to log in|password authentication failed/,
    );
    await stop();
  });

  it('takes over a home that the superuser ran, with all that is in it', async () => {
    const homeDir = await newHome();
    await homeOfTheSuperuser(homeDir, OBJECTS);
    const { url, stop } = await start(homeDir);
    expect(await query(url, 'SELECT "Odd name" AS name FROM kept')).toEqual([{ name: 'still here' }]);
    expect(await query(url, NOT_OWNED)).toEqual([]);
    await query(
      url,
      `ALTER TABLE queue.job ADD COLUMN more int; ALTER TYPE queue.state ADD VALUE 'three'; CREATE SCHEMA another; DROP TABLE kept CASCADE`,
    );
    await expect(query(await superuserOf(homeDir), 'SELECT 1')).rejects.toThrow(
      /not permitted to log in|password authentication failed/,
    );
    await stop();
    const again = await start(homeDir);
    expect(await query(again.url, 'SELECT count(*)::int AS jobs FROM queue.job')).toEqual([{ jobs: 0 }]);
    await again.stop();
  });
});
