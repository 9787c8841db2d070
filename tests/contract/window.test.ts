import { beforeAll, describe, expect, it } from '@jest/globals';
import { RateLimitObject } from '@clipwright/core/videos';
import {
  type Answer,
  call,
  errorOf,
  generated,
  postText,
  putKey,
  rowsOf,
  seedAccount,
  type SeededAccount,
  seedWindow,
  startServer,
  startServerThatFails,
  type TestServer,
  unusedKey,
  untilStatus,
  VIDEO_STATUS,
  waitUntil,
} from '../support/index.js';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ role: 'http' });
});

const later = { headers: [['Prefer', 'respond-async']] } as const;
const body = { prompt: 'a red ball', resolution: '480p', duration: 1 };
const as = ({ key }: SeededAccount) => ({ origin: server.origin, key });
/** A generation that is admitted and not waited for. */
const admit = (account: SeededAccount) => postText(as(account), body, later);

function windowOf(answer: Answer): { limit: number; remaining: number; reset: number } {
  const read = (name: string) => {
    const value = answer.header(`X-RateLimit-${name}`);
    if (value === null || !/^\d+$/.test(value)) throw new Error(`X-RateLimit-${name} is ${value}`);
    return Number(value);
  };
  return { limit: read('Limit'), remaining: read('Remaining'), reset: read('Reset') };
}

const nowSeconds = () => Date.now() / 1_000;

/**
 * An instant in whole seconds, rounded up: `later` seconds after one between the start of what was asked and
 * its end.
 */
function expectInstant(seconds: number, { since, later }: { since: number; later: number }): void {
  expect(seconds).toBeGreaterThanOrEqual(Math.floor(since + later));
  expect(seconds).toBeLessThanOrEqual(Math.ceil(nowSeconds() + later));
}

async function accountWith(agesSeconds: readonly number[]): Promise<SeededAccount> {
  const account = await seedAccount(server.database);
  await seedWindow(server.database, account, agesSeconds);
  return account;
}

describe('the rate-limit headers', () => {
  it('are on an accepted generation, and count it', async () => {
    const account = await seedAccount(server.database);
    const since = nowSeconds();
    const { limit, remaining, reset } = windowOf(await admit(account));
    expect({ limit, remaining }).toEqual({ limit: 15, remaining: 14 });
    expectInstant(reset, { since, later: 1_800 });
    expect(windowOf(await admit(account)).remaining).toBe(13);
  });

  it('reset is when the oldest counted generation leaves the window', async () => {
    const since = nowSeconds();
    const account = await accountWith([1_500, 60]);
    const { remaining, reset } = windowOf(await admit(account));
    expect(remaining).toBe(12);
    expectInstant(reset, { since, later: 300 });
  });

  const refused: [
    title: string,
    body: unknown,
    headers: readonly (readonly [string, string])[],
    status: number,
  ][] = [
    ['malformed JSON', '{', [['Content-Type', 'application/json']], 400],
    ['a bad field', { prompt: 'a', duration: 0 }, [], 400],
    ['a bad Idempotency-Key', { prompt: 'a' }, [['Idempotency-Key', 'a b']], 400],
    ['a body that is too large', 'x'.repeat(1024 * 1024 + 1), [['Content-Type', 'application/json']], 413],
    ['another media type', 'prompt=a', [['Content-Type', 'text/plain']], 415],
    ['an expectation that nobody meets', { prompt: 'a' }, [['Expect', 'nonsense']], 417],
  ];
  it.each(refused)(
    'are on the refusal of %s, which counts for nothing',
    async (_title, sent, headers, status) => {
      const answer = await postText(as(await accountWith([30])), sent, { headers });
      expect(answer.status).toBe(status);
      expect(windowOf(answer)).toMatchObject({ limit: 15, remaining: 14 });
    },
  );

  it('with an empty window, reset is now plus the window', async () => {
    const since = nowSeconds();
    const answer = await postText(as(await seedAccount(server.database)), {});
    const { remaining, reset } = windowOf(answer);
    expect(remaining).toBe(15);
    expectInstant(reset, { since, later: 1_800 });
  });

  it('are not on the status route, which is not counted', async () => {
    const account = await accountWith(Array.from({ length: 15 }, () => 60));
    const answer = await call(server.origin, {
      path: `${VIDEO_STATUS}?video_id=vid_0000000000000000000000`,
      key: account.key,
    });
    expect(answer.status).toBe(404);
    expect(answer.header('X-RateLimit-Limit')).toBeNull();
  });
});

describe('a full window', () => {
  const full = () => accountWith([1_500, ...Array.from({ length: 14 }, () => 60)]);

  it('refuses with 429, and the text tells the numbers', async () => {
    const refusal = errorOf(await postText(as(await full()), body), 'rate_limited');
    expect(refusal.error).toBe('Rate limit exceeded: 15 videos were generated in the last 30 minutes.');
  });

  it('the body has the rate_limit object: 15 counted of 15, none left', async () => {
    const since = nowSeconds();
    const refusal = errorOf(await postText(as(await full()), body), 'rate_limited');
    const limit = RateLimitObject.parse(refusal.rate_limit);
    expect(limit).toMatchObject({ count: 15, limit: 15, remaining: 0 });
    expectInstant(Date.parse(limit.reset_at) / 1_000, { since, later: 300 });
    expect(limit.reset_in_seconds).toBeGreaterThanOrEqual(Math.floor(300 - (nowSeconds() - since)));
    expect(limit.reset_in_seconds).toBeLessThanOrEqual(301);
  });

  it('Retry-After is reset_in_seconds, and X-RateLimit-Reset and reset_at are the same instant, a whole second', async () => {
    const answer = await postText(as(await full()), body);
    const limit = RateLimitObject.parse(errorOf(answer, 'rate_limited').rate_limit);
    expect(answer.header('Retry-After')).toBe(String(limit.reset_in_seconds));
    expect(Date.parse(limit.reset_at)).toBe(windowOf(answer).reset * 1_000);
    expect(windowOf(answer)).toMatchObject({ limit: 15, remaining: 0 });
  });

  it('opens again once the oldest has left: not before Retry-After, and surely after it', async () => {
    const quick = await startServer({
      role: 'http',
      database: server.database,
      home: server.home,
      env: { RATE_WINDOW_SECONDS: '3', RATE_LIMIT: '2' },
    });
    const account = await seedAccount(server.database);
    const caller = { origin: quick.origin, key: account.key };
    const answer = await waitUntil({ what: 'a full window', everyMs: 0 }, async () => {
      const next = await postText(caller, body, later);
      return next.status === 202 ? null : next;
    });
    expect(errorOf(answer, 'rate_limited').error).toBe(
      'Rate limit exceeded: 2 videos were generated in the last 3 seconds.',
    );
    await new Promise((resolve) => setTimeout(resolve, Number(answer.header('Retry-After')) * 1_000));
    expect((await postText(caller, body, later)).status).toBe(202);
  });

  it('admits exactly 15 of 16, one after the other', async () => {
    const account = await seedAccount(server.database);
    const statuses: number[] = [];
    for (let count = 0; count < 16; count += 1) statuses.push((await admit(account)).status);
    expect(statuses).toEqual([...Array.from({ length: 15 }, () => 202), 429]);
  });

  it('is one of its own for every key', async () => {
    await full();
    expect((await admit(await seedAccount(server.database))).status).toBe(202);
  });

  it('survives a regeneration of the key: the window belongs to the slot', async () => {
    const account = await full();
    const key = unusedKey();
    await putKey(server.database, account.accountId, key);
    errorOf(await postText({ origin: server.origin, key }, body), 'rate_limited');
  });

  it('leaves the status readable', async () => {
    const account = await accountWith(Array.from({ length: 14 }, () => 60));
    const { video_id: id } = (await admit(account)).json as { video_id: string };
    errorOf(await postText(as(account), body), 'rate_limited');
    expect(
      (await call(server.origin, { path: `${VIDEO_STATUS}?video_id=${id}`, key: account.key })).status,
    ).toBe(200);
  });
});

describe('a place in the window', () => {
  it('is kept by a video that was made', async () => {
    const { origin, database } = await startServer();
    const caller = { origin, key: (await seedAccount(database)).key };
    const answer = await postText(caller, body);
    generated(answer);
    expect(windowOf(answer).remaining).toBe(14);
    expect(windowOf(await postText(caller, {})).remaining).toBe(14);
  });
});

describe('a video that failed', () => {
  let failing: TestServer;

  beforeAll(async () => {
    failing = await startServerThatFails();
  });

  it('answers 500 with its code and video_id, with the headers, and its place is given back', async () => {
    const { origin, database } = failing;
    const caller = { origin, key: (await seedAccount(database)).key };
    const answer = await postText(caller, body);
    const refusal = errorOf(answer, 'generation_failed');
    expect(refusal.video_id).toMatch(/^vid_/);
    expect(windowOf(answer)).toMatchObject({ limit: 15, remaining: 15 });
    expect(await untilStatus(caller, refusal.video_id ?? '', 'failed')).toMatchObject({
      success: true,
      credits_used: 0,
      video_url: null,
    });
  });

  it('gives back the credits that it had reserved, once', async () => {
    const { origin, database } = failing;
    const account = await seedAccount(database);
    errorOf(await postText({ origin, key: account.key }, body), 'generation_failed');
    const ledger = await rowsOf<{ kind: string; amount: number }>(
      database,
      'SELECT kind, amount FROM credit_entries WHERE account_id = $1 ORDER BY kind DESC',
      [account.accountId],
    );
    const amount = ledger[0]?.amount;
    expect(amount).toBeGreaterThan(0);
    expect(ledger).toEqual([
      { kind: 'reserve', amount },
      { kind: 'release', amount },
    ]);
  });
});
