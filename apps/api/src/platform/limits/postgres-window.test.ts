import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { POSTGRES_STATEMENTS } from '@clipwright/core/limiter/postgres';
import { createTestDatabase } from '@clipwright/testing';
import fc from 'fast-check';
import { migrateOnce, openBench, type WindowBench } from './__fixtures__/window-bench.js';

const CONNECTIONS = 4;
/** Time goes by in steps this long, so that the milliseconds that a test takes decide nothing. */
const STEP_MS = 1_000_000;

let bench: WindowBench;
let keys = 0;

beforeAll(async () => {
  bench = await openBench(await createTestDatabase({ name: 'windows', migrate: migrateOnce }), CONNECTIONS);
});

afterAll(() => bench.close());

const newKey = (): string => `key-${(keys += 1)}`;

const OPEN = `INSERT INTO limiter_windows (name, key, last_place, taken) VALUES ('videos', $1, $2, $2)`;

/** What an exact window holds, by looking through every place each time. Ages are in steps. */
class Oracle {
  places: { id: string; age: number }[] = [];

  constructor(private readonly steps: number) {}

  get counted(): string[] {
    return this.places.filter(({ age }) => age <= this.steps).map(({ id }) => id);
  }

  pass(steps: number): void {
    this.places = this.places.map(({ id, age }) => ({ id, age: age + steps }));
  }
}

type Step =
  | { kind: 'admit' }
  | { kind: 'giveBack'; which: number }
  | { kind: 'pass'; steps: number }
  | { kind: 'limit'; limit: number };

const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<Step>({ kind: 'admit' }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('giveBack' as const), which: fc.nat(15) }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('pass' as const), steps: fc.integer({ min: 1, max: 2 }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('limit' as const), limit: fc.integer({ min: 1, max: 9 }) }),
    },
  ),
  { minLength: 10, maxLength: 60 },
);

/** Where the numbers of places begin: before and on the edges of the spans in which give-backs are added up. */
const firstPlace = fc.constantFrom(0, 1, 55, 62, 63, 64, 4086, 4095, 4096, 5_000_000_000);

interface History {
  readonly list: readonly Step[];
  readonly first: number;
  readonly length: number;
}

/** Plays a history to the window and to the oracle, and compares what they say after every step. */
async function play({ list, first, length }: History): Promise<void> {
  const key = newKey();
  const windowMs = (length + 0.5) * STEP_MS;
  const oracle = new Oracle(length);
  let limit = 5;
  await bench.sql(OPEN, [key, first]);
  const windowNow = () => bench.windowOf({ limit, windowMs });
  const actions = {
    admit: async (index: number) => {
      const { admitted, reading } = await bench.admit(windowNow(), key, `${key}-${index}`);
      expect(admitted).toBe(oracle.counted.length < limit);
      if (admitted) oracle.places.push({ id: `${key}-${index}`, age: 0 });
      expect(reading.count).toBe(oracle.counted.length);
    },
    giveBack: async (which: number) => {
      const id = oracle.places.at(-1 - which)?.id ?? 'nobody';
      await bench.giveBack(windowNow(), key, id);
      oracle.places = oracle.places.filter((place) => place.id !== id);
    },
    pass: async (by: number) => {
      await bench.sql('UPDATE limiter_places SET at_ms = at_ms - $2::float8 WHERE key = $1', [
        key,
        by * STEP_MS,
      ]);
      oracle.pass(by);
    },
  };
  for (const [index, step] of list.entries()) {
    if (step.kind === 'admit') await actions.admit(index);
    if (step.kind === 'giveBack') await actions.giveBack(step.which);
    if (step.kind === 'pass') await actions.pass(step.steps);
    if (step.kind === 'limit') limit = step.limit;
    const { admissions, reading, nowMs } = await windowNow().picture(key);
    expect(admissions.map(({ id }) => id)).toEqual(oracle.counted);
    expect(reading).toMatchObject({
      count: oracle.counted.length,
      limit,
      remaining: Math.max(0, limit - oracle.counted.length),
    });
    expect(reading.resetAtMs).toBe(Math.ceil(((admissions[0]?.atMs ?? nowMs) + windowMs) / 1000) * 1000);
  }
}

describe('the rolling window in Postgres', () => {
  it('says at every step what counting each place anew would, whatever is admitted, given back, expires, and however the limit changes', async () => {
    const history = fc.record({ list: steps, first: firstPlace, length: fc.integer({ min: 0, max: 3 }) });
    await fc.assert(fc.asyncProperty(history, play), { numRuns: 60 });
  });

  it('admits exactly its limit over four connections at once, again and again as places are given back', async () => {
    const [key, limit] = [newKey(), 40];
    const window = bench.windowOf({ limit, windowMs: STEP_MS });
    const rush = async (round: number) => {
      const ids = Array.from({ length: limit * 3 }, (_, index) => `${round}-${index}`);
      const outcomes = await Promise.all(
        ids.map(async (id) => ({ id, ...(await bench.admit(window, key, id)) })),
      );
      return outcomes.filter(({ admitted }) => admitted).map(({ id }) => id);
    };
    let held = await rush(0);
    expect(held).toHaveLength(limit);
    for (const round of [1, 2, 3]) {
      const returned = held.filter((_, index) => index % (round + 1) === 0);
      await Promise.all(returned.map((id) => bench.giveBack(window, key, id)));
      const taken = await rush(round);
      expect(taken).toHaveLength(returned.length);
      held = [...held.filter((id) => !returned.includes(id)), ...taken];
    }
    expect((await window.picture(key)).admissions.map(({ id }) => id).toSorted()).toEqual(held.toSorted());
  });

  it('takes away what has left, a few places with each admission, so that they never pile up', async () => {
    const [key, window] = [newKey(), bench.windowOf({ limit: 30, windowMs: STEP_MS })];
    const rows = async () =>
      (
        await bench.sql(
          'SELECT 1 FROM limiter_places WHERE key = $1 UNION ALL SELECT 1 FROM limiter_returns WHERE key = $1',
          [key],
        )
      ).length;
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 30; index += 1) await bench.admit(window, key, `${round}-${index}`);
      await bench.giveBack(window, key, `${round}-7`);
      await bench.sql('UPDATE limiter_places SET at_ms = at_ms - $2::float8 WHERE key = $1', [key, STEP_MS]);
    }
    await bench.sql('UPDATE limiter_windows SET last_place = 8192 WHERE key = $1', [key]);
    for (let index = 0; index < 12; index += 1) await bench.admit(window, key, `last-${index}`);
    expect(await rows()).toBe(12);
  });

  it('keeps places in the order of their numbers, and admits nothing more, when the clock steps back', async () => {
    const [key, window] = [newKey(), bench.windowOf({ limit: 3, windowMs: STEP_MS })];
    for (const id of ['one', 'two']) await bench.admit(window, key, id);
    for (const table of ['limiter_places', 'limiter_windows'])
      await bench.sql(`UPDATE ${table} SET at_ms = at_ms + $2::float8 WHERE key = $1`, [key, STEP_MS / 2]);
    const outcomes = [await bench.admit(window, key, 'three'), await bench.admit(window, key, 'four')];
    expect(outcomes.map(({ admitted }) => admitted)).toEqual([true, false]);
    const [, two, three] = (await window.picture(key)).admissions;
    expect(three).toEqual({ id: 'three', atMs: two?.atMs });
  });

  it('tells with an admission when the first place leaves, as any reading does', async () => {
    const [key, window] = [newKey(), bench.windowOf({ limit: 2, windowMs: STEP_MS })];
    expect((await bench.admit(window, key, 'one')).reading.resetInSeconds).toBe(STEP_MS / 1000);
    await bench.sql('UPDATE limiter_places SET at_ms = at_ms - $2::float8 WHERE key = $1', [
      key,
      STEP_MS / 2,
    ]);
    const { reading } = await bench.admit(window, key, 'two');
    expect(reading.resetAtMs).toBe((await window.read(key)).resetAtMs);
  });

  it('refuses a full window by what it says, to who takes a place and to who looks first', async () => {
    const [key, window] = [newKey(), bench.windowOf({ limit: 2, windowMs: STEP_MS * 1.8 })];
    for (const id of ['one', 'two']) {
      await window.refuseWhenFull(key);
      await bench.take(window, key, id);
    }
    const { resetAtMs } = await window.read(key);
    const refusal = {
      code: 'rate_limited',
      message: 'Rate limit exceeded: 2 videos were generated in the last 30 minutes.',
      facts: { reading: { count: 2, limit: 2, remaining: 0, resetAtMs } },
    };
    await expect(bench.take(window, key, 'three')).rejects.toMatchObject(refusal);
    await expect(window.refuseWhenFull(key)).rejects.toMatchObject(refusal);
    expect((await window.picture(key)).admissions.map(({ id }) => id)).toEqual(['one', 'two']);
  });

  it('writes nothing for a refusal and for a reading', async () => {
    const [key, window] = [newKey(), bench.windowOf({ limit: 1, windowMs: STEP_MS })];
    await bench.admit(window, key, 'one');
    const versions = () =>
      bench.sql(
        'SELECT xmin::text, ctid::text FROM limiter_windows WHERE key = $1 UNION ALL SELECT xmin::text, ctid::text FROM limiter_places WHERE key = $1',
        [key],
      );
    const before = await versions();
    expect((await bench.admit(window, key, 'two')).admitted).toBe(false);
    expect((await window.read(key)).remaining).toBe(0);
    expect(await versions()).toEqual(before);
  });
});

/** A window that is full but for `free` places, spread over its first half. */
async function nearlyFull(limit: number, free: number): Promise<string> {
  const key = newKey();
  await bench.sql(OPEN, [key, limit - free]);
  await bench.sql(
    `INSERT INTO limiter_places (name, key, id, place, before, weight, at_ms)
     SELECT 'videos', $1, $1 || '-' || n, n, n - 1, 1, (extract(epoch FROM now()) * 1000)::float8 - $2::float8 * (1 - 0.5 * n / $3::float8) FROM generate_series(1, $3::int - $4::int) n`,
    [key, STEP_MS * 0.9, limit, free],
  );
  return key;
}

interface Plan {
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
}

/** Blocks that one reading touches, on a connection that knows its plans, with every index and table as large as it is. */
async function blocksOf(key: string): Promise<number> {
  const blocks: number[] = [];
  for (let look = 0; look < 4 * CONNECTIONS; look += 1) {
    const [row] = await bench.sql<{ 'QUERY PLAN': [Plan] }>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${POSTGRES_STATEMENTS.peek.text}`,
      [['videos'], [key], [STEP_MS]],
    );
    const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = row!['QUERY PLAN'][0].Plan;
    blocks.push(hit + read);
  }
  return Math.min(...blocks);
}

describe.each([1_000, 100_000])('a limit of %i', (limit) => {
  it('is kept to the place, given-back ones in the middle among them', async () => {
    const key = await nearlyFull(limit, 2);
    const window = bench.windowOf({ limit, windowMs: STEP_MS });
    const back = [1, limit / 2, limit / 2 + 1, limit - 5].map((place) => `${key}-${place}`);
    for (const id of back) await bench.giveBack(window, key, id);
    expect((await window.read(key)).remaining).toBe(2 + back.length);
    const outcomes: boolean[] = [];
    for (let index = 0; index < 8; index += 1)
      outcomes.push((await bench.admit(window, key, `new-${index}`)).admitted);
    expect(outcomes).toEqual([true, true, true, true, true, true, false, false]);
    expect(await window.read(key)).toMatchObject({ count: limit, limit, remaining: 0 });
  });

  it('is read from a handful of blocks, and pictured by its newest places', async () => {
    const key = await nearlyFull(limit, 1);
    await bench.sql('ANALYZE limiter_places');
    expect(await blocksOf(key)).toBeLessThan(20);
    const { admissions, reading } = await bench.windowOf({ limit, windowMs: STEP_MS }).picture(key);
    expect(reading.count).toBe(limit - 1);
    expect(admissions).toHaveLength(500);
    expect(admissions.at(-1)?.id).toBe(`${key}-${limit - 1}`);
  });

  it('holds after a start with another one, in both directions', async () => {
    const key = await nearlyFull(limit, 0);
    const windowOf = (other: number) => bench.windowOf({ limit: other, windowMs: STEP_MS });
    expect(await windowOf(15).read(key)).toMatchObject({ count: limit, limit: 15, remaining: 0 });
    expect((await bench.admit(windowOf(15), key, 'small')).admitted).toBe(false);
    expect((await bench.admit(windowOf(limit + 1), key, 'large')).admitted).toBe(true);
    expect((await bench.admit(windowOf(limit + 1), key, 'larger')).admitted).toBe(false);
    expect((await bench.admit(windowOf(limit), key, 'same')).admitted).toBe(false);
  });
});
