import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

export interface MethodNotAllowedFacts extends CommonFacts {
  readonly allow: readonly string[];
}

/**
 * 405 method_not_allowed: the path exists, but not with this method; `Allow` lists those that it has. `allow`
 * lists the methods that the path has.
 */
export class MethodNotAllowedError extends ClipwrightError<MethodNotAllowedFacts> {
  constructor(facts: MethodNotAllowedFacts) {
    super('method_not_allowed', facts);
  }
}
