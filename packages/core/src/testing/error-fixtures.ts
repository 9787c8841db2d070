import { ERROR_CLASSES, type AnswerFacts } from '../errors/error-classes.js';
import { ERROR_CODES, errorBody, errorHeaders, type ErrorCode } from '../errors/index.js';
import type { ErrorResponse } from '../wire/error-response.js';

/** An answer of the server, as it comes. */
export interface Fixture<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
}

/** The id of every fixture's request. */
export const FIXTURE_REQUEST_ID = 'req_00000000-0000-4000-8000-000000000001';
/** The id of every fixture's video. */
export const FIXTURE_VIDEO_ID = 'vid_0000000000000000000001';

const RESET_AT_MS = /* @__PURE__ */ Date.UTC(2026, 0, 1, 0, 10);
const FULL = { count: 15, limit: 15, remaining: 0, resetAtMs: RESET_AT_MS, resetInSeconds: 600 };
const OF_A_VIDEO = { videoId: FIXTURE_VIDEO_ID };

/** What an answer with a code tells beside what the table of errors says of it. */
const FACTS: Readonly<Partial<Record<ErrorCode, Readonly<Record<string, unknown>>>>> = {
  invalid_request: {
    message: 'duration must be a whole number of seconds from 1 to 10 for modela2; got "5".',
    param: 'duration',
  },
  not_found: { what: 'The video' },
  method_not_allowed: { allow: ['POST'] },
  body_too_large: { limitBytes: 1_048_576 },
  unsupported_media_type: { allowed: ['application/json'] },
  range_not_satisfiable: { sizeBytes: 2064 },
  content_rejected: { param: 'prompt' },
  rate_limited: { reading: FULL, rule: { limit: 15, windowMs: 1_800_000 } },
  too_many_auth_failures: { reading: FULL },
  resource_budget: { reading: FULL },
  generation_failed: OF_A_VIDEO,
  generation_canceled: OF_A_VIDEO,
  generation_timeout: OF_A_VIDEO,
};

const NOTHING_TOLD = { allow: [], allowed: [], limitBytes: null, sizeBytes: null };

/** The answer of any error code of the table: status, headers and body as the server sends them. */
export function errorFixture(code: ErrorCode): Fixture<ErrorResponse> {
  const facts = { ...NOTHING_TOLD, ...FACTS[code] } as unknown as AnswerFacts;
  const error = new ERROR_CLASSES[code](facts);
  return {
    status: error.status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Request-Id': FIXTURE_REQUEST_ID,
      ...errorHeaders(error),
    },
    body: errorBody(error, FIXTURE_REQUEST_ID),
  };
}

/** The answer of every error code. */
export function errorFixtures(): Record<ErrorCode, Fixture<ErrorResponse>> {
  const codes = Object.keys(ERROR_CODES) as ErrorCode[];
  return Object.fromEntries(codes.map((code) => [code, errorFixture(code)])) as Record<
    ErrorCode,
    Fixture<ErrorResponse>
  >;
}
