import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

/** 414 uri_too_long: path and query are longer than the server takes. */
export class UriTooLongError extends ClipwrightError {
  constructor(facts: CommonFacts = {}) {
    super('uri_too_long', facts);
  }
}
