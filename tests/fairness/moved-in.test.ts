import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestDatabase } from '@clipwright/testing';
import { rowsOf, seedAccount, type SeededAccount, seedVideo, serverDatabase } from '../support/index.js';
import { TINY } from './clips.js';
import { EMBEDDED_LINE, REMOTE_LINES } from './line-engines.js';
import { connect, type DataSource, LineWorker } from './line-worker.js';

const MIGRATION = join(
  import.meta.dirname,
  '../../apps/api/dist/platform/database/migrations/1790300000000-work-lines.js',
);
const { WorkLines1790300000000 } = (await import(
  MIGRATION
)) as typeof import('../../apps/api/src/platform/database/migrations/1790300000000-work-lines.js');

let database: TestDatabase;
let dataSource: DataSource;
let account: SeededAccount;

beforeAll(async () => {
  database = await serverDatabase();
  dataSource = await connect(database.url);
  account = await seedAccount(database);
});
afterAll(() => dataSource.destroy());

/** A video as it was before there were lines: a row, and a job of its own. */
async function admitted(
  status: 'queued' | 'processing' | 'completed',
  queue: string | null,
): Promise<string> {
  const id = await seedVideo(database, account, { status });
  if (queue !== null)
    await rowsOf(database, 'INSERT INTO pgboss.job (name, data) VALUES ($1, $2)', [
      queue,
      JSON.stringify({ videoId: id }),
    ]);
  return id;
}

const rowOf = async (id: string) =>
  (await rowsOf(database, 'SELECT line, ticket, turn, cost FROM videos WHERE id = $1', [id]))[0];

async function migrated(direction: 'up' | 'down'): Promise<void> {
  const runner = dataSource.createQueryRunner();
  await new WorkLines1790300000000()[direction](runner);
  await runner.release();
}

describe('videos that wait or are being made while the server is upgraded', () => {
  it('stand in the line of their job in the order of arrival, before those who come later, and go on where they were', async () => {
    await migrated('down');
    const being = await admitted('processing', EMBEDDED_LINE);
    const [first, second] = [
      await admitted('queued', EMBEDDED_LINE),
      await admitted('queued', EMBEDDED_LINE),
    ];
    const remote = await admitted('queued', REMOTE_LINES.modela2);
    const others = [await admitted('completed', EMBEDDED_LINE), await admitted('queued', null)];
    const dead = await admitted('processing', `${EMBEDDED_LINE}-dead`);
    await migrated('up');
    expect(await rowOf(being)).toEqual({ line: EMBEDDED_LINE, ticket: being, turn: 0, cost: 0 });
    expect(await rowOf(dead)).toEqual({ line: EMBEDDED_LINE, ticket: dead, turn: 0, cost: 0 });
    expect(await rowOf(remote)).toEqual({ line: REMOTE_LINES.modela2, ticket: null, turn: 0, cost: 0 });
    for (const id of others) expect(await rowOf(id)).toMatchObject({ line: null });
    const worker = new LineWorker(dataSource);
    const late = await worker.admit('somebody else', TINY);
    const carried: unknown[] = [];
    for (const name of [being, second, late.id, first]) carried.push(await worker.claim(name));
    expect(carried).toMatchObject(
      [being, first, second, late.id].map((id) => ({ kind: 'claimed', video: { id } })),
    );
  });

  it('are as they were when the upgrade is taken back', async () => {
    await migrated('down');
    const columns = await rowsOf<{ name: string }>(
      database,
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'videos'`,
    );
    expect(columns.map(({ name }) => name)).not.toContain('turn');
    await migrated('up');
  });
});
