import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

export interface InvalidRequestFacts extends CommonFacts {
  readonly message: string;
  readonly param?: string | null;
}

/**
 * 400 invalid_request: a field, a parameter or a header has a value that the route does not take; `param`
 * names it. `param` is the field at fault, null when it is none alone.
 */
export class InvalidRequestError extends ClipwrightError<InvalidRequestFacts> {
  constructor(facts: InvalidRequestFacts) {
    super('invalid_request', facts);
  }
}
