import * as z from 'zod';

const SubscriptionState = /* @__PURE__ */ z.enum(['active', 'past_due', 'canceled', 'ended']);

/** A plan that somebody may have, as people read it. */
export const PlanOffer = /* @__PURE__ */ z.object({
  plan: z.string(),
  name: z.string(),
  price: z.string().nullable(),
});
export type PlanOffer = z.infer<typeof PlanOffer>;

/** A higher plan that is sold, and where this account buys it. */
const SoldPlan = /* @__PURE__ */ z.object({ ...PlanOffer.shape, url: z.url() });

/**
 * How somebody gets another plan: by buying one of these, or, who pays already, where payments are managed.
 * Neither: by asking whoever runs the server.
 */
export const Buying = /* @__PURE__ */ z.object({
  offers: z.array(SoldPlan).readonly(),
  billing_url: z.url().nullable(),
});
export type Buying = z.infer<typeof Buying>;

/** A change of an account's plan: when, by whom and why. */
const ChangeOfPlan = /* @__PURE__ */ z.object({
  at: z.iso.datetime(),
  by: z.string(),
  plan_name: z.string(),
  state: z.string(),
  period_end: z.string().nullable(),
  reason: z.string(),
});

/**
 * The plan of an account: what holds now, since when, until when, and what becomes of it then. `subscribed` is
 * what it was before it ended.
 */
export const OwnPlan = /* @__PURE__ */ z.object({
  ...PlanOffer.shape,
  api_access: z.boolean(),
  credits_a_month: z.int().nullable(),
  retention_days: z.int().nullable(),
  state: SubscriptionState,
  source: z.enum(['operator', 'provider', 'gift']),
  subscribed: z.string(),
  period_start: z.iso.datetime(),
  period_end: z.iso.datetime().nullable(),
  grace_until: z.iso.datetime().nullable(),
  with_access: z.array(PlanOffer).readonly(),
  buying: Buying,
  changes: z.array(ChangeOfPlan).readonly(),
});
export type OwnPlan = z.infer<typeof OwnPlan>;

/** A plan of the server, and how many accounts have it now. */
export const PlanRow = /* @__PURE__ */ z.object({
  ...PlanOffer.shape,
  api_access: z.boolean(),
  offered: z.boolean(),
  accounts: z.int(),
});
export type PlanRow = z.infer<typeof PlanRow>;

/** An account whose plan ends, and when; past due: when its grace period is over. */
export const EndingPlan = /* @__PURE__ */ z.object({
  account_id: z.string(),
  email: z.string(),
  plan_name: z.string(),
  state: SubscriptionState,
  source: z.string(),
  ends_at: z.iso.datetime(),
});
export type EndingPlan = z.infer<typeof EndingPlan>;

/** The plans of the server, whose end within two weeks, and who is past due. */
export const Plans = /* @__PURE__ */ z.object({
  plans: z.array(PlanRow).readonly(),
  ending: z.array(EndingPlan).readonly(),
  past_due: z.array(EndingPlan).readonly(),
});
export type Plans = z.infer<typeof Plans>;
