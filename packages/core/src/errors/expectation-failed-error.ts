import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

/** 417 expectation_failed: an `Expect` header asks for anything but 100-continue. */
export class ExpectationFailedError extends ClipwrightError {
  constructor(facts: CommonFacts = {}) {
    super('expectation_failed', facts);
  }
}
