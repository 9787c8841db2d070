import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Buying, OwnPlan, PaymentEventRows } from '@clipwright/core/dashboard';
import { outcomeOf, planOf, sendStandard, STANDARD_SECRET } from '../payments/support/payments.js';
import { givePlan, startServer, type TestServer, waitUntil } from '../support/index.js';
import { accountIdOf, newOperator } from './support/operator.js';
import { newPerson, type Person } from './support/person.js';

const BILLING = 'https://billing.example.com/login';

let server: TestServer;
let operator: Person;
beforeAll(async () => {
  server = await startServer({
    role: 'http',
    env: {
      PAYMENTS_WEBHOOK_SECRET: STANDARD_SECRET,
      PAYMENT_LINKS: 'basic=https://pay.example.com/basic,api=https://pay.example.com/api?currency=eur',
      BILLING_PORTAL_URL: BILLING,
      SIGN_IN_ATTEMPTS_PER_ADDRESS: '1000',
    },
  });
  operator = await newOperator(server.origin, server.database);
});

const buyingOf = async (person: Person): Promise<Buying> =>
  (await person.tell<OwnPlan>({ path: '/dashboard/plan' })).buying;

const idOf = ({ email }: Person): Promise<string> => accountIdOf(server.database, email);

const changed = (account: string, data: object = {}) => ({
  type: 'subscription.changed',
  data: {
    ...{ account, plan: 'basic', state: 'active', as_of: new Date().toISOString() },
    period: { start: '2026-01-01T00:00:00Z', end: '2126-01-01T00:00:00Z' },
    ...data,
  },
});

describe('the ways to another plan', () => {
  it('are links to every higher plan that is sold, with the account in them', async () => {
    const person = await newPerson(server.origin);
    const { offers, billing_url: billing } = await buyingOf(person);
    expect([offers.map(({ plan, name }) => [plan, name]), billing]).toEqual([
      [
        ['basic', 'Basic'],
        ['api', 'API'],
      ],
      null,
    ]);
    const url = new URL(offers[1]?.url ?? '');
    expect([url.origin + url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      'https://pay.example.com/api',
      { currency: 'eur', client_reference_id: await idOf(person), prefilled_email: person.email },
    ]);
  });

  it('leave out plans that are no step up', async () => {
    const person = await newPerson(server.origin);
    await givePlan(server.database, person.email, 'pro');
    expect((await buyingOf(person)).offers.map(({ plan }) => plan)).toEqual(['api']);
    await givePlan(server.database, person.email, 'api');
    expect(await buyingOf(person)).toEqual({ offers: [], billing_url: null });
  });

  it('are where payments are managed for who pays, until that ends: nobody pays twice', async () => {
    const person = await newPerson(server.origin);
    const account = await idOf(person);
    expect(await outcomeOf(sendStandard(server.origin, changed(account)))).toBe('applied');
    expect(await buyingOf(person)).toEqual({ offers: [], billing_url: BILLING });
    await sendStandard(server.origin, changed(account, { state: 'ended' }));
    expect((await buyingOf(person)).offers).toHaveLength(2);
  });

  it('sell nothing beside a subscription that still asks for its money, though the plan is over here', async () => {
    const person = await newPerson(server.origin);
    const account = await idOf(person);
    await sendStandard(server.origin, changed(account, { state: 'past_due' }));
    expect(await planOf(server, account)).toBe('free');
    expect(await buyingOf(person)).toEqual({ offers: [], billing_url: BILLING });
  });

  it('sell nothing beside a subscription that runs under a plan that an operator gave', async () => {
    const person = await newPerson(server.origin);
    const account = await idOf(person);
    await sendStandard(server.origin, changed(account));
    const path = `/dashboard/operator/accounts/${account}/plan`;
    await operator.tell({ method: 'PUT', path, body: { plan: 'pro', until: null, reason: 'a gift' } });
    expect(await buyingOf(person)).toEqual({ offers: [], billing_url: BILLING });
  });

  it('are open again after a payment in one go; a customer finds their bills in any case', async () => {
    const person = await newPerson(server.origin);
    const once = changed(await idOf(person), {
      ...{ customer: `cus_of_${person.email}`, as_of: '2026-01-01T00:00:00Z' },
      period: { start: '2026-01-01T00:00:00Z', end: '2026-02-01T00:00:00Z' },
    });
    expect(await outcomeOf(sendStandard(server.origin, once))).toBe('applied');
    const { offers, billing_url: billing } = await buyingOf(person);
    expect([offers.length, billing]).toEqual([2, BILLING]);
  });
});

describe("the operators' list of payment events", () => {
  const list = (query: string) =>
    operator.tell<PaymentEventRows>({ path: `/dashboard/operator/payments?${query}` });

  it('says in a sentence what became of each, and keeps apart what is to be looked at', async () => {
    const account = await idOf(await newPerson(server.origin));
    await sendStandard(server.origin, changed(account, { plan: 'gold' }));
    await sendStandard(server.origin, changed(account));
    const { events } = await list(`search=${account}`);
    expect(events.map(({ outcome, undone }) => [outcome, undone])).toEqual([
      ['applied', false],
      ['unknown_plan', true],
    ]);
    expect((await list(`search=${account}&undone=true`)).events).toEqual([
      expect.objectContaining({ message: 'Nothing was granted: there is no plan called gold.' }),
    ]);
  });

  it('is read page by page, without a gap', async () => {
    const account = await idOf(await newPerson(server.origin));
    const sent = Array.from({ length: 60 }, (_, index) => ({ id: `msg_page_${account}_${index}` }));
    await Promise.all(
      sent.map((how) =>
        waitUntil(
          { what: 'an event to be taken' },
          async () => (await sendStandard(server.origin, changed(account), how)).status < 500,
        ),
      ),
    );
    const first = await list(`search=${account}`);
    const second = await list(`search=${account}&cursor=${encodeURIComponent(first.next_cursor ?? '')}`);
    const read = [...first.events, ...second.events].map(({ event }) => event);
    expect([first.events.length, second.next_cursor, new Set(read)]).toEqual([
      50,
      null,
      new Set(sent.map(({ id }) => id)),
    ]);
  });

  it('applies an event again, and nobody else may', async () => {
    const person = await newPerson(server.origin);
    const account = await idOf(person);
    await sendStandard(server.origin, changed(account), { id: 'msg_again' });
    const again = { path: '/dashboard/operator/payments/replay', body: { event: 'msg_again' } };
    expect((await operator.tell<PaymentEventRows>(again)).events).toEqual([
      expect.objectContaining({ event: 'msg_again', outcome: 'applied' }),
    ]);
    expect(await planOf(server, account)).toBe('basic');
    expect((await person.ask(again)).status).toBe(403);
    expect((await person.ask({ path: '/dashboard/operator/payments' })).status).toBe(403);
  });
});
