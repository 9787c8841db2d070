import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Answer,
  call,
  errorOf,
  type HeaderList,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  startServer,
  type TestServer,
} from '../support/index.js';
import { besideAttack } from './support/beside-attack.js';
import { hammer } from './support/hammer.js';
import { MOST_SLOWDOWN } from './support/slowdown.js';

const MOST = 12;
const MOST_OF_ONE = 5;
const ASYNC: HeaderList = [['Prefer', 'respond-async']];

/** Two servers of one service; nobody makes videos, so what was admitted waits. */
let servers: readonly [TestServer, TestServer];
let payer: SeededAccount;

beforeAll(async () => {
  const env = { RATE_LIMIT: '1000', QUEUE_MAX: String(MOST), QUEUE_MAX_PER_ACCOUNT: String(MOST_OF_ONE) };
  const first = await startServer({ role: 'http', env });
  servers = [first, await startServer({ role: 'http', env, database: first.database, home: first.home })];
  payer = await seedAccount(first.database);
});
beforeEach(async () => {
  await rowsOf(servers[0].database, 'TRUNCATE videos, video_shares, work_lines, work_turns', []);
});

const post = ({ key }: SeededAccount, headers: HeaderList = ASYNC, server = servers[0]): Promise<Answer> =>
  postText({ origin: server.origin, key }, undefined, { headers });

/** So many at once from one account, half of them to each server. */
const rush = (account: SeededAccount, count: number): Promise<Answer[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) => post(account, ASYNC, servers[index % 2 === 0 ? 0 : 1])),
  );

const waiting = async (): Promise<number> =>
  (
    await rowsOf<{ n: number }>(
      servers[0].database,
      `SELECT count(*)::int AS n FROM videos WHERE status = 'queued'`,
      [],
    )
  )[0]?.n ?? 0;

/** Asks for a video and takes it back, so that the customer's own never add up. */
async function paidCall(): Promise<Answer> {
  const answer = await post(payer);
  const { video_id: videoId } = answer.json as { video_id?: string };
  if (videoId !== undefined)
    await call(servers[0].origin, { method: 'DELETE', path: `/api/v1/videos/${videoId}`, key: payer.key });
  return answer;
}

describe('a queue that many rush at the same moment, on two servers', () => {
  it('takes of one account no more than QUEUE_MAX_PER_ACCOUNT, and a customer who pays is taken as ever', async () => {
    const attacker = await seedAccount(servers[0].database);
    const answers: Answer[] = [];
    const { alone, beside } = await besideAttack({
      customer: paidCall,
      attack: (signal) =>
        hammer(async () => answers.push(...(await rush(attacker, 20))), { connections: 1, calls: 6, signal }),
      atHeight: () => Promise.resolve(),
      calls: 12,
    });
    expect(beside.answers.map(({ status }) => status)).toEqual(alone.answers.map(() => 202));
    expect(beside.p95Ms).toBeLessThan(alone.p95Ms * MOST_SLOWDOWN);
    expect(await waiting()).toBe(MOST_OF_ONE);
    const refused = answers.filter(({ status }) => status !== 202);
    expect(answers.length - refused.length).toBe(MOST_OF_ONE);
    for (const answer of refused)
      expect(errorOf(answer, 'busy').error).toBe(
        'The server is busy: too many videos of this account are waiting.',
      );
  });

  it('takes no more than QUEUE_MAX in all, of however many accounts', async () => {
    const accounts = await Promise.all(Array.from({ length: 8 }, () => seedAccount(servers[0].database)));
    const answers = (await Promise.all(accounts.map((account) => rush(account, 4)))).flat();
    expect(await waiting()).toBe(MOST);
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(MOST);
    for (const answer of answers.filter(({ status }) => status !== 202)) errorOf(answer, 'busy');
  });

  it('lets who joins a video by its Idempotency-Key in, takes nothing from who is refused, and has room again when a video is gone', async () => {
    const account = await seedAccount(servers[0].database);
    const keyed: HeaderList = [...ASYNC, ['Idempotency-Key', 'mine']];
    const first = await post(account, keyed);
    await rush(account, MOST_OF_ONE - 1);
    const refused = await post(account);
    errorOf(refused, 'busy');
    expect([refused.header('Retry-After'), refused.header('X-RateLimit-Remaining')]).toEqual([
      null,
      String(1000 - MOST_OF_ONE),
    ]);
    const joined = await post(account, keyed);
    expect([joined.status, (joined.json as { video_id: string }).video_id]).toEqual([
      202,
      (first.json as { video_id: string }).video_id,
    ]);
    await call(servers[0].origin, {
      method: 'DELETE',
      path: `/api/v1/videos/${(first.json as { video_id: string }).video_id}`,
      key: account.key,
    });
    expect((await post(account)).status).toBe(202);
  });
});
