import Stripe from 'stripe';
import { Webhook } from 'standardwebhooks';
import { type Answer, call, rowsOf, type TestServer } from '../../support/index.js';
import { newId, type StripeEvent } from './stripe-objects.js';

export const STRIPE_SECRET = 'whsec_of_the_endpoint';
/** The one that it is about to be replaced with. */
export const NEXT_STRIPE_SECRET = 'whsec_of_the_next';
export const STANDARD_SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;

/** Prices at Stripe, and one of `free`, which nobody buys. */
export const PRICES = 'price_basic=basic,price_pro=pro,price_api=api,price_of_before=basic';

const STRIPE = '/internal/payments/stripe';
const STANDARD = '/internal/payments/standard';

/** A header as Stripe makes it, by its own library. */
export const stripeHeader = (payload: string, secret = STRIPE_SECRET, timestamp?: number): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp === undefined ? {} : { timestamp }),
  });

/** Sends bytes to the route of Stripe's events. */
export const sendStripe = (origin: string, body: string, header = stripeHeader(body)): Promise<Answer> =>
  call(origin, {
    ...{ method: 'POST', path: STRIPE, body },
    headers: [
      ['Content-Type', 'application/json; charset=utf-8'],
      ['Stripe-Signature', header],
    ],
  });

/** What became of an event, as the answer tells. Throws on anything but a 200. */
export async function outcomeOf(answer: Promise<Answer>): Promise<string> {
  const { status, text, json } = await answer;
  if (status !== 200) throw new Error(`The event was answered ${status}: ${text}`);
  return (json as { outcome: string }).outcome;
}

/** Sends an event as Stripe does. */
export const tell = ({ origin }: Pick<TestServer, 'origin'>, event: StripeEvent): Promise<string> =>
  outcomeOf(sendStripe(origin, JSON.stringify(event)));

/** Sends a body as Standard Webhooks says. */
export function sendStandard(
  origin: string,
  payload: object,
  { id = newId('msg'), secret = STANDARD_SECRET, at = new Date() } = {},
): Promise<Answer> {
  const body = JSON.stringify(payload);
  return call(origin, {
    ...{ method: 'POST', path: STANDARD, body },
    headers: [
      ['Content-Type', 'application/json'],
      ['webhook-id', id],
      ['webhook-timestamp', String(Math.floor(at.getTime() / 1000))],
      ['webhook-signature', new Webhook(secret).sign(id, at, body)],
    ],
  });
}

/** How an account stands. */
export interface Standing {
  readonly plan: string;
  readonly state: string;
  readonly period_start: Date;
  readonly period_end: Date | null;
  readonly grace_until: Date | null;
}

export async function standingOf({ database }: TestServer, accountId: string): Promise<Standing> {
  const [row] = await rowsOf<Standing>(
    database,
    'SELECT plan, state, period_start, period_end, grace_until FROM subscriptions WHERE account_id = $1',
    [accountId],
  );
  if (row === undefined) throw new Error(`${accountId} has no subscription.`);
  return row;
}

/** What holds now. */
export async function planOf({ database }: TestServer, accountId: string): Promise<string> {
  const [row] = await rowsOf<{ plan: string }>(database, 'SELECT plan FROM known_accounts WHERE id = $1', [
    accountId,
  ]);
  return row?.plan ?? 'nobody';
}
