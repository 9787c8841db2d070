export { createMemoryWindowStore } from './memory-window-store.js';
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
  type Reservation,
} from './rate-limiter.js';
export {
  EMPTY_WINDOW,
  admit,
  emptyAtMs,
  giveBack,
  hasPlace,
  keep,
  readWindow,
  tellWindow,
  type Admission,
  type AdmissionAttempt,
  type AdmissionResult,
  type WindowCount,
  type WindowReading,
  type WindowRule,
  type WindowState,
} from './rolling-window.js';
export type { WindowChange, WindowKey, WindowStore } from './window-store.js';
export type { RateLimitObject } from '../wire/rate-limit-object.js';
