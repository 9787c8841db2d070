import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  givePlan,
  call,
  putKey,
  rowsOf,
  startServer,
  type TestServer,
  unusedKey,
  waitUntil,
} from '../support/index.js';
import { accountIdOf, newOperator } from './support/operator.js';
import { newPerson, Person, stranger } from './support/person.js';

const CLIP = { prompt: 'a red ball rolls by the sea', resolution: '480p', duration: 1 };

const codeOf = ({ status, json }: { status: number; json: unknown }): unknown[] => [
  status,
  (json as { code?: unknown }).code,
];

const modeOf = (origin: string) => new Person(origin).tell<object>({ path: '/dashboard/session' });

describe('a server on loopback', () => {
  it('is open: who signs up waits for nobody', async () => {
    const { origin } = await startServer({ role: 'http' });
    expect(await modeOf(origin)).toMatchObject({ sign_up: 'open' });
    const person = await newPerson(origin);
    expect(await modeOfPerson(person)).toMatchObject({ account: { waits_for: [] } });
    expect((await person.ask({ path: '/dashboard/videos', body: CLIP })).status).toBe(202);
  });

  it('that a proxy makes public asks for approval by itself, and prints the link to its first operator with the public address', async () => {
    const server = await startServer({
      role: 'http',
      env: { PUBLIC_URL: 'https://clips.example.com', HTTPS: 'off' },
    });
    expect(await modeOf(server.origin)).toMatchObject({ sign_up: 'approval' });
    await waitUntil({ what: 'the link' }, () => server.stdout().includes('/join#'));
    expect(server.stdout()).toMatch(/^ {2}https:\/\/clips\.example\.com\/join#[0-9A-Za-z]{40}$/m);
  });
});

const modeOfPerson = (person: Person) => person.tell<object>({ path: '/dashboard/session' });

describe('a server that approves who signs up', () => {
  let server: TestServer;
  let operator: Person;

  beforeAll(async () => {
    server = await startServer({ role: 'http', env: { SIGN_UP: 'approval' } });
    operator = await newOperator(server.origin, server.database);
    await rowsOf(server.database, `UPDATE accounts SET approval = 'approved' WHERE email = $1`, [
      operator.email,
    ]);
  });

  const waiting = async (): Promise<string[]> =>
    (
      await operator.tell<{ accounts: { email: string }[] }>({ path: '/dashboard/operator/accounts/waiting' })
    ).accounts.map(({ email }) => email);

  const decide = async ({ email }: Person, approval: string) =>
    await operator.tell({
      method: 'PATCH',
      path: `/dashboard/operator/accounts/${await accountIdOf(server.database, email)}`,
      body: { approval },
    });

  const lastEntry = async ({ email }: Person) => {
    const { entries } = await operator.tell<{
      entries: { action: string; actor: string; details: object }[];
    }>({ path: `/dashboard/operator/audit?search=${email}` });
    return entries[0];
  };

  it('lets them in, tells them that they wait, and lets them make neither a video nor a key', async () => {
    const person = await newPerson(server.origin);
    expect(await modeOfPerson(person)).toMatchObject({
      account: { email: person.email, waits_for: ['approval'] },
    });
    expect((await person.ask({ path: '/dashboard/overview' })).status).toBe(200);
    expect(codeOf(await person.ask({ path: '/dashboard/videos', body: CLIP }))).toEqual([
      403,
      'waiting_for_approval',
    ]);
    expect(codeOf(await person.ask({ method: 'POST', path: '/dashboard/key' }))).toEqual([
      403,
      'waiting_for_approval',
    ]);
    expect(
      await rowsOf(
        server.database,
        'SELECT 1 AS one FROM videos JOIN accounts a ON a.id = account_id WHERE a.email = $1',
        [person.email],
      ),
    ).toEqual([]);
  });

  it('refuses a key of theirs, whatever plan they have', async () => {
    const person = await newPerson(server.origin);
    const key = unusedKey();
    await putKey(server.database, await accountIdOf(server.database, person.email), key);
    await givePlan(server.database, person.email, 'api');
    const status = async () => (await call(server.origin, { path: '/api/v1/account', key })).status;
    expect(await status()).toBe(403);
    await decide(person, 'approved');
    expect(await status()).toBe(200);
  });

  it('shows them to operators, whose yes opens the account at once, with an entry in the audit log', async () => {
    const person = await newPerson(server.origin);
    expect(await waiting()).toContain(person.email);
    await decide(person, 'approved');
    expect(await waiting()).not.toContain(person.email);
    expect(await lastEntry(person)).toMatchObject({
      action: 'account.changed',
      actor: operator.email,
      details: { approval: 'approved' },
    });
    expect((await person.ask({ path: '/dashboard/videos', body: CLIP })).status).toBe(202);
  });

  it('signs out for good whom an operator refuses, and lets them back in when that was a mistake', async () => {
    const person = await newPerson(server.origin);
    await decide(person, 'refused');
    expect(await waiting()).not.toContain(person.email);
    expect([await person.isSignedIn(), (await person.signIn()).status]).toEqual([false, 401]);
    expect(await lastEntry(person)).toMatchObject({ action: 'sign-in-failed' });
    await decide(person, 'approved');
    expect((await person.signIn()).status).toBe(200);
    expect(await modeOfPerson(person)).toMatchObject({ account: { waits_for: [] } });
  });

  it('takes no yes from those who wait themselves', async () => {
    const person = await newPerson(server.origin);
    const path = `/dashboard/operator/accounts/${await accountIdOf(server.database, person.email)}`;
    expect(codeOf(await person.ask({ method: 'PATCH', path, body: { approval: 'approved' } }))).toEqual([
      403,
      'operator_required',
    ]);
    expect(
      codeOf(
        await person.ask({
          path: '/dashboard/sign-up',
          body: {
            email: stranger().email,
            password: person.password,
            approval: 'approved',
            mustVerify: false,
          },
        }),
      )[0],
    ).toBe(200);
    expect(await modeOfPerson(person)).toMatchObject({ account: { waits_for: ['approval'] } });
  });
});
