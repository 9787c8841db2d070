import type { LimiterStore } from '../limiter-store.js';
import { REDIS_LIMITER_SCRIPT } from './script.js';
import type { ScriptCall } from './script-call.js';
import { argumentOf, inScripts } from './script-calls.js';

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
 * admitted again. A driver that sends a call again, whose answer was lost, takes a second place, unless the call
 * has an id of yours.
 */
export function createRedisStore({
  eval: run,
  prefix = 'clipwright:limiter:',
}: RedisStoreParts): LimiterStore {
  const ask = inScripts((giver, calls) => {
    const keys: string[] = [];
    for (const call of calls) addKeys(keys, prefix, call);
    return run(REDIS_LIMITER_SCRIPT, keys, [argumentOf(giver, calls)]);
  });
  return {
    reserve: (id, asks, isNew = false) =>
      ask({ name: isNew && asks.length === 1 ? 'take' : 'reserve', id, windows: asks }),
    settle: async (id, settlements) => (await ask({ name: 'settle', id, windows: settlements })).windows,
    peek: async (windows) => (await ask({ name: 'peek', id: '', windows })).windows,
    reset: async (windows) => {
      await ask({ name: 'reset', id: '', windows });
    },
  };
}

/**
 * Tells names and keys apart, whatever is in them. What stands in braces puts both keys of a window into one slot. A
 * new place without an id needs no place of ids.
 */
function addKeys(keys: string[], prefix: string, { name: call, windows }: ScriptCall): void {
  for (const { name, key } of windows) {
    const window = `${prefix}{${name.length}:${name}:${key}}`;
    keys.push(window);
    if (call !== 'take') keys.push(`${window}:ids`);
  }
}
