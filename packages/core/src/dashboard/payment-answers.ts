import { z } from 'zod';

/** An event of a payment provider, and what became of it; `message` says so in a sentence. */
export const PaymentEventRow = /* @__PURE__ */ z.object({
  event: z.string(),
  provider: z.string(),
  kind: z.string(),
  made_at: z.iso.datetime(),
  received_at: z.iso.datetime(),
  account_id: z.string().nullable(),
  customer: z.string().nullable(),
  outcome: z.string(),
  undone: z.boolean(),
  message: z.string(),
});
export type PaymentEventRow = z.infer<typeof PaymentEventRow>;

/** A page of them, newest first; `next_cursor` is null on the last. */
export const PaymentEventRows = /* @__PURE__ */ z.object({
  events: z.array(PaymentEventRow),
  next_cursor: z.string().nullable(),
});
export type PaymentEventRows = z.infer<typeof PaymentEventRows>;
