import { beforeAll, describe, expect, it } from '@jest/globals';
import { clipwright } from '../dashboard/support/clipwright.js';
import { Person } from '../dashboard/support/person.js';
import {
  type Answer,
  call,
  putKey,
  rowsOf,
  seedAccount,
  type SeededAccount,
  startServer,
  type TestServer,
  unusedKey,
} from '../support/index.js';
import { besideAttack } from './support/beside-attack.js';
import { MOST_SLOWDOWN } from './support/slowdown.js';

let server: TestServer;
let payer: SeededAccount;

beforeAll(async () => {
  server = await startServer({
    role: 'http',
    env: {
      SIGN_IN_ATTEMPTS: '10000',
      SIGN_IN_ATTEMPTS_PER_ADDRESS: '100000',
      AUTH_FAILURES_PER_MINUTE: '100000',
    },
  });
  payer = await seedAccount(server.database);
});

let victims = 0;

/** Somebody who signs up with the address of a customer whom the operator expects. */
async function squatter(): Promise<Person> {
  victims += 1;
  const person = new Person(server.origin, `customer-${victims}@example.com`, 'the password of a thief');
  await person.tell({ path: '/dashboard/sign-up', body: { email: person.email, password: person.password } });
  return person;
}

const create = ({ email }: Person, ...more: string[]) =>
  clipwright(server, 'account', 'create', '--email', email, '--plan', 'api', '--json', ...more);
const account = (key: string): Promise<Answer> => call(server.origin, { path: '/api/v1/account', key });
const planOf = async ({ email }: Person) =>
  (
    await rowsOf<{ plan: string }>(server.database, 'SELECT plan FROM known_accounts WHERE email = $1', [
      email,
    ])
  )[0]?.plan;

describe('an account that somebody else signed up with', () => {
  it('is not adopted by account create, which says who and when, offers to take it over, and changes nothing', async () => {
    const thief = await squatter();
    const { code, stdout, stderr } = await create(thief);
    expect([code, stdout, await planOf(thief)]).toEqual([1, '', 'free']);
    expect(stderr).toMatch(
      /made by somebody who signed up on \d{4}-\d\d-\d\d at \d\d:\d\d UTC from 127\.0\.0\.1, and nobody has proved that the address is theirs/,
    );
    expect(stderr).toContain('--take-over');
    expect(await thief.isSignedIn()).toBe(true);
  });

  it('is taken over without a trace of the thief: no session, password, key or right of theirs works', async () => {
    const thief = await squatter();
    const { api_key: old } = await thief.tell<{ api_key: string }>({
      method: 'POST',
      path: '/dashboard/key',
    });
    await rowsOf(server.database, 'UPDATE accounts SET operator = true WHERE email = $1', [thief.email]);
    const { stdout } = await create(thief, '--take-over');
    const { api_key: key, password } = JSON.parse(stdout) as { api_key: string; password: string };
    expect([await thief.isSignedIn(), (await thief.signIn()).status, (await account(old)).status]).toEqual([
      false,
      401,
      401,
    ]);
    const owner = new Person(server.origin, thief.email, password);
    expect([(await owner.signIn()).status, (await account(key)).status]).toEqual([200, 200]);
    expect(await owner.tell<object>({ path: '/dashboard/session' })).toMatchObject({
      account: { plan: 'api', operator: false, waits_for: [] },
    });
    const [entry] = await rowsOf(
      server.database,
      `SELECT actor, details FROM audit_entries WHERE action = 'account.taken-over' AND subject = $1`,
      [thief.email],
    );
    expect(entry).toEqual({
      actor: 'command line',
      details: { plan: 'api', joined: 'sign-up', joined_from: '127.0.0.1' },
    });
  });

  it.each([
    ['account set-plan', ['--plan', 'api']],
    ['key regenerate', []],
  ])('is warned of by %s', async (command, more) => {
    const thief = await squatter();
    const { code, stderr } = await clipwright(server, ...command.split(' '), '--email', thief.email, ...more);
    expect(code).toBe(0);
    expect(stderr).toMatch(/Warning: this account was made by somebody who signed up .* nobody has proved/);
    expect(stderr).toContain(`account create --email ${thief.email}`);
  });

  it('is not warned of where whoever runs the server made it', async () => {
    const made = new Person(server.origin, 'made-here@example.com');
    await create(made);
    expect((await clipwright(server, 'key', 'regenerate', '--email', made.email)).stderr).toBe('');
  });

  it('gives a thief nothing to hammer with while it is taken over, and a customer who pays does not feel it', async () => {
    const thief = await squatter();
    const key = unusedKey();
    const [row] = await rowsOf<{ id: string }>(server.database, 'SELECT id FROM accounts WHERE email = $1', [
      thief.email,
    ]);
    await putKey(server.database, row?.id ?? '', key);
    const answers: number[] = [];
    const hammer = async (signal: AbortSignal): Promise<void> => {
      while (!signal.aborted)
        answers.push(
          (await thief.ask({ method: 'POST', path: '/dashboard/key' })).status,
          (await account(key)).status,
        );
    };
    const taken = async (): Promise<void> => void (await create(thief, '--take-over'));
    const { alone, beside } = await besideAttack({
      customer: () => account(payer.key),
      attack: hammer,
      atHeight: taken,
    });
    expect([...alone.answers, ...beside.answers].every(({ status }) => status === 200)).toBe(true);
    expect(beside.p95Ms / alone.p95Ms).toBeLessThan(MOST_SLOWDOWN);
    expect([answers.at(-2), answers.at(-1)]).toEqual([401, 401]);
  });
});
