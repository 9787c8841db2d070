import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LimiterStore } from '@clipwright/core/limiter';
import { createRedisStore } from '@clipwright/core/limiter/redis';
import type { Redis } from 'ioredis';
import { createClient } from 'redis';
import { STEP_MS } from '../limiter/store-bench.js';
import { agedId, RedisBench } from './redis-bench.js';
import { describeRace, describeStore } from '../limiter/store-promises.js';

let bench: RedisBench;
let redis: Redis;

beforeAll(async () => {
  bench = await RedisBench.start();
  ({ redis } = bench);
});

afterAll(() => bench.stop());

const age = (ms: number): Promise<void> => bench.age(ms);

const open = () => {
  const store = createRedisStore({
    eval: (script, keys, args) => redis.eval(script, keys.length, ...keys, ...args),
  });
  return { store, age, agedId, close: () => Promise.resolve() };
};

describe("the Redis store on Debian's Redis", () => {
  describeStore({ open, runs: 60 });

  describeRace({
    module: 'race-redis.mjs',
    url: () => bench.socket,
    placesOf: async (key) => await bench.keptOf(`clipwright:limiter:{4:rule:${key}}`),
  });

  const window = { name: 'own', key: 'key', limit: 2, windowMs: STEP_MS, weight: 1 };

  it('works through node-redis too', async () => {
    const client = createClient({ socket: { path: bench.socket, tls: false } });
    await client.connect();
    const store = createRedisStore({
      eval: (script, keys, args) => client.eval(script, { keys, arguments: args }),
      prefix: '{one slot}:',
    });
    await store.reserve('a', [window, { ...window, name: 'other', weight: 2 }]);
    expect(await store.peek([window, { ...window, name: 'other' }])).toMatchObject([
      { count: 1 },
      { count: 2 },
    ]);
    client.destroy();
  });

  const of = (key: string) => ({ ...window, key });
  const scripted = (refusal: (keys: readonly string[]) => string | null) => {
    const sent: number[] = [];
    const store = createRedisStore({
      eval: (script, keys, args) => {
        sent.push(keys.length / 2);
        const why = refusal(keys);
        return why === null
          ? redis.eval(script, keys.length, ...keys, ...args)
          : Promise.reject(new Error(why));
      },
    });
    return { store, sent };
  };
  const reserveAll = (store: LimiterStore, keys: readonly string[]) =>
    Promise.all(keys.map((key, n) => store.reserve(`${n}`, [of(key)])));

  it('sends what is asked at one moment as one script, 16 calls at most', async () => {
    const { store, sent } = scripted(() => null);
    const keys = Array.from({ length: 25 }, (_, n) => `together ${n % 10}`);
    const answers = await reserveAll(store, keys);
    expect(sent).toEqual([16, 9]);
    expect(answers.filter(({ admitted }) => admitted)).toHaveLength(20);
    await store.peek([of('alone')]);
    expect(sent).toEqual([16, 9, 1]);
  });

  it('sends each call alone once a cluster has refused keys of different slots', async () => {
    const { store, sent } = scripted((keys) =>
      keys.length > 2 ? "CROSSSLOT Keys in request don't hash to the same slot" : null,
    );
    const keys = ['slot a', 'slot b', 'slot a'];
    expect(await reserveAll(store, keys)).toMatchObject(keys.map(() => ({ admitted: true })));
    expect(sent).toEqual([3, 1, 1, 1]);
    await reserveAll(store, keys);
    expect(sent).toEqual([3, 1, 1, 1, 1, 1, 1]);
    expect(await store.peek([of('slot a')])).toMatchObject([{ count: 2 }]);
  });

  it("fails the call whose key holds something else, and no other's", async () => {
    const { store } = open();
    await redis.set('clipwright:limiter:{3:own:taken}', 'text');
    const [before, broken, after] = await Promise.allSettled(
      ['before', 'taken', 'after'].map((key) => store.reserve('a', [of(key)])),
    );
    expect([before, after]).toMatchObject([
      { value: { admitted: true, windows: [{ count: 1 }] } },
      { value: { admitted: true, windows: [{ count: 1 }] } },
    ]);
    expect(String((broken as PromiseRejectedResult).reason)).toMatch(/WRONGTYPE/);
    await redis.del('clipwright:limiter:{3:own:taken}');
  });

  it('fails every call of a script that was not run', async () => {
    const { store } = scripted(() => 'LOADING Redis is loading the dataset in memory');
    const all = await Promise.allSettled(['a', 'b'].map((key) => store.peek([of(key)])));
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('admits nothing more where the clock of Redis steps back', async () => {
    const { store } = open();
    const stepped = { ...window, key: 'stepped' };
    await store.reserve('a', [stepped]);
    await age(-STEP_MS / 2);
    expect((await store.reserve('b', [stepped])).admitted).toBe(true);
    expect((await store.reserve('c', [stepped])).admitted).toBe(false);
    const [first, second] = await bench.keptOf('clipwright:limiter:{3:own:stepped}');
    expect((second?.atMs ?? 0) - (first?.atMs ?? 0)).toBeCloseTo(0.001, 3);
    await age(STEP_MS / 2);
  });

  it('leaves nothing in Redis that outlives its window', async () => {
    const { store } = open();
    const brief = { ...window, key: 'brief', limit: 9 };
    for (const id of ['a', 'b']) await store.reserve(id, [{ ...brief, weight: 3 }]);
    await store.settle('a', [{ ...brief, weight: 2 }]);
    const keys = await redis.keys('*:brief}*');
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(await redis.pttl(key)).toBeGreaterThan(0);
      expect(await redis.pttl(key)).toBeLessThanOrEqual(STEP_MS + 1_001);
    }
    await age(STEP_MS);
    expect(await store.peek([brief])).toMatchObject([{ count: 0, oldestAtMs: null }]);
    await store.reset([brief]);
    expect(await redis.keys('*:brief}*')).toEqual([]);
  });
});
