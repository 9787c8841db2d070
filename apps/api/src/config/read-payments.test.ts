import { describe, expect, it } from '@jest/globals';
import { EMBEDDED_KIND } from './__fixtures__/embedded-kind.js';
import { problemsOf } from './__fixtures__/problems-of.js';
import { readConfig } from './read-config.js';

const problemsWith = (env: Record<string, string>): readonly string[] =>
  problemsOf(() => readConfig(EMBEDDED_KIND, env));

const SECRET = Buffer.alloc(32, 1).toString('base64');

describe('the settings of payments', () => {
  it('take secrets and pairs with commas between', () => {
    const { payments, buying, internal } = readConfig(EMBEDDED_KIND, {
      STRIPE_WEBHOOK_SECRET: 'whsec_one, whsec_two',
      STRIPE_PRICES: 'price_1=api, price_2=pro',
      PAYMENTS_WEBHOOK_SECRET: `whsec_${SECRET},${SECRET}`,
      PAYMENTS_LISTEN: '[::1]:8788',
      PAYMENT_LINKS: 'api=https://pay.example.com/?a=1&b=2',
    });
    expect(payments.stripeSecrets).toEqual(['whsec_one', 'whsec_two']);
    expect([...payments.stripePrices]).toEqual([
      ['price_1', 'api'],
      ['price_2', 'pro'],
    ]);
    expect(payments.standardSecrets).toHaveLength(2);
    expect(internal.address).toEqual({ host: '::1', port: 8788 });
    expect(buying.links.get('api')).toBe('https://pay.example.com/?a=1&b=2');
  });

  it.each([
    ['STRIPE_WEBHOOK_SECRET', 'sk_live_123'],
    ['PAYMENTS_WEBHOOK_SECRET', 'whsec_short'],
    ['STRIPE_PRICES', 'price_1'],
    ['STRIPE_PRICES', 'price_1=api,price_1=pro'],
    ['PAYMENT_LINKS', 'api=javascript:alert(1)'],
    ['PAYMENTS_LISTEN', '127.0.0.1'],
    ['PAYMENTS_LISTEN', '127.0.0.1:99999'],
    ['BILLING_PORTAL_URL', 'billing'],
  ])('say what is wrong with %s, and never show a secret: %s', (name, value) => {
    const [problem, ...others] = problemsWith({ [name]: value });
    expect([problem?.split(' ')[0], others]).toEqual([name, []]);
    if (name.endsWith('SECRET')) expect(problem).not.toContain(value);
  });

  it.each([
    [{ STRIPE_PRICES: 'price_1=gold' }, 'STRIPE_PRICES'],
    [{ PAYMENT_LINKS: 'gold=https://pay.example.com' }, 'PAYMENT_LINKS'],
  ])('refuse a plan that is not there: %j', (env, name) => {
    expect(problemsWith(env)).toEqual([
      `${name} names the plan "gold"; this server has free, basic, pro, api.`,
    ]);
  });

  it('know the plans of PLANS_FILE', () => {
    const env = { PLANS_FILE: '{"gold": {"name": "Gold"}}', STRIPE_PRICES: 'price_1=gold' };
    expect(readConfig(EMBEDDED_KIND, env).payments.stripePrices.get('price_1')).toBe('gold');
  });
});
