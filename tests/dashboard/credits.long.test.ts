import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CreditBalance, CreditEntries } from '@clipwright/core/dashboard';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  call,
  commandEnvironment,
  postText,
  rowsOf,
  startServer,
  type TestServer,
  waitUntil,
} from '../support/index.js';
import { accountIdOf, newOperator } from './support/operator.js';
import { newPerson, type Person } from './support/person.js';

const CLI = join(import.meta.dirname, '../../apps/api/dist/cli.js');
/** One credit. */
const CLIP = {
  prompt: 'a red ball rolls by the sea',
  video_model: 'modela2',
  resolution: '480p',
  duration: 1,
};

let server: TestServer;
let operator: Person;

beforeAll(async () => {
  const plans = { free: { credits_a_month: 3, at_once: 100 }, api: { credits_a_month: null } };
  const env = {
    PLANS_FILE: JSON.stringify(plans),
    RATE_LIMIT: '2',
    SIGN_IN_ATTEMPTS_PER_ADDRESS: '1000',
    WORKER_SLOTS: '2',
  };
  server = await startServer({ env });
  operator = await newOperator(server.origin, server.database);
});

const make = (person: Person, change: object = {}) =>
  person.ask({ path: '/dashboard/videos', body: { ...CLIP, ...change } });

const balanceOf = (person: Person) => person.tell<CreditBalance>({ path: '/dashboard/credits' });

const entriesOf = async (person: Person) =>
  (await person.tell<CreditEntries>({ path: '/dashboard/credits/entries' })).entries;

const creditsPath = async ({ email }: Person): Promise<string> =>
  `/dashboard/operator/accounts/${await accountIdOf(server.database, email)}/credits`;

const give = async (to: Person, gift: object, by = operator) =>
  await by.ask({ path: await creditsPath(to), body: gift });

const untilNothingIsHeld = (person: Person): Promise<CreditBalance> =>
  waitUntil({ what: 'every video to be settled' }, async () => {
    const balance = await balanceOf(person);
    return balance.held === 0 ? balance : null;
  });

async function clipwright(...args: string[]): Promise<{ stdout: string; stderr: string }> {
  return await promisify(execFile)(process.execPath, [CLI, ...args], { env: commandEnvironment(server) });
}

describe('the credits of a plan', () => {
  it('are there from the first look, reserved by a video, and used once it is made', async () => {
    const person = await newPerson(server.origin);
    const next = { credits: 3, at: expect.any(String) };
    const full = { unlimited: false, plan: 'Free', monthly: 3, lasting: 0, held: 0, next };
    expect(await balanceOf(person)).toEqual(full);
    expect((await make(person)).status).toBe(202);
    expect((await untilNothingIsHeld(person)).monthly).toBe(2);
    const [used, reserved, granted] = await entriesOf(person);
    expect([used, reserved, granted].map((entry) => [entry?.kind, entry?.amount, entry?.change])).toEqual([
      ['settle', 1, 0],
      ['reserve', 1, -1],
      ['grant', 3, 3],
    ]);
    expect(used?.video_id).toBe(reserved?.video_id);
  });

  it('refuse what is beyond them before anything is made, and say what is missing and when more comes', async () => {
    const person = await newPerson(server.origin);
    const { next } = await balanceOf(person);
    const refused = await make(person, { duration: 5 });
    expect([refused.status, refused.json]).toEqual([
      403,
      expect.objectContaining({
        success: false,
        code: 'insufficient_credits',
        error: `This video costs 5 credits, and 3 are left: 2 too few. The next 3 credits come on ${next?.at.slice(0, 10)} at ${next?.at.slice(11, 16)} UTC.`,
      }),
    ]);
    const id = await accountIdOf(server.database, person.email);
    const left = await rowsOf(
      server.database,
      `SELECT (SELECT count(*)::int FROM videos WHERE account_id = $1) AS videos, (SELECT count(*)::int FROM studio_uses WHERE account_id = $1) AS uses,
              (SELECT count(*)::int FROM storage_holds WHERE account_id = $1) AS holds`,
      [id],
    );
    expect(left).toEqual([{ videos: 0, uses: 0, holds: 0 }]);
  });

  it('come back when a video is canceled while it waits', async () => {
    const person = await newPerson(server.origin);
    const made = await Promise.all([make(person), make(person), make(person)]);
    expect((await balanceOf(person)).monthly).toBe(0);
    for (const { json } of made) {
      const { video_id: id } = json as { video_id: string };
      await person.ask({ method: 'DELETE', path: `/dashboard/videos/${id}` });
    }
    const { monthly } = await untilNothingIsHeld(person);
    const entries = await entriesOf(person);
    const used = entries.filter(({ kind }) => kind === 'settle').length;
    expect(monthly).toBe(3 - used);
  });
});

describe('the window and the studio', () => {
  it('stand side by side: a key counts and spends nothing, the studio spends and counts nowhere', async () => {
    const person = await newPerson(server.origin);
    const id = await accountIdOf(server.database, person.email);
    await rowsOf(server.database, `UPDATE subscriptions SET plan = 'api' WHERE account_id = $1`, [id]);
    const { api_key: key } = await person.tell<{ api_key: string }>({
      method: 'POST',
      path: '/dashboard/key',
    });
    const caller = { origin: server.origin, key };
    for (const _fill of [1, 2]) expect((await postText(caller, CLIP)).status).toBe(200);
    expect((await postText(caller, CLIP)).status).toBe(429);
    for (const _more of [1, 2]) expect((await make(person)).status).toBe(202);
    expect(await balanceOf(person)).toMatchObject({
      unlimited: true,
      plan: 'API',
      monthly: 0,
      held: 0,
      next: null,
    });
    const entries = await waitUntil({ what: 'every video to be settled' }, async () => {
      const found = await entriesOf(person);
      return found.length === 8 ? found : null;
    });
    const account = await call(server.origin, { path: '/api/v1/account', key });
    expect(account.json).toMatchObject({ rate_limit: { count: 2, remaining: 0 } });
    const purses = entries.map(({ kind, purse, change }) => `${kind} ${purse} ${change}`);
    expect(purses.toSorted()).toEqual([
      ...['reserve by_key 0', 'reserve by_key 0', 'reserve unmetered 0', 'reserve unmetered 0'],
      ...['settle by_key 0', 'settle by_key 0', 'settle unmetered 0', 'settle unmetered 0'],
    ]);
  });
});

describe('credits that an operator gives', () => {
  it('last beside those of the month, and are taken again where they were wrong, each with its reason', async () => {
    const person = await newPerson(server.origin);
    const given = await give(person, { kind: 'grant', credits: 10, reason: 'a prize' });
    expect(given.json).toMatchObject({ monthly: 3, lasting: 10 });
    const taken = await give(person, { kind: 'correct', credits: -12, reason: 'given twice' });
    expect(taken.json).toMatchObject({ monthly: 1, lasting: 0 });
    const reasons = (await entriesOf(person)).filter(({ reason }) => reason !== null);
    expect(reasons.map(({ kind, change, reason }) => [kind, change, reason])).toEqual([
      ['correct', -2, 'given twice'],
      ['correct', -10, 'given twice'],
      ['grant', 10, 'a prize'],
    ]);
    const noted = await rowsOf(
      server.database,
      `SELECT action, actor, details FROM audit_entries WHERE subject = $1 AND action LIKE 'credits.%' ORDER BY id`,
      [person.email],
    );
    expect(noted).toEqual([
      { action: 'credits.granted', actor: operator.email, details: { credits: 10, reason: 'a prize' } },
      {
        action: 'credits.corrected',
        actor: operator.email,
        details: { credits: -12, reason: 'given twice' },
      },
    ]);
  });

  it.each([
    ['more taken than there is', { kind: 'correct', credits: -4, reason: 'x' }, 409, 'too_few_credits'],
    ['nothing', { kind: 'correct', credits: 0, reason: 'x' }, 400, 'invalid_request'],
    ['a gift below zero', { kind: 'grant', credits: -1, reason: 'x' }, 400, 'invalid_request'],
    ['half a credit', { kind: 'grant', credits: 0.5, reason: 'x' }, 400, 'invalid_request'],
    ['no reason', { kind: 'grant', credits: 1, reason: ' ' }, 400, 'invalid_request'],
  ])('are refused for %s', async (_, gift, status, code) => {
    const person = await newPerson(server.origin);
    expect(await give(person, gift)).toMatchObject({ status, json: { code } });
    expect(await balanceOf(person)).toMatchObject({ monthly: 3, lasting: 0 });
  });

  it('are no business of anybody else', async () => {
    const person = await newPerson(server.origin);
    const refused = await give(person, { kind: 'grant', credits: 1, reason: 'x' }, person);
    expect(refused.status).toBe(403);
    expect((await person.ask({ path: await creditsPath(operator) })).status).toBe(403);
  });

  it('can be given, shown and proved on the command line', async () => {
    const person = await newPerson(server.origin);
    const of = ['--email', person.email];
    const { stdout } = await clipwright(
      'credits',
      'grant',
      ...of,
      '--credits',
      '5',
      '--reason',
      'a, "prize"',
      '--json',
    );
    expect(JSON.parse(stdout)).toMatchObject({ lasting: 5 });
    await clipwright('credits', 'correct', ...of, '--credits=-2', '--reason', 'less');
    expect(JSON.parse((await clipwright('credits', 'show', ...of, '--json')).stdout)).toMatchObject({
      lasting: 3,
    });
    const history = (await clipwright('credits', 'history', ...of)).stdout.trim().split('\n');
    expect(history.map((line) => JSON.parse(line) as object)).toMatchObject([
      { kind: 'correct', change: -2, reason: 'less' },
      { kind: 'grant', change: 5, reason: 'a, "prize"' },
    ]);
    await expect(clipwright('credits', 'grant', ...of, '--credits', '0', '--reason', 'x')).rejects.toThrow(
      '--credits',
    );
    expect((await clipwright('credits', 'audit')).stderr).toContain('The ledger agrees');
  });
});

describe('the history of credits', () => {
  it('comes as CSV that a spreadsheet reads as text, whole', async () => {
    const person = await newPerson(server.origin);
    await balanceOf(person);
    await give(person, { kind: 'grant', credits: 1, reason: '=1+1, "so"' });
    const csv = await person.ask({ path: '/dashboard/credits/entries.csv' });
    expect(csv.header('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.header('content-disposition')).toBe('attachment; filename="clipwright-credits.csv"');
    const [head, newest, oldest] = csv.text.split('\r\n');
    expect(head).toBe('time,kind,purse,credits,change,video_id,reason');
    expect(newest).toMatch(/^\d{4}-\S+Z,grant,lasting,1,1,,"'=1\+1, ""so"""$/);
    expect(oldest).toMatch(/,grant,monthly,3,3,,$/);
  });

  it('comes in pages, each entry once, and takes no cursor that is none', async () => {
    const person = await newPerson(server.origin);
    const id = await accountIdOf(server.database, person.email);
    expect((await entriesOf(person)).map(({ kind, amount }) => [kind, amount])).toEqual([['grant', 3]]);
    await rowsOf(
      server.database,
      `INSERT INTO credit_entries (account_id, kind, purse, amount) SELECT $1, 'correct', 'lasting', n FROM generate_series(1, 120) n`,
      [id],
    );
    const seen: number[] = [];
    for (let path: string | null = ''; path !== null;) {
      const page: CreditEntries = await person.tell({ path: `/dashboard/credits/entries${path}` });
      seen.push(...page.entries.map(({ amount }) => amount));
      path = page.next_cursor === null ? null : `?cursor=${page.next_cursor}`;
    }
    expect(seen).toEqual([...Array.from({ length: 120 }, (_, index) => 120 - index), 3]);
    expect((await person.ask({ path: '/dashboard/credits/entries?cursor=x' })).status).toBe(400);
  });
});
