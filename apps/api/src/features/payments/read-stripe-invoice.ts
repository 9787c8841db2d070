import type { PlanOfPrice, Reading } from './payment-event.js';
import type { StripeInvoice } from './stripe-shapes.js';

/** The subscription that an invoice is for, and what was written on that. */
export function subscriptionOf(invoice: StripeInvoice): {
  readonly id: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
} {
  const details = invoice.parent?.subscription_details;
  return {
    id: details?.subscription ?? invoice.subscription,
    metadata: details?.metadata ?? invoice.subscription_details?.metadata ?? {},
  };
}

/** What an invoice says: paid, or not. The first one of a subscription that is not paid begins nothing. */
export function readInvoice(
  invoice: StripeInvoice,
  { paid, asOf, planOf }: { paid: boolean; asOf: Date; planOf: PlanOfPrice },
): Pick<Reading, 'word' | 'trouble'> {
  const { id } = subscriptionOf(invoice);
  const line = paidLine(invoice, planOf);
  const beginsUnpaid = !paid && invoice.billing_reason === 'subscription_create';
  if (id === null || line === null || beginsUnpaid) return { word: null, trouble: null };
  const price = priceOf(line);
  const plan = planOf(price);
  const word = {
    subscription: id,
    about: 'invoice',
    plan,
    state: paid ? 'active' : 'past_due',
    periodStart: line.period.start,
    periodEnd: line.period.end,
    asOf,
  } as const;
  return { word, trouble: plan === null ? { outcome: 'unknown_price', detail: price } : null };
}

type Line = StripeInvoice['lines']['data'][number];

const priceOf = ({ price, pricing }: Line): string =>
  pricing?.price_details?.price ?? price?.id ?? 'an invoice without a price';

/**
 * The line of the period itself: what was changed in the middle of one has lines of its own, and so have extras,
 * whose prices buy no plan.
 */
function paidLine({ lines }: StripeInvoice, planOf: PlanOfPrice): Line | null {
  const ofPeriods = lines.data.filter(isOfPeriod);
  const ofPlans = ofPeriods.filter((line) => planOf(priceOf(line)) !== null);
  return (
    (ofPlans.length === 0 ? ofPeriods : ofPlans).toSorted(
      (one, other) => +other.period.end - +one.period.end,
    )[0] ?? null
  );
}

function isOfPeriod({ parent, type, proration }: Line): boolean {
  const details = parent?.subscription_item_details;
  return details == null ? type === 'subscription' && proration !== true : details.proration !== true;
}
