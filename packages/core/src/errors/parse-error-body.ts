import { type AnyErrorCode, ClipwrightError, type HeaderReader } from './clipwright-error.js';
import type { AnswerFacts } from './error-classes.js';
import type { AnyClipwrightError } from './is-clipwright-error.js';
import type { ErrorCode } from './occasions.js';
import { readingOf } from './reading-of.js';

/** Codes by the status of an answer that names none. */
type CodeOf = Readonly<Record<number, ErrorCode>>;

/** What interface.md's servers refuse a client with, which send only `error`. */
const USUAL: CodeOf = {
  400: 'invalid_request',
  401: 'invalid_api_key',
  403: 'plan_required',
  404: 'not_found',
  429: 'rate_limited',
  500: 'internal_error',
};

/** What other servers may, by the status alone. */
const UNUSUAL: CodeOf = {
  405: 'method_not_allowed',
  408: 'request_timeout',
  409: 'idempotency_conflict',
  413: 'body_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  416: 'range_not_satisfiable',
  417: 'expectation_failed',
  422: 'content_rejected',
};

/**
 * Turns an error answer back into its error, an instance of the class of its code. Any body is taken: what it does
 * not tell comes from status and headers. Status and code stay those of the answer; an answer without a code of
 * its own, and with a status that no code has, is `unexpected_answer`.
 */
export function parseErrorBody(status: number, body: unknown, headers?: HeaderReader): AnyClipwrightError {
  return refusalIn(status, body, headers, UNUSUAL[status]);
}

/** The same for the client's own requests. */
export function refusalIn(
  status: number,
  body: unknown,
  headers?: HeaderReader,
  usual: ErrorCode | 'unexpected_answer' = USUAL[status] ?? 'unexpected_answer',
): AnyClipwrightError {
  const fields = Object(body) as Readonly<Record<string, unknown>>;
  const code = text(fields['code']) ?? usual;
  const facts: AnswerFacts & { status: number; code: string } = {
    status,
    code,
    message: text(fields['error']) ?? `The server answered ${status}.`,
    param: text(fields['param']),
    requestId: text(fields['request_id']),
    videoId: text(fields['video_id']),
    headers,
    reading: readingOf(fields['rate_limit']),
  };
  return new ClipwrightError({ ...facts, code: code as AnyErrorCode }, facts) as AnyClipwrightError;
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
