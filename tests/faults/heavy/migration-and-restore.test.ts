import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase, testPostgresUrl } from '@clipwright/testing';
import pg from 'pg';
import { atEndOfFile, startServer, temporaryFolder, waitUntil } from '../../support/index.js';
import { expectInvariants } from '../invariants.js';
import { SeededChance } from '../seeded-chance.js';
import { Stage } from '../stage.js';
import { videoRows } from '../video-rows.js';

const CLI = fileURLToPath(new URL('../../../apps/api/dist/cli.js', import.meta.url));

async function killedMigration(database: TestDatabase, chance: SeededChance): Promise<void> {
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    CLIPWRIGHT_HOME: await temporaryFolder('migrate'),
  };
  const command = spawn(process.execPath, [CLI, 'migrate'], { env, stdio: 'ignore' });
  const exited = once(command, 'exit');
  await chance.moment(2_500);
  command.kill('SIGKILL');
  await exited;
}

describe('a migration that is killed half way', () => {
  it('leaves no half schema: the next start completes it and serves', async () => {
    const chance = new SeededChance('killed migration');
    const database = await createTestDatabase();
    atEndOfFile(() => database.drop());
    for (let round = 0; round < 4; round += 1) await killedMigration(database, chance);
    await (await startServer({ database, role: 'http' })).stop();
    const stage = await Stage.open({ database });
    const server = await stage.start('all');
    expect((await stage.post(server))?.status).toBe(200);
    await expectInvariants(stage);
  });
});

/** A copy of a database as it is now, as a backup restored elsewhere is. */
async function backUp(database: TestDatabase): Promise<TestDatabase> {
  const name = `${database.name}_backup`;
  const admin = new pg.Client({ connectionString: testPostgresUrl() });
  await admin.connect();
  try {
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
      database.name,
    ]);
    await admin.query(
      `CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE ${pg.escapeIdentifier(database.name)} STRATEGY file_copy`,
    );
  } finally {
    await admin.end();
  }
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => Promise.resolve() };
}

describe('a database that is restored from a backup while the storage went on', () => {
  it('is mended by the sweep: files without a row go, and rows without their file are expired', async () => {
    const stage = await Stage.open();
    const before = await stage.start('all');
    const made = [await stage.post(before), await stage.post(before)].map(
      (answer) => (answer?.json as { video_id?: string } | undefined)?.video_id ?? '',
    );
    await before.stop();
    const backup = await backUp(stage.database);
    const between = await stage.start('all');
    expect((await stage.post(between))?.status).toBe(200);
    const removed = await stage.journal.call(between.origin, {
      method: 'DELETE',
      path: `/api/v1/videos/${made[0]}`,
      key: stage.account.key,
    });
    expect(removed?.status).toBe(200);
    await between.stop();
    const restored = await Stage.open({ database: backup, home: stage.home });
    const after = await restored.start('all');
    await waitUntil(
      { what: 'a sweep' },
      async () => (await videoRows(backup)).find(({ id }) => id === made[0])?.status === 'expired',
    );
    expect((await restored.post(after))?.status).toBe(200);
    const rows = await expectInvariants(restored);
    expect(rows.map(({ status }) => status)).toEqual(['expired', 'completed', 'completed']);
  });
});
