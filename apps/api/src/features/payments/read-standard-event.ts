import { z } from 'zod';
import type { PaymentEvent, Reading } from './payment-event.js';

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const name = z.string().regex(/^[^\0]{1,255}$/, 'text of 1 to 255 characters');

const PERIOD = z
  .strictObject({ start: moment, end: moment.nullable() })
  .refine(({ start, end }) => end === null || end > start, { error: 'ends before it starts', path: ['end'] });

/** `subscription.changed`: how a subscription stands at `as_of`. The newest word about it holds. */
const CHANGED = z.object({
  type: z.literal('subscription.changed'),
  data: z.strictObject({
    account: name,
    plan: name,
    state: z.enum(['active', 'past_due', 'canceled', 'ended']),
    period: PERIOD,
    as_of: moment,
    customer: name.optional(),
    subscription: name.optional(),
  }),
});

/** Any other kind is kept. */
const OTHER = z.object({
  type: name.refine((type) => type !== 'subscription.changed'),
  timestamp: moment.optional(),
});

/** What bridges of other providers send; `id` is in a header. */
export const STANDARD_EVENT = z.union([CHANGED, OTHER]);

/** Why a body is no event, with the field that is wrong; null where it is one. */
export function complaintAbout(body: unknown): string | null {
  const isChange = (body as { type?: unknown } | null)?.type === 'subscription.changed';
  const { error } = (isChange ? CHANGED : OTHER).safeParse(body);
  const [issue] = error?.issues ?? [];
  return issue === undefined ? null : `${issue.path.join('.') || 'The body'}: ${issue.message}.`;
}

/** When the event was made, or the moment that it came. */
export function momentOf(body: unknown, now: Date): Date {
  const event = STANDARD_EVENT.parse(body);
  return 'data' in event ? event.data.as_of : (event.timestamp ?? now);
}

/** What such an event says; null: events of its kind say nothing here. */
export function readStandardEvent(
  { payload }: PaymentEvent,
  isPlan: (plan: string) => boolean,
): Reading | null {
  const parsed = CHANGED.safeParse(payload);
  if (!parsed.success) return null;
  const {
    account,
    customer = null,
    subscription = account,
    plan,
    state,
    period,
    as_of: asOf,
  } = parsed.data.data;
  const known = isPlan(plan);
  const word = {
    subscription,
    about: 'subscription',
    plan: known ? plan : null,
    state,
    periodStart: period.start,
    periodEnd: period.end,
    asOf,
  } as const;
  return {
    account,
    customer,
    word,
    trouble: known || state === 'ended' ? null : { outcome: 'unknown_plan', detail: plan },
  };
}
