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
  seedPace,
  seedWindow,
  SHORT_CLIP,
  startServer,
  TEXT_TO_VIDEO,
  type TestServer,
} from '../support/index.js';

const HELD_SECONDS = 1;
const ASYNC: HeaderList = [['Prefer', 'respond-async']];

/** Nobody makes videos here: what was admitted waits. */
let http: TestServer;
let owner: SeededAccount;

beforeAll(async () => {
  http = await startServer({
    role: 'http',
    env: { SYNC_WAIT_SECONDS: String(HELD_SECONDS), QUEUE_MAX: '4' },
  });
});
/**
 * An account of its own, an empty line, and a worker that was measured to take most of the second that a call
 * is held.
 */
beforeEach(async () => {
  await rowsOf(
    http.database,
    'TRUNCATE videos, video_shares, work_lines, work_turns, work_places, making_times',
  );
  await seedPace(http.database, { seconds: 0.7 });
  owner = await seedAccount(http.database);
});

const post = (headers: HeaderList = [], body: object = SHORT_CLIP, by = owner): Promise<Answer> =>
  postText({ origin: http.origin, key: by.key }, body, { headers });

async function waiting(count: number, by = owner): Promise<void> {
  for (let index = 0; index < count; index += 1) expect((await post(ASYNC, SHORT_CLIP, by)).status).toBe(202);
}

/** All that an admission writes. */
async function written(): Promise<unknown> {
  const [counts] = await rowsOf(
    http.database,
    `SELECT (SELECT count(*)::int FROM videos) AS videos, (SELECT count(*)::int FROM credit_entries WHERE account_id = $1) AS credits,
            (SELECT count(*)::int FROM idempotency_keys) AS keys, (SELECT count(*)::int FROM pgboss.job) AS jobs,
            (SELECT count(*)::int FROM limiter_places WHERE key = $1) AS places, (SELECT sum(finish) FROM work_turns) AS turns`,
    [owner.accountId],
  );
  return counts;
}

const SENTENCE =
  'The server is busy: this video would be ready in about 2 seconds, and a call is held for at most 1. ' +
  'Try again later, or send "Prefer: respond-async" and ask for its status.';

describe('a call that would have to be held for longer than SYNC_WAIT_SECONDS', () => {
  it('is refused with 500 busy and the estimate, without Retry-After and without a video', async () => {
    await waiting(1);
    const answer = await post();
    const body = errorOf(answer, 'busy');
    expect(body.error).toBe(SENTENCE);
    expect(body).not.toHaveProperty('video_id');
    expect(body).not.toHaveProperty('rate_limit');
    expect(answer.header('Retry-After')).toBeNull();
  });

  it('takes nothing: no place in the window, no credits, no row, no job, no turn and no Idempotency-Key', async () => {
    await waiting(1);
    const before = await written();
    const answer = await post([['Idempotency-Key', 'refused']]);
    errorOf(answer, 'busy');
    expect(await written()).toEqual(before);
    expect([answer.header('X-RateLimit-Limit'), answer.header('X-RateLimit-Remaining')]).toEqual([
      '15',
      '14',
    ]);
  });

  it('is refused because of others who wait before it, too', async () => {
    await waiting(1, await seedAccount(http.database));
    errorOf(await post(), 'busy');
  });

  it('is not refused where the slots are enough for all', async () => {
    await seedPace(http.database, { seconds: 0.7, slots: 2 });
    await waiting(1);
    errorOf(await post(), 'generation_timeout');
  });

  it.each<[string, HeaderList]>([
    ['respond-async', ASYNC],
    ['wait=1', [['Prefer', 'wait=1']]],
  ])('is taken with Prefer: %s', async (_, headers) => {
    await waiting(1);
    const answer = await post(headers);
    expect([answer.status, answer.json]).toMatchObject([
      202,
      { status: 'queued', queue_position: 2, estimated_seconds: 2 },
    ]);
  });

  it('is taken when it joins a video by its Idempotency-Key', async () => {
    await waiting(1);
    const first = await post([...ASYNC, ['Idempotency-Key', 'joined']]);
    const answer = await post([['Idempotency-Key', 'joined']]);
    expect(errorOf(answer, 'generation_timeout').video_id).toBe(
      (first.json as { video_id: string }).video_id,
    );
  });
});

describe('a call of which nobody knows how long it takes', () => {
  it('is held when its size was never measured', async () => {
    await waiting(1);
    errorOf(await post([], { ...SHORT_CLIP, resolution: '720p' }), 'generation_timeout');
  });

  it('is held when what waits before it was never measured', async () => {
    expect((await post(ASYNC, { ...SHORT_CLIP, resolution: '720p' })).status).toBe(202);
    await waiting(1);
    errorOf(await post(), 'generation_timeout');
  });

  it('is held when no worker was heard of for half a minute', async () => {
    await seedPace(http.database, { seconds: 0.7, heardSecondsAgo: 31 });
    await waiting(1);
    errorOf(await post(), 'generation_timeout');
  });
});

describe('a full window', () => {
  it('is told before a busy server: 429 says when to come back', async () => {
    await waiting(1);
    await seedWindow(
      http.database,
      owner,
      Array.from({ length: 15 }, () => 10),
    );
    errorOf(await post(), 'rate_limited');
  });
});

describe('QUEUE_MAX', () => {
  it('refuses every account with 500 busy when so many wait, respond-async too, and takes nothing', async () => {
    await waiting(4);
    const before = await written();
    const other = await seedAccount(http.database);
    for (const by of [owner, other]) {
      const answer = await post(ASYNC, SHORT_CLIP, by);
      expect(errorOf(answer, 'busy').error).toBe('The server is busy: too many videos are waiting.');
      expect(answer.header('Retry-After')).toBeNull();
    }
    errorOf(await post(), 'busy');
    expect(await written()).toEqual(before);
  });

  it('still lets calls join by their Idempotency-Key', async () => {
    const first = await post([...ASYNC, ['Idempotency-Key', 'known']]);
    await waiting(3);
    const again = await post([...ASYNC, ['Idempotency-Key', 'known']]);
    expect([again.status, (again.json as { video_id: string }).video_id]).toEqual([
      202,
      (first.json as { video_id: string }).video_id,
    ]);
  });

  it('has room again when one of those who wait is gone', async () => {
    const first = (await post(ASYNC)).json as { video_id: string };
    await waiting(3);
    errorOf(await post(ASYNC), 'busy');
    await call(http.origin, { method: 'DELETE', path: `/api/v1/videos/${first.video_id}`, key: owner.key });
    await waiting(1);
  });

  it('counts nothing of the other route either: an image is not even looked at', async () => {
    await waiting(4);
    const body = {
      image_url: 'data:image/png;base64,AAAA',
      video_model: 'modela2',
      resolution: '480p',
      duration: 1,
    };
    const answer = await call(http.origin, {
      method: 'POST',
      path: TEXT_TO_VIDEO.replace('text', 'image'),
      key: owner.key,
      body,
      headers: ASYNC,
    });
    errorOf(answer, 'busy');
  });
});
