import * as z from 'zod';
import { RateLimitObject } from './rate-limit-object.js';

/** The plans; only `api` may use the interface. */
export const PLANS = ['free', 'basic', 'pro', 'api'] as const;
/** A plan. */
export type Plan = (typeof PLANS)[number];

/** 200 of the account route. */
export const AccountResponse = /* @__PURE__ */ z.object({
  success: z.literal(true),
  account_id: z.string(),
  email: z.string(),
  plan: z.enum(PLANS),
  key_hint: z.string(),
  rate_limit: RateLimitObject,
});
export type AccountResponse = z.infer<typeof AccountResponse>;
