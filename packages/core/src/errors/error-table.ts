import { ERROR_ROWS, type ErrorCode, type VideoErrorCode } from './error-codes.js';

/** One row of the table: the code's status, its default sentence, and when it happens (for the docs). */
export interface ErrorRow {
  readonly status: number;
  readonly message: string;
  readonly when: string;
}

/** Kept apart from what the classes need, so that a client does not carry the docs. */
const OCCASIONS: Readonly<Record<ErrorCode, string>> = {
  invalid_json:
    'The body is empty, is not JSON, or is not valid UTF-8; or it is larger than 64 KiB and holds more than 10,000 values.',
  invalid_request:
    'A field, a parameter or a header has a value that the route does not take; `param` names it, or is null where the request as a whole is at fault.',
  invalid_image:
    'The image can not be fetched, or is not a JPEG, PNG or WebP within the limits; one that came with the request is told its fault.',
  missing_api_key: 'No key was sent, or it was sent in a wrong form, or twice.',
  malformed_api_key: 'The key does not start with the key prefix.',
  invalid_api_key: 'The key is unknown or was replaced, or the user is inactive.',
  plan_required: "The account's active plan is not the API plan.",
  https_required: 'The request came over plain HTTP, and the server requires HTTPS.',
  not_found:
    "The path does not exist, the file is not there, or what was asked for is not one of the account's own videos.",
  method_not_allowed: 'The path exists, but not with this method; `Allow` lists those that it has.',
  request_timeout: 'Headers or body did not arrive in time.',
  idempotency_conflict:
    'The same `Idempotency-Key` came within the last 24 hours with another route or another request.',
  body_too_large:
    'The body is larger than the route takes: 1 MiB for text-to-video, 15 MiB for image-to-video, 64 KiB elsewhere.',
  uri_too_long:
    'Path and query are longer than 8,192 characters. Together with the headers they may take 16 KiB; beyond that it is 400 `invalid_request`.',
  unsupported_media_type:
    'The content type is none that the route takes, names another charset than UTF-8, or the body is compressed.',
  range_not_satisfiable: 'A `Range` header asks for bytes that the file does not have.',
  expectation_failed: 'The body is wanted, and an `Expect` header asks for anything but 100-continue.',
  content_rejected:
    "The server's content rules refused the prompt or the negative prompt; `param` names which.",
  rate_limited: 'The window is full; wait `Retry-After` seconds.',
  too_many_auth_failures:
    'Too many requests from one address failed to authenticate within a minute, and so did this one; wait `Retry-After` seconds.',
  resource_budget:
    'The account has had as many images fetched or decoded, or as many requests refused after a fetch, as it may for now; `rate_limit` tells of that budget, not of the window. Wait `Retry-After` seconds.',
  generation_failed:
    'The video failed, and neither `engine_unavailable` nor `storage_full` says why; its status tells more.',
  generation_canceled: 'The video was canceled.',
  generation_timeout:
    'The call was held as long as the server allows, or the server stopped; the work goes on and the status tells how it ended.',
  engine_unavailable:
    'No engine that serves the model could be reached, or what judges prompts could not; without `video_id`, nothing was begun.',
  busy: 'The video would take longer than a call may be held, too many videos are waiting, more images or large requests come than can be read in time, too many connections or downloads are open, or the server has more to do than it can do in time. Nothing was counted, and no video was begun.',
  storage_full:
    'The disk, or the share of it that videos may take, is full; without `video_id`, nothing was begun.',
  file_damaged:
    'A file of a video that was completed is no longer what was stored; the video is expired, and its status says why.',
  internal_error: 'A fault of the server; its log tells more under the request id.',
};

/** When each code stands in the `error` of a failed video, for the docs. */
export const VIDEO_ERROR_OCCASIONS: Readonly<Record<VideoErrorCode, string>> = {
  generation_failed:
    'The engine refused the video or failed for good, what it made was not what was asked for, or every try was used up.',
  generation_deadline:
    'An attempt took longer than the server allows (`GENERATION_DEADLINE_SECONDS`). A held call answers `generation_failed`.',
  start_unknown:
    'Whether the engine had begun can not be known, so it was not asked a second time. A held call answers `generation_failed`.',
  engine_unavailable: 'No engine that serves the model could be reached.',
  storage_full: 'There was no room left to make or to store the file.',
  file_damaged:
    'The video was completed, and its stored file was found damaged later: the status is expired before its time. Its credits stay used, since it was made and delivered.',
};

/** The table of codes that the docs are generated from: every code that an answer can carry. */
export const ERROR_CODES: Readonly<Record<ErrorCode, ErrorRow>> = /* @__PURE__ */ tableOfCodes();

function tableOfCodes(): Record<ErrorCode, ErrorRow> {
  const codes = Object.keys(ERROR_ROWS) as ErrorCode[];
  const rows = codes.map((code) => [code, { ...ERROR_ROWS[code], when: OCCASIONS[code] }] as const);
  return Object.fromEntries(rows) as Record<ErrorCode, ErrorRow>;
}
