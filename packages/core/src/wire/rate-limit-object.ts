import * as z from 'zod';

/** The `rate_limit` object: counts, whole seconds, an ISO 8601 UTC time. */
export const RateLimitObject = /* @__PURE__ */ z.object({
  count: z.int().min(0),
  limit: z.int().min(0),
  remaining: z.int().min(0),
  reset_in_seconds: z.int().min(1),
  reset_at: z.iso.datetime(),
});
export type RateLimitObject = z.infer<typeof RateLimitObject>;
