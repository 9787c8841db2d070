import type { KeyBudget } from '@clipwright/core/dashboard';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LoopbackMail } from '../dashboard/support/loopback-mail.js';
import { accountIdOf, newOperator } from '../dashboard/support/operator.js';
import { newPerson, type Person } from '../dashboard/support/person.js';
import {
  call,
  errorOf,
  postText,
  rowsOf,
  startServer,
  type TestServer,
  waitUntil,
} from '../support/index.js';

const ASYNC = [['Prefer', 'respond-async']] as const;
/** Two seconds, two credits. */
const CLIP = {
  prompt: 'a red ball rolls by the sea',
  video_model: 'modela2',
  resolution: '480p',
  duration: 2,
};
const LIMIT = 50;

const mail = new LoopbackMail();
let server: TestServer;
let operator: Person;

/** Nobody works: what is admitted waits. */
beforeAll(async () => {
  server = await startServer({
    role: 'http',
    env: {
      SMTP_URL: await mail.listen(),
      RATE_LIMIT: String(LIMIT),
      QUEUE_MAX_PER_ACCOUNT: '1000',
      SIGN_IN_ATTEMPTS_PER_ADDRESS: '1000',
    },
  });
  operator = await newOperator(server.origin, server.database);
});
afterAll(() => mail.close());

interface Customer {
  readonly person: Person;
  readonly id: string;
  readonly key: string;
}

async function customer(): Promise<Customer> {
  const person = await newPerson(server.origin);
  const id = await accountIdOf(server.database, person.email);
  await rowsOf(server.database, 'UPDATE accounts SET email_verified = true WHERE id = $1', [id]);
  await rowsOf(server.database, `UPDATE subscriptions SET plan = 'api' WHERE account_id = $1`, [id]);
  const { api_key: key } = await person.tell<{ api_key: string }>({ method: 'POST', path: '/dashboard/key' });
  return { person, id, key };
}

const post = ({ key }: Customer, idempotencyKey: string | null = null) =>
  postText({ origin: server.origin, key }, CLIP, {
    headers: [...ASYNC, ...(idempotencyKey === null ? [] : [['Idempotency-Key', idempotencyKey] as const])],
  });

const setBudget = ({ person }: Customer, ceilings: object) =>
  person.ask({ method: 'PATCH', path: '/dashboard/budget', body: ceilings });

const budgetOf = ({ person }: Customer) => person.tell<KeyBudget>({ path: '/dashboard/budget' });

const countOf = async ({ key }: Customer): Promise<number> =>
  ((await call(server.origin, { path: '/api/v1/account', key })).json as { rate_limit: { count: number } })
    .rate_limit.count;

describe('a monthly ceiling for a key', () => {
  it.each([
    ['videos', { videos: 2 }, '2 videos', 3],
    ['seconds', { seconds: 5 }, '5 seconds', 6],
    ['credits', { credits: 5 }, '5 credits', 6],
  ])(
    'of %s refuses what would go past it, and takes nothing from the window',
    async (_, ceilings, told, comes) => {
      const by = await customer();
      expect((await setBudget(by, ceilings)).status).toBe(200);
      for (const _of of [1, 2]) expect((await post(by)).status).toBe(202);
      const { error } = errorOf(await post(by), 'budget_exceeded');
      expect(error).toBe(
        `The monthly budget of this account's key is used up: its ceiling is ${told} a month (UTC), and with this video it would come to ${comes}.`,
      );
      expect(await countOf(by)).toBe(2);
      const used = { videos: { used: 2 }, seconds: { used: 4 }, credits: { used: 4 } };
      expect(await budgetOf(by)).toMatchObject(used);
    },
  );

  it('lets no more through when many ask in the same moment', async () => {
    const by = await customer();
    await setBudget(by, { videos: 5 });
    const answers = await Promise.all(Array.from({ length: 15 }, () => post(by)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
    expect(answers.filter(({ json }) => (json as { code?: string }).code === 'budget_exceeded')).toHaveLength(
      10,
    );
    expect(await countOf(by)).toBe(5);
  });

  it('takes a call that joins a video by its Idempotency-Key all the same', async () => {
    const by = await customer();
    await setBudget(by, { videos: 1 });
    const first = await post(by, 'the-same');
    const joined = await post(by, 'the-same');
    expect([joined.status, joined.json]).toEqual([202, first.json]);
    errorOf(await post(by, 'another'), 'budget_exceeded');
  });

  it('is told before a full window, which would pass sooner', async () => {
    const by = await customer();
    await setBudget(by, { videos: 0 });
    errorOf(await post(by), 'budget_exceeded');
    await setBudget(by, { videos: null });
    expect((await post(by)).status).toBe(202);
  });

  it('counts from the first day of the month, also when it is set later, and begins anew with the next', async () => {
    const by = await customer();
    for (const _of of [1, 2, 3]) await post(by);
    await setBudget(by, { videos: 3 });
    errorOf(await post(by), 'budget_exceeded');
    await rowsOf(
      server.database,
      `UPDATE key_uses SET month = month - interval '1 month' WHERE account_id = $1`,
      [by.id],
    );
    expect((await post(by)).status).toBe(202);
    expect(await budgetOf(by)).toMatchObject({ videos: { used: 1, ceiling: 3 } });
  });

  it('gets back what a video took that was canceled while it waited, and not what the playground makes', async () => {
    const by = await customer();
    await setBudget(by, { videos: 1 });
    const { video_id: id } = (await post(by)).json as { video_id: string };
    expect((await by.person.ask({ path: '/dashboard/videos', body: CLIP })).status).toBe(202);
    expect(await budgetOf(by)).toMatchObject({ videos: { used: 1 } });
    await call(server.origin, { method: 'DELETE', path: `/api/v1/videos/${id}`, key: by.key });
    const nothing = { used: 0 };
    expect(await budgetOf(by)).toMatchObject({ videos: nothing, seconds: nothing, credits: nothing });
    expect((await post(by)).status).toBe(202);
  });

  it('of an operator is seen by the account, which can set a lower one but not lift it; the audit log says by whom', async () => {
    const by = await customer();
    const path = `/dashboard/operator/accounts/${by.id}/budget`;
    const set = await operator.ask({ method: 'PATCH', path, body: { credits: 1 } });
    expect(set.json).toMatchObject({
      credits: { used: 0, ceiling: null, operator_ceiling: 1 },
      videos: { ceiling: null, operator_ceiling: null },
    });
    for (const own of [9, null]) {
      expect((await setBudget(by, { credits: own })).status).toBe(200);
      expect(await budgetOf(by)).toMatchObject({ credits: { ceiling: own, operator_ceiling: 1 } });
      expect(errorOf(await post(by), 'budget_exceeded').error).toContain(
        "the operator's ceiling is 1 credit a month",
      );
    }
    expect((await by.person.ask({ method: 'PATCH', path, body: { credits: 9 } })).status).toBe(403);
    const noted = await rowsOf(
      server.database,
      `SELECT actor, details FROM audit_entries WHERE subject = $1 AND actor = $2 AND action = 'budget.set'`,
      [by.person.email, operator.email],
    );
    expect(noted).toEqual([{ actor: operator.email, details: { credits: 1 } }]);
  });

  it.each([[{}], [{ videos: -1 }], [{ videos: 1.5 }], [{ videos: '3' }], [{ money: 1 }]])(
    'is none where it is %j',
    async (ceilings) => {
      expect((await setBudget(await customer(), ceilings)).status).toBe(400);
    },
  );
});

describe('a mail at 80 % of a ceiling', () => {
  const mailsTo = ({ person }: Customer): string[] =>
    mail.mails
      .filter(({ to, text }) => to === person.email && text.includes('budget_exceeded'))
      .map(({ text }) => text);

  it('comes once in a month for each ceiling, and again when it is changed', async () => {
    const by = await customer();
    await setBudget(by, { videos: 5, seconds: 1_000 });
    for (const _of of [1, 2, 3]) await post(by);
    expect(mailsTo(by)).toEqual([]);
    for (const _of of [4, 5]) await post(by);
    await waitUntil({ what: 'a mail' }, () => mailsTo(by).length > 0);
    await setBudget(by, { videos: 7 });
    await post(by);
    await waitUntil({ what: 'another mail' }, () => mailsTo(by).length > 1);
    const told = mailsTo(by).map((text) => /has used (\d+) of the (\d+ videos)/.exec(text)?.slice(1));
    expect(told).toEqual([
      ['4', '5 videos'],
      ['6', '7 videos'],
    ]);
  });
});
