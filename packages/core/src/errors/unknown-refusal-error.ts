import { ClipwrightError, type CommonFacts, isOurs, type UnknownErrorCode } from './clipwright-error.js';
import * as own from './client-errors.js';
import { ERROR_CLASSES } from './error-classes.js';

/** What an answer said of itself. */
export interface UnknownRefusalFacts extends CommonFacts {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** A refusal with a code that this version does not know: code and status are those of the answer. */
export class UnknownRefusalError extends ClipwrightError<UnknownRefusalFacts, UnknownErrorCode> {
  /** By its code, wherever the error comes from. */
  static override [Symbol.hasInstance](thrown: unknown): boolean {
    return isOurs(thrown) && !KNOWN.has(thrown.code);
  }

  constructor(facts: UnknownRefusalFacts) {
    super({ ...facts, code: facts.code as UnknownErrorCode }, facts);
  }
}

const KNOWN: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...Object.keys(ERROR_CLASSES),
  ...Object.values(own).map((of) => of.row.code),
]);
