import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './test-database.js';

async function query(database: TestDatabase, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

function templateWithTable(name: string): {
  name: string;
  runs: number;
  migrate: (url: string) => Promise<void>;
} {
  const template = {
    name,
    runs: 0,
    migrate: async (url: string) => {
      template.runs += 1;
      await query({ url } as TestDatabase, 'CREATE TABLE things (id int)');
    },
  };
  return template;
}

describe('a test database', () => {
  it('is a copy of a template that was migrated once, however many ask at the same time', async () => {
    const template = templateWithTable('testing_once');
    const databases = await Promise.all(Array.from({ length: 4 }, () => createTestDatabase(template)));
    expect(template.runs).toBe(1);
    expect(new Set(databases.map((database) => database.name)).size).toBe(4);
    for (const database of databases) {
      expect(await query(database, 'SELECT * FROM things')).toEqual([]);
      await database.drop();
    }
  });

  it('keeps what is written in it to itself', async () => {
    const template = templateWithTable('testing_alone');
    const [one, other] = [await createTestDatabase(template), await createTestDatabase(template)];
    await query(one, 'INSERT INTO things VALUES (1)');
    expect(await query(other, 'SELECT * FROM things')).toEqual([]);
    await Promise.all([one.drop(), other.drop()]);
  });

  it('leaves no template behind when the migration fails', async () => {
    const broken = { name: 'testing_broken', migrate: () => Promise.reject(new Error('migration failed')) };
    await expect(createTestDatabase(broken)).rejects.toThrow('migration failed');
    const mended = templateWithTable('testing_broken');
    const database = await createTestDatabase(mended);
    expect(mended.runs).toBe(1);
    await database.drop();
  });

  it('goes away with the sessions that still use it', async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    const ended = new Promise((resolve) => client.once('end', resolve));
    client.on('error', () => undefined);
    await client.connect();
    await database.drop();
    await ended;
    await expect(query(database, 'SELECT 1')).rejects.toThrow('does not exist');
  });
});

it('ends its pools with it, and a connection of theirs that is cut off before ends no process', async () => {
  const database = await createTestDatabase();
  const pool = database.openPool({ max: 2 });
  const [idle, other] = [await pool.connect(), await pool.connect()];
  idle.release();
  const cutOff = new Promise((resolve) => pool.once('remove', resolve));
  await other.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = $1',
    [database.name],
  );
  await cutOff;
  other.release();
  await database.drop();
  expect(pool.ended).toBe(true);
});
