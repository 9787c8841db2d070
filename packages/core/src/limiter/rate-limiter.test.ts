import { describe, expect, it } from '@jest/globals';
import {
  createMemoryStore,
  createRateLimiter,
  type LimiterRule,
  type LimiterStore,
  LimiterStoreError,
} from './index.js';

const rule: LimiterRule = { name: 'videos', limit: 2, windowMs: 60_000 };
const key = 'key';

function limiterAt(nowMs: number) {
  const clock = { nowMs };
  const limiter = createRateLimiter({ store: createMemoryStore({ now: () => clock.nowMs }) });
  return { clock, limiter };
}

describe('a rate limiter', () => {
  it('reserves, releases and reserves again', async () => {
    const { limiter } = limiterAt(1_000);
    const first = await limiter.reserve({ rule, key });
    expect(await limiter.reserve({ rule, key })).toMatchObject({
      admitted: true,
      waitMs: 0,
      failure: null,
      reading: { count: 2, remaining: 0, limit: 2, resetAtMs: 61_000, resetInSeconds: 60 },
    });
    expect(await limiter.reserve({ rule, key })).toMatchObject({
      admitted: false,
      waitMs: 60_000,
      reading: { count: 2 },
    });
    expect(await first.release()).toMatchObject([{ count: 1, remaining: 1 }]);
    expect(await limiter.reserve({ rule, key })).toMatchObject({ admitted: true });
  });

  it('frees a committed place only by time', async () => {
    const { limiter, clock } = limiterAt(1_000);
    const reservation = await limiter.reserve({ rule, key });
    expect(await reservation.commit()).toMatchObject([{ count: 1 }]);
    expect(await reservation.release()).toMatchObject([{ count: 1 }]);
    clock.nowMs += 60_000;
    expect(await limiter.peek({ rule, key })).toMatchObject([{ count: 0, remaining: 2 }]);
  });

  it('commits no more than was needed, by weight', async () => {
    const { limiter } = limiterAt(0);
    const bytes = { name: 'bytes', limit: 1_000, windowMs: 60_000 };
    const reservation = await limiter.reserve([
      { rule, key },
      { rule: bytes, key, weight: 900 },
    ]);
    expect(await reservation.commit([1, 250])).toMatchObject([{ count: 1 }, { count: 250, remaining: 750 }]);
    const one = await limiter.reserve({ rule: bytes, key, weight: 700 });
    expect(await one.commit(100)).toMatchObject([{ count: 350 }]);
    await expect(reservation.commit([1])).rejects.toThrow('one weight for each of the 2 asks, not 1');
    await expect(one.commit(-1)).rejects.toThrow('whole number from 0');
  });

  it('commits and releases by the id alone, from wherever', async () => {
    const { limiter } = limiterAt(0);
    await limiter.reserve({ rule: { ...rule, limit: 9 }, key, weight: 5 }, { id: 'job-1' });
    await limiter.reserve({ rule: { ...rule, limit: 9 }, key }, { id: 'job-2' });
    expect(await limiter.commit('job-1', { rule, key, weight: 2 })).toMatchObject([{ count: 3 }]);
    expect(await limiter.release('job-2', { rule, key })).toMatchObject([{ count: 2 }]);
    expect(await limiter.commit('stranger', [{ rule, key }])).toMatchObject([{ count: 2 }]);
  });

  it('is known by its id wherever that is asked for, and never by another once it has left', async () => {
    const { limiter, clock } = limiterAt(0);
    const { id, release } = await limiter.reserve({ rule, key });
    const late = await limiter.reserve({ rule, key });
    expect(await limiter.reserve({ rule, key }, { id })).toMatchObject({
      admitted: true,
      reading: { count: 2 },
    });
    expect(await limiter.release(id, { rule, key })).toMatchObject([{ count: 1 }]);
    expect(await release()).toMatchObject([{ count: 1 }]);
    clock.nowMs += 60_000;
    await limiter.reserve({ rule, key });
    await limiter.reserve({ rule, key });
    expect(await late.release()).toMatchObject([{ count: 2 }]);
    expect(await limiter.release(late.id, { rule, key })).toMatchObject([{ count: 2 }]);
  });

  it('has an id for a refused call too, which holds nothing', async () => {
    const { limiter } = limiterAt(0);
    const refused = await limiter.reserve({ rule: { ...rule, limit: 0 }, key });
    expect(refused).toMatchObject({ admitted: false, waitMs: Infinity, readings: [{ count: 0 }] });
    expect(refused.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await refused.commit()).toMatchObject([{ count: 0 }]);
  });

  it('takes no place by looking, and counts each key by itself', async () => {
    const { limiter } = limiterAt(0);
    await limiter.reserve({ rule, key: 'another' });
    expect(await limiter.peek([{ rule, key }])).toMatchObject([{ count: 0 }]);
    expect(await limiter.reserve({ rule, key })).toMatchObject({ reading: { count: 1 } });
    await limiter.reset({ rule, key });
    expect(await limiter.peek({ rule, key })).toMatchObject([{ count: 0 }]);
  });

  it('gives the id that was named one place', async () => {
    const { limiter } = limiterAt(0);
    for (let n = 0; n < 3; n += 1)
      expect((await limiter.reserve({ rule, key }, { id: 'same' })).admitted).toBe(true);
    expect(await limiter.peek({ rule, key })).toMatchObject([{ count: 1 }]);
  });

  it('tells the reading of the rule that is waited for longest, and else of the one with least left', async () => {
    const { limiter } = limiterAt(0);
    const hour = { name: 'hour', limit: 3, windowMs: 3_600_000 };
    const ask = async () =>
      await limiter.reserve([
        { rule, key },
        { rule: hour, key },
      ]);
    expect((await ask()).reading).toMatchObject({ limit: 2, remaining: 1 });
    await ask();
    expect((await ask()).reading).toMatchObject({ limit: 2 });
    await limiter.reserve({ rule: hour, key });
    expect(await ask()).toMatchObject({ admitted: false, waitMs: 3_600_000, reading: { limit: 3 } });
    const never = [
      { rule, key, weight: 3 },
      { rule: hour, key, weight: 9 },
    ];
    expect((await limiter.reserve(never)).waitMs).toBe(Infinity);
  });

  it.each([
    [[], 'Name each rule and key once, and at least one'],
    [
      [
        { rule, key },
        { rule, key },
      ],
      'what is asked twice of one is a weight',
    ],
    [{ rule, key, weight: 0 }, 'A weight is a whole number from 1, not 0.'],
    [{ rule, key, weight: 1.5 }, 'not 1.5'],
    [{ rule: { ...rule, name: '' }, key }, 'A rule needs a name'],
    [{ rule: { ...rule, limit: -1 }, key }, 'The limit of videos is a whole number from 0, not -1.'],
    [{ rule: { ...rule, limit: Infinity }, key }, 'not Infinity'],
    [
      { rule: { ...rule, windowMs: 0 }, key },
      'The window of videos is a number of milliseconds above 0, not 0.',
    ],
    [{ rule: { ...rule, windowMs: Infinity }, key }, 'not Infinity'],
    [{ rule, key: undefined as unknown as string }, 'A key is a string, not undefined.'],
  ])('says what is wrong with %j', async (asks, message) => {
    await expect(limiterAt(0).limiter.reserve(asks)).rejects.toThrow(RangeError);
    await expect(limiterAt(0).limiter.reserve(asks)).rejects.toThrow(message);
  });
});

describe('waiting for a place', () => {
  const short: LimiterRule = { name: 'short', limit: 1, windowMs: 80 };

  it('takes it as soon as it is there', async () => {
    const limiter = createRateLimiter({ store: createMemoryStore({ now: () => performance.now() }) });
    const start = performance.now();
    await limiter.reserve({ rule: short, key });
    const late = await limiter.waitForPlace({ rule: short, key }, { maxWaitMs: 60_000 });
    expect(late.admitted).toBe(true);
    expect(performance.now() - start).toBeGreaterThanOrEqual(80);
  });

  it('is refused at once where none can come in time, or ever', async () => {
    const { limiter } = limiterAt(0);
    await limiter.reserve({ rule, key, weight: 2 });
    expect(await limiter.waitForPlace({ rule, key }, { maxWaitMs: 59_000 })).toMatchObject({
      admitted: false,
      waitMs: 60_000,
    });
    expect(await limiter.waitForPlace({ rule, key }, { maxWaitMs: 0 })).toMatchObject({ admitted: false });
    expect((await limiter.waitForPlace({ rule, key, weight: 3 }, { maxWaitMs: Infinity })).waitMs).toBe(
      Infinity,
    );
  });

  it('ends with the reason of its signal, before and while it waits, and takes nothing', async () => {
    const { limiter } = limiterAt(0);
    const held = await limiter.reserve({ rule, key, weight: 2 });
    const given = new AbortController();
    const waiting = limiter.waitForPlace({ rule, key }, { maxWaitMs: Infinity, signal: given.signal });
    given.abort(new Error('the caller left'));
    await expect(waiting).rejects.toThrow('the caller left');
    await held.release();
    await expect(
      limiter.waitForPlace({ rule, key }, { maxWaitMs: Infinity, signal: given.signal }),
    ).rejects.toThrow('the caller left');
    expect(await limiter.peek({ rule, key })).toMatchObject([{ count: 0 }]);
  });

  it('takes a place that is released before its time', async () => {
    const { limiter } = limiterAt(0);
    const held = await limiter.reserve({ rule, key, weight: 2 });
    const waiting = limiter.waitForPlace({ rule, key }, { maxWaitMs: 90_000, id: 'patient' });
    await held.release();
    expect(await waiting).toMatchObject({ admitted: true, id: 'patient' });
  });
});

describe('a store that fails', () => {
  const failing = (error: Error): LimiterStore => {
    const fail = () => Promise.reject(error);
    return { reserve: fail, settle: fail, peek: fail, reset: fail };
  };
  const down = new Error('connection refused');

  it('closes the limiter where nothing is said, with one error that has the cause', async () => {
    const limiter = createRateLimiter({ store: failing(down) });
    const failure = {
      name: 'LimiterStoreError',
      message: "The limiter's store failed: connection refused",
      cause: down,
    };
    await expect(limiter.reserve({ rule, key })).rejects.toMatchObject(failure);
    await expect(limiter.commit('id', { rule, key })).rejects.toMatchObject(failure);
    await expect(limiter.release('id', { rule, key })).rejects.toMatchObject(failure);
    await expect(limiter.peek({ rule, key })).rejects.toMatchObject(failure);
    await expect(limiter.reset({ rule, key })).rejects.toMatchObject(failure);
  });

  it('admits everybody where the limiter is open, and says so', async () => {
    const told: LimiterStoreError[] = [];
    const limiter = createRateLimiter({
      store: failing(down),
      onStoreFailure: 'open',
      onError: (error) => {
        told.push(error);
        throw new Error('a listener of no use');
      },
    });
    const reservation = await limiter.reserve({ rule, key });
    expect(reservation).toMatchObject({ admitted: true, readings: [], reading: null, waitMs: 0 });
    expect(reservation.failure).toBe(told[0]);
    expect(await reservation.commit()).toEqual([]);
    expect(await limiter.peek({ rule, key })).toEqual([]);
    await limiter.reset({ rule, key });
    expect(told).toHaveLength(4);
    expect(told[0]).toBeInstanceOf(LimiterStoreError);
  });

  it('handles a full store like one that failed, also for calls without an id', async () => {
    const failures: unknown[] = [];
    const full = (onStoreFailure?: 'open') =>
      createRateLimiter({
        store: createMemoryStore({ maxPlaces: 0 }),
        onStoreFailure,
        onError: (failure) => failures.push(failure),
      }).reserve({ rule, key });
    await expect(full()).rejects.toThrow(LimiterStoreError);
    expect(await full('open')).toMatchObject({ admitted: true, failure: { name: 'LimiterStoreError' } });
    expect(failures).toHaveLength(2);
  });

  it('has failed once it took longer than it may', async () => {
    const store = { ...failing(down), reserve: () => new Promise<never>(() => undefined) };
    const limiter = createRateLimiter({ store, storeTimeoutMs: 10 });
    await expect(limiter.reserve({ rule, key })).rejects.toThrow('did not answer in 10 ms');
    const quick = createRateLimiter({ store: createMemoryStore(), storeTimeoutMs: 60_000 });
    expect((await quick.reserve({ rule, key })).admitted).toBe(true);
  });

  /** A store that answers when it is told to. */
  function slowStore(): { slow: LimiterStore; answer: () => Promise<void> } {
    const windows = createMemoryStore();
    const waiting: (() => void)[] = [];
    const slow: LimiterStore = {
      reserve: async (id, asks) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return await windows.reserve(id, asks);
      },
      settle: windows.settle,
      peek: windows.peek,
      reset: windows.reset,
    };
    const answer = async (): Promise<void> => {
      for (const go of waiting) go();
      await new Promise(setImmediate);
    };
    return { slow, answer };
  }

  it('keeps a place that it gave too late where the call was let through meanwhile', async () => {
    const { slow, answer } = slowStore();
    const limiter = createRateLimiter({ store: slow, storeTimeoutMs: 1, onStoreFailure: 'open' });
    expect(await limiter.reserve({ rule, key })).toMatchObject({ admitted: true });
    await answer();
    expect(await limiter.peek({ rule, key })).toMatchObject([{ count: 1 }]);
  });

  it('keeps no place that it gave too late, but for an id that may ask for it again', async () => {
    const { slow, answer } = slowStore();
    const limiter = createRateLimiter({ store: slow, storeTimeoutMs: 1 });
    const other = { ...rule, name: 'other' };
    const asks = [limiter.reserve({ rule, key }), limiter.reserve({ rule: other, key }, { id: 'mine' })];
    for (const asked of asks) await expect(asked).rejects.toThrow('did not answer in 1 ms');
    await answer();
    expect(await limiter.peek([rule, other].map((one) => ({ rule: one, key })))).toMatchObject([
      { count: 0 },
      { count: 1 },
    ]);
  });

  it('is no excuse for a wrong rule, also where the limiter is open', async () => {
    const limiter = createRateLimiter({ store: createMemoryStore(), onStoreFailure: 'open' });
    await limiter.reserve({ rule, key });
    await expect(limiter.reserve({ rule: { ...rule, windowMs: 5 }, key })).rejects.toThrow(RangeError);
  });
});
