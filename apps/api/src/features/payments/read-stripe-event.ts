import type { z } from 'zod';
import type { PaymentEvent, PlanOfPrice, Reading } from './payment-event.js';
import { readInvoice, subscriptionOf } from './read-stripe-invoice.js';
import { readSubscription } from './read-stripe-subscription.js';
import { INVOICE, SESSION, STRIPE_EVENT, SUBSCRIPTION } from './stripe-shapes.js';

interface Context {
  readonly asOf: Date;
  readonly planOf: PlanOfPrice;
}

type Read = (object: unknown, context: Context) => Reading;

const SAYS_NOTHING: Reading = { account: null, customer: null, word: null, trouble: null };

/** Reads what has the right shape; says what is wrong with anything else. */
const shaped =
  <Shape>(schema: z.ZodType<Shape>, read: (shape: Shape, context: Context) => Reading): Read =>
  (object, context) => {
    const parsed = schema.safeParse(object);
    if (parsed.success) return read(parsed.data, context);
    const [issue] = parsed.error.issues;
    const detail = `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}`;
    return { ...SAYS_NOTHING, trouble: { outcome: 'unreadable', detail } };
  };

const accountIn = ({ account_id: id }: Readonly<Record<string, unknown>>): string | null =>
  typeof id === 'string' && /^[^\0]{1,500}$/.test(id) ? id : null;

const session = shaped(SESSION, ({ client_reference_id: reference, customer, metadata }) => ({
  ...SAYS_NOTHING,
  account: reference ?? accountIn(metadata),
  customer,
}));

const subscription = shaped(SUBSCRIPTION, (object, context) => ({
  account: accountIn(object.metadata),
  customer: object.customer,
  ...readSubscription(object, context),
}));

const invoice = (paid: boolean): Read =>
  shaped(INVOICE, (object, context) => ({
    account: accountIn(subscriptionOf(object).metadata),
    customer: object.customer,
    ...readInvoice(object, { paid, ...context }),
  }));

const KINDS: ReadonlyMap<string, Read> = new Map([
  ['checkout.session.completed', session],
  ['checkout.session.async_payment_succeeded', session],
  ['customer.subscription.created', subscription],
  ['customer.subscription.updated', subscription],
  ['customer.subscription.deleted', subscription],
  ['customer.subscription.paused', subscription],
  ['customer.subscription.resumed', subscription],
  ['invoice.paid', invoice(true)],
  ['invoice.payment_failed', invoice(false)],
]);

/** What an event of Stripe says; null: events of its kind say nothing here. */
export function readStripeEvent(
  { kind, madeAt, payload }: PaymentEvent,
  planOf: PlanOfPrice,
): Reading | null {
  const read = KINDS.get(kind);
  if (read === undefined) return null;
  return read(STRIPE_EVENT.parse(payload).data.object, { asOf: madeAt, planOf });
}
