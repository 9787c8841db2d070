import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

/** 401 missing_api_key: no key was sent, or it was sent in a wrong form. */
export class MissingApiKeyError extends ClipwrightError {
  constructor(facts: CommonFacts = {}) {
    super('missing_api_key', facts);
  }
}
