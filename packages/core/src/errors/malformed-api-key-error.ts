import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

/** 401 malformed_api_key: the key does not start with the key prefix. */
export class MalformedApiKeyError extends ClipwrightError {
  constructor(facts: CommonFacts = {}) {
    super('malformed_api_key', facts);
  }
}
