import { list, listen, number, type Setting, url } from './setting-kinds.js';

/** Texts of the form that a provider gives its secrets; several hold while one replaces another. */
const secrets = (shape: RegExp, message: string) =>
  list.refine((given) => given.every((secret) => shape.test(secret)), message).default([]);

/** `name=value` pairs with commas between; what a pair's value has to be is for the caller to say. */
const pairs = (message: string, isValue: (value: string) => boolean) =>
  list
    .transform((parts) =>
      parts.map((part) => [part.split('=', 1)[0] ?? '', part.replace(/^[^=]*=?/, '')] as const),
    )
    .refine((found) => found.every(([name, value]) => name !== '' && isValue(value)), message)
    .refine(
      (found) => new Set(found.map(([name]) => name)).size === found.length,
      `${message}, each name once`,
    )
    .default([]);

const isLink = (value: string): boolean =>
  URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);

const STANDARD_SECRET = /^(?:whsec_)?(?:[A-Za-z\d+/]{4}){8,}(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;

/** How payments come in, and where people pay. */
export const PAYMENT_SETTINGS = {
  stripeWebhookSecret: {
    name: 'STRIPE_WEBHOOK_SECRET',
    default: "none: Stripe's events are not taken",
    takes: 'secrets that start with whsec_, with commas between while one replaces another',
    description:
      'Signing secret of the endpoint at Stripe that sends its events to /internal/payments/stripe.',
    secret: true,
    schema: secrets(/^whsec_\S+$/, 'signing secrets of an endpoint, which start with whsec_'),
  },
  stripePrices: {
    name: 'STRIPE_PRICES',
    default: 'none: no price grants a plan',
    takes: 'price_id=plan pairs with commas between',
    description:
      'Which plan a price at Stripe buys, like price_1Abc=api,price_1Def=pro. An event with another price is kept and grants nothing.',
    schema: pairs('price_id=plan pairs with commas between', (plan) => plan !== ''),
  },
  paymentsWebhookSecret: {
    name: 'PAYMENTS_WEBHOOK_SECRET',
    default: 'none: such events are not taken',
    takes:
      'Standard Webhooks secrets (base64 of at least 24 bytes, with whsec_ or without), with commas between',
    description: 'Signing secret of whoever else sends events to /internal/payments/standard.',
    secret: true,
    schema: secrets(STANDARD_SECRET, 'secrets of Standard Webhooks, base64 of at least 24 bytes'),
  },
  paymentsListen: {
    name: 'PAYMENTS_LISTEN',
    default: 'none: where everything else is answered',
    takes: 'HOST:PORT',
    description:
      'An address of its own for /internal/payments. Then they are answered there alone, and nothing else is.',
    schema: listen.optional(),
  },
  paymentGraceDays: {
    name: 'PAYMENT_GRACE_DAYS',
    ...number(0, 365, 7),
    description:
      'How long a plan goes on after the beginning of a period whose payment failed, days, unless the provider ends it before.',
  },
  paymentEventRetentionDays: {
    name: 'PAYMENT_EVENT_RETENTION_DAYS',
    ...number(0, 36_500, 400),
    description:
      'How long the events of payment providers are kept as they came, days; 0: for ever. What they changed stays.',
  },
  paymentLinks: {
    name: 'PAYMENT_LINKS',
    default: 'none: the plan card says whom to ask',
    takes: 'plan=url pairs with commas between',
    description:
      "Where a plan is bought, like api=https://buy.stripe.com/abc. The account's id rides along as client_reference_id, its address as prefilled_email.",
    schema: pairs('plan=url pairs with commas between', isLink),
  },
  billingPortalUrl: {
    name: 'BILLING_PORTAL_URL',
    default: 'none: the plan card has no "Manage billing"',
    takes: 'an http or https URL',
    description: 'Where people who pay change their card, see invoices and cancel.',
    schema: url('http:', 'https:').optional(),
  },
} as const satisfies Record<string, Setting>;
