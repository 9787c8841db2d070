import type { ErrorCode } from './occasions.js';

/** A code of the table, one of the client's own for what no answer said, or one that only a newer server knows. */
export type AnyErrorCode =
  | ErrorCode
  | 'connection_failed'
  | 'redirected'
  | 'unexpected_answer'
  | (string & Record<never, never>);

/** Facts that any error may carry. The sentence defaults to the one in the table of codes. */
export interface CommonFacts {
  readonly message?: string;
  readonly param?: string | null;
  readonly requestId?: string | null;
  readonly cause?: unknown;
  /** The HTTP status of the answer, where it is not the table's. */
  readonly status?: number;
}

/** What the table of errors says of one. */
export interface ErrorSentence {
  readonly code: AnyErrorCode;
  /** The HTTP status. */
  readonly status: number;
  /** What is told where nobody said it better. */
  readonly message: string;
}

/** Shared by every copy of this package in a process, so that ESM and CommonJS know each other's errors. */
const BRAND = Symbol.for('clipwright.error');

/** What every class of this package extends. `status` is the HTTP status, 0 when there was no answer. */
export class ClipwrightError<Facts extends CommonFacts = CommonFacts> extends Error {
  readonly code: AnyErrorCode;
  readonly status: number;
  readonly param: string | null;
  readonly facts: Facts;

  constructor(row: ErrorSentence, facts: Facts) {
    super(facts.message ?? row.message, 'cause' in facts ? { cause: facts.cause } : {});
    this.name = nameOf(row.code);
    this.code = row.code;
    this.status = facts.status ?? row.status;
    this.param = facts.param ?? null;
    this.facts = facts;
    Object.defineProperty(this, BRAND, { value: true });
  }
}

/** That of the code's class, which minifying would change: NotFoundError of not_found. */
const nameOf = (code: string): string =>
  code.replace(/(?:^|_)./g, (start) => start.slice(-1).toUpperCase()).replace(/(?:Error)?$/, 'Error');

/** Whether a thrown thing is one of ours, whichever copy of the package made it. */
export function isClipwrightError(thrown: unknown): thrown is ClipwrightError {
  return typeof thrown === 'object' && thrown !== null && BRAND in thrown;
}
