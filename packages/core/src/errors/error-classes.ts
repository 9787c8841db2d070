import { BodyTooLargeError } from './body-too-large-error.js';
import { BusyError } from './busy-error.js';
import { ContentRejectedError } from './content-rejected-error.js';
import { EngineUnavailableError } from './engine-unavailable-error.js';
import { ExpectationFailedError } from './expectation-failed-error.js';
import { FileDamagedError } from './file-damaged-error.js';
import { GenerationCanceledError } from './generation-canceled-error.js';
import { GenerationFailedError } from './generation-failed-error.js';
import { GenerationTimeoutError } from './generation-timeout-error.js';
import { HttpsRequiredError } from './https-required-error.js';
import { IdempotencyConflictError } from './idempotency-conflict-error.js';
import { InternalError } from './internal-error.js';
import { InvalidApiKeyError } from './invalid-api-key-error.js';
import { InvalidImageError } from './invalid-image-error.js';
import { InvalidJsonError } from './invalid-json-error.js';
import { InvalidRequestError } from './invalid-request-error.js';
import { MalformedApiKeyError } from './malformed-api-key-error.js';
import { MethodNotAllowedError } from './method-not-allowed-error.js';
import { MissingApiKeyError } from './missing-api-key-error.js';
import { NotFoundError } from './not-found-error.js';
import { PlanRequiredError } from './plan-required-error.js';
import { RangeNotSatisfiableError } from './range-not-satisfiable-error.js';
import { RateLimitedError } from './rate-limited-error.js';
import { RequestTimeoutError } from './request-timeout-error.js';
import { ResourceBudgetError } from './resource-budget-error.js';
import { StorageFullError } from './storage-full-error.js';
import { TooManyAuthFailuresError } from './too-many-auth-failures-error.js';
import { UnsupportedMediaTypeError } from './unsupported-media-type-error.js';
import { UriTooLongError } from './uri-too-long-error.js';
import type { ClipwrightError, CommonFacts } from './clipwright-error.js';
import type { ErrorCode } from './error-codes.js';
import type { WindowReading } from '../limiter/rolling-window.js';

/** All that an answer can tell of an error; each class takes what it knows. */
export interface AnswerFacts extends CommonFacts {
  readonly message: string;
  readonly videoId: string | null;
  readonly reading: WindowReading | null;
  readonly allow: readonly string[];
  readonly allowed: readonly string[];
  readonly limitBytes: null;
  readonly sizeBytes: number | null;
}

/** The class of each code. */
export const ERROR_CLASSES: Readonly<Record<ErrorCode, new (facts: AnswerFacts) => ClipwrightError>> = {
  invalid_json: InvalidJsonError,
  invalid_request: InvalidRequestError,
  invalid_image: InvalidImageError,
  missing_api_key: MissingApiKeyError,
  malformed_api_key: MalformedApiKeyError,
  invalid_api_key: InvalidApiKeyError,
  plan_required: PlanRequiredError,
  https_required: HttpsRequiredError,
  not_found: NotFoundError,
  method_not_allowed: MethodNotAllowedError,
  request_timeout: RequestTimeoutError,
  idempotency_conflict: IdempotencyConflictError,
  body_too_large: BodyTooLargeError,
  uri_too_long: UriTooLongError,
  unsupported_media_type: UnsupportedMediaTypeError,
  range_not_satisfiable: RangeNotSatisfiableError,
  expectation_failed: ExpectationFailedError,
  content_rejected: ContentRejectedError,
  rate_limited: RateLimitedError,
  too_many_auth_failures: TooManyAuthFailuresError,
  resource_budget: ResourceBudgetError,
  generation_failed: GenerationFailedError,
  generation_canceled: GenerationCanceledError,
  generation_timeout: GenerationTimeoutError,
  engine_unavailable: EngineUnavailableError,
  busy: BusyError,
  storage_full: StorageFullError,
  file_damaged: FileDamagedError,
  internal_error: InternalError,
};
