import type { WindowReading } from '../limiter/rolling-window.js';
import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

export interface TooManyAuthFailuresFacts extends CommonFacts {
  readonly reading: WindowReading | null;
}

/**
 * 429 too_many_auth_failures: too many requests from one address failed to authenticate within a minute.
 * `reading` is the flood guard's window of the address.
 */
export class TooManyAuthFailuresError extends ClipwrightError<TooManyAuthFailuresFacts> {
  constructor(facts: TooManyAuthFailuresFacts) {
    super('too_many_auth_failures', facts);
  }
}
