import { type AnyErrorCode, ClipwrightError, type HeaderReader } from './clipwright-error.js';
import type { AnswerFacts } from './error-classes.js';
import type { AnyClipwrightError } from './is-clipwright-error.js';
import type { ErrorCode } from './occasions.js';
import { readingOf } from './reading-of.js';

/** The code to take for an answer that names none: interface.md's servers send only `error`. */
const CODE_OF: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_request',
  401: 'invalid_api_key',
  403: 'plan_required',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  409: 'idempotency_conflict',
  413: 'body_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  416: 'range_not_satisfiable',
  417: 'expectation_failed',
  422: 'content_rejected',
  429: 'rate_limited',
  500: 'internal_error',
};

/**
 * Turns an error answer back into its error, an instance of the class of its code. Any body is taken: what it does
 * not tell comes from status and headers. Status and code stay those of the answer; an answer without a code of
 * its own, and with a status that no code has, is `unexpected_answer`.
 */
export function parseErrorBody(status: number, body: unknown, headers?: HeaderReader): AnyClipwrightError {
  const fields = Object(body) as Readonly<Record<string, unknown>>;
  const code = toldCode(fields['code']) ?? CODE_OF[status] ?? 'unexpected_answer';
  const facts: AnswerFacts & { status: number; code: string } = {
    status,
    code,
    message: text(fields['error']) ?? `The server answered ${status}.`,
    param: text(fields['param']),
    requestId: text(fields['request_id']) ?? headers?.get('x-request-id') ?? null,
    videoId: text(fields['video_id']),
    headers: headers ?? null,
    reading: readingOf(fields['rate_limit']),
  };
  return new ClipwrightError({ ...facts, code: code as AnyErrorCode }, facts) as AnyClipwrightError;
}

/** A code as ours look; anything else that stands there is none. */
function toldCode(code: unknown): string | null {
  return /^[a-z][a-z0-9_]{1,63}$/.test(text(code) ?? '') ? (code as string) : null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
