import { rateLimitMessage } from '../limiter/rate-limit-headers.js';
import type { WindowReading, WindowRule } from '../limiter/rolling-window.js';
import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

export interface RateLimitedFacts extends CommonFacts {
  readonly reading: WindowReading | null;
  readonly rule?: WindowRule;
}

/**
 * 429 rate_limited: the window is full; wait `Retry-After` seconds. `reading` is the key's window, `rule`
 * gives the numbers of the sentence.
 */
export class RateLimitedError extends ClipwrightError<RateLimitedFacts> {
  constructor(facts: RateLimitedFacts) {
    super('rate_limited', { ...defaults(facts), ...facts });
  }
}

function defaults(facts: RateLimitedFacts): CommonFacts {
  return facts.rule === undefined ? {} : { message: rateLimitMessage(facts.rule) };
}
