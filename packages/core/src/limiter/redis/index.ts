/**
 * The limiter's store in Redis. It loads no driver: it is given a function that runs a script.
 *
 * @module limiter-redis
 */
export { createRedisStore, type RedisEval, type RedisStoreParts } from './redis-store.js';
export { REDIS_LIMITER_SCRIPT } from './script.js';
