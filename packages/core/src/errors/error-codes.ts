/**
 * Every code that an answer can carry, with its status and its default sentence. The classes take both from
 * here.
 */
export const ERROR_ROWS = {
  invalid_json: { status: 400, message: 'The request body is not valid JSON.' },
  invalid_request: { status: 400, message: 'The request is not valid.' },
  invalid_image: { status: 400, message: 'The image could not be used.' },
  missing_api_key: { status: 401, message: 'Missing or invalid Authorization header' },
  malformed_api_key: { status: 401, message: 'Invalid API key format' },
  invalid_api_key: { status: 401, message: 'Invalid API key' },
  plan_required: { status: 403, message: 'API access requires the API plan' },
  https_required: { status: 403, message: 'HTTPS is required.' },
  not_found: { status: 404, message: 'Not found.' },
  method_not_allowed: { status: 405, message: 'Method not allowed.' },
  request_timeout: { status: 408, message: 'The request took too long to arrive.' },
  idempotency_conflict: { status: 409, message: 'This Idempotency-Key was used with another request.' },
  body_too_large: { status: 413, message: 'The request body is too large.' },
  uri_too_long: { status: 414, message: 'The request address is too long.' },
  unsupported_media_type: { status: 415, message: 'Unsupported media type.' },
  range_not_satisfiable: { status: 416, message: 'The range lies outside the file.' },
  expectation_failed: { status: 417, message: 'The expectation can not be met.' },
  content_rejected: { status: 422, message: 'The prompt was rejected by the content rules.' },
  rate_limited: { status: 429, message: 'Rate limit exceeded.' },
  too_many_auth_failures: { status: 429, message: 'Too many failed authentications from this address.' },
  resource_budget: { status: 429, message: 'Resource budget exceeded.' },
  generation_failed: { status: 500, message: 'The video could not be generated.' },
  generation_canceled: { status: 500, message: 'The video was canceled.' },
  generation_timeout: {
    status: 500,
    message: 'The video is not finished yet. Ask the status endpoint for it.',
  },
  engine_unavailable: { status: 500, message: 'No engine could be reached to generate the video.' },
  busy: { status: 500, message: 'The server is busy: too many videos are waiting.' },
  storage_full: { status: 500, message: 'There is no room left to store the video.' },
  file_damaged: { status: 500, message: 'The stored file is damaged.' },
  internal_error: { status: 500, message: 'Something went wrong on our side.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;

/** A code that an answer can carry. */
export type ErrorCode = keyof typeof ERROR_ROWS;

/**
 * The codes that the `error` of a failed video can carry; the last one is of a video that had been completed.
 */
export const VIDEO_ERROR_CODES = [
  'generation_failed',
  'generation_deadline',
  'start_unknown',
  'engine_unavailable',
  'storage_full',
  'file_damaged',
] as const;
/** A code that the `error` of a video can carry. */
export type VideoErrorCode = (typeof VIDEO_ERROR_CODES)[number];
