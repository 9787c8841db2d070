import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRateLimiter, type LimiterAsk } from '@clipwright/core/limiter';
import { createRedisStore } from '@clipwright/core/limiter/redis';
import type { Redis } from 'ioredis';
import { STEP_MS } from '../limiter/store-bench.js';
import { RedisBench } from './redis-bench.js';

let bench: RedisBench;
let redis: Redis;

beforeAll(async () => {
  bench = await RedisBench.start();
  ({ redis } = bench);
});

afterAll(() => bench.stop());

/** As another process would have it: a store of its own. */
const open = () =>
  createRateLimiter({
    store: createRedisStore({
      eval: (script, keys, args) => redis.eval(script, keys.length, ...keys, ...args),
    }),
  });

/** A place counts in the step in which it was taken and in the next. */
const of = (name: string, limit = 3): LimiterAsk => ({
  rule: { name, limit, windowMs: 1.5 * STEP_MS },
  key: 'key',
});

const listOf = (name: string): string => `clipwright:limiter:{${name.length}:${name}:key}`;

const numberOf = (id: string): string | undefined => /^@(\d+)\./.exec(id)?.[1];

const countOf = async (ask: LimiterAsk): Promise<number | undefined> => (await open().peek(ask))[0]?.count;

describe('a place in Redis that nobody gave an id', () => {
  it('is released and committed by its id in any process, once', async () => {
    const ask = of('elsewhere', 5);
    const [a, b, c] = await Promise.all([1, 2, 3].map(() => open().reserve({ ...ask, weight: 1 })));
    await open().commit(a!.id, ask);
    for (const id of [a!.id, a!.id, a!.id.replace(/\w{6}$/, 'others')]) await open().release(id, ask);
    for (const id of [b!.id, b!.id, c!.id.replace(/\w{6}$/, 'others')]) await open().release(id, ask);
    expect(await countOf(ask)).toBe(2);
    await c!.release();
    expect(await countOf(ask)).toBe(1);
  });

  it('is not freed by the id of one that was there before it', async () => {
    const ask = of('before', 1);
    const limiter = open();
    const [first, , second] = await Promise.all([
      limiter.reserve(ask),
      limiter.reset(ask),
      limiter.reserve(ask),
    ]);
    expect([first.admitted, second.admitted]).toEqual([true, true]);
    await first.release();
    expect(await countOf(ask)).toBe(1);
    await second.release();
    const third = await limiter.reserve(ask);
    await second.release();
    expect([third.admitted, await countOf(ask)]).toEqual([true, 1]);
  });

  it('is not freed twice where a Redis with a clock behind gave its number again', async () => {
    const [limiter, ask] = [open(), of('failover')];
    await limiter.reserve(ask);
    await bench.age(-STEP_MS / 2);
    const released = await limiter.reserve(ask);
    await released.release();
    const stands = await limiter.reserve(ask);
    expect(numberOf(stands.id)).toBe(numberOf(released.id));
    await released.release();
    expect(await countOf(ask)).toBe(2);
    await stands.release();
    expect(await countOf(ask)).toBe(1);
  });

  it('is taken once more by nobody who asks with its id', async () => {
    const ask = of('again');
    const { id } = await open().reserve(ask);
    expect(await open().reserve(ask, { id })).toMatchObject({ admitted: true, id });
    expect(await countOf(ask)).toBe(1);
  });

  it('says nothing to another window', async () => {
    const { id } = await open().reserve(of('one'));
    await open().reserve(of('other'));
    await open().release(id, of('other'));
    expect(await countOf(of('other'))).toBe(1);
  });

  it('costs one list, and no hash of ids', async () => {
    await open().reserve(of('plain'));
    expect(await redis.keys('*plain*')).toEqual([listOf('plain')]);
    await open().reserve(of('plain'), { id: 'mine' });
    const keys = await redis.keys('*plain*');
    expect(keys.toSorted()).toEqual([listOf('plain'), `${listOf('plain')}:ids`]);
    for (const key of keys) expect(await redis.pttl(key)).toBeGreaterThan(0);
  });
});

const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, work));

describe('a window in Redis of which places leave', () => {
  it('counts none of them, and keeps at most 15', async () => {
    const [limiter, ask] = [open(), of('crowd', 60)];
    await times(50, () => limiter.reserve(ask));
    await bench.age(STEP_MS);
    await times(5, () => limiter.reserve(ask));
    expect(await countOf(ask)).toBe(55);
    await bench.age(STEP_MS);
    expect((await limiter.reserve(ask)).readings).toMatchObject([{ count: 6 }]);
    expect(await redis.llen(listOf('crowd'))).toBeLessThanOrEqual(6 + 15);
    expect((await limiter.reserve({ ...ask, weight: 54 })).admitted).toBe(true);
    expect((await limiter.reserve(ask)).admitted).toBe(false);
  });

  it('forgets the ids that callers gave them, whoever asks next', async () => {
    const [limiter, ask] = [open(), of('ids', 9)];
    for (const id of ['a', 'b']) await limiter.reserve(ask, { id });
    await bench.age(STEP_MS);
    await limiter.reserve(ask);
    await limiter.reserve(ask, { id: 'c' });
    await bench.age(STEP_MS);
    const { id, readings } = await limiter.reserve(ask);
    expect(readings).toMatchObject([{ count: 3 }]);
    expect(await redis.hkeys(`${listOf('ids')}:ids`)).toEqual(['c']);
    await open().release(id, ask);
    expect(await countOf(ask)).toBe(2);
    await bench.age(STEP_MS);
    await limiter.reserve(ask);
    expect(await redis.keys('*:ids:*')).toEqual([listOf('ids')]);
  });
});
