import {
  type AnyErrorCode,
  ClipwrightError,
  type CommonFacts,
  type ErrorSentence,
} from './clipwright-error.js';

/** A class of one code. Facts that are all optional need not be given. */
export interface ErrorClass {
  readonly row: ErrorSentence;
  new <Facts extends CommonFacts = CommonFacts>(
    ...facts: CommonFacts extends Facts ? [facts?: Facts] : [facts: Facts]
  ): ClipwrightError<Facts>;
}

/** The class that a row of the table extends. */
export function errorClass(code: AnyErrorCode, status: number, message: string): ErrorClass {
  const row = { code, status, message };
  return class extends ClipwrightError {
    static readonly row = row;

    constructor(facts: CommonFacts = {}) {
      super(row, facts);
    }
  } as ErrorClass;
}
