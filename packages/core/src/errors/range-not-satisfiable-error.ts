import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

export interface RangeNotSatisfiableFacts extends CommonFacts {
  readonly sizeBytes: number | null;
}

/**
 * 416 range_not_satisfiable: a `Range` header asks for bytes that the file does not have. `sizeBytes` is the
 * size of the whole file.
 */
export class RangeNotSatisfiableError extends ClipwrightError<RangeNotSatisfiableFacts> {
  constructor(facts: RangeNotSatisfiableFacts) {
    super('range_not_satisfiable', facts);
  }
}
