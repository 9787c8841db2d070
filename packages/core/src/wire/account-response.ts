import * as z from 'zod';
import { RateLimitObject } from './rate-limit-object.js';

/** The plans that a server ships with; of these only `api` may use the interface. */
export const PLANS = ['free', 'basic', 'pro', 'api'] as const;
/** A plan, by its id. Whoever runs a server may have others than the shipped ones. */
export type Plan = string;

/** 200 of the account route. */
export const AccountResponse = /* @__PURE__ */ z.object({
  success: z.literal(true),
  account_id: z.string(),
  email: z.string(),
  plan: z.string(),
  key_hint: z.string(),
  rate_limit: RateLimitObject,
});
export type AccountResponse = z.infer<typeof AccountResponse>;
