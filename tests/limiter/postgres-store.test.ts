import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRateLimiter, type StoreAsk } from '@clipwright/core/limiter';
import { createPostgresStore } from '@clipwright/core/limiter/postgres';
import { createTestDatabase, type OwnDatabase } from '@clipwright/testing';
import pg from 'pg';
import { waitUntil } from '../support/index.js';
import { STEP_MS } from './store-bench.js';
import { describeRace, describeStore } from './store-promises.js';

let database: OwnDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = database.openPool({ max: 4 });
  await createPostgresStore({ pool }).migrate();
});

afterAll(() => database.drop());

const AGE = [
  'UPDATE limiter_places SET at_ms = at_ms - $1::float8',
  `UPDATE limiter_places SET id = split_part(id, '@', 1) || '@' || split_part(id, '@', 2)::bigint - ($1::float8 * 1000)::bigint WHERE id ~ '^[0-9]+@'`,
  'UPDATE limiter_windows SET at_ms = at_ms - $1::float8, rows_at_ms = rows_at_ms - $1::float8, recent = ARRAY(SELECT t - $1::float8 FROM unnest(recent) t)',
];

/** A recent place is known by its number and when it was taken, in µs. */
const agedId = (id: string, ms: number): string => {
  const [, place, stamp] = /^(\d+)@(\d+)$/.exec(id) ?? [];
  return stamp === undefined ? id : `${place}@${Number(stamp) - ms * 1000}`;
};

const age = async (ms: number): Promise<void> => {
  for (const statement of AGE) await pool.query(statement, [ms]);
};

describe('the Postgres store', () => {
  describeStore({
    open: () => ({ store: createPostgresStore({ pool }), age, agedId, close: () => Promise.resolve() }),
    runs: 40,
  });

  describeRace({
    module: 'race-postgres.mjs',
    url: () => database.url,
    placesOf: async (key) => {
      const places = `SELECT id || n AS id, at_ms AS "atMs" FROM limiter_places, generate_series(1, many) n WHERE key = $1`;
      return (await pool.query<{ id: string; atMs: number }>(places, [key])).rows;
    },
  });

  const rule = { name: 'own', limit: 2, windowMs: STEP_MS };

  it('is made again without a change, also by several at once', async () => {
    const store = createPostgresStore({ query: (text, values) => pool.query(text, values) });
    const limiter = createRateLimiter({ store });
    await limiter.reserve({ rule, key: 'migrated' });
    await Promise.all([1, 2, 3].map(() => store.migrate()));
    expect(await limiter.peek({ rule, key: 'migrated' })).toMatchObject([{ count: 1 }]);
  });

  const KINDS = [
    { ids: 'ids', isNew: false },
    { ids: 'new ids', isNew: true },
  ];

  it.each(KINDS)(
    'admits by $ids without reading a table from end to end, though the plans are from when it was small',
    async ({ isNew }) => {
      const own = await createTestDatabase();
      const client = new pg.Client({ connectionString: own.url });
      await client.connect();
      const store = createPostgresStore({ pool: client });
      await store.migrate();
      for (const key of ['one', 'another', 'a third'])
        await store.reserve('other', [{ ...rule, key, weight: 1 }]);
      const window = { ...rule, key: `planned ${isNew}`, limit: 1_000, weight: 1 };
      const read = async () => {
        await client.query('SELECT pg_stat_force_next_flush()');
        const text = `SELECT seq_scan::int AS scans, (seq_tup_read + idx_tup_fetch)::int AS rows FROM pg_stat_user_tables WHERE relname LIKE 'limiter\\_%s'`;
        const { rows } = await client.query<{ scans: number; rows: number }>(text);
        return [
          rows.reduce((sum, { scans }) => sum + scans, 0),
          rows.reduce((sum, row) => sum + row.rows, 0),
        ] as const;
      };
      await client.query('ANALYZE limiter_places, limiter_windows');
      for (let n = 0; n < 8; n += 1) await store.reserve(`first-${n}`, [window], isNew);
      await client.query(
        `INSERT INTO limiter_windows (name, key) SELECT 'crowd ${isNew}', 'key-' || n FROM generate_series(1, 2000) n`,
      );
      const before = await read();
      for (let n = 0; n < 20; n += 1) await store.reserve(`planned-${n}`, [window], isNew);
      const after = await read();
      await client.end();
      await own.drop();
      expect(after[0]).toBe(before[0]);
      expect(after[1] - before[1]).toBeLessThan(20 * 10);
    },
  );

  it.each([
    { ids: 'ids', isNew: false, few: 'one statement', ofFew: 1 },
    { ids: 'new ids', isNew: true, few: 'one each', ofFew: 4 },
  ])(
    'sends few calls by $ids of one moment as $few, many as two, and a bad key fails its own call alone',
    async ({ isNew, ofFew }) => {
      let statements = 0;
      const store = createPostgresStore({
        query: (text, values) => {
          statements += 1;
          return pool.query(text, values);
        },
      });
      const name = `together ${isNew}`;
      const take = (key: string) => store.reserve(key, [{ ...rule, name, key, weight: 1 }], isNew);
      const keys = Array.from({ length: 20 }, (_, n) => `key-${n}`);
      const first = await Promise.all(keys.map(take));
      expect(statements).toBe(2);
      const few = await Promise.all(keys.slice(0, 4).map(take));
      expect(statements).toBe(2 + ofFew);
      const many = await Promise.all(keys.slice(4).map(take));
      expect(statements).toBe(4 + ofFew);
      expect([...first, ...few, ...many].every(({ admitted }) => admitted)).toBe(true);
      const told = await Promise.allSettled(['good', 'bad \0', 'better'].map(take));
      expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    },
  );

  it.each(KINDS)(
    'lets a window that somebody holds keep no calls by $ids but its own waiting',
    async ({ isNew }) => {
      const store = createPostgresStore({ pool });
      const ask = (key: string) => ({ ...rule, name: `held up ${isNew}`, key, weight: 1 });
      for (const key of ['held', 'free']) await store.reserve('before', [ask(key)]);
      const holder = await pool.connect();
      await holder.query('BEGIN');
      await createPostgresStore({ query: (text, values) => holder.query(text, values) }).lock([ask('held')]);
      let isHeld = true;
      const held = Promise.all(
        ['a', 'b'].map(async (id) => {
          const { admitted } = await store.reserve(id, [ask('held')], isNew);
          return admitted && !isHeld;
        }),
      );
      const free = await Promise.all(['c', 'd'].map((id) => store.reserve(id, [ask('free')], isNew)));
      expect(free.map(({ admitted }) => admitted)).toEqual([true, false]);
      isHeld = false;
      await holder.query('COMMIT');
      holder.release();
      expect((await held).filter(Boolean)).toHaveLength(1);
    },
  );

  it('lets windows that somebody holds keep no crowd of others waiting', async () => {
    const store = createPostgresStore({ pool });
    const take = (key: string) =>
      store.reserve(key, [{ ...rule, name: 'beside held ones', key, weight: 1 }], true);
    const held = ['held a', 'held b'];
    for (const key of held) await take(key);
    const holder = await pool.connect();
    await holder.query('BEGIN');
    const windows = held.map((key) => ({ ...rule, name: 'beside held ones', key, weight: 1 }));
    await createPostgresStore({ query: (text, values) => holder.query(text, values) }).lock(windows);
    const waiting: Promise<unknown>[] = [];
    for (const key of held) {
      waiting.push(take(key));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const crowd = await Promise.all(Array.from({ length: 12 }, (_, n) => take(`free ${n}`)));
    expect(crowd.every(({ admitted }) => admitted)).toBe(true);
    await holder.query('COMMIT');
    holder.release();
    await Promise.all(waiting);
  });

  it('keeps the places of one moment in one row, each settled by an id of its own', async () => {
    const store = createPostgresStore({ pool });
    const window = { ...rule, key: 'crowd', limit: 64, weight: 1 };
    const crowd = Array.from({ length: 70 }, (_, n) => store.reserve(`crowd-${n}`, [window], true));
    const answers = await Promise.all(crowd);
    const ids = answers.filter(({ admitted }) => admitted).map(({ id }) => id ?? '');
    expect(new Set(ids).size).toBe(64);
    const rows = `SELECT weight::int FROM limiter_places WHERE key = 'crowd'`;
    expect((await pool.query(rows)).rows).toEqual([{ weight: 64 }]);
    for (const id of ids.slice(1)) await store.settle(id, [{ ...window, weight: 0 }]);
    expect(await store.peek([window])).toMatchObject([{ count: 1 }]);
    expect((await pool.query(rows)).rows).toEqual([{ weight: 1 }]);
    const last = ids[0] ?? '';
    await store.settle(last, [{ ...window, weight: null }]);
    await store.settle(last, [{ ...window, weight: 0 }]);
    expect(await store.reserve(last, [window])).toMatchObject({ admitted: true, windows: [{ count: 1 }] });
  });

  describe('a window that has few places', () => {
    const rows = async (key: string) =>
      (await pool.query('SELECT 1 FROM limiter_places WHERE key = $1', [key])).rows.length;

    async function take(store: ReturnType<typeof createPostgresStore>, window: StoreAsk, count: number) {
      const ids: string[] = [];
      for (let n = 0; n < count; n += 1) {
        const told = await store.reserve(`${n}`, [window], true);
        expect([told.admitted, told.windows[0]?.count]).toEqual([true, n + 1]);
        ids.push(told.id ?? '');
      }
      return ids;
    }

    it('has no rows of them, until there are many', async () => {
      const store = createPostgresStore({ pool });
      const window = { ...rule, key: 'few', limit: 100, weight: 1 };
      const ids = await take(store, window, 32);
      expect(await rows('few')).toBe(0);
      for (let n = 32; n < 100; n += 1)
        ids.push((await store.reserve('next', [window], true)).id ?? 'refused');
      expect(new Set(ids).size).toBe(100);
      expect(await rows('few')).toBe(100);
      expect((await store.reserve('more', [window], true)).admitted).toBe(false);
      expect(await store.peek([window])).toMatchObject([{ count: 100 }]);
      for (const id of ids) await store.settle(id, [{ ...window, weight: 0 }]);
      expect(await store.peek([window])).toMatchObject([{ count: 0, oldestAtMs: null }]);
    });

    it('makes rows of them where somebody asks for one by its id, and again none once these have left', async () => {
      const store = createPostgresStore({ pool });
      const window = { ...rule, key: 'known', limit: 10, weight: 1 };
      const ids = await take(store, window, 10);
      expect((await store.reserve('refused', [window], true)).admitted).toBe(false);
      await store.settle(ids[4] ?? '', [{ ...window, weight: 0 }]);
      expect([await rows('known'), (await store.peek([window]))[0]?.count]).toEqual([9, 9]);
      expect((await store.reserve(ids[0] ?? '', [window])).admitted).toBe(true);
      expect((await store.reserve('eleventh', [window], true)).admitted).toBe(true);
      expect([await rows('known'), (await store.peek([window]))[0]?.count]).toEqual([10, 10]);
      await age(STEP_MS);
      await take(store, window, 10);
      expect(await rows('known')).toBe(0);
    });

    it('tells when the next of several is free, and gives the last to one of several that ask at once', async () => {
      const store = createPostgresStore({ pool });
      const window = { ...rule, key: 'last', limit: 4, weight: 1 };
      await take(store, window, 1);
      await age(STEP_MS / 2);
      await store.reserve('second', [window], true);
      await store.reserve('third', [window], true);
      const told = await Promise.all(['a', 'b', 'c'].map((id) => store.reserve(id, [window], true)));
      expect(told.map(({ admitted }) => admitted)).toEqual([true, false, false]);
      expect(told.map(({ windows }) => Math.round((windows[0]?.waitMs ?? 0) / 1000))).toEqual([0, 500, 500]);
      expect(await rows('last')).toBe(0);
    });

    it('that is closed by a limit of 0 takes nobody, whatever it knows', async () => {
      const window = { ...rule, key: 'closed', limit: 4, weight: 1 };
      await take(createPostgresStore({ pool }), window, 2);
      const told = await createPostgresStore({ pool }).reserve('more', [{ ...window, limit: 0 }], true);
      expect(told).toMatchObject({ admitted: false, windows: [{ count: 2, waitMs: Infinity }] });
    });

    it('of which others count rows of before is counted as they are', async () => {
      const store = createPostgresStore({ pool });
      const window = { ...rule, key: 'of before', limit: 3, weight: 1 };
      await pool.query(
        `INSERT INTO limiter_windows (name, key, last_place, taken, at_ms, window_ms) VALUES ($1, $2, 2, 2, extract(epoch FROM now()) * 1000, $3)`,
        [rule.name, window.key, STEP_MS],
      );
      await pool.query(
        `INSERT INTO limiter_places (name, key, id, place, before, weight, at_ms) SELECT $1, $2, n, n, n - 1, 1, extract(epoch FROM now()) * 1000 FROM generate_series(1, 2) n`,
        [rule.name, window.key],
      );
      const told = [await store.reserve('c', [window], true), await store.reserve('d', [window], true)];
      expect(told.map(({ admitted }) => admitted)).toEqual([true, false]);
    });
  });

  it('counts places of many by one update each, of which each leaves at its own time, also once somebody held their window', async () => {
    let functions = 0;
    const store = createPostgresStore({
      query: (text, values) => {
        functions += Number(text.includes('limiter_v1_grant'));
        return pool.query(text, values);
      },
    });
    const window = { ...rule, key: 'busy', limit: 90, windowMs: 100 * STEP_MS, weight: 1 };
    const agesMs: number[] = [];
    let calls = 0;
    const take = async (many: number) => {
      calls += many;
      const asked = Array.from({ length: many }, (_, n) => store.reserve(`${calls}-${n}`, [window], true));
      for (const { admitted, windows } of await Promise.all(asked)) {
        expect(admitted).toBe(agesMs.length < window.limit);
        if (admitted) agesMs.push(0);
        expect(windows[0]?.count).toBe(agesMs.length);
      }
    };
    const grow = async (ms: number) => {
      await age(ms);
      const left = agesMs.map((old) => old + ms).filter((old) => old < window.windowMs - STEP_MS / 2);
      agesMs.splice(0, agesMs.length, ...left);
    };
    for (let round = 0; round < 24; round += 1) {
      for (let n = 0; n < 4 + (round % 4); n += 1) await take(1 + (round % 3 === 0 ? n : 0));
      await grow((4 + ((round * 7) % 5)) * STEP_MS);
    }
    expect(agesMs.length).toBeGreaterThan(40);
    expect(calls).toBeGreaterThan(150);
    expect(functions).toBeLessThan(calls / 3);

    await grow(40 * STEP_MS);
    const holder = await pool.connect();
    await holder.query('BEGIN');
    await createPostgresStore({ query: (text, values) => holder.query(text, values) }).lock([window]);
    const held = take(1);
    await holder.query('COMMIT');
    holder.release();
    await held;
    await untilOlderTransactionsEnd();
    const before = functions;
    for (let n = 0; n < 10; n += 1) await take(1);
    expect(agesMs.length).toBeLessThan(window.limit);
    expect(functions - before).toBeLessThanOrEqual(1);
  });

  /** A lock that was left counts as one as long as any transaction is under way that is as old, of other files' databases too. */
  async function untilOlderTransactionsEnd(): Promise<void> {
    const { rows } = await pool.query<{ next: string }>(
      'SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS next',
    );
    await waitUntil({ what: 'the end of older transactions' }, async () => {
      const asked = 'SELECT pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8 AS over';
      return (await pool.query<{ over: boolean }>(asked, [rows[0]?.next])).rows[0]?.over;
    });
  }

  it('takes and gives back with the transaction whose query it was given', async () => {
    const client = await pool.connect();
    const inside = createPostgresStore({ query: (text, values) => client.query(text, values) });
    const window = { ...rule, key: 'undone', weight: 1 };
    await client.query('BEGIN');
    await inside.lock([window]);
    expect((await inside.reserve('a', [window])).admitted).toBe(true);
    await client.query('ROLLBACK');
    client.release();
    expect(await createPostgresStore({ pool }).peek([window])).toMatchObject([{ count: 0 }]);
  });

  it('writes nothing, and waits for nobody, where it refuses or looks', async () => {
    const store = createPostgresStore({ pool });
    const window = { ...rule, key: 'full', weight: 2 };
    await store.reserve('a', [window]);
    const holder = await pool.connect();
    await holder.query('BEGIN');
    await createPostgresStore({ query: (text, values) => holder.query(text, values) }).lock([window]);
    const versions = async () =>
      (await pool.query(`SELECT xmin::text, ctid::text FROM limiter_windows WHERE key = 'full'`)).rows;
    const before = await versions();
    expect((await store.reserve('b', [window])).admitted).toBe(false);
    expect((await store.reserve('new', [{ ...window, weight: 1 }], true)).admitted).toBe(false);
    expect(await store.reserve('a', [window])).toMatchObject({ admitted: true, windows: [{ count: 2 }] });
    expect(await store.peek([window])).toMatchObject([{ count: 2 }]);
    expect(await versions()).toEqual(before);
    await holder.query('ROLLBACK');
    holder.release();
  });

  it('admits nothing more where its clock steps back', async () => {
    const store = createPostgresStore({ pool });
    const window = { ...rule, key: 'stepped', weight: 1 };
    await store.reserve('a', [window]);
    await age(-STEP_MS / 2);
    expect((await store.reserve('b', [window])).admitted).toBe(true);
    expect((await store.reserve('c', [window])).admitted).toBe(false);
    const { rows } = await pool.query(`SELECT DISTINCT at_ms FROM limiter_places WHERE key = 'stepped'`);
    expect(rows).toHaveLength(1);
    await age(STEP_MS / 2);
  });

  it('lets what has left never pile up, and sweeps the windows in which nothing counts', async () => {
    const store = createPostgresStore({ pool });
    const window = { name: 'piled', key: 'key', limit: 30, windowMs: STEP_MS, weight: 1 };
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 30; n += 1) await store.reserve(`${round}-${n}`, [window]);
      await store.settle(`${round}-7`, [{ ...window, weight: 0 }]);
      await age(STEP_MS);
    }
    for (let n = 0; n < 12; n += 1) await store.reserve(`last-${n}`, [window]);
    const rows = async () =>
      (
        await pool.query(
          `SELECT 1 FROM limiter_places WHERE name = 'piled' UNION ALL SELECT 1 FROM limiter_returns WHERE name = 'piled' AND span = 1`,
        )
      ).rows.length;
    expect(await rows()).toBe(12);
    await age(STEP_MS);
    const removed: number[] = [];
    while ((removed.at(-1) ?? 1) > 0) removed.push(await store.sweep(10));
    expect(Math.max(...removed)).toBeLessThanOrEqual(10);
    expect(await rows()).toBe(0);
    expect((await pool.query(`SELECT 1 FROM limiter_windows WHERE name = 'piled'`)).rows).toEqual([]);
  });
});
