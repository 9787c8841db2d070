import type { PlansConfig } from '../../config/plans.js';
import { RENEWAL_LEEWAY_MS } from '../payments/renewal-leeway.door.js';
import type { Subscription } from '../subscriptions/subscription-records.door.js';
import type { MonthlyTerms } from './month-turn.js';

/**
 * Periods of providers have 30 days, or 31 after a February: what is left of one after its last whole month is no
 * month of its own.
 */
const SHORTEST_MONTH_MS = 15 * 86_400_000;

/** What an account is granted by its subscription. After its end months go on counting from where it began. */
export function termsOf(plans: PlansConfig, subscription: Subscription): MonthlyTerms {
  const { plan, state, periodStart } = subscription;
  const { name, credits_a_month: aMonth, credits_pile_up: pilesUp } = plans.of(plan);
  const unpaid = state === 'past_due';
  return { plan: name, aMonth, pilesUp, since: periodStart, unpaid, ...periodOf(subscription) };
}

/** What the end of the period means for its months: what was paid for, without the day that its plan holds longer. */
export function periodOf({
  source,
  state,
  periodEnd,
}: Pick<Subscription, 'source' | 'state' | 'periodEnd'>): Pick<MonthlyTerms, 'beginsBefore' | 'renewsAt'> {
  if (periodEnd === null || state === 'ended') return { beginsBefore: null, renewsAt: null };
  if (source !== 'provider') return { beginsBefore: periodEnd, renewsAt: null };
  const renews = state === 'active';
  const end = renews ? new Date(periodEnd.getTime() - RENEWAL_LEEWAY_MS) : periodEnd;
  return { beginsBefore: new Date(end.getTime() - SHORTEST_MONTH_MS), renewsAt: renews ? end : null };
}
