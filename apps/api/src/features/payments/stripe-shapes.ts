import { z } from 'zod';

// What is read of Stripe's objects, in the shape of API version 2026-10-28.endive and in that before
// 2025-03-31, in which the period stood on the subscription and the subscription on the invoice. What else
// they hold is left alone.

/** The database keeps no text with a NUL in it. */
const text = z.string().regex(/^[^\0]{0,500}$/, 'text of at most 500 characters');

/** An id, or the object that it stands for. */
const reference = z
  .union([text, z.object({ id: text }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null);

const metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((values) => values ?? {});

const seconds = z.int().transform((value) => new Date(value * 1000));

export const STRIPE_EVENT = z.object({
  id: text.min(1),
  type: text.min(1),
  created: seconds,
  data: z.object({ object: z.unknown() }),
});

export const SESSION = z.object({ client_reference_id: text.nullish(), customer: reference, metadata });

const ITEM = z.object({
  price: z.object({ id: text }),
  current_period_start: seconds.optional(),
  current_period_end: seconds.optional(),
});

export const SUBSCRIPTION = z.object({
  id: text,
  status: text,
  customer: reference,
  metadata,
  cancel_at_period_end: z.boolean().nullish(),
  cancel_at: seconds.nullish(),
  ended_at: seconds.nullish(),
  current_period_start: seconds.optional(),
  current_period_end: seconds.optional(),
  items: z.object({ data: z.array(ITEM).min(1) }),
});

const ofSubscription = z.object({ subscription: reference, metadata });

const LINE = z.object({
  period: z.object({ start: seconds, end: seconds }),
  pricing: z.object({ price_details: z.object({ price: reference }).nullish() }).nullish(),
  parent: z
    .object({ subscription_item_details: z.object({ proration: z.boolean().nullish() }).nullish() })
    .nullish(),
  price: z.object({ id: text }).nullish(),
  type: text.nullish(),
  proration: z.boolean().nullish(),
});

export const INVOICE = z.object({
  customer: reference,
  billing_reason: text.nullish(),
  parent: z.object({ subscription_details: ofSubscription.nullish() }).nullish(),
  subscription: reference,
  subscription_details: z.object({ metadata }).nullish(),
  lines: z.object({ data: z.array(LINE) }),
});

export type StripeSubscription = z.infer<typeof SUBSCRIPTION>;
export type StripeInvoice = z.infer<typeof INVOICE>;
