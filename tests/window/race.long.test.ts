import { beforeAll, describe, expect, it } from '@jest/globals';
import { RateLimitObject } from '@clipwright/core/videos';
import {
  type Answer,
  errorOf,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  SHORT_CLIP,
  startServer,
  type TestServer,
} from '../support/index.js';

const ROUNDS = 20;
const AT_ONCE = 60;
const LIMIT = 15;
const WINDOW_MS = 1_800_000;

let replicas: readonly [TestServer, TestServer];

beforeAll(async () => {
  const first = await startServer({ role: 'http' });
  replicas = [first, await startServer({ role: 'http', database: first.database, home: first.home })];
});

const RESPOND_ASYNC = [['Prefer', 'respond-async']] as const;

/** Sixty calls on one key at the same time, by turns to one replica and the other. */
async function rush(account: SeededAccount): Promise<Answer[]> {
  const calls = Array.from({ length: AT_ONCE }, (_, index) => {
    const { origin } = replicas[index % 2 === 0 ? 0 : 1];
    return postText({ origin, key: account.key }, SHORT_CLIP, { headers: RESPOND_ASYNC });
  });
  return await Promise.all(calls);
}

/** When the oldest admission leaves the window, by the database, in whole seconds rounded up. */
async function resetSeconds({ accountId }: SeededAccount): Promise<number> {
  const [row] = await rowsOf<{ oldestMs: number }>(
    replicas[0].database,
    'SELECT min(at_ms) AS "oldestMs" FROM limiter_places WHERE key = $1',
    [accountId],
  );
  return Math.ceil(((row?.oldestMs ?? 0) + WINDOW_MS) / 1000);
}

function expectRefusal(answer: Answer, resetAtSeconds: number): void {
  const body = errorOf(answer, 'rate_limited');
  const limit = RateLimitObject.parse(body.rate_limit);
  expect(body.error).toBe('Rate limit exceeded: 15 videos were generated in the last 30 minutes.');
  expect(limit).toEqual({
    count: LIMIT,
    limit: LIMIT,
    remaining: 0,
    reset_in_seconds: Number(answer.header('Retry-After')),
    reset_at: limit.reset_at,
  });
  expect(Date.parse(limit.reset_at)).toBe(resetAtSeconds * 1000);
  expect(limit.reset_in_seconds).toBeGreaterThan(WINDOW_MS / 1000 - 60);
  expect(limit.reset_in_seconds).toBeLessThanOrEqual(WINDOW_MS / 1000);
  expect(headersOf(answer)).toEqual([LIMIT, 0, resetAtSeconds]);
}

const headersOf = (answer: Answer): number[] =>
  ['Limit', 'Remaining', 'Reset'].map((name) => Number(answer.header(`X-RateLimit-${name}`)));

describe('sixty calls at once on one key, through two servers on one database', () => {
  it.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
    'admit exactly 15, and tell the others when to come back (round %i)',
    async () => {
      const account = await seedAccount(replicas[0].database);
      const answers = await rush(account);
      const admitted = answers.filter(({ status }) => status === 202);
      const refused = answers.filter(({ status }) => status !== 202);
      expect(
        answers.map(({ status }) => status).filter((status) => status !== 202 && status !== 429),
      ).toEqual([]);
      expect(admitted).toHaveLength(LIMIT);
      const resetAtSeconds = await resetSeconds(account);
      for (const answer of refused) expectRefusal(answer, resetAtSeconds);
      for (const answer of admitted) expect(headersOf(answer)[2]).toBe(resetAtSeconds);
      const rows = await rowsOf(replicas[0].database, 'SELECT id FROM videos WHERE account_id = $1', [
        account.accountId,
      ]);
      expect(rows).toHaveLength(LIMIT);
    },
  );
});
