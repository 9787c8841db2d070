export {
  ClipwrightError,
  isClipwrightError,
  type AnyErrorCode,
  type CommonFacts,
} from './clipwright-error.js';
export { errorBody } from './error-body.js';
export { VIDEO_ERROR_CODES, type ErrorCode, type VideoErrorCode } from './error-codes.js';
export { ERROR_CODES, type ErrorRow, VIDEO_ERROR_OCCASIONS } from './error-table.js';
export { parseErrorBody, type HeaderReader } from './parse-error-body.js';
export { InvalidJsonError } from './invalid-json-error.js';
export { InvalidRequestError, type InvalidRequestFacts } from './invalid-request-error.js';
export { InvalidImageError } from './invalid-image-error.js';
export { MissingApiKeyError } from './missing-api-key-error.js';
export { MalformedApiKeyError } from './malformed-api-key-error.js';
export { InvalidApiKeyError } from './invalid-api-key-error.js';
export { PlanRequiredError } from './plan-required-error.js';
export { HttpsRequiredError } from './https-required-error.js';
export { NotFoundError, type NotFoundFacts } from './not-found-error.js';
export { MethodNotAllowedError, type MethodNotAllowedFacts } from './method-not-allowed-error.js';
export { RequestTimeoutError } from './request-timeout-error.js';
export { IdempotencyConflictError } from './idempotency-conflict-error.js';
export { BodyTooLargeError, type BodyTooLargeFacts } from './body-too-large-error.js';
export { UriTooLongError } from './uri-too-long-error.js';
export { UnsupportedMediaTypeError, type UnsupportedMediaTypeFacts } from './unsupported-media-type-error.js';
export { RangeNotSatisfiableError, type RangeNotSatisfiableFacts } from './range-not-satisfiable-error.js';
export { ExpectationFailedError } from './expectation-failed-error.js';
export { ContentRejectedError } from './content-rejected-error.js';
export { RateLimitedError, type RateLimitedFacts } from './rate-limited-error.js';
export { TooManyAuthFailuresError, type TooManyAuthFailuresFacts } from './too-many-auth-failures-error.js';
export { ResourceBudgetError, type ResourceBudgetFacts } from './resource-budget-error.js';
export { GenerationFailedError, type GenerationFailedFacts } from './generation-failed-error.js';
export { GenerationCanceledError, type GenerationCanceledFacts } from './generation-canceled-error.js';
export { GenerationTimeoutError, type GenerationTimeoutFacts } from './generation-timeout-error.js';
export { EngineUnavailableError, type EngineUnavailableFacts } from './engine-unavailable-error.js';
export { BusyError } from './busy-error.js';
export { StorageFullError, type StorageFullFacts } from './storage-full-error.js';
export { FileDamagedError, type FileDamagedFacts } from './file-damaged-error.js';
export { InternalError } from './internal-error.js';
export type { ErrorResponse } from '../wire/error-response.js';
