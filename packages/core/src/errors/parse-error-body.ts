import type { WindowReading } from '../limiter/rolling-window.js';
import type { ClipwrightError } from './clipwright-error.js';
import { ERROR_CLASSES, type AnswerFacts } from './error-classes.js';
import type { ErrorCode } from './occasions.js';

/** Reads one header by its lower-case name; `Headers` of fetch is one. */
export interface HeaderReader {
  /** The header, or null where it was not sent. */
  get(name: string): string | null;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Where several codes share a status, the one to take for an answer that names none: interface.md's servers
 * send only `error`.
 */
const PLAINEST: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_request',
  401: 'invalid_api_key',
  403: 'plan_required',
  429: 'rate_limited',
};

/**
 * Turns an error answer back into its class. Any body is taken: what it does not tell comes from status and
 * headers.
 */
export function parseErrorBody(status: number, body: unknown, headers?: HeaderReader): ClipwrightError {
  const fields = fieldsOf(body);
  const code = knownCode(fields['code']) ?? codeOf(status);
  return new ERROR_CLASSES[code](answerFacts({ status, fields, headers }));
}

function codeOf(status: number): ErrorCode {
  if (status >= 500) return 'internal_error';
  const codes = Object.keys(ERROR_CLASSES) as ErrorCode[];
  return (
    PLAINEST[status] ?? codes.find((code) => ERROR_CLASSES[code].row.status === status) ?? 'invalid_request'
  );
}

function answerFacts(answer: {
  status: number;
  fields: Fields;
  headers: HeaderReader | undefined;
}): AnswerFacts {
  const { fields, headers } = answer;
  return {
    message: text(fields['error']) ?? `The server answered ${answer.status}.`,
    param: text(fields['param']),
    requestId: text(fields['request_id']),
    videoId: text(fields['video_id']),
    reading: readingOf(fieldsOf(fields['rate_limit'])),
    allow: (headers?.get('allow') ?? '').split(/,\s*/).filter(Boolean),
    allowed: [],
    limitBytes: null,
    sizeBytes: sizeOf(headers?.get('content-range') ?? ''),
  };
}

function knownCode(code: unknown): ErrorCode | null {
  return typeof code === 'string' && Object.hasOwn(ERROR_CLASSES, code) ? (code as ErrorCode) : null;
}

function readingOf(object: Fields): WindowReading | null {
  const { count, limit, remaining, reset_in_seconds: resetInSeconds } = object;
  const resetAtMs = Date.parse(text(object['reset_at']) ?? '');
  const numbers = { count, limit, remaining, resetInSeconds, resetAtMs };
  return Object.values(numbers).every(Number.isFinite) ? (numbers as unknown as WindowReading) : null;
}

function sizeOf(contentRange: string): number | null {
  const digits = /^bytes \*\/(\d{1,15})$/.exec(contentRange)?.[1];
  return digits === undefined ? null : Number(digits);
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
