import type { LimiterStore, StoreWindow } from '../limiter-store.js';
import { REDIS_LIMITER_SCRIPT } from './script.js';
import { inScripts, type ScriptCall } from './script-calls.js';

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
   * asked for together need one slot: `{limits}:` puts all of them into one. Calls that have nothing to do with
   * each other share a script, unless a cluster once refused that.
   */
  readonly prefix?: string | undefined;
}

/**
 * Exact windows in Redis for any number of processes, on its clock: what is asked at one moment goes as one
 * script, and keys expire with their windows. As lasting as that Redis is: what it loses in a failover may be
 * admitted again.
 */
export function createRedisStore({
  eval: run,
  prefix = 'clipwright:limiter:',
}: RedisStoreParts): LimiterStore {
  const ask = inScripts((calls) => {
    const keys = calls.flatMap(({ windows }) => windows.flatMap((window) => keysOf(prefix, window)));
    return run(REDIS_LIMITER_SCRIPT, keys, [JSON.stringify(calls.map(argumentsOf))]);
  });
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

function argumentsOf({ name, id, windows }: ScriptCall): (string | number)[] {
  const fields = windows.flatMap(({ limit, windowMs, weight }) => [limit, windowMs, weight ?? -1]);
  return [name, id.toWellFormed(), ...fields];
}
