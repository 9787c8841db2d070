export { toJsonSchemas } from './json-schemas.js';
export { parseIdempotencyKey, parsePrefer, type HeaderValue, type Preference } from './parse-headers.js';
export {
  parseListVideosQuery,
  parseVideoStatusQuery,
  type ListVideosQuery,
  type Query,
} from './parse-queries.js';
export { parseImageToVideo, parseTextToVideo, type ImageRequestOptions } from './parse-video-request.js';
export type { Parsed } from './refusal.js';
export { requestBody, type BodyField, type VideoRequest } from './video-request.js';
export {
  VIDEO_MODES,
  VIDEO_STATUSES,
  canMove,
  isTerminal,
  type VideoMode,
  type VideoStatus,
} from './video-status.js';
export { AccountResponse, PLANS, type Plan } from '../wire/account-response.js';
export { ErrorResponse } from '../wire/error-response.js';
export { ModelsResponse, modelsResponse, type ServedModel } from '../wire/models-response.js';
export { RateLimitObject } from '../wire/rate-limit-object.js';
export {
  AcceptedResponse,
  DeleteVideoResponse,
  GenerationResponse,
  ListVideosResponse,
  VideoStatusResponse,
} from '../wire/video-responses.js';
