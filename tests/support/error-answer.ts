import { ErrorResponse } from '@clipwright/core/videos';
import { ERROR_CODES, type ErrorCode } from '@clipwright/core/errors';
import type { Answer } from './call.js';

/** Words that would tell of the inside: stacks, paths, SQL, libraries. */
const INSIDE = [
  /\bat \S+ \(.*:\d+:\d+\)/,
  /node_modules|node:internal|\.(?:ts|js|mjs):\d+/,
  /\/(?:root|home|work|usr|tmp|var|opt)\/\w/,
  /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.*\b(?:FROM|VALUES|SET|WHERE)\b/,
  /\b(?:fastify|nestjs|typeorm|postgres|pg-boss|zod|node-av|ffmpeg|undici|llhttp|HPE_|FST_ERR)/i,
];
const LONGEST_MESSAGE = 300;

type ErrorPromise = readonly [fault: string, holds: (answer: Answer, body: ErrorResponse) => boolean];

/** What the contract's section "Answers" promises of every error, and RFC 9110 of some. */
const PROMISES: readonly ErrorPromise[] = [
  [
    'it is not JSON in UTF-8 by its Content-Type',
    (answer) => /^application\/json; ?charset=utf-8$/.test(answer.header('content-type') ?? ''),
  ],
  ['there is no nosniff', (answer) => answer.header('x-content-type-options') === 'nosniff'],
  [
    'the message is empty or too long',
    (_answer, { error }) => error.length > 0 && error.length <= LONGEST_MESSAGE,
  ],
  ['the code does not belong to the status', ({ status }, { code }) => statusOfCode(code) === status],
  ['the body tells of the inside', ({ text }) => !INSIDE.some((pattern) => pattern.test(text))],
  [
    'there is no WWW-Authenticate',
    (answer) => answer.status !== 401 || answer.header('www-authenticate') === 'Bearer',
  ],
  [
    'there is no Allow',
    (answer) => answer.status !== 405 || /^[A-Z]+(?:, [A-Z]+)*$/.test(answer.header('allow') ?? ''),
  ],
  [
    'there is no Retry-After',
    (answer) => answer.status !== 429 || /^[1-9]\d*$/.test(answer.header('retry-after') ?? ''),
  ],
];

const statusOfCode = (code: string): number | undefined =>
  (ERROR_CODES as Readonly<Record<string, { status: number }>>)[code]?.status;

/** What is wrong with an error answer; empty when it keeps every promise. */
export function faultsOfError(answer: Answer): string[] {
  const parsed = parseJson(answer);
  if (!parsed.success) return [`the body is not ours: ${answer.text.slice(0, 200)}`];
  return PROMISES.filter(([, holds]) => !holds(answer, parsed.data)).map(
    ([fault]) => `${fault}: ${answer.status} ${answer.text}`,
  );
}

function parseJson(answer: Answer): ReturnType<typeof ErrorResponse.safeParse> {
  try {
    return ErrorResponse.safeParse(answer.json);
  } catch {
    return ErrorResponse.safeParse(null);
  }
}

/**
 * The body of an error answer. Throws unless it has this code, the code's status, and all that the contract
 * promises of errors.
 */
export function errorOf(answer: Answer, code: ErrorCode): ErrorResponse {
  const faults = faultsOfError(answer);
  const body = faults.length === 0 ? ErrorResponse.parse(answer.json) : null;
  if (body?.code === code && answer.status === ERROR_CODES[code].status) return body;
  throw new Error(
    `Expected ${ERROR_CODES[code].status} ${code}, got ${answer.status}: ${answer.text}\n${faults.join('\n')}`,
  );
}
