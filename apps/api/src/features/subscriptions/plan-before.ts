import { z } from 'zod';
import type { Actor, AuditEntry } from '../audit/actor.door.js';

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

/** How the plan stood before its last change, where that was this person's; null: it is not theirs to undo. */
export function undoableBy({ name }: Pick<Actor, 'name'>, last: AuditEntry): PlanBefore | null {
  const before = PlanBefore.safeParse(last.details['before']);
  return last.actor === name && before.success ? before.data : null;
}
