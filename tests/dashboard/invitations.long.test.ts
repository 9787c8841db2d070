import { beforeAll, describe, expect, it } from '@jest/globals';
import { rowsOf, startServer, type TestServer, waitUntil } from '../support/index.js';
import { accountIdOf } from './support/operator.js';
import { newPerson, Person, stranger } from './support/person.js';

const CLIP = { prompt: 'a red ball rolls by the sea', resolution: '480p', duration: 1 };
const LINK = /(http:\/\/\S+)\/join#([0-9A-Za-z]{40})$/m;

const codeOf = ({ status, json }: { status: number; json: unknown }): unknown[] => [
  status,
  (json as { code?: unknown }).code,
];

const tokenOf = (text: string): string => LINK.exec(text)?.[2] ?? '';

/** The token of the link that a server prints as long as nobody manages it. */
const printedToken = (server: TestServer): Promise<string> =>
  waitUntil({ what: 'the link to the first operator' }, () => tokenOf(server.stdout()) || null);

const join = (person: Person, invitation: string) =>
  person.ask({
    path: '/dashboard/sign-up',
    body: { email: person.email, password: person.password, invitation },
  });

const look = (origin: string, token: string) =>
  new Person(origin).ask({ path: '/dashboard/invitations/read', body: { token } });

describe('an invitation', () => {
  let server: TestServer;
  let operator: Person;
  let printed: string;

  beforeAll(async () => {
    server = await startServer({
      role: 'http',
      env: { SIGN_UP: 'closed', SIGN_IN_ATTEMPTS_PER_ADDRESS: '1000' },
    });
    operator = stranger(server.origin);
    printed = await printedToken(server);
    expect((await look(server.origin, printed)).json).toMatchObject({ operator: true, plan: 'api' });
    expect((await join(operator, printed)).status).toBe(200);
  });

  const invite = (plan = 'free') =>
    operator.tell<{ invitation_id: string; link: string; expires_at: string }>({
      path: '/dashboard/operator/invitations',
      body: { plan },
    });

  it('to be the first operator is printed while there is none, and works once', async () => {
    expect((await operator.ask({ path: '/dashboard/operator/settings' })).status).toBe(200);
    expect(codeOf(await join(stranger(server.origin), printed))).toEqual([400, 'link_expired']);
  });

  it('lets one person in where nobody may sign up, on its plan and without approval', async () => {
    const { link } = await invite('basic');
    expect(link.startsWith(`${server.origin}/join#`)).toBe(true);
    expect((await look(server.origin, tokenOf(link))).json).toMatchObject({ plan: 'basic', operator: false });
    const person = stranger(server.origin);
    expect((await join(person, tokenOf(link))).status).toBe(200);
    expect(await person.tell<object>({ path: '/dashboard/session' })).toMatchObject({
      account: { email: person.email, plan: 'basic', operator: false, waits_for: [] },
    });
    expect((await person.ask({ path: '/dashboard/videos', body: CLIP })).status).toBe(202);
    expect(codeOf(await join(stranger(server.origin), tokenOf(link)))).toEqual([400, 'link_expired']);
    expect((await look(server.origin, tokenOf(link))).status).toBe(400);
  });

  it('works for one of many who use it at once', async () => {
    const { link } = await invite();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => join(stranger(server.origin), tokenOf(link))),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400, 400, 400, 400, 400,
    ]);
  });

  it('is not used up by somebody who has an account already', async () => {
    const { link } = await invite();
    expect(
      codeOf(await join(new Person(server.origin, operator.email, operator.password), tokenOf(link))),
    ).toEqual([409, 'email_taken']);
    expect((await join(stranger(server.origin), tokenOf(link))).status).toBe(200);
  });

  it('ends when its time is up, and when an operator takes it back', async () => {
    const [old, taken] = [await invite(), await invite()];
    await rowsOf(server.database, 'UPDATE one_time_links SET expires_at = now() WHERE id = $1', [
      old.invitation_id,
    ]);
    await operator.tell({ method: 'DELETE', path: `/dashboard/operator/invitations/${taken.invitation_id}` });
    for (const { link } of [old, taken])
      expect(codeOf(await join(stranger(server.origin), tokenOf(link)))).toEqual([400, 'link_expired']);
    expect(
      (
        await operator.ask({
          method: 'DELETE',
          path: `/dashboard/operator/invitations/${taken.invitation_id}`,
        })
      ).status,
    ).toBe(404);
  });

  it('is kept as a hash, and shown in full this once', async () => {
    const { link, invitation_id: id } = await invite('pro');
    const token = tokenOf(link);
    const kept = await rowsOf(server.database, 'SELECT * FROM one_time_links');
    expect(JSON.stringify(kept)).not.toContain(token);
    const listed = await operator.ask({ path: '/dashboard/operator/invitations' });
    expect(listed.json).toMatchObject({
      invitations: expect.arrayContaining([
        expect.objectContaining({ invitation_id: id, plan: 'pro', made_by: operator.email }),
      ]),
    });
    const { text: log } = await operator.ask({ path: '/dashboard/operator/audit' });
    expect(log).toContain('invitation.made');
    for (const text of [listed.text, log, server.stderr()]) expect(text).not.toContain(token);
  });

  it('is made by operators alone', async () => {
    const person = stranger(server.origin);
    await join(person, tokenOf((await invite()).link));
    for (const wanted of [
      { path: '/dashboard/operator/invitations' },
      { path: '/dashboard/operator/invitations', body: { plan: 'api' } },
    ]) {
      expect(codeOf(await person.ask(wanted))).toEqual([403, 'operator_required']);
    }
  });

  it('can not be guessed by trying: what never was counts against the address', async () => {
    const strict = await startServer({
      role: 'http',
      database: server.database,
      env: { SIGN_IN_ATTEMPTS_PER_ADDRESS: '3' },
    });
    const [token] = ['0'.repeat(40)];
    const answers = [];
    for (let attempt = 0; attempt < 5; attempt += 1) answers.push((await look(strict.origin, token)).status);
    expect(answers).toContain(429);
  });
});

describe('a server without an operator', () => {
  it('has one operator, however many of its links are used at once', async () => {
    const first = await startServer({ role: 'http' });
    const second = await startServer({ role: 'http', database: first.database });
    const tokens = await Promise.all([first, second].map(printedToken));
    const people = tokens.map(() => stranger(first.origin));
    const answers = await Promise.all(people.map((person, index) => join(person, tokens[index] ?? '')));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    expect(await rowsOf(first.database, 'SELECT 1 AS one FROM accounts WHERE operator')).toHaveLength(1);
  });

  it('has links that end with the first operator, whoever made it', async () => {
    const server = await startServer({ role: 'http' });
    const person = await newPerson(server.origin);
    await rowsOf(server.database, 'UPDATE accounts SET operator = true WHERE id = $1', [
      await accountIdOf(server.database, person.email),
    ]);
    expect(codeOf(await join(stranger(server.origin), await printedToken(server)))).toEqual([
      400,
      'link_expired',
    ]);
  });
});
