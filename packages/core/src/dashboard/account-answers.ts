import * as z from 'zod';
import { RateLimitObject } from '../wire/rate-limit-object.js';
import { AccountRow } from './operator-answers.js';
import { DayOfUse, KnownSession, Overview } from './own-answers.js';
import { OwnPlan } from './plan-answers.js';

/**
 * What operators see of one account: plan, key, window, what it made in the last 30 days and in all. `undo`: the operator who asks made the last change of the plan, and may take it back.
 */
export const AccountPage = /* @__PURE__ */ z.object({
  account: AccountRow,
  plan: /* @__PURE__ */ OwnPlan.pick({
    state: true,
    source: true,
    subscribed: true,
    period_start: true,
    period_end: true,
    grace_until: true,
    changes: true,
  }).extend({ undo: z.boolean() }),
  key: Overview.shape.key,
  rate_limit: RateLimitObject,
  videos: z.int(),
  credits_used: z.int(),
  days: z.array(DayOfUse),
});
export type AccountPage = z.infer<typeof AccountPage>;

/** The browsers in which somebody else is signed in. */
export const OthersSessions = /* @__PURE__ */ z.object({
  sessions: z.array(/* @__PURE__ */ KnownSession.omit({ current: true })),
});
export type OthersSessions = z.infer<typeof OthersSessions>;

/** A link that sets a password, in the one answer that shows it. */
export const MadeResetLink = /* @__PURE__ */ z.object({
  success: z.literal(true),
  link: z.url(),
  expires_at: z.iso.datetime(),
});
export type MadeResetLink = z.infer<typeof MadeResetLink>;

/** A new account, its key and the link to its first password, in the one answer that shows them. */
export const MadeAccount = /* @__PURE__ */ z.object({
  ...MadeResetLink.shape,
  account: AccountRow,
  api_key: z.string(),
});
export type MadeAccount = z.infer<typeof MadeAccount>;
