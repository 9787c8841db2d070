import * as z from 'zod';
import { RateLimitObject } from './rate-limit-object.js';

/**
 * Every refusal: a sentence, a stable code, the field at fault; `rate_limit` on 429, `video_id` where a video
 * exists.
 */
export const ErrorResponse = /* @__PURE__ */ z.object({
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  param: z.string().nullable(),
  request_id: z.string(),
  rate_limit: RateLimitObject.optional(),
  video_id: z.string().optional(),
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;
