import * as z from 'zod';

/**
 * What the studio of an account can spend: what ends with the month, what lasts, and what videos under way have
 * reserved beside it; `next` null: nothing more comes by itself. With `unlimited` the plan asks for none.
 */
export const CreditBalance = /* @__PURE__ */ z.object({
  unlimited: z.boolean(),
  plan: z.string(),
  monthly: z.int(),
  lasting: z.int(),
  held: z.int(),
  next: z.object({ credits: z.int(), at: z.iso.datetime() }).nullable(),
});
export type CreditBalance = z.infer<typeof CreditBalance>;

/**
 * An entry of the ledger: `change` is by how much the balance grew or shrank, which is nothing for what a key
 * called for and what is not metered.
 */
export const CreditEntry = /* @__PURE__ */ z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(['grant', 'reserve', 'settle', 'release', 'expire', 'correct']),
  purse: z.enum(['by_key', 'unmetered', 'monthly', 'lasting']),
  amount: z.int(),
  change: z.int(),
  video_id: z.string().nullable(),
  reason: z.string().nullable(),
});
export type CreditEntry = z.infer<typeof CreditEntry>;

/** A page of an account's ledger, newest first; `next_cursor` is null on the last. */
export const CreditEntries = /* @__PURE__ */ z.object({
  entries: z.array(CreditEntry),
  next_cursor: z.string().nullable(),
});
export type CreditEntries = z.infer<typeof CreditEntries>;

/**
 * What a key took in this month (UTC), the ceiling that its account set for it, and an operator's, which the
 * account can't lift; null: none. The lower one holds.
 */
const Used = /* @__PURE__ */ z.object({
  used: z.int(),
  ceiling: z.int().nullable(),
  operator_ceiling: z.int().nullable(),
});

/** The monthly ceilings of an account for its key. */
export const KeyBudget = /* @__PURE__ */ z.object({ videos: Used, seconds: Used, credits: Used });
export type KeyBudget = z.infer<typeof KeyBudget>;
