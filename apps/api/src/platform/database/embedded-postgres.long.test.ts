import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import {
  connectOrStartEmbeddedPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from './embedded-postgres.js';
import { homeHolder, HomeInUseError } from './home-claim.js';

const settings = { fsync: 'off' };
let usedHome: string;
let folder: string;
let homeDir: string;
let said: string[];
let running: EmbeddedPostgres[];

async function newFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'embedded-'));
  await chmod(made, 0o755);
  return made;
}

beforeAll(async () => {
  usedHome = join(await newFolder(), 'home');
  await (await startEmbeddedPostgres({ homeDir: usedHome, log: () => undefined, settings })).stop();
});
afterAll(() => rm(join(usedHome, '..'), { recursive: true, force: true }));

beforeEach(async () => {
  folder = await newFolder();
  homeDir = join(folder, 'home');
  [said, running] = [[], []];
});
afterEach(async () => {
  await Promise.all(running.map((database) => database.stop()));
  await rm(folder, { recursive: true, force: true });
});

/**
 * Makes the home one that a server has run in: making a database takes longer than most of what is promised
 * of it.
 */
async function useHome(): Promise<{ dataDir: string }> {
  await promisify(execFile)('cp', ['-a', usedHome, homeDir]);
  return { dataDir: join(homeDir, 'postgres/data') };
}

async function start(more: { settings?: Record<string, string> } = {}): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({
    homeDir,
    log: (line) => said.push(line),
    settings,
    ...more,
  });
  running.push(database);
  return database;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterPid({ dataDir }: EmbeddedPostgres): Promise<number> {
  return Number((await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** The port that a home remembers; 0 while it has none. */
async function portOf(home: string): Promise<number> {
  const written = await readFile(join(home, 'postgres.json'), 'utf8').catch(() => '{"port":0}');
  return (JSON.parse(written) as { port: number }).port;
}

/** What never comes keeps the test until its time is up. */
async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(10);
}

describe('the embedded database', () => {
  it('is PostgreSQL 18 in UTF-8, sorts alike everywhere, keeps what it confirms and listens on loopback alone', async () => {
    const { url, dataDir, freshlyInitialised } = await start({ settings: {} });
    expect(freshlyInitialised).toBe(true);
    const names = [
      'server_version',
      'server_encoding',
      'synchronous_commit',
      'fsync',
      'listen_addresses',
      'dynamic_shared_memory_type',
      'password_encryption',
    ];
    const [found] = await query(
      url,
      `SELECT ${names.map((name) => `current_setting('${name}') AS ${name}`).join(', ')}`,
    );
    expect(found).toEqual({
      server_version: expect.stringMatching(/^18\./),
      server_encoding: 'UTF8',
      synchronous_commit: 'on',
      fsync: 'on',
      listen_addresses: '127.0.0.1',
      dynamic_shared_memory_type: 'mmap',
      password_encryption: 'scram-sha-256',
    });
    const [, , , , socketFolder] = (await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n');
    expect(socketFolder).toBe('');
    expect(await query(url, 'SELECT datlocale FROM pg_database WHERE datname = current_database()')).toEqual([
      { datlocale: 'C.UTF-8' },
    ]);
  });

  it('comes back at the same address with its data, and lets nobody in without the password', async () => {
    await useHome();
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS one');
    await first.stop();
    await expect(query(first.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
    const second = await start();
    expect(second).toMatchObject({ url: first.url, freshlyInitialised: false });
    expect(await query(second.url, 'SELECT * FROM kept')).toEqual([{ one: 1 }]);
    await expect(query(second.url.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(
      'password authentication failed',
    );
    expect((await stat(join(homeDir, 'postgres.json'))).mode & 0o777).toBe(0o600);
  });

  it('runs again at the same address each time that it is killed, after a pause that grows', async () => {
    await useHome();
    const database = await start();
    for (const times of [1, 2]) {
      process.kill(await postmasterPid(database), 'SIGKILL');
      await eventually(
        () => said.filter((line) => line === 'The embedded database runs again.').length === times,
      );
      expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    }
    const pauses = said.flatMap(
      (line) =>
        /^The embedded database ended unexpectedly \(SIGKILL\); starting it again in (\d+) ms\.$/.exec(
          line,
        )?.[1] ?? [],
    );
    expect(pauses.map(Number)).toEqual([100, expect.any(Number)]);
    expect(Number(pauses[1])).toBeGreaterThan(100);
  });

  it('is not misled by the pid file of a postmaster that is long gone', async () => {
    const { dataDir } = await useHome();
    const lines = [process.pid, dataDir, 0, 5432, '', '127.0.0.1', '', 'ready   '];
    await writeFile(join(dataDir, 'postmaster.pid'), `${lines.join('\n')}\n`);
    const database = await start();
    expect(await postmasterPid(database)).not.toBe(process.pid);
    expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('begins anew when its first start was cut short', async () => {
    await mkdir(join(homeDir, 'postgres', 'data.new', 'base'), { recursive: true });
    const database = await start();
    expect(database.freshlyInitialised).toBe(true);
  });

  it('is started once when two ask for a new home at the same time', async () => {
    const [one, other] = await Promise.allSettled([start(), start()]);
    const outcomes = [one, other].map(({ status }) => status).sort();
    expect(outcomes).toEqual(['fulfilled', 'rejected']);
    const refused = [one, other].find((attempt) => attempt.status === 'rejected');
    expect(refused?.reason).toBeInstanceOf(HomeInUseError);
  });

  it('runs below a folder that only its owner may enter', async () => {
    await chmod(folder, 0o700);
    const database = await start();
    await query(database.url, 'CREATE TABLE another (id int)');
    expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('takes another port when something else listens on its own', async () => {
    await useHome();
    const first = await start();
    await first.stop();
    const taken = Number(new URL(first.url).port);
    const other = createServer().listen(taken, '127.0.0.1');
    const database = await start();
    expect(new URL(database.url).port).not.toBe(String(taken));
    expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    other.close();
  });

  it('takes another port when something comes to listen on its own while the database is being made', async () => {
    const starting = start();
    let port = 0;
    await eventually(async () => (port = await portOf(homeDir)) > 0);
    const other = createServer().listen(port, '127.0.0.1');
    const database = await starting;
    expect(new URL(database.url).port).not.toBe(String(port));
    expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    other.close();
  });

  it('says what Postgres said when it does not start, and gives the home back', async () => {
    await expect(start({ settings: { shared_buffers: 'plenty' } })).rejects.toThrow(
      /did not start.*invalid value for parameter "shared_buffers".*postgres\.log/s,
    );
    expect((await start()).freshlyInitialised).toBe(false);
  });

  it('refuses data of another major version in a sentence', async () => {
    const { dataDir } = await useHome();
    await writeFile(join(dataDir, 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(
      'was written by PostgreSQL 17, and this Clipwright runs PostgreSQL 18',
    );
  });

  it('says what is missing when its password file is gone', async () => {
    await useHome();
    await rm(join(homeDir, 'postgres.json'));
    await expect(start()).rejects.toThrow(/postgres\.json is gone, and with it the password/);
  });
});

describe('a command that needs the database', () => {
  const connect = (): Promise<EmbeddedPostgres> =>
    connectOrStartEmbeddedPostgres({ homeDir, log: (line) => said.push(line), settings });

  it('uses the one of a running server and leaves it running', async () => {
    await useHome();
    const server = await start();
    const command = await connect();
    expect(command.url).toBe(server.url);
    await command.stop();
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('waits until a server that is starting has its database ready', async () => {
    const starting = start();
    await eventually(async () => (await homeHolder(homeDir)) !== null);
    const command = await connect();
    expect(command.url).toBe((await starting).url);
  });

  it('starts it where no server runs, and ends it again', async () => {
    await useHome();
    const command = await connect();
    expect(await query(command.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await command.stop();
    await expect(query(command.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('takes turns with other commands', async () => {
    await useHome();
    const ask = async (): Promise<unknown> => {
      const command = await connect();
      const rows = await query(command.url, 'SELECT 1 AS one');
      await command.stop();
      return rows;
    };
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill([{ one: 1 }]));
  });
});
