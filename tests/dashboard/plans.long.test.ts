import { beforeAll, describe, expect, it } from '@jest/globals';
import type { OwnPlan, Overview, Plans } from '@clipwright/core/dashboard';
import { call, givePlan, rowsOf, seedAccount, startServer, type TestServer } from '../support/index.js';
import { clipwright } from './support/clipwright.js';
import { accountIdOf, newOperator } from './support/operator.js';
import { newPerson, type Person } from './support/person.js';

const PLANS = {
  api: { price: '49 a month' },
  studio: { name: 'Studio', price: '90 a month', api_access: true, credits_a_month: 500 },
};

let server: TestServer;
let operator: Person;

beforeAll(async () => {
  server = await startServer({
    role: 'http',
    env: { PLANS_FILE: JSON.stringify(PLANS), SIGN_IN_ATTEMPTS_PER_ADDRESS: '1000' },
  });
  operator = await newOperator(server.origin, server.database);
});

const planOf = (person: Person) => person.tell<OwnPlan>({ path: '/dashboard/plan' });
const plans = () => operator.tell<Plans>({ path: '/dashboard/operator/plans' });
const set = (accountId: string, columns: string) =>
  rowsOf(server.database, `UPDATE subscriptions SET ${columns} WHERE account_id = $1`, [accountId]);
const command = (email: string, ...options: string[]) =>
  clipwright(server, 'account', 'plan', '--email', email, '--json', ...options);

describe('somebody on Free', () => {
  it('is told which plans let a key call the API, before a key is made', async () => {
    const person = await newPerson(server.origin);
    const withAccess = [
      { plan: 'api', name: 'API', price: '49 a month' },
      { plan: 'studio', name: 'Studio', price: '90 a month' },
    ];
    expect(await person.tell<Overview>({ path: '/dashboard/overview' })).toMatchObject({
      ...{ plan_name: 'Free', api_access: false, key: null, with_access: withAccess },
    });
    expect(await planOf(person)).toMatchObject({
      ...{ name: 'Free', state: 'active', period_end: null, with_access: withAccess, changes: [] },
    });
  });
});

describe('a plan of the file', () => {
  it('lets a key call the API where it says so, until its period is over, which its owner sees', async () => {
    const person = await newPerson(server.origin);
    const { api_key: key } = await person.tell<{ api_key: string }>({
      method: 'POST',
      path: '/dashboard/key',
    });
    const status = async () => (await call(server.origin, { path: '/api/v1/account', key })).status;
    expect(await status()).toBe(403);
    const id = await accountIdOf(server.database, person.email);
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await operator.tell({
      method: 'PUT',
      path: `/dashboard/operator/accounts/${id}/plan`,
      body: { plan: 'studio', until, reason: 'won at the fair' },
    });
    expect(await status()).toBe(200);
    expect(await planOf(person)).toMatchObject({
      ...{ plan: 'studio', name: 'Studio', price: '90 a month', api_access: true, credits_a_month: 500 },
      ...{ state: 'active', source: 'operator', period_end: until, subscribed: 'Studio' },
      changes: [
        {
          ...{ by: operator.email, plan_name: 'Studio', state: 'active', period_end: until },
          reason: 'won at the fair',
        },
      ],
    });
    await set(id, 'period_end = clock_timestamp()');
    expect(await status()).toBe(403);
    expect(await planOf(person)).toMatchObject({ name: 'Free', state: 'ended', subscribed: 'Studio' });
    expect(await person.tell<Overview>({ path: '/dashboard/overview' })).toMatchObject({
      ...{ plan: 'free', studio: { seconds: 5 } },
    });
  });

  it('holds while a payment is late, until the grace period is over', async () => {
    const { accountId, key } = await seedAccount(server.database);
    const status = async () => (await call(server.origin, { path: '/api/v1/account', key })).status;
    const late = `state = 'past_due', period_end = clock_timestamp() - interval '1 day', grace_until = clock_timestamp()`;
    await set(accountId, `${late} + interval '1 hour'`);
    expect(await status()).toBe(200);
    await set(accountId, late);
    expect(await status()).toBe(403);
  });
});

describe('operators', () => {
  it('see how many accounts have each plan now, whose ends soon, and who is past due', async () => {
    const before = await plans();
    const people = await Promise.all(
      [1, 2, 3, 4].map(() => seedAccount(server.database, { plan: 'studio' })),
    );
    const [soon, late, over, gone] = people.map(({ accountId }) => accountId) as [
      string,
      string,
      string,
      string,
    ];
    await set(soon, `state = 'canceled', period_end = clock_timestamp() + interval '3 days'`);
    await set(late, `state = 'past_due', grace_until = clock_timestamp() + interval '30 days'`);
    await set(over, 'period_end = clock_timestamp()');
    await givePlan(server.database, gone, 'of-yesterday');
    const after = await plans();
    const counted = ({ plans: rows }: Plans, plan: string): number =>
      rows.find((row) => row.plan === plan)?.accounts ?? 0;
    const grown = (plan: string): number => counted(after, plan) - counted(before, plan);
    expect(['studio', 'free', 'of-yesterday'].map(grown)).toEqual([2, 1, 1]);
    expect(after.plans.find(({ plan }) => plan === 'of-yesterday')).toMatchObject({
      ...{ offered: false, api_access: false },
    });
    expect(after.ending.map(({ account_id: id, state }) => [id, state])).toEqual([[soon, 'canceled']]);
    expect(after.past_due.map(({ account_id: id, state }) => [id, state])).toEqual([[late, 'past_due']]);
    const { stdout } = await clipwright(server, 'plans', '--json');
    const told = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(told.slice(-2).map(({ account_id: id }) => id)).toEqual([late, soon]);
    expect(told.find(({ plan }) => plan === 'studio')).toMatchObject({ accounts: 2 });
  });

  it('find it on a page of its own', async () => {
    const { status, text } = await call(server.origin, { path: '/operator/plans' });
    expect([status, text]).toEqual([200, expect.stringContaining('<html')]);
  });

  it('see nothing of it without being one', async () => {
    const person = await newPerson(server.origin);
    expect((await person.ask({ path: '/dashboard/operator/plans' })).status).toBe(403);
    expect((await call(server.origin, { path: '/dashboard/plan' })).status).toBe(401);
  });
});

describe('the command line', () => {
  it('tells a plan and its period, and gives another, to the end of a day, for a reason', async () => {
    const { email, key } = await seedAccount(server.database, { plan: 'free' });
    const given = await command(email, '--plan', 'api', '--until', '2999-01-31', '--reason', 'paid by bank');
    expect(JSON.parse(given.stdout)).toMatchObject({
      ...{ email, plan: 'api', state: 'active', source: 'operator', period_end: '2999-01-31T23:59:59.999Z' },
    });
    expect((await command(email)).stdout).toBe(given.stdout);
    expect((await call(server.origin, { path: '/api/v1/account', key })).status).toBe(200);
    const { entries } = await operator.tell<{
      entries: { action: string; actor: string; details: object }[];
    }>({
      path: `/dashboard/operator/audit?search=${email}`,
    });
    expect(entries).toEqual([
      expect.objectContaining({
        ...{ action: 'subscription.changed', actor: 'command line' },
        details: expect.objectContaining({ plan: 'api', was: 'free', reason: 'paid by bank' }),
      }),
    ]);
  });

  it.each([
    [['--plan', 'gold'], /^--plan: this server has free, /],
    [['--plan', 'pro', '--until', '2001-01-01'], /^--until: the end of a plan has to lie ahead/],
    [['--plan', 'pro', '--until', 'soon'], /^--until takes a day like /],
    [['--until', '2999-01-01'], /^--until, --reason and --gift go with --plan/],
  ])('gives no plan by %j, and says why', async (options, text) => {
    const { accountId, email } = await seedAccount(server.database);
    const { code, stderr } = await command(email, ...options);
    expect([code, stderr]).toEqual([1, expect.stringMatching(text)]);
    const held = await rowsOf(
      server.database,
      'SELECT plan, period_end FROM subscriptions WHERE account_id = $1',
      [accountId],
    );
    expect(held).toEqual([{ plan: 'api', period_end: null }]);
  });
});
