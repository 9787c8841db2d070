/** The shapes of what /api answers: each is a schema of the OpenAPI document, under its name here. */
export { AccountResponse } from './account-response.js';
export { ErrorResponse } from './error-response.js';
export { HoldTestResponse } from './hold-test-response.js';
export { ModelsResponse } from './models-response.js';
export { PlanResponse } from './plan-response.js';
export { RateLimitObject } from './rate-limit-object.js';
export {
  AcceptedResponse,
  DeleteVideoResponse,
  GenerationResponse,
  ListVideosResponse,
  VideoStatusResponse,
} from './video-responses.js';
