import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

/** 408 request_timeout: headers or body did not arrive in time. */
export class RequestTimeoutError extends ClipwrightError {
  constructor(facts: CommonFacts = {}) {
    super('request_timeout', facts);
  }
}
