/** The version whose shape the objects have, as Stripe's package of this repository names it. */
const API_VERSION = '2026-10-28.endive';

/** Seconds since 1970, as Stripe counts. */
export type Seconds = number;

export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly created: Seconds;
  readonly data: { readonly object: object };
}

let made = 0;

/** An id that nothing else has. */
export const newId = (kind: string): string => `${kind}_${process.pid}x${(made += 1)}`;

export const stripeEvent = (type: string, created: Seconds, object: object): StripeEvent =>
  ({
    id: newId('evt'),
    type,
    created,
    ...{ object: 'event', api_version: API_VERSION, livemode: false, pending_webhooks: 1 },
    request: { id: null, idempotency_key: null },
    data: { object },
  }) as StripeEvent;

export interface SubscriptionFacts {
  readonly id: string;
  readonly customer: string;
  readonly price: string;
  readonly status: string;
  readonly start: Seconds;
  readonly end: Seconds;
  readonly cancelAtPeriodEnd?: boolean;
  readonly endedAt?: Seconds;
  readonly accountId?: string;
}

const metadataOf = (accountId?: string) => (accountId === undefined ? {} : { account_id: accountId });

/** Since 2025-03-31: the period stands on the items. */
export const subscription = (facts: SubscriptionFacts): object => ({
  ...base(facts),
  items: {
    object: 'list',
    data: [{ ...item(facts), current_period_start: facts.start, current_period_end: facts.end }],
  },
});

/** Before 2025-03-31: the period stands on the subscription. */
export const oldSubscription = (facts: SubscriptionFacts): object => ({
  ...base(facts),
  ...{ current_period_start: facts.start, current_period_end: facts.end },
  items: { object: 'list', data: [item(facts)] },
});

const base = ({
  id,
  customer,
  status,
  cancelAtPeriodEnd = false,
  endedAt,
  accountId,
}: SubscriptionFacts) => ({
  ...{
    id,
    customer,
    status,
    object: 'subscription',
    currency: 'eur',
    collection_method: 'charge_automatically',
  },
  cancel_at_period_end: cancelAtPeriodEnd,
  ...{ cancel_at: null, canceled_at: null, ended_at: endedAt ?? null },
  metadata: metadataOf(accountId),
});

const item = ({ id, price }: SubscriptionFacts) => ({
  ...{ id: `si_${id}`, object: 'subscription_item', quantity: 1, subscription: id },
  price: { id: price, object: 'price', currency: 'eur', unit_amount: 2900, recurring: { interval: 'month' } },
});

export interface InvoiceFacts {
  readonly customer: string;
  readonly subscription: string;
  readonly price: string;
  readonly start: Seconds;
  readonly end: Seconds;
  readonly reason?: string;
  /** The price of something else on the subscription, which is paid a year ahead. */
  readonly extra?: string;
}

/** Since 2025-03-31: the subscription stands in `parent`, a price in `pricing`. */
export const invoice = ({
  customer,
  subscription: of,
  price,
  start,
  end,
  reason,
  extra,
}: InvoiceFacts): object => ({
  ...{ id: newId('in'), object: 'invoice', customer, billing_reason: reason ?? 'subscription_cycle' },
  parent: {
    type: 'subscription_details',
    subscription_details: { subscription: of, metadata: {} },
    quote_details: null,
  },
  lines: {
    object: 'list',
    data: [
      upgradeLine(start),
      ...(extra === undefined
        ? []
        : [periodLine({ price: extra, start, end: start + 365 * 86_400, subscription: of })]),
      periodLine({ price, start, end, subscription: of }),
    ],
  },
});

const periodLine = ({ price, start, end, subscription: of }: Omit<InvoiceFacts, 'customer'>) => ({
  ...{ id: newId('il'), object: 'line_item', amount: 2900, period: { start, end } },
  parent: {
    type: 'subscription_item_details',
    subscription_item_details: { subscription: of, subscription_item: `si_${of}`, proration: false },
  },
  pricing: {
    type: 'price_details',
    price_details: { price, product: 'prod_1' },
    unit_amount_decimal: '2900',
  },
});

/** What was changed in the middle of the period before has a line of its own, with another price. */
const upgradeLine = (start: Seconds) => ({
  ...{ id: newId('il'), object: 'line_item', amount: 100, period: { start: start - 3_600, end: start } },
  parent: { type: 'subscription_item_details', subscription_item_details: { proration: true } },
  pricing: { type: 'price_details', price_details: { price: 'price_of_before' } },
});

/** Before 2025-03-31: subscription and price stand at the top. */
export const oldInvoice = ({
  customer,
  subscription: of,
  price,
  start,
  end,
  reason,
}: InvoiceFacts): object => ({
  ...{ id: newId('in'), object: 'invoice', customer, billing_reason: reason ?? 'subscription_cycle' },
  ...{ subscription: of, subscription_details: { metadata: {} } },
  lines: {
    object: 'list',
    data: [{ type: 'subscription', proration: false, price: { id: price }, period: { start, end } }],
  },
});

export const session = ({ customer, accountId }: { customer: string; accountId: string }): object => ({
  ...{
    id: newId('cs'),
    object: 'checkout.session',
    mode: 'subscription',
    status: 'complete',
    payment_status: 'paid',
  },
  ...{ client_reference_id: accountId, customer, subscription: null, metadata: {} },
});
