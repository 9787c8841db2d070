import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { apiKeyHashInput, apiKeyHint, createApiKey, createVideoId } from '@clipwright/core/keys';
import { createTestDatabase, type TestDatabase } from '@clipwright/testing';
import {
  atEndOfFile,
  call,
  generated,
  KEY_PREFIX,
  postText,
  rowsOf,
  startServer,
  statusOf,
  temporaryFolder,
} from '../support/index.js';
import { clipwright, homeEnvironment, type Said } from './backup-command.js';

const { makeSchema, knownMigrations } = (await import(
  join(import.meta.dirname, '../../apps/api/dist/platform/database/migrate.js')
)) as typeof import('../../apps/api/src/platform/database/migrate.js');

const [FIRST = ''] = knownMigrations();

const key = createApiKey({ prefix: KEY_PREFIX, randomBytes });
const videoId = createVideoId(randomBytes);

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  atEndOfFile(() => database.drop());
  return database;
}

/** A database as the very first Clipwright left it: somebody with a key, who has made one video. */
async function firstDatabase(): Promise<TestDatabase> {
  const database = await emptyDatabase();
  await makeSchema(database.url, [FIRST]);
  await rowsOf(
    database,
    "INSERT INTO accounts (id, email, plan) VALUES ('acc_first', 'first@example.com', 'api')",
  );
  await rowsOf(database, "INSERT INTO api_keys (account_id, hash, hint) VALUES ('acc_first', $1, $2)", [
    createHash('sha256').update(apiKeyHashInput(key)).digest(),
    apiKeyHint(key),
  ]);
  await rowsOf(
    database,
    `INSERT INTO videos (id, account_id, status, mode, prompt, model, resolution, aspect_ratio, duration_seconds, width, height, has_audio, seed,
       credits_used, completed_at)
     VALUES ($1, 'acc_first', 'expired', 'text', 'a ball', 'modela2', '480p', '16:9', 1, 854, 480, false, 1, 1, now())`,
    [videoId],
  );
  await rowsOf(
    database,
    `INSERT INTO credit_entries (video_id, kind, account_id, amount) VALUES ($1, 'reserve', 'acc_first', 1), ($1, 'settle', 'acc_first', 1)`,
    [videoId],
  );
  await rowsOf(database, 'INSERT INTO rate_windows (key, admissions) VALUES ($1, $2)', [
    'acc_first',
    JSON.stringify([{ id: videoId, atMs: Date.now() }]),
  ]);
  return database;
}

const beside = async (database: TestDatabase, ...args: string[]): Promise<Said> =>
  await clipwright(homeEnvironment(await temporaryFolder('home'), { DATABASE_URL: database.url }), ...args);

const ranIn = async (database: TestDatabase): Promise<string[]> =>
  (await rowsOf<{ name: string }>(database, 'SELECT name FROM migrations ORDER BY id')).map(
    ({ name }) => name,
  );

let old: TestDatabase;
let restored: TestDatabase;

beforeAll(async () => {
  old = await firstDatabase();
  restored = await emptyDatabase();
});

describe('a database of the first schema there ever was', () => {
  it('is told what an upgrade would do, and stays as it is', async () => {
    const said = await beside(old, 'upgrade', '--check');
    expect([said.stderr, said.code]).toEqual(['', 0]);
    expect(said.stdout).toMatch(
      new RegExp(`runs ${knownMigrations().length - 1} migrations, .*\\n {2}sign in \\(1790100000000\\)`),
    );
    expect(said.stdout).toMatch(/Disk: at most [\d.]+ MB more/);
    expect(said.stdout).toContain('no way back but a backup');
    expect(await ranIn(old)).toEqual([FIRST]);
  });

  it('is backed up as it is, and restored with every migration that came since', async () => {
    const file = join(await temporaryFolder('backups'), 'old.tar');
    const made = await beside(old, 'backup', file);
    expect([made.code, made.stderr]).toEqual([0, expect.stringMatching(/^Backed up 6 rows and 0 files/)]);
    expect(await ranIn(old)).toEqual([FIRST]);
    const back = await beside(restored, 'restore', file);
    expect([back.code, back.stderr]).toEqual([0, expect.stringMatching(/up to date by \d+ migrations/)]);
    expect(await ranIn(restored)).toEqual(knownMigrations());
  });

  it.each([
    ['by the start of a server', () => old],
    ['by a restore', () => restored],
  ])(
    'brought up to date %s, it lets its key in and keeps its videos and its ledger',
    async (_, databaseOf) => {
      const database = databaseOf();
      const server = await startServer({ database });
      const caller = { origin: server.origin, key };
      expect((await statusOf(caller, videoId)).status).toBe('expired');
      expect(generated(await postText(caller)).video_id).toMatch(/^vid_/);
      const account = await call(server.origin, { path: '/api/v1/account', key });
      expect(account.json).toMatchObject({ account_id: 'acc_first', plan: 'api', rate_limit: { count: 2 } });
      const audit = await beside(database, 'credits', 'audit');
      expect([audit.code, audit.stderr]).toEqual([0, expect.stringContaining('agrees')]);
      const said = await beside(database, 'upgrade', '--check', '--json');
      expect(JSON.parse(said.stdout)).toMatchObject({ ok: true, pending: [], unknown: [], neededBytes: 0 });
      await server.stop();
    },
  );
});

describe('a database that a newer version has migrated', () => {
  it('is refused by this one, at its start and by upgrade --check, with what it does not know', async () => {
    await rowsOf(
      old,
      "INSERT INTO migrations (timestamp, name) VALUES (9990000000000, 'LaterThings9990000000000')",
    );
    await expect(startServer({ database: old })).rejects.toThrow(
      /brought up to date by a newer Clipwright, .*LaterThings9990000000000/,
    );
    const said = await beside(old, 'upgrade', '--check');
    expect([said.code, said.stdout]).toEqual([1, expect.stringContaining('later things (9990000000000)')]);
    const file = join(await temporaryFolder('backups'), 'newer.tar');
    expect((await beside(old, 'backup', file)).code).toBe(0);
    const back = await beside(await emptyDatabase(), 'restore', file);
    expect([back.code, back.stderr]).toEqual([
      1,
      expect.stringMatching(/is of a newer Clipwright .*LaterThings/),
    ]);
  });
});
