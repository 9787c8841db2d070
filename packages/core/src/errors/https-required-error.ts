import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

/** 403 https_required: the request came over plain HTTP. */
export class HttpsRequiredError extends ClipwrightError {
  constructor(facts: CommonFacts = {}) {
    super('https_required', facts);
  }
}
