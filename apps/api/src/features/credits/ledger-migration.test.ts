import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import { CreditLedger1791900000000 } from '../../platform/database/migrations/1791900000000-credit-ledger.js';
import {
  migrateOnce,
  openBench,
  runMigrations,
  type WindowBench,
} from '../../platform/limits/__fixtures__/window-bench.js';

let bench: WindowBench;
beforeAll(async () => {
  bench = await openBench(await createTestDatabase({ name: 'windows', migrate: migrateOnce }), 2);
});
afterAll(() => bench.close());

const move = (direction: 'up' | 'down') => runMigrations(bench, direction, [new CreditLedger1791900000000()]);

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
  // What playgrounds made more than a day ago can't be told from calls with a key: nothing counts against a ceiling.
  expect(await bench.sql('SELECT * FROM key_uses')).toEqual([]);
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

/** As servers of the version before close a video. */
const CLOSE_OF_BEFORE = `
  INSERT INTO credit_entries (video_id, kind, account_id, amount)
  SELECT video_id, $2, account_id, amount FROM credit_entries reserved
  WHERE video_id = $1 AND kind = 'reserve'
    AND NOT EXISTS (SELECT 1 FROM credit_entries closed WHERE closed.video_id = $1 AND closed.kind <> 'reserve')
  RETURNING amount`;

describe('a server of the version before, while servers are replaced', () => {
  const reserved = async (id: string, parts: Readonly<Record<string, number>>) => {
    await bench.sql('INSERT INTO credit_purses (account_id, monthly, lasting) VALUES ($1, 1, 2)', [id]);
    for (const [purse, amount] of Object.entries(parts))
      await bench.sql(
        `INSERT INTO credit_entries (video_id, kind, account_id, purse, amount) VALUES ($1, 'reserve', $1, $2, $3)`,
        [id, purse, amount],
      );
  };
  const closed = async (id: string) => ({
    entries: await bench.sql(
      `SELECT kind, purse, amount FROM credit_entries WHERE video_id = $1 AND kind <> 'reserve' ORDER BY purse DESC`,
      [id],
    ),
    purse: (await bench.sql('SELECT monthly, lasting FROM credit_purses WHERE account_id = $1', [id]))[0],
  });

  it.each([
    ['release', { monthly: 3, lasting: 5 }, { monthly: 4, lasting: 7 }],
    ['release', { lasting: 5, monthly: 5 }, { monthly: 6, lasting: 7 }],
    ['release', { monthly: 3 }, { monthly: 4, lasting: 2 }],
    ['settle', { monthly: 3, lasting: 5 }, { monthly: 1, lasting: 2 }],
    ['release', { by_key: 3 }, { monthly: 1, lasting: 2 }],
    ['settle', { unmetered: 3 }, { monthly: 1, lasting: 2 }],
  ])('%ss what was reserved as %j in the purses that it came from', async (kind, parts, purse) => {
    const id = `${kind} ${JSON.stringify(parts)}`;
    await reserved(id, parts);
    await bench.sql(CLOSE_OF_BEFORE, [id, kind]);
    const entries = Object.entries(parts)
      .map(([of, amount]) => ({ kind, purse: of, amount }))
      .toSorted((one, other) => (one.purse < other.purse ? 1 : -1));
    expect(await closed(id)).toEqual({ entries, purse });
  });

  it('reserves what its playground makes where nobody can run out, as before', async () => {
    const reserve = `INSERT INTO credit_entries (video_id, kind, account_id, amount) VALUES ($1, 'reserve', 'old', 3)`;
    await bench.sql(`INSERT INTO studio_uses (video_id, account_id) VALUES ('old_studio', 'old')`);
    await bench.sql(reserve, ['old_studio']);
    await bench.sql(reserve, ['old_keyed']);
    expect(
      await bench.sql(
        `SELECT video_id, purse FROM credit_entries WHERE account_id = 'old' ORDER BY video_id`,
      ),
    ).toEqual([
      { video_id: 'old_keyed', purse: 'by_key' },
      { video_id: 'old_studio', purse: 'unmetered' },
    ]);
  });
});
