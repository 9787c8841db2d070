import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  givePlan,
  type Answer,
  postText,
  rowsOf,
  SHORT_CLIP,
  startServer,
  type TestServer,
  waitUntil,
} from '../support/index.js';
import { holdLock } from '../faults/hold-lock.js';
import { accountIdOf, newOperator } from './support/operator.js';
import { newPerson, Person } from './support/person.js';

const CONNECTIONS = 32;
/** So many admissions before the key is taken away: then every connection is at work. */
const WARM = CONNECTIONS * 2;
/**
 * What is under way when the change is asked for may still be admitted, and what came while it was on its
 * way; never a stream.
 */
const MOST_MEANWHILE = CONNECTIONS * 4;

const env = { RATE_LIMIT: '10000' };

let replicas: readonly [TestServer, TestServer];
let operator: Person;

beforeAll(async () => {
  const first = await startServer({ role: 'http', env });
  replicas = [first, await startServer({ role: 'http', env, database: first.database, home: first.home })];
  operator = await newOperator(first.origin, first.database);
});

/** Somebody on the API plan, with a key. */
async function customer(): Promise<{ person: Person; accountId: string; key: string }> {
  const [{ origin, database }] = replicas;
  const person = await newPerson(origin);
  await givePlan(database, person.email, 'api');
  const { api_key: key } = await person.tell<{ api_key: string }>({ method: 'POST', path: '/dashboard/key' });
  return { person, accountId: await accountIdOf(database, person.email), key };
}

/**
 * Calls with one key over thirty-two connections, each as fast as it is answered, until the key is refused.
 */
class Storm {
  readonly refusals: Answer[] = [];
  admitted = 0;
  private over = false;
  private readonly clients: Promise<void>[];

  constructor(
    private readonly key: string,
    servers: readonly TestServer[],
  ) {
    this.clients = Array.from({ length: CONNECTIONS }, (_, index) =>
      this.client(servers[index % servers.length]?.origin ?? ''),
    );
  }

  /**
   * Resolves when every connection was refused for its key; `stop` ends those that never are. A 500 for want
   * of room is no such answer.
   */
  async ended({ stop }: { stop: boolean }): Promise<void> {
    this.over = stop;
    await Promise.all(this.clients);
  }

  private async client(origin: string): Promise<void> {
    while (!this.over) {
      const answer = await postText({ origin, key: this.key }, SHORT_CLIP, {
        headers: [['Prefer', 'respond-async']],
      });
      if (answer.status === 202) this.admitted += 1;
      if (answer.status < 400 || answer.status === 500) continue;
      this.refusals.push(answer);
      return;
    }
  }
}

const videosOf = async (accountId: string): Promise<number> => {
  const [row] = await rowsOf<{ count: number }>(
    replicas[0].database,
    'SELECT count(*)::int AS count FROM videos WHERE account_id = $1',
    [accountId],
  );
  return row?.count ?? 0;
};

const WAITING = `
  SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%limiter_v1_lock%' OFFSET 1`;

/** The same browser, at another server of the database. */
function at(person: Person, origin: string): Person {
  const same = new Person(origin);
  for (const [name, value] of person.cookies) same.cookies.set(name, value);
  return same;
}

type Customer = Awaited<ReturnType<typeof customer>>;

const CHANGES: readonly [string, number, (customer: Customer, origin: string) => Promise<Answer>][] = [
  [
    'a regeneration of the key',
    401,
    ({ person }, origin) => at(person, origin).ask({ method: 'POST', path: '/dashboard/key' }),
  ],
  [
    'a deactivation of the account',
    401,
    ({ accountId }, origin) => change(accountId, origin, { active: false }),
  ],
  [
    'a change of plan',
    403,
    ({ accountId }, origin) =>
      at(operator, origin).ask({
        method: 'PUT',
        path: `/dashboard/operator/accounts/${accountId}/plan`,
        body: { plan: 'pro', until: null, reason: 'another contract' },
      }),
  ],
];

const change = (accountId: string, origin: string, body: object): Promise<Answer> =>
  at(operator, origin).ask({ method: 'PATCH', path: `/dashboard/operator/accounts/${accountId}`, body });

describe(`with ${CONNECTIONS} connections that use one key as fast as they are answered`, () => {
  it.each(CHANGES)(
    '%s is done before more than a few further admissions, and nothing is admitted once it has answered',
    async (_, status, revoke) => {
      const one = await customer();
      const storm = new Storm(one.key, replicas);
      await waitUntil({ what: 'every connection at work' }, () => storm.admitted >= WARM);
      const before = await videosOf(one.accountId);
      const answer = await revoke(one, replicas[0].origin);
      const after = await videosOf(one.accountId);
      await storm.ended({ stop: answer.status !== 200 });
      expect(answer.status).toBe(200);
      expect(after - before).toBeLessThan(MOST_MEANWHILE);
      expect(storm.refusals.map((refusal) => refusal.status)).toEqual(
        Array.from({ length: CONNECTIONS }, () => status),
      );
      expect(await videosOf(one.accountId)).toBe(after);
    },
  );
});

describe('with more admissions stuck in the database than the server has connections', () => {
  it.each(CHANGES)(
    '%s is done all the same, and none of them is admitted after it',
    async (_, status, revoke) => {
      const { database, home } = replicas[0];
      const small = await startServer({
        role: 'http',
        env: { ...env, DATABASE_POOL_SIZE: '4' },
        database,
        home,
      });
      const one = await customer();
      const lock = await holdLock(database, `INSERT INTO limiter_windows (name, key) VALUES ('videos', $1)`, [
        one.accountId,
      ]);
      const storm = new Storm(one.key, [small]);
      await waitUntil(
        { what: 'admissions that wait for the window' },
        async () => (await rowsOf(database, WAITING)).length > 0,
      );
      const answer = await revoke(one, small.origin);
      await lock.release();
      await storm.ended({ stop: true });
      expect(answer.status).toBe(200);
      expect(storm.admitted).toBe(0);
      expect((await postText({ origin: small.origin, key: one.key })).status).toBe(status);
      await small.stop();
    },
  );
});
