import fc from 'fast-check';
import { invoice, newId, session, type StripeEvent, stripeEvent, subscription } from './stripe-objects.js';

export const DAY = 86_400;
const PERIOD = 30 * DAY;
const STEP = 3_600;

/** What happens to a subscription at its provider. */
const STEPS = ['renew', 'fail', 'owe', 'recover', 'cancel', 'resume', 'change', 'end', 'silence'] as const;

const PRICES = ['price_basic', 'price_pro', 'price_api'] as const;

/** A subscription as its provider has it at last. */
export interface Truth {
  readonly price: string;
  readonly status: 'active' | 'past_due' | 'canceled';
  readonly cancelAtPeriodEnd: boolean;
  readonly start: number;
  readonly end: number;
  readonly endedAt: number | null;
  /** Whether its present period was paid for, whatever else is owed. */
  readonly isPaid: boolean;
}

/** All events of one account, in order, and how its subscriptions ended up. */
export interface Life {
  readonly accountId: string;
  readonly events: readonly StripeEvent[];
  /** Events that something newer follows about the same thing: they may get lost. */
  readonly mayBeLost: ReadonlySet<StripeEvent>;
  readonly subscriptions: readonly Truth[];
}

const SUBSCRIPTION = fc.record({
  price: fc.nat(PRICES.length - 1),
  steps: fc.array(fc.constantFrom(...STEPS), { maxLength: 6 }),
  gap: fc.integer({ min: 1, max: 20 * DAY }),
});

/** One or two subscriptions of one account, whose events say whose they are, or leave it to the checkout. */
export const LIFE = fc.record({
  plans: fc.array(SUBSCRIPTION, { minLength: 1, maxLength: 2 }),
  isNamed: fc.boolean(),
});

interface Whose {
  readonly customer: string;
  readonly accountId?: string;
}

/** One subscription at its provider: each step says so in one or two events of the same second. */
class LivedSubscription {
  readonly events: StripeEvent[] = [];
  truth: Truth;
  private readonly id = newId('sub');

  constructor(
    private readonly whose: Whose,
    price: number,
    private now: number,
  ) {
    this.truth = {
      ...{ price: PRICES[price] ?? 'price_api', status: 'active', cancelAtPeriodEnd: false },
      ...{ start: now, end: now + PERIOD, endedAt: null, isPaid: true },
    };
    this.say('created');
    this.bill('paid', 'subscription_create');
  }

  step(name: (typeof STEPS)[number]): void {
    if (this.truth.status === 'canceled' || name === 'silence') return;
    this.now += STEP;
    this[name]();
  }

  private renew(): void {
    if (!this.goesOn) return;
    this.nextPeriod({});
    this.say('updated');
    this.bill('paid');
  }

  private fail(): void {
    if (!this.goesOn) return;
    this.nextPeriod({ status: 'past_due', isPaid: false });
    this.bill('payment_failed');
    this.say('updated');
  }

  /** In the middle of a period: what a change costs is not paid, and the period stays as paid as it was. */
  private owe(): void {
    this.changeActive({ status: 'past_due' });
  }

  private recover(): void {
    if (this.truth.status !== 'past_due') return;
    this.truth = { ...this.truth, status: 'active', isPaid: true };
    this.bill('paid');
    this.say('updated');
  }

  private cancel(): void {
    this.changeActive({ cancelAtPeriodEnd: true });
  }

  private resume(): void {
    this.changeActive({ cancelAtPeriodEnd: false });
  }

  private change(): void {
    const next = (PRICES.findIndex((price) => price === this.truth.price) + 1) % PRICES.length;
    this.changeActive({ price: PRICES[next] ?? 'price_api' });
  }

  private end(): void {
    this.truth = { ...this.truth, status: 'canceled', endedAt: this.now };
    this.say('deleted');
  }

  private get goesOn(): boolean {
    return this.truth.status === 'active' && !this.truth.cancelAtPeriodEnd;
  }

  private nextPeriod(change: Partial<Truth>): void {
    const { end } = this.truth;
    this.now = end;
    this.truth = { ...this.truth, start: end, end: end + PERIOD, ...change };
  }

  private changeActive(change: Partial<Truth>): void {
    if (this.truth.status !== 'active') return;
    this.truth = { ...this.truth, ...change };
    this.say('updated');
  }

  private say(what: string): void {
    const { endedAt, price, status, cancelAtPeriodEnd, start, end } = this.truth;
    const facts = { price, status, cancelAtPeriodEnd, start, end };
    const told = { ...facts, ...this.whose, id: this.id, ...(endedAt === null ? {} : { endedAt }) };
    this.events.push(stripeEvent(`customer.subscription.${what}`, this.now, subscription(told)));
  }

  private bill(what: string, reason = 'subscription_cycle'): void {
    const { price, start, end } = this.truth;
    const { customer } = this.whose;
    const told = invoice({ customer, subscription: this.id, price, start, end, reason });
    this.events.push(stripeEvent(`invoice.${what}`, this.now, told));
  }
}

const isInvoice = ({ type }: StripeEvent): boolean => type.startsWith('invoice.');

/** Events that are not the last of their kind about their subscription. */
const outdated = ({ events }: LivedSubscription): StripeEvent[] =>
  events.filter((event, index) =>
    events.slice(index + 1).some((later) => isInvoice(later) === isInvoice(event)),
  );

/** The life of an account; it may be renewed five times, so `from` is long enough ago that nothing lies ahead. */
export function lifeOf(
  { plans, isNamed }: typeof LIFE extends fc.Arbitrary<infer Value> ? Value : never,
  accountId: string,
  from: number,
): Life {
  const whose = { customer: newId('cus'), ...(isNamed ? { accountId } : {}) };
  const lived = plans.map(({ price, steps, gap }, index) => {
    const one = new LivedSubscription(whose, price, from + index * gap);
    for (const step of steps) one.step(step);
    return one;
  });
  const checkout = stripeEvent('checkout.session.completed', from, session({ ...whose, accountId }));
  return {
    accountId,
    events: [checkout, ...lived.flatMap(({ events }) => events)],
    mayBeLost: new Set([...lived.flatMap(outdated), ...(isNamed ? [checkout] : [])]),
    subscriptions: lived.map(({ truth }) => truth),
  };
}
