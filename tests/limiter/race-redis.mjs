import { createRedisStore } from '@clipwright/core/limiter/redis';
import { Redis } from 'ioredis';

export function openStore(path) {
  const redis = new Redis({ path });
  return createRedisStore({
    eval: (script, keys, args) => redis.eval(script, keys.length, ...keys, ...args),
  });
}
