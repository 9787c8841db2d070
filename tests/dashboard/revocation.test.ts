import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, postText, rowsOf, SHORT_CLIP, startServer, type TestServer, waitUntil } from '../support/index.js';
import { accountIdOf, newOperator } from './support/operator.js';
import { newPerson, type Person } from './support/person.js';

const CONNECTIONS = 32;
/** So many admissions before the key is taken away: then every connection is at work. */
const WARM = CONNECTIONS * 2;
/** What is under way when the change is asked for may still be admitted, and what came while it was on its way; never a stream. */
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
  await rowsOf(database, `UPDATE accounts SET plan = 'api' WHERE email = $1`, [person.email]);
  const { api_key: key } = await person.tell<{ api_key: string }>({ method: 'POST', path: '/dashboard/key' });
  return { person, accountId: await accountIdOf(database, person.email), key };
}

/** Calls with one key over thirty-two connections to two servers, each as fast as it is answered, until the key is refused. */
class Storm {
  readonly refusals: Answer[] = [];
  admitted = 0;
  private over = false;
  private readonly clients: Promise<void>[];

  constructor(private readonly key: string) {
    this.clients = Array.from({ length: CONNECTIONS }, (_, index) => this.client(replicas[index % 2 === 0 ? 0 : 1].origin));
  }

  /** Resolves when every connection was refused; `stop` ends those that never are. */
  async ended({ stop }: { stop: boolean }): Promise<void> {
    this.over = stop;
    await Promise.all(this.clients);
  }

  private async client(origin: string): Promise<void> {
    while (!this.over) {
      const answer = await postText({ origin, key: this.key }, SHORT_CLIP, { headers: [['Prefer', 'respond-async']] });
      if (answer.status === 202) this.admitted += 1;
      else this.refusals.push(answer);
      if (answer.status !== 202) return;
    }
  }
}

const videosOf = async (accountId: string): Promise<number> => {
  const [row] = await rowsOf<{ count: number }>(replicas[0].database, 'SELECT count(*)::int AS count FROM videos WHERE account_id = $1', [accountId]);
  return row?.count ?? 0;
};

const onAccount = (accountId: string, body: object) => operator.ask({ method: 'PATCH', path: `/dashboard/operator/accounts/${accountId}`, body });

type Customer = Awaited<ReturnType<typeof customer>>;

const CHANGES: readonly [string, number, (customer: Customer) => Promise<Answer>][] = [
  ['a regeneration of the key', 401, ({ person }) => person.ask({ method: 'POST', path: '/dashboard/key' })],
  ['a deactivation of the account', 401, ({ accountId }) => onAccount(accountId, { active: false })],
  ['a change of plan', 403, ({ accountId }) => onAccount(accountId, { plan: 'pro' })],
];

describe(`with ${CONNECTIONS} connections that use one key as fast as they are answered`, () => {
  it.each(CHANGES)('%s is done before more than a few further admissions, and nothing is admitted once it has answered', async (_, status, change) => {
    const one = await customer();
    const storm = new Storm(one.key);
    await waitUntil({ what: 'every connection at work' }, () => storm.admitted >= WARM);
    const before = await videosOf(one.accountId);
    const answer = await change(one);
    const after = await videosOf(one.accountId);
    await storm.ended({ stop: answer.status !== 200 });
    expect(answer.status).toBe(200);
    expect(after - before).toBeLessThan(MOST_MEANWHILE);
    expect(storm.refusals.map((refusal) => refusal.status)).toEqual(Array.from({ length: CONNECTIONS }, () => status));
    expect(await videosOf(one.accountId)).toBe(after);
  });
});
