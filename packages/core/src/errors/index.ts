export * from './client-errors.js';
export {
  ClipwrightError,
  type AnyErrorCode,
  type CommonFacts,
  type ErrorSentence,
  type HeaderReader,
  type UnknownErrorCode,
} from './clipwright-error.js';
export { errorBody } from './error-body.js';
export { errorHeaders } from './error-headers.js';
export { ERROR_CODES, type ErrorRow } from './error-docs.js';
export type * from './error-facts.js';
export * from './error-table.js';
export { isClipwrightError, type AnyClipwrightError } from './is-clipwright-error.js';
export type { ErrorCode } from './occasions.js';
export { parseErrorBody } from './parse-error-body.js';
export { UnknownRefusalError, type UnknownRefusalFacts } from './unknown-refusal-error.js';
export { VIDEO_ERROR_CODES, VIDEO_ERROR_OCCASIONS, type VideoErrorCode } from './video-errors.js';
export type { ErrorResponse } from '../wire/error-response.js';
