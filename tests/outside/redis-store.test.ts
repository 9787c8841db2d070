import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LimiterStore } from '@clipwright/core/limiter';
import { createRedisStore } from '@clipwright/core/limiter/redis';
import { Redis } from 'ioredis';
import { createClient } from 'redis';
import { STEP_MS } from '../limiter/store-bench.js';
import { describeRace, describeStore } from '../limiter/store-promises.js';

let folder: string;
let server: ChildProcess;
let redis: Redis;

const socket = (): string => join(folder, 'redis.sock');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipwright-redis-'));
  const options = [
    '--port',
    '0',
    '--unixsocket',
    socket(),
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ];
  server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (server.stdout === null) throw new Error('redis-server says nothing.');
  for await (const line of createInterface({ input: server.stdout }))
    if (/ready to accept connections/i.test(line)) break;
  redis = new Redis({ path: socket() });
});

afterAll(async () => {
  redis.disconnect();
  server.kill();
  await once(server, 'exit');
  await rm(folder, { recursive: true });
});

/** What of a place is its own, and the time of the oldest, as the store's script writes them. */
const FIELDS = '>ddd';

/** Moves all places back, and the numbers by which their ids are known. */
const AGE = `
local by = ARGV[1] * 1000
for _, key in ipairs(redis.call('KEYS', '*')) do
  if redis.call('TYPE', key).ok == 'list' then
    for at, place in ipairs(redis.call('LRANGE', key, 0, -1)) do
      local number, weight, oldest, next = struct.unpack('${FIELDS}', place)
      local moved = struct.pack('${FIELDS}', number - by, weight, oldest - by) .. string.sub(place, next)
      redis.call('LSET', key, at - 1, moved)
    end
  elseif redis.call('TYPE', key).ok == 'hash' then
    local ids = redis.call('HGETALL', key)
    for n = 1, #ids, 2 do redis.call('HSET', key, ids[n], string.format('%.0f', ids[n + 1] - by)) end
  end
end`;

const age = async (ms: number): Promise<void> => {
  await redis.eval(AGE, 0, ms);
};

/** Its own ids tell the number, which is a time. */
const agedId = (id: string, ms: number): string =>
  id.replace(/(?<=^@)\d+(?=\.)/, (number) => String(Number(number) - ms * 1000));

/** The times of the places that are kept of a window, and the ids that callers gave them. */
const keptOf = async (list: string): Promise<{ id: string; atMs: number }[]> =>
  (await redis.lrangeBuffer(list, 0, -1)).map((place) => ({
    id: place.subarray(47).toString(),
    atMs: place.readDoubleBE(0) / 1000,
  }));

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
    url: socket,
    placesOf: async (key) => await keptOf(`clipwright:limiter:{4:rule:${key}}`),
  });

  const window = { name: 'own', key: 'key', limit: 2, windowMs: STEP_MS, weight: 1 };

  it('works through node-redis too', async () => {
    const client = createClient({ socket: { path: socket(), tls: false } });
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
    const [first, second] = await keptOf('clipwright:limiter:{3:own:stepped}');
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
