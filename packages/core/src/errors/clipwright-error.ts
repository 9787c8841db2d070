import type { ErrorCode } from './occasions.js';

/**
 * Stands in types for every code that only a newer server knows, since any text would keep the others from being told
 * apart. What the server said is in `code` all the same, and as text in the `facts.code` of an UnknownRefusalError.
 */
export type UnknownErrorCode = '(of a newer server)';

/** A code of the table, one of the client's own for what no answer said, or one that only a newer server knows. */
export type AnyErrorCode =
  | ErrorCode
  | 'connection_failed'
  | 'redirected'
  | 'unexpected_answer'
  | UnknownErrorCode;

/** Reads one header by its lower-case name; `Headers` of fetch is one. */
export interface HeaderReader {
  /** The header, or null where it was not sent. */
  get(name: string): string | null;
}

/** Facts that any error may carry. The sentence defaults to the one in the table of codes. */
export interface CommonFacts {
  readonly message?: string;
  readonly param?: string | null;
  readonly requestId?: string | null;
  readonly cause?: unknown;
  /** The HTTP status of the answer, where it is not the table's. */
  readonly status?: number;
  /** Leads to the video's status, where a video exists. */
  readonly videoId?: string | null;
  /** Those of the answer. */
  readonly headers?: HeaderReader | null | undefined;
}

/** What the table of errors says of one. */
export interface ErrorSentence<Code extends AnyErrorCode = AnyErrorCode> {
  readonly code: Code;
  /** The HTTP status. */
  readonly status: number;
  /** What is told where nobody said it better. */
  readonly message: string;
}

/** Shared by every copy of this package in a process, so that ESM and CommonJS know each other's errors. */
const BRAND: unique symbol = /* @__PURE__ */ Symbol.for('clipwright.error');

/** What every error of this package is. `status` is the HTTP status, 0 when there was no answer. */
export class ClipwrightError<
  Facts extends CommonFacts = CommonFacts,
  Code extends AnyErrorCode = AnyErrorCode,
> extends Error {
  declare readonly code: Code;
  declare readonly status: number;
  /** The field at fault, null when it is none alone. */
  declare readonly param: string | null;
  /** Names the request in the server's log; null where it told none. */
  declare readonly requestId: string | null;
  /** Leads to the video's status; null where no video is known. */
  declare readonly videoId: string | null;
  /** Under which a generation was asked for; null for every other call. */
  readonly idempotencyKey: string | null = null;
  declare readonly facts: Facts;

  constructor(row: ErrorSentence<Code>, facts: Facts) {
    super(facts.message ?? row.message, facts);
    this.facts = facts;
    this.name = nameOf(row.code);
    this.code = row.code;
    this.status = facts.status ?? row.status;
    this.param = facts.param ?? null;
    this.requestId = facts.requestId ?? this.headers?.get('x-request-id') ?? null;
    this.videoId = facts.videoId ?? null;
  }

  get [BRAND](): true {
    return true;
  }

  /** The headers of the answer, null where none came. */
  get headers(): HeaderReader | null {
    return this.facts.headers ?? null;
  }
}

/** That of the code's class, which minifying would change: NotFoundError of not_found. */
const nameOf = (code: string): string =>
  code.replace(/(?:^|_)./g, (start) => start.slice(-1).toUpperCase()).replace(/(?:Error)?$/, 'Error');

/** Whether a thrown thing is one of ours, whichever copy of the package made it. */
export const isOurs = (thrown: unknown): thrown is ClipwrightError =>
  (thrown as Partial<ClipwrightError> | null | undefined)?.[BRAND] === true;
