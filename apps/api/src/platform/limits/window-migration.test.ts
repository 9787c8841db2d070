import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import { LimiterWindows1791700000000 } from '../database/migrations/1791700000000-limiter-windows.js';
import { WindowPlaces1790500000000 } from '../database/migrations/1790500000000-window-places.js';
import { migrateOnce, openBench, runMigrations, type WindowBench } from './__fixtures__/window-bench.js';

const RULE = { limit: 5, windowMs: 1_800_000 };

let bench: WindowBench;

beforeAll(async () => {
  bench = await openBench(await createTestDatabase({ name: 'windows', migrate: migrateOnce }), 2);
});

afterAll(() => bench.close());

const MIGRATIONS = [new WindowPlaces1790500000000(), new LimiterWindows1791700000000()] as const;

/** Over both migrations, or over the newer one alone. */
const move = (direction: 'up' | 'down', over = MIGRATIONS.slice()) =>
  runMigrations(bench, direction, direction === 'up' ? over : over.toReversed());

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

describe('a database from before the limiter had stores', () => {
  const newer = [MIGRATIONS[1]];

  it('keeps what counts, without what was given back, and admits no more than is free', async () => {
    await move('down', newer);
    await bench.sql(`INSERT INTO rate_windows (key, last_place) VALUES ('gaps', 9)`);
    await bench.sql(
      `INSERT INTO rate_places SELECT 'gaps', 'id-' || n, n, extract(epoch FROM now()) * 1000 - 10000 + n FROM unnest(ARRAY[3, 5, 9]) AS n`,
    );
    await bench.sql(
      `INSERT INTO rate_returns VALUES ('gaps', 0, set_bit(repeat('0', 1024)::bit(1024), 4, 1))`,
    );
    await move('up', newer);
    expect(await idsOf('gaps')).toEqual(['id-3', 'id-5', 'id-9']);
    const window = bench.windowOf(RULE);
    await bench.giveBack(window, 'gaps', 'id-5');
    const outcomes: boolean[] = [];
    for (const id of ['a', 'b', 'c', 'd']) outcomes.push((await bench.admit(window, 'gaps', id)).admitted);
    expect(outcomes).toEqual([true, true, true, false]);
  });

  it('keeps what a server that still runs admits while the windows are carried over', async () => {
    await move('down', newer);
    const admitting = bench.dataSource.createQueryRunner();
    await admitting.startTransaction();
    await admitting.query(`INSERT INTO rate_windows (key, last_place) VALUES ('meanwhile', 1)`);
    await admitting.query(
      `INSERT INTO rate_places VALUES ('meanwhile', 'id-1', 1, extract(epoch FROM now()) * 1000)`,
    );
    const moved = move('up', newer);
    const waiting = `SELECT FROM pg_locks WHERE NOT granted AND relation IN ('rate_windows'::regclass, 'rate_places'::regclass)`;
    const isWaiting = async (): Promise<boolean> =>
      ((await admitting.query(waiting)) as unknown[]).length > 0;
    while (!(await isWaiting()));
    await admitting.commitTransaction();
    await admitting.release();
    await moved;
    expect(await idsOf('meanwhile')).toEqual(['id-1']);
  });

  it('can go back to it with its windows as they are, and come again', async () => {
    const before = await idsOf('gaps');
    await move('down', newer);
    const rows = await bench.sql<{ id: string }>(
      `SELECT id FROM rate_places WHERE key = 'gaps' ORDER BY place`,
    );
    expect(rows.map(({ id }) => id)).toEqual(before);
    await move('up', newer);
    expect(await idsOf('gaps')).toEqual(before);
    expect((await bench.admit(bench.windowOf(RULE), 'gaps', 'one more')).admitted).toBe(false);
  });
});
