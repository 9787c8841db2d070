import type { PaidState, PlanOfPrice, Reading, Word } from './payment-event.js';
import type { StripeSubscription } from './stripe-shapes.js';

/** Null: nothing was paid yet, or never was. */
const STATES: Readonly<Record<string, PaidState | null>> = {
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'ended',
  paused: 'ended',
  canceled: 'ended',
  incomplete: null,
  incomplete_expired: null,
};

/** What a subscription says, as it stood when the event was made. */
export function readSubscription(
  subscription: StripeSubscription,
  { asOf, planOf }: { asOf: Date; planOf: PlanOfPrice },
): Pick<Reading, 'word' | 'trouble'> {
  const state = STATES[subscription.status];
  if (state === undefined)
    return { word: null, trouble: { outcome: 'unreadable', detail: `status ${subscription.status}` } };
  if (state === null) return { word: null, trouble: null };
  const item = boughtItem(subscription, planOf);
  const period = periodOf(subscription, item);
  if (period === null)
    return { word: null, trouble: { outcome: 'unreadable', detail: 'a subscription without a period' } };
  const plan = planOf(item.price.id);
  const word = { subscription: subscription.id, about: 'subscription', plan, asOf } as const;
  if (state === 'ended')
    return { word: { ...word, state, ...period, periodEnd: subscription.ended_at ?? asOf }, trouble: null };
  const trouble = plan === null ? ({ outcome: 'unknown_price', detail: item.price.id } as const) : null;
  return { word: { ...word, ...period, ...endOf(subscription, state, period.periodEnd) }, trouble };
}

type Item = StripeSubscription['items']['data'][number];

/** The first that buys a plan; others may be extras. */
function boughtItem({ items }: StripeSubscription, planOf: PlanOfPrice): Item {
  const found = items.data.find(({ price }) => planOf(price.id) !== null) ?? items.data[0];
  if (found === undefined) throw new TypeError('A subscription has an item: its schema says so.');
  return found;
}

function periodOf(
  subscription: StripeSubscription,
  item: Item,
): { readonly periodStart: Date; readonly periodEnd: Date } | null {
  const periodStart = item.current_period_start ?? subscription.current_period_start;
  const periodEnd = item.current_period_end ?? subscription.current_period_end;
  return periodStart === undefined || periodEnd === undefined ? null : { periodStart, periodEnd };
}

/** One that ends later than its period goes on, and tells so again when it comes to it. */
function endOf(
  { cancel_at_period_end: atEnd, cancel_at: at }: StripeSubscription,
  state: PaidState,
  periodEnd: Date,
): Pick<Word, 'state' | 'periodEnd'> {
  if (state !== 'active') return { state, periodEnd };
  if (at !== null && at !== undefined && at <= periodEnd) return { state: 'canceled', periodEnd: at };
  return { state: atEnd === true ? 'canceled' : state, periodEnd };
}
