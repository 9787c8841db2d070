import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
import { LoopbackMail } from './support/loopback-mail.js';
import { accountIdOf, newOperator } from './support/operator.js';
import { newPerson, Person } from './support/person.js';

const CLIP = { prompt: 'a red ball rolls by the sea', resolution: '480p', duration: 1 };
const LINK = /(\S+)\/verify-email#([0-9A-Za-z]{40})/;

const mail = new LoopbackMail();
let server: TestServer;

beforeAll(async () => {
  server = await startServer({
    role: 'http',
    env: { SMTP_URL: await mail.listen(), SIGN_IN_ATTEMPTS_PER_ADDRESS: '1000' },
  });
});

afterAll(() => mail.close());

const codeOf = ({ status, json }: { status: number; json: unknown }): unknown[] => [
  status,
  (json as { code?: unknown }).code,
];
const mailsTo = ({ email }: Person) => mail.mails.filter(({ to, text }) => to === email && LINK.test(text));
const prove = (person: Person, token: string) =>
  person.ask({ path: '/dashboard/email/prove', body: { token } });
const askAgain = (person: Person) => person.ask({ path: '/dashboard/email/ask', body: {} });
const waitsOf = async (person: Person) =>
  (await person.tell<{ account: { waits_for: string[] } }>({ path: '/dashboard/session' })).account.waits_for;
const make = (person: Person) => person.ask({ path: '/dashboard/videos', body: CLIP });

async function mailedToken(person: Person, count = 1): Promise<string> {
  const mails = await waitUntil({ what: 'the mail' }, () =>
    mailsTo(person).length >= count ? mailsTo(person) : null,
  );
  return LINK.exec(mails.at(-1)?.text ?? '')?.[2] ?? '';
}

describe('where mail is sent', () => {
  it('somebody who signs up may look around, and makes neither a video nor a key before their address is proved', async () => {
    const person = await newPerson(server.origin);
    expect(await waitsOf(person)).toEqual(['email']);
    expect((await person.ask({ path: '/dashboard/overview' })).status).toBe(200);
    expect(codeOf(await make(person))).toEqual([403, 'email_unproved']);
    expect(codeOf(await person.ask({ method: 'POST', path: '/dashboard/key' }))).toEqual([
      403,
      'email_unproved',
    ]);
    expect((await prove(person, await mailedToken(person))).status).toBe(200);
    expect(await waitsOf(person)).toEqual([]);
    expect((await make(person)).status).toBe(202);
  });

  it('a key of an account that is not proved is refused on every plan', async () => {
    const person = await newPerson(server.origin);
    const key = unusedKey();
    await putKey(server.database, await accountIdOf(server.database, person.email), key);
    await givePlan(server.database, person.email, 'api');
    expect((await call(server.origin, { path: '/api/v1/account', key })).status).toBe(403);
    await prove(person, await mailedToken(person));
    expect((await call(server.origin, { path: '/api/v1/account', key })).status).toBe(200);
  });

  it('the link starts with our own address, and works once, within one hour', async () => {
    const person = await newPerson(server.origin);
    const token = await mailedToken(person);
    expect(mailsTo(person)[0]?.text).toContain(`${server.origin}/verify-email#`);
    await rowsOf(
      server.database,
      `UPDATE one_time_links SET expires_at = expires_at - interval '61 minutes' WHERE purpose = 'verification'`,
    );
    expect(codeOf(await prove(person, token))).toEqual([400, 'link_expired']);
    await askAgain(person);
    const fresh = await mailedToken(person, 2);
    expect([(await prove(person, fresh)).status, (await prove(person, fresh)).status]).toEqual([200, 400]);
  });

  it('the link is kept as a hash', async () => {
    const person = await newPerson(server.origin);
    const token = await mailedToken(person);
    expect(JSON.stringify(await rowsOf(server.database, 'SELECT * FROM one_time_links'))).not.toContain(
      token,
    );
  });

  it('mails another link when asked, as often as the setting says, and then how long to wait', async () => {
    const person = await newPerson(server.origin);
    for (let mails = 1; mails < 5; mails += 1) expect((await askAgain(person)).status).toBe(200);
    const refused = await askAgain(person);
    expect(codeOf(refused)).toEqual([429, 'too_many_mails']);
    expect(Number(refused.header('retry-after'))).toBeGreaterThan(3_000);
    await mailedToken(person, 5);
    expect(mailsTo(person)).toHaveLength(5);
  });

  it('an operator sees who is not proved, on whatever plan', async () => {
    const operator = await newOperator(server.origin, server.database);
    const person = await newPerson(server.origin);
    const look = () => operator.tell<object>({ path: `/dashboard/operator/accounts?search=${person.email}` });
    expect(await look()).toMatchObject({
      accounts: [{ email: person.email, unproved: true, joined: 'sign-up', joined_from: '127.0.0.1' }],
    });
    await prove(person, await mailedToken(person));
    expect(await look()).toMatchObject({ accounts: [{ unproved: false, email_verified: true }] });
  });
});

describe('a link that proves an address', () => {
  it('proves nothing for those who are not signed in to its account', async () => {
    const [person, other] = [await newPerson(server.origin), await newPerson(server.origin)];
    const token = await mailedToken(person);
    expect((await prove(new Person(server.origin), token)).status).toBe(401);
    expect(codeOf(await prove(other, token))).toEqual([400, 'link_expired']);
    expect([await waitsOf(person), await waitsOf(other)]).toEqual([['email'], ['email']]);
  });

  it('gives its owner the address back after somebody else signed up with it: a new password, and then the proof', async () => {
    const attacker = await newPerson(server.origin);
    const owner = new Person(server.origin, attacker.email, 'the true owner of this');
    await owner.ask({ path: '/dashboard/password/forgotten', body: { email: owner.email } });
    const reset = await waitUntil({ what: 'the mail' }, () =>
      mail.mails
        .map(({ to, text }) => (to === owner.email ? /\/reset-password#(\S+)/.exec(text)?.[1] : null))
        .find(Boolean),
    );
    await owner.tell({
      path: '/dashboard/password/reset',
      body: { token: reset, new_password: owner.password },
    });
    expect([
      await attacker.isSignedIn(),
      (await attacker.signIn()).status,
      (await owner.signIn()).status,
    ]).toEqual([false, 401, 200]);
    expect((await prove(owner, await mailedToken(owner))).status).toBe(200);
    expect((await make(owner)).status).toBe(202);
  });
});

describe('where no mail is sent', () => {
  it('nobody is asked for a proof, and who signed up then is not shut out when a mail server comes', async () => {
    const quiet = await startServer({ role: 'http' });
    const person = await newPerson(quiet.origin);
    expect(await waitsOf(person)).toEqual([]);
    expect((await make(person)).status).toBe(202);
    const { origin } = await startServer({
      role: 'http',
      database: quiet.database,
      env: { SMTP_URL: 'smtp://127.0.0.1:9' },
    });
    const same = new Person(origin, person.email, person.password);
    await same.signIn();
    expect(await waitsOf(same)).toEqual([]);
  });
});

describe('approval by an operator', () => {
  it('is told by mail, a yes and a no alike', async () => {
    const operator = await newOperator(server.origin, server.database);
    const [wanted, unwanted] = [await newPerson(server.origin), await newPerson(server.origin)];
    for (const [person, approval] of [
      [wanted, 'approved'],
      [unwanted, 'refused'],
    ] as const) {
      const path = `/dashboard/operator/accounts/${await accountIdOf(server.database, person.email)}`;
      await operator.tell({ method: 'PATCH', path, body: { approval } });
    }
    const told = (person: Person, text: string) =>
      waitUntil({ what: 'the mail' }, () =>
        mail.mails.some((received) => received.to === person.email && received.text.includes(text)),
      );
    await told(wanted, 'approved your account');
    await told(unwanted, 'did not approve');
    expect(
      mail.mails.filter(({ to, text }) => to === wanted.email && text.includes('did not approve')),
    ).toEqual([]);
  });
});
