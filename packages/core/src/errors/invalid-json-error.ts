import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

/** 400 invalid_json: the body is not JSON, or not valid UTF-8. */
export class InvalidJsonError extends ClipwrightError {
  constructor(facts: CommonFacts = {}) {
    super('invalid_json', facts);
  }
}
