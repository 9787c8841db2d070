import {
  type AnyErrorCode,
  ClipwrightError,
  type CommonFacts,
  type ErrorSentence,
  isOurs,
} from './clipwright-error.js';

/** A class of one code. Facts that are all optional need not be given. */
export interface ErrorClass<Code extends AnyErrorCode = AnyErrorCode> {
  readonly row: ErrorSentence<Code>;
  new <Facts extends CommonFacts = CommonFacts>(
    ...facts: CommonFacts extends Facts ? [facts?: Facts] : [facts: Facts]
  ): ClipwrightError<Facts, Code>;
}

/**
 * The class that a row of the table extends. An error is of it by its code: those that come from an answer, or from
 * another copy of this package, are too.
 */
export function errorClass<const Code extends AnyErrorCode>(
  code: Code,
  status: number,
  message: string,
): ErrorClass<Code> {
  const row = { code, status, message };
  return class extends ClipwrightError {
    static readonly row = row;

    static override [Symbol.hasInstance](thrown: unknown): boolean {
      return isOurs(thrown) && thrown.code === code;
    }

    constructor(facts: CommonFacts = {}) {
      super(row, facts);
    }
  } as unknown as ErrorClass<Code>;
}
