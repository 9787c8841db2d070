import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountPage, AccountRow, MadeAccount, MadeResetLink } from '@clipwright/core/dashboard';
import {
  call,
  rowsOf,
  seedAccount,
  seedVideo,
  seedWindow,
  startServer,
  type TestServer,
} from '../support/index.js';
import { accountIdOf, newOperator } from './support/operator.js';
import { newPerson, Person, stranger } from './support/person.js';

const PASSWORD = 'a first quiet harbour';

describe('the page of an account', () => {
  let server: TestServer;
  let operator: Person;

  beforeAll(async () => {
    const PLANS_FILE = JSON.stringify({ pro: { credits_a_month: 50 }, api: { credits_a_month: 70 } });
    server = await startServer({ role: 'http', env: { PLANS_FILE } });
    operator = await newOperator(server.origin, server.database);
  });

  const at = (id: string, path = ''): string => `/dashboard/operator/accounts/${id}${path}`;

  const pageOf = (id: string, who: Person = operator): Promise<AccountPage> =>
    who.tell<AccountPage>({ path: at(id) });

  const give = (id: string, wish: object, who: Person = operator): Promise<AccountRow> =>
    who.tell<AccountRow>({
      method: 'PUT',
      path: at(id, '/plan'),
      body: { until: null, reason: 'a contract', ...wish },
    });

  const undo = (id: string, plan: string, who: Person = operator) =>
    who.ask({ path: at(id, '/plan/undo'), body: { plan } });

  const make = (email: string, plan = 'api'): Promise<MadeAccount> =>
    operator.tell<MadeAccount>({ path: '/dashboard/operator/accounts', body: { email, plan } });

  const setPassword = (link: string, password: string) =>
    new Person(server.origin).ask({
      path: '/dashboard/password/reset',
      body: { token: link.split('#')[1], new_password: password },
    });

  it('tells plan, key, window, use and sessions', async () => {
    const person = await newPerson(server.origin);
    const id = await accountIdOf(server.database, person.email);
    const owner = { accountId: id, email: person.email, key: '' };
    await person.tell({ method: 'POST', path: '/dashboard/key' });
    await seedWindow(server.database, owner, [60, 30]);
    await seedVideo(server.database, owner);
    await seedVideo(server.database, owner, { status: 'failed' });
    const page = await pageOf(id);
    expect(page).toMatchObject({
      account: { account_id: id, email: person.email },
      plan: { state: 'active', source: 'operator', period_end: null, undo: false },
      key: { hint: expect.any(String), last_used_at: null },
      rate_limit: { count: 2 },
      videos: 2,
    });
    expect(
      (await operator.tell<{ sessions: object[] }>({ path: at(id, '/sessions') })).sessions,
    ).toHaveLength(1);
    expect(page.days).toMatchObject([{ videos: 2, failed: 1 }]);
  });

  it('is not there for an account that is not', async () => {
    expect((await operator.ask({ path: at('acc_nobody') })).status).toBe(404);
  });

  it('is for operators alone, as everything on it', async () => {
    const person = await newPerson(server.origin);
    const id = await accountIdOf(server.database, person.email);
    const asked = [
      { path: at(id) },
      { path: at(id, '/reset-link'), body: {} },
      { path: at(id, '/plan/undo'), body: { plan: 'api' } },
      { path: '/dashboard/operator/accounts', body: { email: stranger().email, plan: 'api' } },
      { method: 'DELETE', path: at(id, '/sessions') },
    ];
    for (const question of asked) expect((await person.ask(question)).status).toBe(403);
  });

  it('lists the videos of that account, and no others', async () => {
    const owner = await seedAccount(server.database);
    const other = await seedAccount(server.database);
    const own = [await seedVideo(server.database, owner), await seedVideo(server.database, owner)];
    await seedVideo(server.database, other);
    const { videos } = await operator.tell<{ videos: { video_id: string }[] }>({
      path: `/dashboard/operator/videos?account=${owner.accountId}`,
    });
    expect(videos.map(({ video_id: video }) => video).sort()).toEqual(own.sort());
  });

  it('makes an account: its key calls the API at once, and its link sets the first password, once', async () => {
    const { email } = stranger();
    const made = await make(email);
    expect((await call(server.origin, { path: '/api/v1/account', key: made.api_key })).status).toBe(200);
    expect((await setPassword(made.link, PASSWORD)).status).toBe(200);
    expect((await setPassword(made.link, 'another quiet harbour')).status).toBe(400);
    expect((await new Person(server.origin, email, PASSWORD).signIn()).status).toBe(200);
  });

  it.each([
    [{ email: 'nobody', plan: 'api' }, 400],
    [{ email: 'x@example.com', plan: 'gold' }, 400],
    [{ email: 'x@example.com' }, 400],
  ])('makes no account of %j', async (body, status) => {
    expect((await operator.ask({ path: '/dashboard/operator/accounts', body })).status).toBe(status);
  });

  it('makes no second account with an address', async () => {
    const { email } = await seedAccount(server.database);
    const answer = await operator.ask({ path: '/dashboard/operator/accounts', body: { email, plan: 'api' } });
    expect([answer.status, answer.json]).toEqual([409, expect.objectContaining({ code: 'email_taken' })]);
  });

  it('makes a link that sets the password, which stays as it is until then', async () => {
    const person = await newPerson(server.origin);
    const id = await accountIdOf(server.database, person.email);
    const { link } = await operator.tell<MadeResetLink>({ path: at(id, '/reset-link'), body: {} });
    expect((await person.signIn()).status).toBe(200);
    expect((await setPassword(link, PASSWORD)).status).toBe(200);
    expect([await person.isSignedIn(), (await person.signIn()).status]).toEqual([false, 401]);
    expect((await new Person(server.origin, person.email, PASSWORD).signIn()).status).toBe(200);
  });

  it('asks for the password before it makes such a link, or an account, where an operator signed in long ago', async () => {
    const away = await newOperator(server.origin, server.database);
    await rowsOf(
      server.database,
      `UPDATE sessions SET created_at = now() - interval '1 hour' WHERE account_id = $1`,
      [await accountIdOf(server.database, away.email)],
    );
    const { accountId } = await seedAccount(server.database);
    for (const question of [
      { path: at(accountId, '/reset-link'), body: {} },
      { path: '/dashboard/operator/accounts', body: { email: stranger().email, plan: 'api' } },
    ]) {
      const answer = await away.ask(question);
      expect([answer.status, answer.json]).toEqual([
        403,
        expect.objectContaining({ code: 'password_required' }),
      ]);
    }
  });

  it('signs an account out of every browser', async () => {
    const person = await newPerson(server.origin);
    const id = await accountIdOf(server.database, person.email);
    await operator.tell({ method: 'DELETE', path: at(id, '/sessions') });
    expect([await person.isSignedIn(), await operator.isSignedIn()]).toEqual([false, true]);
  });

  it('takes a change of the plan back: plan, end, giver and period are as they were; credits that it brought stay for their month, and none come twice', async () => {
    const { accountId } = await seedAccount(server.database, { plan: 'free' });
    const until = new Date(Date.now() + 86_400_000).toISOString();
    await give(accountId, { plan: 'pro', until, gift: true });
    const row =
      'SELECT plan, source, state, period_start, period_end FROM subscriptions WHERE account_id = $1';
    const credits = () => operator.tell<{ monthly: number }>({ path: at(accountId, '/credits') });
    const before = await rowsOf(server.database, row, [accountId]);
    const earned = await credits();
    await give(accountId, { plan: 'api' });
    expect((await pageOf(accountId)).plan.undo).toBe(true);
    expect((await undo(accountId, 'api')).json).toMatchObject({ plan: 'pro' });
    expect(await rowsOf(server.database, row, [accountId])).toEqual(before);
    expect([earned.monthly, (await credits()).monthly]).toEqual([50, 70]);
    expect((await pageOf(accountId)).plan).toMatchObject({
      undo: false,
      changes: [{ reason: 'Undone: a contract' }, {}, {}],
    });
    expect((await undo(accountId, 'pro')).status).toBe(409);
    expect(await rowsOf(server.database, row, [accountId])).toEqual(before);
  });

  it('takes back the change that was seen, and no later one', async () => {
    const { accountId } = await seedAccount(server.database, { plan: 'free' });
    await give(accountId, { plan: 'pro' });
    await give(accountId, { plan: 'api' });
    expect((await undo(accountId, 'pro')).status).toBe(409);
    expect((await undo(accountId, 'api')).json).toMatchObject({ plan: 'pro' });
  });

  it('takes back a change of a plan that had ended unpaid', async () => {
    const { accountId } = await seedAccount(server.database);
    await rowsOf(
      server.database,
      `UPDATE subscriptions SET state = 'past_due', source = 'provider', period_start = now() - interval '40 days',
        period_end = now() - interval '10 days', grace_until = now() - interval '3 days' WHERE account_id = $1`,
      [accountId],
    );
    await give(accountId, { plan: 'pro' });
    expect((await undo(accountId, 'pro')).json).toMatchObject({ plan: 'free' });
    expect((await pageOf(accountId)).plan).toMatchObject({ state: 'ended', source: 'provider' });
  });

  it("takes back nobody else's change", async () => {
    const { accountId } = await seedAccount(server.database, { plan: 'free' });
    const colleague = await newOperator(server.origin, server.database);
    await give(accountId, { plan: 'pro' });
    await give(accountId, { plan: 'api' }, colleague);
    const answer = await undo(accountId, 'api');
    expect([answer.status, answer.json]).toEqual([
      409,
      expect.objectContaining({ code: 'not_the_last_change' }),
    ]);
    expect([(await pageOf(accountId)).plan.undo, (await pageOf(accountId, colleague)).plan.undo]).toEqual([
      false,
      true,
    ]);
  });

  it('stands in the audit log with all that was done on it, which is read by kind', async () => {
    const { email } = stranger();
    const made = await make(email, 'free');
    const id = made.account.account_id;
    await give(id, { plan: 'pro' });
    await operator.tell({ method: 'DELETE', path: at(id, '/sessions') });
    const actions = async (kind: string): Promise<string[]> => {
      const path = `/dashboard/operator/audit?search=${email}&kind=${kind}`;
      const { entries } = await operator.tell<{ entries: { action: string; actor: string }[] }>({ path });
      expect(entries.every(({ actor }) => actor === operator.email)).toBe(true);
      return entries.map(({ action }) => action);
    };
    expect(await actions('accounts')).toEqual(['account.made']);
    expect(await actions('plans')).toEqual(['subscription.changed']);
    expect(await actions('access')).toEqual(['session.ended', 'password.reset-link']);
    expect(await actions('credits')).toEqual([]);
    expect((await actions('')).length).toBe(4);
    const answer = await operator.ask({ path: `/dashboard/operator/audit?search=${email}` });
    for (const secret of [made.link.split('#')[1] ?? '', made.api_key])
      expect(answer.text).not.toContain(secret);
  });
});
