import { z } from 'zod';

/** How a plan stood before a change, as the audit log keeps it. */
export const PlanBefore = z.object({
  plan: z.string(),
  source: z.enum(['operator', 'provider', 'gift']),
  state: z.enum(['active', 'past_due', 'canceled', 'ended']),
  period_start: z.iso.datetime(),
  period_end: z.iso.datetime().nullable(),
  grace_until: z.iso.datetime().nullable(),
});
export type PlanBefore = z.infer<typeof PlanBefore>;
