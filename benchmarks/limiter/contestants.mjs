// Limiters behind one door: `open(store, name)` gives `take(key)`, true where it is admitted. Each is used as its
// documentation says, with one call for a place, and its answer read in the same way.
import { createHash } from 'node:crypto';
import { createMemoryStore, createRateLimiter } from '@clipwright/core/limiter';
import { createPostgresStore } from '@clipwright/core/limiter/postgres';
import { createRedisStore, REDIS_LIMITER_SCRIPT } from '@clipwright/core/limiter/redis';
import { Ratelimit } from '@upstash/ratelimit';
import { Redis } from 'ioredis';
import pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';

const CONNECTIONS = 8;
/** Enough for all calls of a run: what is measured never refuses for want of memory. */
const MEMORY_PLACES = 20_000_000;

/** What a store is reached by: nothing for memory. */
const CLIENTS = {
  memory: () => ({ client: null, close: async () => undefined }),
  postgres: (address) => {
    const client = new pg.Pool({ connectionString: address, max: CONNECTIONS, idleTimeoutMillis: 0 });
    return { client, close: () => client.end() };
  },
  redis: (address) => {
    const client = new Redis(address);
    return { client, close: () => client.quit() };
  },
};

const OURS = {
  memory: async () => createMemoryStore({ maxPlaces: MEMORY_PLACES }),
  postgres: async (pool) => {
    const store = createPostgresStore({ pool });
    await store.migrate();
    return store;
  },
  redis: async (redis) => {
    redis.defineCommand('limit', { lua: REDIS_LIMITER_SCRIPT });
    return createRedisStore({ eval: (_script, keys, args) => redis.limit(keys.length, ...keys, ...args) });
  },
};

const FLEXIBLE = {
  memory: async (_client, options) => new RateLimiterMemory(options),
  postgres: (pool, options) =>
    new Promise((resolve, reject) => {
      const limiter = new RateLimiterPostgres(
        { ...options, storeClient: pool, storeType: 'pool', tableName: 'flexible' },
        (error) => (error ? reject(error) : resolve(limiter)),
      );
    }),
  redis: async (redis, options) => new RateLimiterRedis({ ...options, storeClient: redis }),
};

/** By name: a maker of `take` for a client and a rule. */
const LIMITERS = {
  clipwright: async (store, client, { name, limit, windowMs }) => {
    const limiter = createRateLimiter({ store: await OURS[store](client) });
    const rule = { name, limit, windowMs };
    return (key) => limiter.reserve({ rule, key }).then(isAdmitted);
  },
  'rate-limiter-flexible': async (store, client, { name, limit, windowMs }) => {
    const options = { keyPrefix: name, points: limit, duration: windowMs / 1000 };
    const limiter = await FLEXIBLE[store](client, options);
    return (key) => limiter.consume(key).then(isConsumed, refusedOrThrown);
  },
  '@upstash/ratelimit': async (_store, client, { name, limit, windowMs }) => {
    const limiter = new Ratelimit({
      redis: asUpstash(client),
      prefix: name,
      limiter: Ratelimit.slidingWindow(limit, `${windowMs} ms`),
      // What is compared is the algorithm: a process that remembers a refusal need not ask, whosever limiter it is.
      ephemeralCache: false,
    });
    return (key) => limiter.limit(key).then(isSuccess);
  },
};

/** The limiters that work with each store. */
export const OF_STORE = {
  memory: ['clipwright', 'rate-limiter-flexible'],
  postgres: ['clipwright', 'rate-limiter-flexible'],
  redis: ['clipwright', 'rate-limiter-flexible', '@upstash/ratelimit'],
};

/** A limiter with a client of its own. The rule's name keeps its keys from everybody else's. */
export async function open({ limiter, store, address }, rule) {
  const { client, close } = CLIENTS[store](address);
  return { take: await LIMITERS[limiter](store, client, rule), close };
}

const isAdmitted = ({ admitted }) => admitted;
const isSuccess = ({ success }) => success;
const isConsumed = () => true;

function refusedOrThrown(answer) {
  if (answer instanceof Error) throw answer;
  return false;
}

/** Their scripts begin with a flag of Upstash's own Redis, which others refuse; the rest is theirs to the letter. */
function asUpstash(redis) {
  const hashes = new Map();
  return {
    evalsha: async (hash, keys, args) => {
      const known = hashes.get(hash);
      if (known === undefined) throw new Error('NOSCRIPT');
      return redis.evalsha(known, keys.length, ...keys, ...args);
    },
    eval: async (script, keys, args) => {
      const plain = script.slice(script.indexOf('\n') + 1);
      const hash = createHash('sha1').update(script).digest('hex');
      hashes.set(hash, await redis.script('LOAD', plain));
      return redis.evalsha(hashes.get(hash), keys.length, ...keys, ...args);
    },
  };
}
