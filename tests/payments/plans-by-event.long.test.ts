import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  commandEnvironment,
  errorOf,
  generated,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  startServer,
  type TestServer,
  waitUntil,
} from '../support/index.js';
import { planOf, PRICES, STRIPE_SECRET, standingOf, tell } from './support/payments.js';
import {
  invoice,
  newId,
  oldInvoice,
  oldSubscription,
  session,
  type StripeEvent,
  stripeEvent,
  subscription,
} from './support/stripe-objects.js';

const CLI = fileURLToPath(new URL('../../apps/api/dist/cli.js', import.meta.url));
const DAY = 86_400;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { STRIPE_WEBHOOK_SECRET: STRIPE_SECRET, STRIPE_PRICES: PRICES } });
});

const free = (): Promise<SeededAccount> => seedAccount(server.database, { plan: 'free' });

/** Somebody's subscription at Stripe, and the events that it sends; each is an hour after the one before. */
class AtStripe {
  readonly customer = newId('cus');
  readonly id = newId('sub');
  readonly start = Math.floor(Date.now() / 1000) - 2 * DAY;
  readonly end = this.start + 30 * DAY;
  private now = this.start;

  constructor(readonly accountId?: string) {}

  subscription(
    what: string,
    facts: { price?: string; status?: string; cancelAtPeriodEnd?: boolean; endedAt?: number } = {},
    shape = subscription,
  ): StripeEvent {
    const { id, customer, start, end, accountId } = this;
    const told = { id, customer, start, end, price: 'price_api', status: 'active', ...facts };
    const whose = accountId === undefined ? {} : { accountId };
    return this.event(`customer.subscription.${what}`, shape({ ...told, ...whose }));
  }

  invoice(
    what: string,
    facts: { start?: number; end?: number; reason?: string; price?: string; extra?: string } = {},
    shape = invoice,
  ): StripeEvent {
    const { id, customer, start, end } = this;
    return this.event(
      `invoice.${what}`,
      shape({ subscription: id, customer, start, end, price: 'price_api', ...facts }),
    );
  }

  /** What it sends next happens in a minute: after all that was done here. */
  wait(): void {
    this.now = Math.floor(Date.now() / 1000) + 60 - 3_600;
  }

  checkout(accountId: string): StripeEvent {
    return this.event('checkout.session.completed', session({ customer: this.customer, accountId }));
  }

  private event(type: string, object: object): StripeEvent {
    this.now += 3_600;
    return stripeEvent(type, this.now, object);
  }
}

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

async function clipwright(...args: string[]): Promise<string> {
  const env = {
    ...commandEnvironment(server),
    STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    STRIPE_PRICES: `${PRICES},price_new=api`,
  };
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...args], { env });
  return stdout;
}

describe.each([
  ['since 2025-03-31', subscription, invoice],
  ['before 2025-03-31', oldSubscription, oldInvoice],
])('events of the shape %s', (_, ofSubscription, ofInvoice) => {
  it('set plan and period: of a subscription, of a paid invoice, of one that is not paid', async () => {
    const { accountId } = await free();
    const at = new AtStripe(accountId);
    await tell(server, at.subscription('created', {}, ofSubscription));
    const until = (seconds: number) => ({ period_end: dateOf(seconds + DAY), grace_until: null });
    expect(await standingOf(server, accountId)).toEqual({
      ...{ plan: 'api', state: 'active', period_start: dateOf(at.start) },
      ...until(at.end),
    });
    const next = { start: at.end, end: at.end + 30 * DAY };
    await tell(server, at.invoice('paid', next, ofInvoice));
    expect(await standingOf(server, accountId)).toEqual({
      ...{ plan: 'api', state: 'active', period_start: dateOf(next.start) },
      ...until(next.end),
    });
    const third = { start: next.end, end: next.end + 30 * DAY };
    await tell(server, at.invoice('payment_failed', third, ofInvoice));
    expect(await standingOf(server, accountId)).toMatchObject({
      state: 'past_due',
      grace_until: dateOf(third.start + 7 * DAY),
    });
  });
});

describe('a subscription at Stripe', () => {
  it('that is canceled holds to the end of its period, and to the second', async () => {
    const { accountId } = await free();
    const at = new AtStripe(accountId);
    await tell(server, at.subscription('updated', { cancelAtPeriodEnd: true }));
    expect(await standingOf(server, accountId)).toMatchObject({
      state: 'canceled',
      period_end: dateOf(at.end),
    });
    expect(await planOf(server, accountId)).toBe('api');
  });

  it('that ended holds no longer', async () => {
    const { accountId } = await free();
    const at = new AtStripe(accountId);
    await tell(server, at.subscription('created'));
    await tell(server, at.subscription('deleted', { status: 'canceled', endedAt: at.start + DAY }));
    expect(await standingOf(server, accountId)).toMatchObject({
      state: 'ended',
      period_end: dateOf(at.start + DAY),
    });
    expect(await planOf(server, accountId)).toBe('free');
  });

  it('that is over takes nothing of what an operator gave in the meantime', async () => {
    const { accountId, email } = await free();
    const at = new AtStripe(accountId);
    await tell(server, at.subscription('created'));
    await clipwright('account', 'plan', '--email', email, '--plan', 'pro', '--reason', 'by bank');
    at.wait();
    const over = at.subscription('deleted', { status: 'canceled' });
    expect(await tell(server, over)).toBe('nothing');
    expect(await standingOf(server, accountId)).toMatchObject({ plan: 'pro', state: 'active' });
  });

  it('that owes something in the middle of a period that is paid holds to the end of that', async () => {
    const { accountId } = await free();
    const at = new AtStripe(accountId);
    await tell(server, at.invoice('paid', { reason: 'subscription_create' }));
    await tell(server, at.subscription('updated', { status: 'past_due' }));
    const owing = { state: 'past_due', period_end: dateOf(at.end), grace_until: dateOf(at.end) };
    expect(await standingOf(server, accountId)).toMatchObject(owing);
  });

  it('on whose invoice stands something else, for longer, has the period of its plan', async () => {
    const { accountId } = await free();
    const at = new AtStripe(accountId);
    await tell(server, at.checkout(accountId));
    const paid = at.invoice('paid', { extra: 'price_of_storage' });
    expect(await tell(server, paid)).toBe('applied');
    expect(await standingOf(server, accountId)).toMatchObject({
      plan: 'api',
      period_end: dateOf(at.end + DAY),
    });
  });

  it.each(['incomplete', 'incomplete_expired'])(
    'whose first payment never came (%s) gives nothing',
    async (status) => {
      const { accountId } = await free();
      const at = new AtStripe(accountId);
      expect(await tell(server, at.subscription('created', { status }))).toBe('learned');
      expect(await tell(server, at.invoice('payment_failed', { reason: 'subscription_create' }))).toBe(
        'nothing',
      );
      expect(await planOf(server, accountId)).toBe('free');
    },
  );

  it("is nobody's until the checkout names its account; then it is applied by itself", async () => {
    const { accountId } = await free();
    const at = new AtStripe();
    expect(await tell(server, at.subscription('created'))).toBe('unknown_account');
    expect(await tell(server, at.checkout(accountId))).toBe('learned');
    expect(await planOf(server, accountId)).toBe('api');
    expect(await tell(server, at.subscription('updated', { price: 'price_pro' }))).toBe('applied');
    expect(await planOf(server, accountId)).toBe('pro');
  });

  it('beside another one: the higher plan holds, and the end of the lower one takes nothing', async () => {
    const { accountId } = await free();
    const [basic, pro] = [new AtStripe(accountId), new AtStripe(accountId)];
    await tell(server, pro.subscription('created', { price: 'price_pro' }));
    await tell(server, basic.subscription('created', { price: 'price_basic' }));
    expect(await planOf(server, accountId)).toBe('pro');
    await tell(server, basic.subscription('deleted', { status: 'canceled', price: 'price_basic' }));
    expect(await planOf(server, accountId)).toBe('pro');
  });
});

describe('what operators have to know', () => {
  it('an unknown price grants nothing; once it has a plan, a replay grants it', async () => {
    const { accountId } = await free();
    const event = new AtStripe(accountId).subscription('created', { price: 'price_new' });
    expect(await tell(server, event)).toBe('unknown_price');
    expect(await planOf(server, accountId)).toBe('free');
    expect(await clipwright('payments', 'list', '--undone', '--json', '--search', event.id)).toContain(
      'STRIPE_PRICES has no plan for price_new',
    );
    expect(JSON.parse(await clipwright('payments', 'show', '--event', event.id))).toMatchObject({
      payload: event,
    });
    expect(JSON.parse(await clipwright('payments', 'replay', '--event', event.id, '--json'))).toMatchObject({
      outcome: 'applied',
    });
    expect(await planOf(server, accountId)).toBe('api');
  });

  it('a replay of all grants what lies behind hundreds of others, and leaves those that only wait', async () => {
    const { accountId } = await free();
    await tell(server, new AtStripe(accountId).subscription('created', { price: 'price_new' }));
    const body = JSON.stringify(stripeEvent('customer.subscription.created', 1, {}));
    const many = `
      INSERT INTO payment_events (provider, id, kind, made_at, payload, customer, outcome, detail)
      SELECT 'stripe', $1 || n, 'customer.subscription.created', now(), $2, 'cus_nobody', $3, $4 FROM generate_series(1, 201) n`;
    await rowsOf(server.database, many, ['evt_waits_', body, 'unknown_account', '']);
    await rowsOf(server.database, many, ['evt_odd_', body, 'unreadable', 'id']);
    await clipwright('payments', 'replay');
    expect(await planOf(server, accountId)).toBe('api');
    const waiting = `SELECT 1 FROM payment_events WHERE id LIKE 'evt_waits_%' AND outcome = 'unknown_account'`;
    expect(await rowsOf(server.database, waiting)).toHaveLength(201);
  });

  it("a customer of one account is never another's", async () => {
    const [owner, other] = [await free(), await free()];
    const at = new AtStripe();
    await tell(server, at.checkout(owner.accountId));
    const event = at.checkout(other.accountId);
    expect(await tell(server, event)).toBe('customer_conflict');
    expect(await clipwright('payments', 'list', '--search', event.id)).toContain(
      `this customer belongs to the account ${owner.accountId}, and the event names another`,
    );
    await tell(server, at.subscription('created'));
    expect([await planOf(server, owner.accountId), await planOf(server, other.accountId)]).toEqual([
      'api',
      'free',
    ]);
  });

  it('an account that is not there is named', async () => {
    const event = new AtStripe('acc_gone').subscription('created');
    expect(await tell(server, event)).toBe('unknown_account');
    expect(await clipwright('payments', 'list', '--search', event.id)).toContain(
      'It names the account acc_gone, and there is none.',
    );
  });
});

describe('an event that ends a plan', () => {
  it('while a video is made never interrupts it: the next call is refused', async () => {
    const { accountId, key } = await free();
    const at = new AtStripe(accountId);
    await tell(server, at.subscription('created'));
    const caller = { origin: server.origin, key };
    const made = postText(caller);
    const admitted = 'SELECT id FROM videos WHERE account_id = $1';
    await waitUntil(
      { what: 'the video to be admitted' },
      async () => (await rowsOf(server.database, admitted, [accountId])).length === 1,
    );
    await tell(server, at.subscription('deleted', { status: 'canceled' }));
    expect(generated(await made).success).toBe(true);
    expect(errorOf(await postText(caller), 'plan_required').error).toBe('API access requires the API plan');
  });
});
