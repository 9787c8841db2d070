import type { WindowReading } from '../limiter/window-reading.js';
import type { ClipwrightError } from './clipwright-error.js';
import { ERROR_CLASSES, type AnswerFacts } from './error-classes.js';
import type { ErrorCode } from './occasions.js';
import { UnknownRefusalError } from './unknown-refusal-error.js';

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
 * headers. The status stays that of the answer, and so does a code that is not of the table.
 */
export function parseErrorBody(status: number, body: unknown, headers?: HeaderReader): ClipwrightError {
  const fields = fieldsOf(body);
  const told = toldCode(fields['code']);
  const code = told === null ? codeOf(status) : told;
  const facts = answerFacts({ status, fields, headers });
  return isKnown(code) ? new ERROR_CLASSES[code](facts) : new UnknownRefusalError({ ...facts, status, code });
}

/** Null: no code of the table has this status. */
function codeOf(status: number): ErrorCode | null {
  if (status >= 500) return 'internal_error';
  const codes = Object.keys(ERROR_CLASSES) as ErrorCode[];
  return PLAINEST[status] ?? codes.find((code) => ERROR_CLASSES[code].row.status === status) ?? null;
}

function answerFacts(answer: {
  status: number;
  fields: Fields;
  headers: HeaderReader | undefined;
}): AnswerFacts {
  const { fields, headers } = answer;
  return {
    status: answer.status,
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

/** A code as ours look; anything else that stands there is none. */
function toldCode(code: unknown): string | null {
  return typeof code === 'string' && /^[a-z][a-z0-9_]{1,63}$/.test(code) ? code : null;
}

function isKnown(code: string | null): code is ErrorCode {
  return code !== null && Object.hasOwn(ERROR_CLASSES, code);
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
