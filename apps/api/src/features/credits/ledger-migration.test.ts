import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import { CreditLedger1791900000000 } from '../../platform/database/migrations/1791900000000-credit-ledger.js';
import { migrateOnce, openBench, type WindowBench } from '../../platform/limits/__fixtures__/window-bench.js';

let bench: WindowBench;
beforeAll(async () => {
  bench = await openBench(await createTestDatabase({ name: 'windows', migrate: migrateOnce }), 2);
});
afterAll(() => bench.close());

async function move(direction: 'up' | 'down'): Promise<void> {
  const runner = bench.dataSource.createQueryRunner();
  await runner.startTransaction();
  await new CreditLedger1791900000000()[direction](runner);
  await runner.commitTransaction();
  await runner.release();
}

const VIDEO = `
  INSERT INTO videos (id, account_id, status, mode, model, resolution, aspect_ratio, duration_seconds, width, height, has_audio, seed)
  VALUES ($1, 'acc', $2, 'text', 'modela2', '480p', '16:9', 3, 854, 480, false, 7)`;

it('a ledger from before credits were spent keeps every entry, and goes back to what it was', async () => {
  await move('down');
  const videos = { keyed: 'completed', played: 'queued', failed: 'failed' };
  for (const [id, status] of Object.entries(videos)) {
    await bench.sql(VIDEO, [id, status]);
    await bench.sql(
      `INSERT INTO credit_entries (video_id, kind, account_id, amount) VALUES ($1, 'reserve', 'acc', 3)`,
      [id],
    );
  }
  await bench.sql(`INSERT INTO studio_uses (video_id, account_id) VALUES ('played', 'acc')`);
  const before = await bench.sql('SELECT * FROM credit_entries ORDER BY video_id');
  await move('up');
  expect(await bench.sql('SELECT video_id, purse, amount FROM credit_entries ORDER BY video_id')).toEqual([
    { video_id: 'failed', purse: 'by_key', amount: 3 },
    { video_id: 'keyed', purse: 'by_key', amount: 3 },
    { video_id: 'played', purse: 'unmetered', amount: 3 },
  ]);
  expect(await bench.sql('SELECT account_id, videos, seconds, credits FROM key_uses')).toEqual([
    { account_id: 'acc', videos: 1, seconds: 3, credits: 3 },
  ]);
  await bench.sql(
    `INSERT INTO credit_entries (account_id, kind, purse, amount) VALUES ('acc', 'grant', 'monthly', 9)`,
  );
  await bench.sql(
    `INSERT INTO credit_entries (video_id, kind, account_id, purse, amount) VALUES ('both', 'reserve', 'acc', 'monthly', 2), ('both', 'reserve', 'acc', 'lasting', 5)`,
  );
  await move('down');
  const both = await bench.sql<{ amount: number }>(
    `SELECT amount FROM credit_entries WHERE video_id = 'both'`,
  );
  expect(both).toEqual([{ amount: 7 }]);
  await bench.sql(`DELETE FROM credit_entries WHERE video_id = 'both'`);
  expect(await bench.sql('SELECT * FROM credit_entries ORDER BY video_id')).toEqual(before);
  await move('up');
});
