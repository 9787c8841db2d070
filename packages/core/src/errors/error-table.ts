import { ERROR_ROWS, type ErrorCode } from './error-codes.js';

/** One row of the table: the code's status, its default sentence, and when it happens (for the docs). */
export interface ErrorRow {
  readonly status: number;
  readonly message: string;
  readonly when: string;
}

/** Kept apart from what the classes need, so that a client does not carry the docs. */
const OCCASIONS: Readonly<Record<ErrorCode, string>> = {
  invalid_json: 'The body is not JSON, or not valid UTF-8.',
  invalid_request: 'A field, a parameter or a header has a value that the route does not take; `param` names it.',
  invalid_image: 'The image can not be fetched, or is not a JPEG, PNG or WebP within the limits; one that came with the request is told its fault.',
  missing_api_key: 'No key was sent, or it was sent in a wrong form.',
  malformed_api_key: 'The key does not start with the key prefix.',
  invalid_api_key: 'The key is unknown or was replaced, or the user is inactive.',
  plan_required: "The account's active plan is not the API plan.",
  https_required: 'The request came over plain HTTP.',
  not_found: "The path does not exist, or the id is not one of the account's own videos.",
  method_not_allowed: 'The path exists, but not with this method; `Allow` lists those that it has.',
  request_timeout: 'Headers or body did not arrive in time.',
  idempotency_conflict: 'The same `Idempotency-Key` came before with another route or body.',
  body_too_large: 'The body is larger than the route takes.',
  uri_too_long: 'Path and query are longer than the server takes.',
  unsupported_media_type: 'The content type is none that the route takes.',
  range_not_satisfiable: 'A `Range` header asks for bytes that the file does not have.',
  expectation_failed: 'An `Expect` header asks for anything but 100-continue.',
  content_rejected: 'Moderation refused the prompt or the image.',
  rate_limited: 'The window is full; wait `Retry-After` seconds.',
  too_many_auth_failures: 'Too many requests from one address failed to authenticate within a minute.',
  generation_failed: 'The engine failed for good.',
  generation_canceled: 'The video was canceled while the call was held.',
  generation_timeout: 'The call was held as long as the server allows; the work goes on and the status tells how it ended.',
  engine_unavailable: 'No engine that serves the model answers.',
  busy: 'The video would take longer than a call may be held, or too many videos are waiting. Nothing was counted, and no video was begun.',
  storage_full: 'The disk budget is used up.',
  internal_error: 'A fault of the server; the request id leads to its log.',
};

/** The table of codes that the docs are generated from: every code that an answer can carry. */
export const ERROR_CODES: Readonly<Record<ErrorCode, ErrorRow>> = /* @__PURE__ */ tableOfCodes();

function tableOfCodes(): Record<ErrorCode, ErrorRow> {
  const codes = Object.keys(ERROR_ROWS) as ErrorCode[];
  const rows = codes.map((code) => [code, { ...ERROR_ROWS[code], when: OCCASIONS[code] }] as const);
  return Object.fromEntries(rows) as Record<ErrorCode, ErrorRow>;
}
