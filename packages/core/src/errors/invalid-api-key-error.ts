import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

/** 401 invalid_api_key: the key is unknown or was replaced, or the user is inactive. */
export class InvalidApiKeyError extends ClipwrightError {
  constructor(facts: CommonFacts = {}) {
    super('invalid_api_key', facts);
  }
}
