export type { LimitedKey, LimiterAsk, LimiterRule, OneOrMore } from './asks.js';
export {
  LimiterStoreError,
  type LimiterStore,
  type SeenWindow,
  type StoreAnswer,
  type StoreAsk,
  type StoreSettlement,
  type StoreWindow,
  type UnnamedPlace,
} from './limiter-store.js';
export { createMemoryStore, type MemoryStoreParts } from './memory-store.js';
export {
  rateLimitHeaders,
  rateLimitMessage,
  rateLimitObject,
  rateLimitRefusal,
  type RateLimitHeaderName,
} from './rate-limit-headers.js';
export {
  createRateLimiter,
  type RateLimiter,
  type RateLimiterParts,
  type ReserveOptions,
  type WaitForPlaceOptions,
} from './rate-limiter.js';
export type { Reservation } from './reservation.js';
export type { StoreFailures } from './store-failures.js';
export type { PlacePatience } from './until-admitted.js';
export { tellWindow, type WindowCount, type WindowReading, type WindowRule } from './window-reading.js';
export type { RateLimitObject } from '../wire/rate-limit-object.js';
