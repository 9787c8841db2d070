import type { PlansConfig } from '../../config/plans.js';
import type { Subscription } from '../subscriptions/subscription-records.door.js';
import type { MonthlyTerms } from './month-turn.js';

/** What an account is granted by its subscription. After its end months go on counting from where it began. */
export function termsOf(plans: PlansConfig, { plan, state, periodStart }: Subscription): MonthlyTerms {
  const { name, credits_a_month: aMonth, credits_pile_up: pilesUp } = plans.of(plan);
  return { plan: name, aMonth, pilesUp, since: periodStart, unpaid: state === 'past_due' };
}
