import { describe, expect, it } from '@jest/globals';
import { createMemoryStore, type LimiterStore, LimiterStoreError, type StoreAsk } from './index.js';

function storeAt(nowMs: number, maxPlaces?: number) {
  const clock = { nowMs };
  return { clock, store: createMemoryStore({ now: () => clock.nowMs, maxPlaces }) };
}

const ask = (change: Partial<StoreAsk> = {}): StoreAsk => ({
  name: 'rule',
  key: 'key',
  limit: 3,
  windowMs: 10_000,
  weight: 1,
  ...change,
});

const counts = async (store: LimiterStore, one: StoreAsk): Promise<number> => {
  const seen = await store.peek(['key', 'key-0', 'key-1', 'key-2'].map((key) => ({ ...one, key })));
  return seen.reduce((sum, { count }) => sum + count, 0);
};

describe('the memory store', () => {
  it('admits up to the limit, and counts a place until the very millisecond at which it is one window old', async () => {
    const { clock, store } = storeAt(1);
    for (const id of ['a', 'b', 'c']) expect((await store.reserve(id, [ask()])).admitted).toBe(true);
    clock.nowMs = 10_000;
    expect(await store.reserve('late', [ask()])).toEqual({
      admitted: false,
      windows: [{ nowMs: 10_000, count: 3, oldestAtMs: 1, waitMs: 1 }],
    });
    clock.nowMs = 10_001;
    expect(await store.reserve('late', [ask()])).toEqual({
      admitted: true,
      windows: [{ nowMs: 10_001, count: 1, oldestAtMs: 10_001, waitMs: 0 }],
    });
  });

  it('keeps two rules apart, whatever their lengths and however they are named', async () => {
    const { clock, store } = storeAt(0);
    const day = ask({ name: 'day', limit: 50, windowMs: 86_400_000 });
    for (let n = 0; n < 50; n += 1) await store.reserve(`${n}`, [day]);
    clock.nowMs = 60_000;
    await store.reserve('one', [ask({ windowMs: 1_000 })]);
    clock.nowMs = 120_000;
    await store.reserve('two', [ask({ windowMs: 1_000 })]);
    expect((await store.reserve('next', [day])).admitted).toBe(false);
    expect((await store.peek([ask({ name: '__proto__' })]))[0]?.count).toBe(0);
  });

  it('refuses one name with two lengths, which would be two rules', async () => {
    const { store } = storeAt(0);
    await store.reserve('a', [ask()]);
    await expect(store.peek([ask({ windowMs: 5 })])).rejects.toThrow(
      /rule has windows of 10000 ms.*5 ms.*name/,
    );
  });

  it('takes in every window or in none', async () => {
    const { store } = storeAt(0);
    const narrow = ask({ name: 'narrow', limit: 1 });
    await store.reserve('a', [ask(), narrow]);
    const refused = await store.reserve('b', [ask(), narrow]);
    expect(refused.admitted).toBe(false);
    expect(refused.windows.map(({ count, waitMs }) => [count, waitMs])).toEqual([
      [1, 0],
      [1, 10_000],
    ]);
  });

  it('gives an id no second place, also where the window is full, and the missing ones elsewhere', async () => {
    const { store } = storeAt(0);
    const other = ask({ name: 'other' });
    await store.reserve('a', [ask({ limit: 1 })]);
    const again = await store.reserve('a', [ask({ limit: 1 }), other]);
    expect(again.admitted).toBe(true);
    expect(again.windows.map(({ count }) => count)).toEqual([1, 1]);
  });

  it('tells how long a heavy ask has to wait: until enough has left, and not only the oldest', async () => {
    const { clock, store } = storeAt(0);
    for (const [id, weight] of [
      ['a', 2],
      ['b', 3],
      ['c', 4],
    ] as const) {
      await store.reserve(id, [ask({ limit: 10, weight })]);
      clock.nowMs += 100;
    }
    const waits = async (weight: number) =>
      (await store.reserve('x', [ask({ limit: 10, weight })])).windows[0]?.waitMs;
    expect(await waits(3)).toBe(9_700);
    expect(await waits(4)).toBe(9_800);
    expect(await waits(10)).toBe(9_900);
    expect(await waits(11)).toBe(Infinity);
    expect((await store.reserve('y', [ask({ limit: 0 })])).windows[0]?.waitMs).toBe(Infinity);
  });

  it('settles a place at what stands of it, once', async () => {
    const { clock, store } = storeAt(0);
    const count = async () => (await store.peek([ask()]))[0]?.count;
    await store.reserve('a', [ask({ limit: 10, weight: 7 })]);
    expect((await store.settle('a', [ask({ weight: 4 })]))[0]?.count).toBe(4);
    for (const weight of [0, 1, 9, 4]) await store.settle('a', [ask({ weight })]);
    expect(await count()).toBe(4);
    await store.reserve('b', [ask({ limit: 10, weight: 2 })]);
    await store.settle('b', [{ ...ask(), weight: 0 }]);
    await store.settle('stranger', [{ ...ask(), weight: 0 }]);
    expect(await count()).toBe(4);
    expect((await store.reserve('b', [ask({ limit: 10, weight: 6 })])).admitted).toBe(true);
    await store.settle('b', [{ ...ask(), weight: null }]);
    await store.settle('b', [{ ...ask(), weight: 0 }]);
    expect(await count()).toBe(10);
    clock.nowMs = 10_000;
    expect(await count()).toBe(0);
  });

  it('never takes more than was reserved, whatever is settled', async () => {
    const { store } = storeAt(0);
    await store.reserve('a', [ask()]);
    expect((await store.settle('a', [ask({ weight: 99 })]))[0]?.count).toBe(1);
  });

  it('admits nothing more when its clock steps back', async () => {
    const { clock, store } = storeAt(50_000);
    for (const id of ['a', 'b', 'c']) await store.reserve(id, [ask()]);
    clock.nowMs = 0;
    expect(await store.reserve('d', [ask()])).toMatchObject({
      admitted: false,
      windows: [{ nowMs: 50_000 }],
    });
    clock.nowMs = 59_999;
    expect((await store.reserve('d', [ask()])).admitted).toBe(false);
  });

  it('forgets one key alone when it is reset', async () => {
    const { store } = storeAt(0);
    for (const key of ['one', 'other']) await store.reserve('a', [ask({ key })]);
    await store.reset([ask({ key: 'one' }), ask({ key: 'unknown' })]);
    expect(
      (await store.peek([ask({ key: 'one' }), ask({ key: 'other' })])).map(({ count }) => count),
    ).toEqual([0, 1]);
  });

  it('takes nothing new at its bound, forgets nobody, and goes on once something has left in any rule', async () => {
    const { clock, store } = storeAt(0, 2);
    await store.reserve('a', [ask({ name: 'short', windowMs: 1_000 })]);
    await store.reserve('a', [ask()]);
    await expect(store.reserve('b', [ask()])).rejects.toThrow(LimiterStoreError);
    expect((await store.reserve('a', [ask()])).admitted).toBe(true);
    expect((await store.peek([ask()]))[0]?.count).toBe(1);
    clock.nowMs = 1_000;
    expect((await store.reserve('b', [ask()])).admitted).toBe(true);
    await store.settle('b', [{ ...ask(), weight: 0 }]);
    expect((await store.reserve('c', [ask()])).admitted).toBe(true);
  });

  it('knows each of many places of one instant by itself, by its own handle and by its id', async () => {
    const { clock, store } = storeAt(0);
    const wide = ask({ limit: 100 });
    const [plain, named, heavy] = [wide, wide, { ...wide, weight: 5 }].map((one) =>
      store.reserveUnnamed!(one),
    );
    named!.name('mine');
    for (const _ of [1, 2]) expect(plain!.settle(0).count).toBe(6);
    expect((await store.settle('mine', [{ ...wide, weight: 0 }]))[0]?.count).toBe(5);
    expect(named!.settle(0).count).toBe(5);
    expect((await store.reserve('mine', [wide])).windows[0]?.count).toBe(6);
    expect(heavy!.settle(2).count).toBe(3);
    clock.nowMs = 10_000;
    expect((await store.reserve('mine', [wide])).windows[0]?.count).toBe(1);
  });

  it('knows an id that was given back and taken again by its later place alone', async () => {
    const { clock, store } = storeAt(0);
    for (const id of ['a', 'b']) await store.reserve(id, [ask()]);
    await store.settle('a', [{ ...ask(), weight: 0 }]);
    clock.nowMs = 1;
    await store.reserve('a', [ask()]);
    clock.nowMs = 10_000;
    expect((await store.reserve('a', [ask()])).windows[0]?.count).toBe(1);
  });

  it('counts a place that comes after those which were given back and passed by', async () => {
    const { clock, store } = storeAt(0);
    for (const id of ['a', 'b', 'c']) {
      clock.nowMs += 1;
      await store.reserve(id, [ask()]);
    }
    await store.settle('c', [{ ...ask(), weight: 0 }]);
    expect((await store.reserve('heavy', [ask({ weight: 3 })])).windows[0]?.waitMs).toBe(10_002 - 3);
    clock.nowMs = 4;
    await store.reserve('d', [ask()]);
    clock.nowMs = 10_003;
    expect((await store.peek([ask()]))[0]).toMatchObject({ count: 1, oldestAtMs: 4 });
  });

  it('gives no id to a place that was given back, while others of its instant count', async () => {
    const { store } = storeAt(0);
    const back = store.reserveUnnamed!(ask());
    store.reserveUnnamed!(ask());
    back.settle(0);
    back.name('mine');
    expect((await store.reserve('mine', [ask()])).windows[0]?.count).toBe(2);
  });

  it('keeps keys apart that come after ten thousand forgotten ones', async () => {
    const { clock, store } = storeAt(0);
    for (let n = 0; n < 10_010; n += 1) store.reserveUnnamed!(ask({ key: `old-${n}` }));
    clock.nowMs = 10_000;
    const keys = ['one', 'two', 'three'].map((key) => ask({ key }));
    for (const [index, one] of keys.entries()) for (let n = 0; n <= index; n += 1) store.reserveUnnamed!(one);
    expect((await store.peek(keys)).map(({ count }) => count)).toEqual([1, 2, 3]);
    clock.nowMs = 20_000;
    expect((await store.peek(keys)).map(({ count }) => count)).toEqual([0, 0, 0]);
  });

  it('finds places that are left of thousands that were given back, and has their room again', async () => {
    const { clock, store } = storeAt(0, 100);
    const wide = ask({ limit: 1_000 });
    const kept = [];
    for (let n = 0; n < 5_000; n += 1) {
      clock.nowMs = n;
      const place = store.reserveUnnamed!({ ...wide, key: `key-${n % 3}` });
      await store.reserve(`${n}`, [wide]);
      await store.settle(`${n}`, [{ ...wide, weight: 0 }]);
      if (n % 100 === 0) kept.push(place);
      else place.settle(0);
    }
    expect(await counts(store, wide)).toBe(kept.length);
    for (const [index, place] of kept.entries()) {
      place.settle(0);
      place.settle(0);
      expect(await counts(store, wide)).toBe(kept.length - index - 1);
    }
    for (let n = 0; n < 100; n += 1) store.reserveUnnamed!(wide);
    expect(() => store.reserveUnnamed!(wide)).toThrow(LimiterStoreError);
  });

  it('takes no longer for a hot key beside 10,000 known ones than by itself', async () => {
    const hot = ask({ key: 'hot', limit: 10 });
    const lone = storeAt(0).store;
    const { store } = storeAt(0);
    for (let n = 0; n < 10_000; n += 1) await store.reserve('a', [ask({ key: `key-${n}` })]);
    const timed = async (of: typeof store): Promise<number> => {
      const start = performance.now();
      for (let n = 0; n < 2_000; n += 1) {
        await of.reserve(`${n}`, [hot]);
        await of.settle(`${n}`, [{ ...hot, weight: 0 }]);
      }
      return performance.now() - start;
    };
    const ratios: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) ratios.push((await timed(store)) / (await timed(lone)));
    expect(ratios.toSorted((one, other) => one - other)[1]).toBeLessThan(4);
  });
});
