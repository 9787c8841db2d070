import { describe, expect, it } from '@jest/globals';
import { createMemoryWindowStore, createRateLimiter, type WindowState, type WindowStore } from './index.js';

const rule = { limit: 2, windowMs: 60_000 };

function limiterAt(start: number, store = createMemoryWindowStore()) {
  const clock = { nowMs: start };
  return { clock, limiter: createRateLimiter({ store, rule, now: () => clock.nowMs }) };
}

describe('a rate limiter', () => {
  it('reserves, gives back and reserves again', async () => {
    const { limiter } = limiterAt(1_000);
    await limiter.reserve('key', 'a');
    expect(await limiter.reserve('key', 'b')).toMatchObject({
      admitted: true,
      reading: { count: 2, remaining: 0 },
    });
    expect(await limiter.reserve('key', 'c')).toMatchObject({ admitted: false, reading: { count: 2 } });
    expect(await limiter.giveBack('key', 'a')).toMatchObject({ count: 1, remaining: 1 });
    expect(await limiter.reserve('key', 'c')).toMatchObject({ admitted: true });
  });

  it('frees a kept place only by time', async () => {
    const { limiter, clock } = limiterAt(1_000);
    await limiter.reserve('key', 'a');
    expect(await limiter.keep('key', 'a')).toMatchObject({ count: 1 });
    expect(await limiter.giveBack('key', 'a')).toMatchObject({ count: 1 });
    clock.nowMs += 60_000;
    expect(await limiter.read('key')).toMatchObject({ count: 0, remaining: 2 });
  });

  it('counts each key by itself', async () => {
    const { limiter } = limiterAt(0);
    await limiter.reserve('one', 'a');
    expect(await limiter.read('other')).toMatchObject({ count: 0 });
    expect(await limiter.read('__proto__')).toMatchObject({ count: 0 });
  });

  it('takes no place by reading', async () => {
    const { limiter } = limiterAt(0);
    await limiter.read('key');
    await limiter.read('key');
    expect(await limiter.reserve('key', 'a')).toMatchObject({ reading: { count: 1 } });
  });

  it('tells the store from when on a key may be forgotten', async () => {
    const told: number[] = [];
    const memory = createMemoryWindowStore();
    const store: WindowStore = {
      update: (at, change) =>
        memory.update(at, (state) => {
          const changed = change(state);
          told.push(changed.forgetAtMs);
          return changed;
        }),
    };
    const { limiter, clock } = limiterAt(500, store);
    await limiter.reserve('key', 'a');
    clock.nowMs = 900;
    await limiter.reserve('key', 'b');
    await limiter.giveBack('key', 'b');
    expect(told).toEqual([60_500, 60_900, 60_500]);
  });
});

describe('the in-memory store', () => {
  const look = (store: WindowStore, key: string, nowMs: number): Promise<WindowState> =>
    store.update({ key, nowMs }, (state) => ({
      state,
      result: state,
      forgetAtMs: state.admissions.length > 0 ? Infinity : 0,
    }));
  const put = (store: WindowStore, key: string, forgetAtMs: number, nowMs = 0): Promise<void> =>
    store.update({ key, nowMs }, () => ({
      state: { admissions: [{ id: key, atMs: 0 }] },
      result: undefined,
      forgetAtMs,
    }));

  it('hands back what was stored under the key', async () => {
    const store = createMemoryWindowStore();
    await put(store, 'a', 10);
    expect(await look(store, 'a', 5)).toEqual({ admissions: [{ id: 'a', atMs: 0 }] });
  });

  it('forgets keys whose window ran empty while others are used', async () => {
    const store = createMemoryWindowStore();
    for (const key of ['a', 'b', 'c']) await put(store, key, 10);
    await put(store, 'busy', 100, 10);
    await put(store, 'busy', 100, 10);
    expect(
      (await Promise.all(['a', 'b', 'c'].map((key) => look(store, key, 11)))).map(
        (state) => state.admissions.length,
      ),
    ).toEqual([0, 0, 0]);
    expect((await look(store, 'busy', 11)).admissions).toHaveLength(1);
  });

  it('looks at no more than two keys on one update, so that none is slow', async () => {
    const store = createMemoryWindowStore();
    for (const key of ['a', 'b', 'c']) await put(store, key, 10);
    await put(store, 'busy', 100, 10);
    expect((await look(store, 'c', 10)).admissions).toHaveLength(1);
  });

  it('forgets no key whose window still counts', async () => {
    const store = createMemoryWindowStore();
    await put(store, 'a', 11);
    await put(store, 'busy', 100, 10);
    expect((await look(store, 'a', 10)).admissions).toHaveLength(1);
  });
});
