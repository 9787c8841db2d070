export { toJsonSchemas, wireSchemas } from './json-schemas.js';
export {
  GenerationHeaders,
  HoldTestHeaders,
  HoldTestParameters,
  ListVideosParameters,
  OneVideoParameters,
  PlanHeaders,
  VideoStatusParameters,
} from './parameters.js';
export {
  parseHeartbeat,
  parseIdempotencyKey,
  parsePrefer,
  type HeaderValue,
  type Preference,
} from './parse-headers.js';
export {
  parseHoldTestQuery,
  parseListVideosQuery,
  parseVideoStatusQuery,
  type ListVideosQuery,
  type Query,
} from './parse-queries.js';
export { parseImageToVideo, parseTextToVideo, type ImageRequestOptions } from './parse-video-request.js';
export type { Parsed } from './refusal.js';
export { requestBody, requestText, type VideoRequest } from './video-request.js';
export type { BodyField } from '../fields/field-values.js';
export {
  VIDEO_MODES,
  VIDEO_STATUSES,
  canMove,
  isTerminal,
  type VideoMode,
  type VideoStatus,
} from './video-status.js';
export { PLANS, type Plan } from '../wire/account-response.js';
export { modelsResponse, type ServedModel } from '../wire/models-response.js';
export * from '../wire/answers.js';
