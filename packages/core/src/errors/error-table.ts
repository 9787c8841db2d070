import { rateLimitMessage } from '../limiter/rate-limit-headers.js';
import { errorClass } from './error-class.js';
import type {
  BodyTooLargeFacts,
  InvalidRequestFacts,
  MethodNotAllowedFacts,
  NotFoundFacts,
  RangeNotSatisfiableFacts,
  RateLimitedFacts,
  ReadingFacts,
  UnsupportedMediaTypeFacts,
  VideoFacts,
} from './error-facts.js';

/**
 * The body is empty, is not JSON, or is not valid UTF-8; or it is larger than 64 KiB and holds more than
 * 10,000 values.
 */
export class InvalidJsonError extends errorClass(
  'invalid_json',
  400,
  'The request body is not valid JSON.',
) {}

/**
 * A field, a parameter or a header has a value that the route does not take; `param` names it, or is null
 * where the request as a whole is at fault.
 */
export class InvalidRequestError extends errorClass(
  'invalid_request',
  400,
  'The request is not valid.',
)<InvalidRequestFacts> {}

/**
 * The image can not be fetched, or is not a JPEG, PNG or WebP within the limits; one that came with the
 * request is told its fault.
 */
export class InvalidImageError extends errorClass('invalid_image', 400, 'The image could not be used.') {}

/** No key was sent, or it was sent in a wrong form, or twice. */
export class MissingApiKeyError extends errorClass(
  'missing_api_key',
  401,
  'Missing or invalid Authorization header',
) {}

/** The key does not start with the key prefix. */
export class MalformedApiKeyError extends errorClass('malformed_api_key', 401, 'Invalid API key format') {}

/** The key is unknown or was replaced, or the user is inactive. */
export class InvalidApiKeyError extends errorClass('invalid_api_key', 401, 'Invalid API key') {}

/** The account's active plan is not the API plan. */
export class PlanRequiredError extends errorClass('plan_required', 403, 'API access requires the API plan') {}

/**
 * The ceiling of the account's key in this month (UTC), of videos, seconds or credits, set by itself or by an operator, is
 * reached, or this video would go past it. Nothing was counted, and no video was begun.
 */
export class BudgetExceededError extends errorClass(
  'budget_exceeded',
  403,
  "The monthly budget of this account's key is used up.",
) {}

/** The request came over plain HTTP, and the server requires HTTPS. */
export class HttpsRequiredError extends errorClass('https_required', 403, 'HTTPS is required.') {}

/**
 * The path does not exist, the file is not there, or what was asked for is not one of the account's own
 * videos.
 */
export class NotFoundError extends errorClass('not_found', 404, 'Not found.')<NotFoundFacts> {
  constructor(facts: NotFoundFacts = {}) {
    super(facts.what === undefined ? facts : { message: `${facts.what} was not found.`, ...facts });
  }
}

/** The path exists, but not with this method; `Allow` lists those that it has. */
export class MethodNotAllowedError extends errorClass(
  'method_not_allowed',
  405,
  'Method not allowed.',
)<MethodNotAllowedFacts> {}

/** Headers or body did not arrive in time. */
export class RequestTimeoutError extends errorClass(
  'request_timeout',
  408,
  'The request took too long to arrive.',
) {}

/** The same `Idempotency-Key` came within the last 24 hours with another route or another request. */
export class IdempotencyConflictError extends errorClass(
  'idempotency_conflict',
  409,
  'This Idempotency-Key was used with another request.',
) {}

/**
 * The body is larger than the route takes: 1 MiB for text-to-video, 15 MiB for image-to-video, 64 KiB
 * elsewhere.
 */
export class BodyTooLargeError extends errorClass(
  'body_too_large',
  413,
  'The request body is too large.',
)<BodyTooLargeFacts> {
  constructor(facts: BodyTooLargeFacts) {
    super(
      facts.limitBytes == null
        ? facts
        : { message: `The request body is larger than ${facts.limitBytes} bytes.`, ...facts },
    );
  }
}

/**
 * Path and query are longer than 8,192 characters. Together with the headers they may take 16 KiB; beyond
 * that it is 400 `invalid_request`.
 */
export class UriTooLongError extends errorClass('uri_too_long', 414, 'The request address is too long.') {}

/**
 * The content type is none that the route takes, names another charset than UTF-8, or the body is
 * compressed.
 */
export class UnsupportedMediaTypeError extends errorClass(
  'unsupported_media_type',
  415,
  'Unsupported media type.',
)<UnsupportedMediaTypeFacts> {
  constructor(facts: UnsupportedMediaTypeFacts) {
    super(
      facts.allowed === undefined || facts.allowed.length === 0
        ? facts
        : { message: `The content type must be ${facts.allowed.join(' or ')}.`, ...facts },
    );
  }
}

/** A `Range` header asks for bytes that the file does not have. */
export class RangeNotSatisfiableError extends errorClass(
  'range_not_satisfiable',
  416,
  'The range lies outside the file.',
)<RangeNotSatisfiableFacts> {}

/** The body is wanted, and an `Expect` header asks for anything but 100-continue. */
export class ExpectationFailedError extends errorClass(
  'expectation_failed',
  417,
  'The expectation can not be met.',
) {}

/** The server's content rules refused the prompt or the negative prompt; `param` names which. */
export class ContentRejectedError extends errorClass(
  'content_rejected',
  422,
  'The prompt was rejected by the content rules.',
) {}

/** The window is full; wait `Retry-After` seconds. */
export class RateLimitedError extends errorClass(
  'rate_limited',
  429,
  'Rate limit exceeded.',
)<RateLimitedFacts> {
  constructor(facts: RateLimitedFacts) {
    super(facts.rule === undefined ? facts : { message: rateLimitMessage(facts.rule), ...facts });
  }
}

/**
 * Too many requests from one address failed to authenticate within a minute, and so did this one; wait
 * `Retry-After` seconds.
 */
export class TooManyAuthFailuresError extends errorClass(
  'too_many_auth_failures',
  429,
  'Too many failed authentications from this address.',
)<ReadingFacts> {}

/**
 * The account has had as many images fetched or decoded, or as many requests refused after a fetch, as it
 * may for now; `rate_limit` tells of that budget, not of the window. Wait `Retry-After` seconds.
 */
export class ResourceBudgetError extends errorClass(
  'resource_budget',
  429,
  'Resource budget exceeded.',
)<ReadingFacts> {}

/**
 * The video failed, and neither `engine_unavailable` nor `storage_full` says why; its status tells more.
 */
export class GenerationFailedError extends errorClass(
  'generation_failed',
  500,
  'The video could not be generated.',
)<VideoFacts> {}

/** The video was canceled. */
export class GenerationCanceledError extends errorClass(
  'generation_canceled',
  500,
  'The video was canceled.',
)<VideoFacts> {}

/**
 * The call was held as long as the server allows, or the server stopped; the work goes on and the status
 * tells how it ended.
 */
export class GenerationTimeoutError extends errorClass(
  'generation_timeout',
  500,
  'The video is not finished yet. Ask the status endpoint for it.',
)<VideoFacts> {}

/**
 * No engine that serves the model could be reached, or what judges prompts could not; without `video_id`,
 * nothing was begun.
 */
export class EngineUnavailableError extends errorClass(
  'engine_unavailable',
  500,
  'No engine could be reached to generate the video.',
) {}

/**
 * The video would take longer than a call may be held, too many videos are waiting, more images or large
 * requests come than can be read in time, too many connections or downloads are open, or the server has
 * more to do than it can do in time. Nothing was counted, and no video was begun.
 */
export class BusyError extends errorClass('busy', 500, 'The server is busy: too many videos are waiting.') {}

/** The disk, or the share of it that videos may take, is full; without `video_id`, nothing was begun. */
export class StorageFullError extends errorClass(
  'storage_full',
  500,
  'There is no room left to store the video.',
) {}

/**
 * A file of a video that was completed is no longer what was stored; the video is expired, and its status
 * says why.
 */
export class FileDamagedError extends errorClass('file_damaged', 500, 'The stored file is damaged.') {}

/** A fault of the server; its log tells more under the request id. */
export class InternalError extends errorClass('internal_error', 500, 'Something went wrong on our side.') {}
