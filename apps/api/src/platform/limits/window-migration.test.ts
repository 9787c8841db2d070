import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import { WindowPlaces1790500000000 } from '../database/migrations/1790500000000-window-places.js';
import { migrateOnce, openBench, type WindowBench } from './__fixtures__/window-bench.js';

const RULE = { limit: 5, windowMs: 1_800_000 };

let bench: WindowBench;

beforeAll(async () => {
  bench = await openBench(await createTestDatabase({ name: 'windows', migrate: migrateOnce }), 2);
});

afterAll(() => bench.close());

async function move(direction: 'up' | 'down'): Promise<void> {
  const runner = bench.dataSource.createQueryRunner();
  await new WindowPlaces1790500000000()[direction](runner);
  await runner.release();
}

const idsOf = async (key: string): Promise<string[]> =>
  (await bench.windowOf(RULE).picture(key)).admissions.map(({ id }) => id);

describe('a database from before places had rows', () => {
  it('keeps what counts in its windows, and admits no more than is free', async () => {
    await move('down');
    const times = ['one', 'two', 'three'].map((id, index) => ({ id, ms: 1_000 * (3 - index) }));
    await bench.sql(
      `INSERT INTO rate_windows SELECT 'old', jsonb_agg(jsonb_build_object('id', time ->> 'id', 'atMs', extract(epoch FROM now()) * 1000 - (time ->> 'ms')::int))
       FROM jsonb_array_elements($1) AS time`,
      [JSON.stringify(times)],
    );
    await bench.sql(`INSERT INTO rate_windows VALUES ('empty', '[]')`);
    await move('up');
    expect(await idsOf('old')).toEqual(['one', 'two', 'three']);
    const window = bench.windowOf(RULE);
    await bench.giveBack(window, 'old', 'two');
    const outcomes: boolean[] = [];
    for (const id of ['four', 'five', 'six', 'seven'])
      outcomes.push((await bench.admit(window, 'old', id)).admitted);
    expect(outcomes).toEqual([true, true, true, false]);
    expect((await bench.admit(window, 'empty', 'first')).reading.count).toBe(1);
  });

  it('can go back to it with its windows as they are', async () => {
    const before = await idsOf('old');
    await move('down');
    const [row] = await bench.sql<{ ids: string[] }>(
      `SELECT jsonb_path_query_array(admissions, '$[*].id') AS ids FROM rate_windows WHERE key = 'old'`,
    );
    expect(row?.ids).toEqual(before);
    await move('up');
    expect(await idsOf('old')).toEqual(before);
  });
});
