import type { ErrorCode } from '@clipwright/core/errors';

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

/** What a generation may answer besides. */
export const GENERATION: readonly ErrorCode[] = [
  ...KEYED,
  'invalid_json',
  'idempotency_conflict',
  'unsupported_media_type',
  'content_rejected',
  'rate_limited',
  'resource_budget',
  'generation_failed',
  'generation_canceled',
  'generation_timeout',
  'engine_unavailable',
  'busy',
  'storage_full',
];
