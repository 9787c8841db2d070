import type { Config } from './config.js';
import type { PlansConfig } from './plans.js';
import type { SettingValues } from './read-settings.js';

const DAY_MS = 86_400_000;

/** The slices of payments. */
export const readPayments = (values: SettingValues): Pick<Config, 'payments' | 'internal' | 'buying'> => ({
  payments: {
    stripeSecrets: values.stripeWebhookSecret,
    standardSecrets: values.paymentsWebhookSecret,
    stripePrices: new Map(values.stripePrices),
    graceMs: values.paymentGraceDays * DAY_MS,
  },
  internal: { address: values.paymentsListen ?? null },
  buying: { links: new Map(values.paymentLinks), portalUrl: values.billingPortalUrl ?? null },
});

/** Whether payments come in. */
export const sells = (values: SettingValues): boolean =>
  values.stripeWebhookSecret.length + values.paymentsWebhookSecret.length > 0;

/** Money taken for a plan that is not there would buy nothing. */
export function checkSoldPlans(values: SettingValues, plans: PlansConfig, problems: string[]): void {
  const named = [
    ...values.stripePrices.map(([, plan]) => ['STRIPE_PRICES', plan] as const),
    ...values.paymentLinks.map(([plan]) => ['PAYMENT_LINKS', plan] as const),
  ];
  for (const [name, plan] of named.filter(([, sold]) => !plans.has(sold)))
    problems.push(`${name} names the plan "${plan}"; this server has ${plans.ids.join(', ')}.`);
}
