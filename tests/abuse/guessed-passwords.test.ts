import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Person, stranger } from '../dashboard/support/person.js';
import { LoopbackMail } from '../dashboard/support/loopback-mail.js';
import {
  type Answer,
  call,
  seedAccount,
  type SeededAccount,
  seedVideo,
  startServer,
  type TestServer,
  unusedKey,
  VIDEO_STATUS,
  waitUntil,
} from '../support/index.js';
import { besideAttack } from './support/beside-attack.js';
import { MOST_SLOWDOWN } from './support/slowdown.js';

const OF_ONE_ACCOUNT_AND_NETWORK = 2;
const OF_ONE_NETWORK = 4;
const OF_ONE_ACCOUNT = 3;
const FAILED_KEYS = 5;

const mail = new LoopbackMail();
let server: TestServer;
let payer: SeededAccount;
let paid: string;
let networks = 0;

// Behind a trusted proxy, so that one test machine can speak from many addresses.
beforeAll(async () => {
  server = await startServer({
    role: 'http',
    env: {
      TRUSTED_PROXIES: '127.0.0.1',
      SMTP_URL: await mail.listen(),
      SIGN_IN_ATTEMPTS: String(OF_ONE_ACCOUNT_AND_NETWORK),
      SIGN_IN_ATTEMPTS_PER_ADDRESS: String(OF_ONE_NETWORK),
      SIGN_IN_ATTEMPTS_PER_ACCOUNT: String(OF_ONE_ACCOUNT),
      AUTH_FAILURES_PER_MINUTE: String(FAILED_KEYS),
    },
  });
  payer = await seedAccount(server.database);
  paid = await seedVideo(server.database, payer);
});

afterAll(() => mail.close());

/** An address of a network that nobody has used. */
const newAddress = (): string => `2001:db8:${(networks += 1).toString(16)}::1`;

const from = (address: string) => ({ Origin: server.origin, 'X-Forwarded-For': address });

const signIn = (person: Person, address: string, password = person.password): Promise<Answer> =>
  person.ask({ path: '/dashboard/sign-in', body: { email: person.email, password }, headers: from(address) });

async function signedUp(): Promise<Person> {
  const person = stranger(server.origin);
  const answer = await person.ask({
    path: '/dashboard/sign-up',
    body: { email: person.email, password: person.password },
    headers: from(newAddress()),
  });
  expect(answer.status).toBe(200);
  return person;
}

/** The same person in a browser that the account has not seen. */
const elsewhere = ({ origin, email, password }: Person): Person => new Person(origin, email, password);

const guess = (person: Person, address: string): Promise<Answer> =>
  signIn(elsewhere(person), address, 'a guess of somebody');

/** Guesses from a new network each time, until the account takes no more of them. */
async function guessFromEverywhere(person: Person): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length <= OF_ONE_ACCOUNT) answers.push(await guess(person, newAddress()));
  return answers;
}

const wrongKeyFrom = (address: string): Promise<Answer> =>
  call(server.origin, { path: VIDEO_STATUS, key: unusedKey(), headers: [['X-Forwarded-For', address]] });

const statusesOf = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status);
const thenRefused = (taken: number, status = 401): number[] => [
  ...Array.from({ length: taken }, () => status),
  429,
];

describe('somebody who guesses from the addresses of one /64', () => {
  it('is counted as one at the sign-in, however many accounts are tried, beside a customer who is served as ever', async () => {
    const answers: Answer[] = [];
    const { beside, alone } = await besideAttack({
      customer: () => call(server.origin, { path: `${VIDEO_STATUS}?video_id=${paid}`, key: payer.key }),
      attack: async () => {
        for (let host = 1; host <= OF_ONE_NETWORK + 1; host += 1)
          answers.push(await guess(stranger(server.origin), `2001:db8:ffff:1:${host}::${host}`));
      },
      atHeight: () => waitUntil({ what: 'the first guess' }, () => answers.length > 0),
    });
    expect(statusesOf(answers)).toEqual(thenRefused(OF_ONE_NETWORK));
    expect(statusesOf(beside.answers)).toEqual(alone.answers.map(() => 200));
    expect(beside.p95Ms).toBeLessThan(alone.p95Ms * MOST_SLOWDOWN);
  });

  it('is counted as one with wrong keys', async () => {
    const answers: Answer[] = [];
    for (let host = 1; host <= FAILED_KEYS + 1; host += 1)
      answers.push(await wrongKeyFrom(`2001:db8:ffff:2::${host}`));
    expect(statusesOf(answers)).toEqual(thenRefused(FAILED_KEYS));
    expect((await wrongKeyFrom('2001:db8:ffff:5::1')).status).toBe(401);
  });

  it('is counted as one with wrong keys, whatever port or garbage a proxy writes', async () => {
    const answers: Answer[] = [];
    for (let port = 1; port <= FAILED_KEYS + 1; port += 1)
      answers.push(await wrongKeyFrom(`203.0.113.9:${port}`));
    expect(statusesOf(answers)).toEqual(thenRefused(FAILED_KEYS));
  });

  it('is counted as one for links that reset a password, and for accounts that are made', async () => {
    const person = stranger(server.origin);
    const ask = (host: number): Promise<Answer> =>
      elsewhere(person).ask({
        path: '/dashboard/password/forgotten',
        body: { email: person.email },
        headers: from(`2001:db8:ffff:3::${host}`),
      });
    const answers: Answer[] = [];
    for (let host = 1; host <= OF_ONE_ACCOUNT_AND_NETWORK + 1; host += 1) answers.push(await ask(host));
    expect(statusesOf(answers)).toEqual(thenRefused(OF_ONE_ACCOUNT_AND_NETWORK, 200));
    const made: Answer[] = [];
    for (let host = 1; host <= OF_ONE_NETWORK + 1; host += 1) {
      const { email, password } = stranger(server.origin);
      made.push(
        await new Person(server.origin).ask({
          path: '/dashboard/sign-up',
          body: { email, password },
          headers: from(`2001:db8:ffff:4::${host}`),
        }),
      );
    }
    expect(statusesOf(made)).toEqual(thenRefused(OF_ONE_NETWORK, 200));
  });

  it('is told from the neighbours, and an IPv4 address inside IPv6 is that IPv4 address', async () => {
    const person = stranger(server.origin);
    for (const address of ['192.0.2.9', '::ffff:192.0.2.9'])
      expect((await guess(person, address)).status).toBe(401);
    expect((await guess(person, '[::ffff:c000:209]:4711')).status).toBe(429);
    expect((await guess(person, '192.0.2.10')).status).toBe(401);
  });
});

describe('somebody who guesses at one account from many networks', () => {
  it('is stopped after SIGN_IN_ATTEMPTS_PER_ACCOUNT, also with the right password, and learns no more of an account than of none', async () => {
    const person = await signedUp();
    const [known, unknown] = [
      await guessFromEverywhere(person),
      await guessFromEverywhere(stranger(server.origin)),
    ];
    expect(statusesOf(known)).toEqual(thenRefused(OF_ONE_ACCOUNT));
    expect(known.map(({ json }) => (json as { error: string }).error)).toEqual(
      unknown.map(({ json }) => (json as { error: string }).error),
    );
    expect((await signIn(elsewhere(person), newAddress())).status).toBe(429);
  });

  it('keeps nobody out of a browser that signed in before, wherever that is now', async () => {
    const person = await signedUp();
    await guessFromEverywhere(person);
    person.cookies.delete('clipwright');
    expect((await signIn(person, newAddress())).status).toBe(200);
    const other = elsewhere(await signedUp());
    other.cookies.set('clipwright-known', person.cookies.get('clipwright-known') ?? '');
    await guessFromEverywhere(other);
    expect((await signIn(other, newAddress())).status).toBe(429);
  });

  it('gives the browser that signed in before no more attempts than anybody has', async () => {
    const person = await signedUp();
    const answers: Answer[] = [];
    while (answers.length <= OF_ONE_ACCOUNT_AND_NETWORK)
      answers.push(await signIn(person, newAddress(), 'a slip of the pen'));
    expect(statusesOf(answers)).toEqual(thenRefused(OF_ONE_ACCOUNT_AND_NETWORK));
  });

  it('keeps nobody from a new password by mail, with which a new browser gets in', async () => {
    const person = await signedUp();
    await guessFromEverywhere(person);
    const browser = elsewhere(person);
    await browser.ask({
      path: '/dashboard/password/forgotten',
      body: { email: person.email },
      headers: from(newAddress()),
    });
    const { text } = await waitUntil({ what: 'the mail' }, () =>
      mail.mails.find(({ to, text: said }) => to === person.email && said.includes('/reset-password#')),
    );
    const token = /\/reset-password#(\S+)/.exec(text)?.[1] ?? '';
    const reset = await browser.ask({
      path: '/dashboard/password/reset',
      body: { token, new_password: 'four quiet harbours' },
      headers: from(newAddress()),
    });
    expect(reset.status).toBe(200);
    expect((await signIn(browser, newAddress(), 'four quiet harbours')).status).toBe(200);
  });
});

describe('people of one office', () => {
  it('sign in as often as they like: only what failed counts', async () => {
    const people = [await signedUp(), await signedUp()];
    const answers: Answer[] = [];
    for (let day = 0; day < OF_ONE_NETWORK; day += 1) {
      for (const person of people) answers.push(await signIn(elsewhere(person), '198.51.100.7'));
    }
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    expect((await guess(stranger(server.origin), '198.51.100.7')).status).toBe(401);
  });
});
