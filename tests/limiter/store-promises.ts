import { expect, it } from '@jest/globals';
import { createRateLimiter, type StoreAsk } from '@clipwright/core/limiter';
import fc from 'fast-check';
import { Race } from './race.js';
import { STEP_MS, type StoreBench } from './store-bench.js';
import { histories, playHistory } from './store-history.js';

interface Suite {
  readonly open: () => StoreBench;
  /** Histories that are played. */
  readonly runs: number;
}

const ask = (change: Partial<StoreAsk>): StoreAsk => ({
  name: 'rule',
  key: 'key',
  limit: 5,
  windowMs: STEP_MS,
  weight: 1,
  ...change,
});

/** What every store promises, whatever it is made of. */
export function describeStore(suite: Suite): void {
  describeHistories(suite);
  describeCrowds(suite);
}

function describeHistories({ open, runs }: Suite): void {
  it('says at every step what counting each place anew would, whatever is asked, settled, reset and expires', async () => {
    const property = fc.asyncProperty(histories, (steps) => playHistory(open(), steps));
    await expect(
      fc.assert(property, { numRuns: runs, endOnFailure: true, includeErrorInReport: true }),
    ).resolves.toBeUndefined();
  });

  it('leaves 50 places of one rule alone, whatever a short rule of the same key does', async () => {
    const { store, age } = open();
    const day = ask({ name: 'day', key: 'two rules', limit: 50, windowMs: 900 * STEP_MS });
    const short = ask({ name: 'short', key: 'two rules' });
    for (let n = 0; n < 50; n += 1) await store.reserve(`day-${n}`, [day]);
    for (let n = 0; n < 3; n += 1) {
      await store.reserve(`short-${n}`, [short]);
      await age(2 * STEP_MS);
    }
    expect(await store.peek([day, short])).toMatchObject([{ count: 50 }, { count: 0 }]);
    expect((await store.reserve('more', [day])).admitted).toBe(false);
  });

  it('tells names and keys apart, however they are written', async () => {
    const { store } = open();
    const names = [
      ['a', 'b:c'],
      ['a:b', 'c'],
      ['1:a', 'b'],
      ['a', '1:b'],
      ["'; --", '__proto__'],
      ['ключ', '鍵 {x}'],
    ] as const;
    const all = names.map(([name, key]) => ask({ name, key }));
    for (const one of all) await store.reserve('id', [one]);
    expect((await store.peek(all)).map(({ count }) => count)).toEqual(all.map(() => 1));
  });
}

function describeCrowds({ open }: Suite): void {
  it('takes all or none in two windows, in whichever order crowds name them', async () => {
    const { store } = open();
    const wide = ask({ key: 'both ways', limit: 30 });
    const narrow = ask({ key: 'both ways', name: 'narrow', limit: 12 });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        store.reserve(`${n}`, n % 2 === 0 ? [wide, narrow] : [narrow, wide]),
      ),
    );
    expect(answers.filter(({ admitted }) => admitted)).toHaveLength(12);
    expect(await store.peek([wide, narrow])).toMatchObject([{ count: 12 }, { count: 12 }]);
  });

  it('gives one place to an id that asks many times at once', async () => {
    const { store } = open();
    const once = ask({ key: 'same id', limit: 1 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => store.reserve('same', [once])));
    expect(answers.every(({ admitted }) => admitted)).toBe(true);
    expect(await store.peek([once])).toMatchObject([{ count: 1 }]);
  });

  it('frees what is released in the middle, and nothing that was committed', async () => {
    const limiter = createRateLimiter({ store: open().store });
    const of = { rule: { name: 'middle', limit: 300, windowMs: STEP_MS }, key: 'key' };
    for (let n = 0; n < 300; n += 1) await limiter.reserve(of, { id: `${n}` });
    await limiter.commit('150', of);
    for (let n = 100; n < 200; n += 1) await limiter.release(`${n}`, of);
    expect(await limiter.peek(of)).toMatchObject([{ count: 201, remaining: 99 }]);
    expect((await limiter.reserve({ ...of, weight: 100 })).admitted).toBe(false);
    expect((await limiter.reserve({ ...of, weight: 99 })).admitted).toBe(true);
  });
}

const ROUNDS = 200;
const LIMIT = 5;

interface RaceSuite {
  /** The module beside this one whose `openStore` opens the store, and at what. */
  readonly module: string;
  readonly url: () => string;
  /** The places of a key, with when each was taken by the store's own clock. */
  readonly placesOf: (key: string) => Promise<readonly { readonly id: string; readonly atMs: number }[]>;
}

/** What a store that several processes share promises. */
export function describeRace({ module, url, placesOf }: RaceSuite): void {
  it(`admits exactly ${LIMIT} of 16 that four processes ask for at once, ${ROUNDS} times`, async () => {
    const race = await Race.open(module, url());
    const counts: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      counts.push(await race.run('race', ask({ key: `round ${round}`, limit: LIMIT }), 4));
    race.close();
    expect(counts).toEqual(counts.map(() => LIMIT));
  });

  it('lets no span of a short window hold more than its limit, however long four processes push', async () => {
    const race = await Race.open(module, url());
    const window = ask({ key: 'pushed', limit: LIMIT, windowMs: 40 });
    const taken = new Map<string, number>();
    for (let round = 0; round < 60; round += 1) {
      await race.run(`push-${round}`, window, 3);
      for (const { id, atMs } of await placesOf('pushed')) taken.set(id, atMs);
    }
    race.close();
    const times = [...taken.values()].toSorted((one, other) => one - other);
    expect(times.length).toBeGreaterThan(LIMIT);
    expect(times.filter((atMs, n) => (times[n + LIMIT] ?? Infinity) - atMs < window.windowMs)).toEqual([]);
  });
}
