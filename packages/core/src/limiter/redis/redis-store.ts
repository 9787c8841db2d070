import type { LimiterStore, SeenWindow, StoreWindow } from '../limiter-store.js';
import { REDIS_LIMITER_SCRIPT } from './script.js';

/**
 * Runs a script. ioredis: `(script, keys, args) => redis.eval(script, keys.length, ...keys, ...args)`;
 * node-redis: `(script, keys, args) => client.eval(script, { keys, arguments: args })`.
 */
export type RedisEval = (script: string, keys: string[], args: string[]) => Promise<unknown>;

/** What a Redis store is made of. */
export interface RedisStoreParts {
  readonly eval: RedisEval;
  /**
   * What its keys begin with, `clipwright:limiter:` where nothing is said. In a cluster, windows that are
   * asked for together need one slot: `{limits}:` puts all of them into one.
   */
  readonly prefix?: string | undefined;
}

/** The call, the id, and what of each window. */
interface Call {
  readonly name: 'reserve' | 'settle' | 'peek' | 'reset';
  readonly id: string;
  readonly windows: readonly (StoreWindow & { readonly weight?: number | null })[];
}

/**
 * Exact windows in Redis for any number of processes, on its clock: one script a call, and keys that expire
 * with their windows. As lasting as that Redis is: what it loses in a failover may be admitted again.
 */
export function createRedisStore({
  eval: run,
  prefix = 'clipwright:limiter:',
}: RedisStoreParts): LimiterStore {
  const ask = async ({ name, id, windows }: Call): Promise<{ admitted: boolean; windows: SeenWindow[] }> => {
    const keys = windows.flatMap((window) => keysOf(prefix, window));
    const args = windows.flatMap(({ limit, windowMs, weight }) =>
      [limit, windowMs, weight ?? ''].map(String),
    );
    return answerOf((await run(REDIS_LIMITER_SCRIPT, keys, [name, id, ...args])) as unknown[]);
  };
  return {
    reserve: (id, asks) => ask({ name: 'reserve', id, windows: asks }),
    settle: async (id, settlements) => (await ask({ name: 'settle', id, windows: settlements })).windows,
    peek: async (windows) => (await ask({ name: 'peek', id: '', windows })).windows,
    reset: async (windows) => {
      await ask({ name: 'reset', id: '', windows });
    },
  };
}

/** Tells names and keys apart, whatever is in them. */
function keysOf(prefix: string, { name, key }: StoreWindow): string[] {
  const window = `${prefix}${name.length}:${name}:${key}`;
  return [`${window}:places`, `${window}:odd`];
}

const FIELDS = 3;

function answerOf(told: readonly unknown[]): { admitted: boolean; windows: SeenWindow[] } {
  const [admitted, nowMs, ...fields] = told.map(String);
  const windows = Array.from({ length: fields.length / FIELDS }, (_, n) => {
    const [count, oldestAtMs, waitMs] = fields.slice(n * FIELDS, (n + 1) * FIELDS);
    return {
      nowMs: Number(nowMs),
      count: Number(count),
      oldestAtMs: oldestAtMs === '' ? null : Number(oldestAtMs),
      waitMs: Number(waitMs),
    };
  });
  return { admitted: admitted === '1', windows };
}
