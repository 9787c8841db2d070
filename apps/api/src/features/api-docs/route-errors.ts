import { ERROR_CODES, type ErrorCode } from '@clipwright/core/errors';

/** What any route with a key may answer. */
export const KEYED: readonly ErrorCode[] = [
  'invalid_request',
  'missing_api_key',
  'malformed_api_key',
  'invalid_api_key',
  'plan_required',
  'https_required',
  'method_not_allowed',
  'request_timeout',
  'body_too_large',
  'uri_too_long',
  'expectation_failed',
  'too_many_auth_failures',
  'internal_error',
];

/** Codes of what is looked up or loaded, and of images: named where they are answered. */
const OF_SOME: readonly ErrorCode[] = ['invalid_image', 'not_found', 'range_not_satisfiable', 'file_damaged'];

/** What a generation may answer: whatever the table of errors has, so that a new code is described at once. */
export const GENERATION: readonly ErrorCode[] = (Object.keys(ERROR_CODES) as ErrorCode[]).filter(
  (code) => !OF_SOME.includes(code),
);
