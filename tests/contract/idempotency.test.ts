import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Answer,
  call,
  errorOf,
  generated,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  seedWindow,
  SHORT_CLIP,
  startServer,
  startServerThatFails,
  statusOf,
  TEXT_TO_VIDEO,
  type TestServer,
  VIDEO_STATUS,
  waitUntil,
} from '../support/index.js';

/** Two servers on one database: one only answers, the other makes videos for the tests between its start and its end. */
let http: TestServer;
let worker: TestServer;
let owner: SeededAccount;

beforeAll(async () => {
  http = await startServer({ role: 'http' });
  owner = await seedAccount(http.database);
});

const work = () => startServer({ role: 'worker', database: http.database, home: http.home });
const withKey = (key: string) => ({ headers: [['Idempotency-Key', key]] }) as const;
const post = (key: string, body: object = SHORT_CLIP, by = owner): Promise<Answer> =>
  postText({ origin: http.origin, key: by.key }, body, withKey(key));
const byKey = (key: string, by = owner) =>
  call(http.origin, { path: `${VIDEO_STATUS}?idempotency_key=${key}`, key: by.key });
const remaining = async (by: SeededAccount) =>
  Number(
    (await call(http.origin, { method: 'POST', path: TEXT_TO_VIDEO, key: by.key, body: {} })).header(
      'X-RateLimit-Remaining',
    ),
  );

const known = (key: string) =>
  waitUntil({ what: `${key} to be admitted` }, async () => (await byKey(key)).status === 200);

describe('a repeated request with the same Idempotency-Key', () => {
  // The first of them starts the worker.
  afterAll(() => worker.stop());

  it('attaches to the generation that is under way: one video, one place, one answer for both', async () => {
    const before = await remaining(owner);
    const first = post('attach-1');
    await known('attach-1');
    const second = post('attach-1');
    worker = await work();
    const [one, other] = [await first, await second];
    expect(generated(other)).toEqual(generated(one));
    expect(one.header('Idempotency-Replayed')).toBeNull();
    expect(other.header('Idempotency-Replayed')).toBe('true');
    expect(await remaining(owner)).toBe(before - 1);
  });

  it('of several that come at once, one is admitted and all get its video', async () => {
    const account = await seedAccount(http.database);
    const calls = Array.from({ length: 8 }, () => post('at-once', SHORT_CLIP, account));
    const answers = (await Promise.all(calls)).map(generated);
    expect(new Set(answers.map((answer) => answer.video_id)).size).toBe(1);
    expect(await remaining(account)).toBe(14);
  });

  it('is answered again, word for word, after the video is done, and counts for nothing', async () => {
    const first = generated(await post('replay-1'));
    const before = await remaining(owner);
    const again = await post('replay-1');
    expect(generated(again)).toEqual(first);
    expect(again.header('Idempotency-Replayed')).toBe('true');
    expect(await remaining(owner)).toBe(before);
  });

  it('means the same parsed request, however it was written', async () => {
    const spelled = { ...SHORT_CLIP, resolution: '480P', aspect_ratio: null };
    expect(generated(await post('replay-1', spelled)).video_id).toBe(
      generated(await post('replay-1')).video_id,
    );
  });

  it('is replayed, attached or refused with a full window too', async () => {
    const account = await seedAccount(http.database);
    const first = generated(await post('full-1', SHORT_CLIP, account));
    await seedWindow(
      http.database,
      account,
      Array.from({ length: 15 }, () => 10),
    );
    expect(generated(await post('full-1', SHORT_CLIP, account))).toEqual(first);
    errorOf(await post('full-1', { ...SHORT_CLIP, seed: 1 }, account), 'idempotency_conflict');
    errorOf(await post('full-2', SHORT_CLIP, account), 'rate_limited');
  });

  it('belongs to its key slot: another account may use the same one', async () => {
    const account = await seedAccount(http.database);
    expect((await byKey('replay-1', account)).status).toBe(404);
    const other = generated(await post('replay-1', { ...SHORT_CLIP, prompt: 'a blue ball' }, account));
    expect(other.video_id).not.toBe(generated(await post('replay-1')).video_id);
  });

  it('is another one where the first was refused: that is not kept, and the key is free', async () => {
    const account = await seedAccount(http.database);
    errorOf(await post('refused-1', { prompt: '' }, account), 'invalid_request');
    await seedWindow(
      http.database,
      account,
      Array.from({ length: 15 }, () => 10),
    );
    errorOf(await post('refused-1', { ...SHORT_CLIP, seed: 5 }, account), 'rate_limited');
    await seedWindow(http.database, account, []);
    generated(await post('refused-1', SHORT_CLIP, account));
  });
});

describe('a repeated request whose video nobody makes yet', () => {
  it('is answered, as the first one is, also where nobody told the server that the video has ended', async () => {
    const account = await seedAccount(http.database);
    const first = post('unheard-1', SHORT_CLIP, account);
    await waitUntil(
      { what: 'the admission' },
      async () => (await byKey('unheard-1', account)).status === 200,
    );
    const second = post('unheard-1', SHORT_CLIP, account);
    await rowsOf(
      http.database,
      `UPDATE videos SET status = 'canceled', completed_at = now() WHERE account_id = $1`,
      [account.accountId],
    );
    for (const answer of [await first, await second]) {
      errorOf(answer, 'generation_canceled');
      expect(answer.elapsedMs).toBeLessThan(60_000);
    }
  });

  it('with another body is 409, while it runs and after it', async () => {
    errorOf(await post('replay-1', { ...SHORT_CLIP, prompt: 'a blue ball' }), 'idempotency_conflict');
    const lost = new AbortController();
    const running = postText({ origin: http.origin, key: owner.key }, SHORT_CLIP, {
      ...withKey('conflict-1'),
      signal: lost.signal,
    }).catch(() => null);
    await known('conflict-1');
    errorOf(await post('conflict-1', { ...SHORT_CLIP, seed: 1 }), 'idempotency_conflict');
    lost.abort();
    await running;
  });
});

describe('what is kept', () => {
  it('a key stands for its request for 24 hours, and then for the next one', async () => {
    const account = await seedAccount(http.database);
    const send = (body: object) =>
      postText({ origin: http.origin, key: account.key }, body, {
        headers: [
          ['Idempotency-Key', 'old-1'],
          ['Prefer', 'respond-async'],
        ],
      });
    const first = (await send(SHORT_CLIP)).json as { video_id: string };
    await rowsOf(
      http.database,
      `UPDATE idempotency_keys SET created_at = now() - interval '23 hours 59 minutes' WHERE key = 'old-1'`,
    );
    errorOf(await send({ ...SHORT_CLIP, seed: 1 }), 'idempotency_conflict');
    await rowsOf(
      http.database,
      `UPDATE idempotency_keys SET created_at = now() - interval '24 hours 1 second' WHERE key = 'old-1'`,
    );
    const next = await send({ ...SHORT_CLIP, seed: 1 });
    expect(next.status).toBe(202);
    expect((next.json as { video_id: string }).video_id).not.toBe(first.video_id);
    const again = await send({ ...SHORT_CLIP, seed: 1 });
    expect(again.header('Idempotency-Replayed')).toBe('true');
    expect((again.json as { video_id: string }).video_id).toBe((next.json as { video_id: string }).video_id);
  });

  it('a key is free for another request once its video is deleted', async () => {
    const account = await seedAccount(http.database);
    const send = (body: object) =>
      postText({ origin: http.origin, key: account.key }, body, {
        headers: [
          ['Idempotency-Key', 'deleted-1'],
          ['Prefer', 'respond-async'],
        ],
      });
    const { video_id: id } = (await send(SHORT_CLIP)).json as { video_id: string };
    const remove = async () =>
      (await call(http.origin, { method: 'DELETE', path: `/api/v1/videos/${id}`, key: account.key })).json;
    expect([await remove(), await remove()]).toEqual([
      expect.objectContaining({ status: 'canceled' }),
      expect.objectContaining({ status: 'deleted' }),
    ]);
    expect((await send({ ...SHORT_CLIP, seed: 1 })).status).toBe(202);
  });

  it('a failed video is replayed as its 500: retrying a failure takes a new key', async () => {
    const broken = await startServerThatFails();
    const caller = { origin: broken.origin, key: (await seedAccount(broken.database)).key };
    const first = errorOf(await postText(caller, SHORT_CLIP, withKey('failed-1')), 'generation_failed');
    const again = await postText(caller, SHORT_CLIP, withKey('failed-1'));
    expect(errorOf(again, 'generation_failed').video_id).toBe(first.video_id);
    expect(again.header('Idempotency-Replayed')).toBe('true');
    expect(
      errorOf(await postText(caller, SHORT_CLIP, withKey('failed-2')), 'generation_failed').video_id,
    ).not.toBe(first.video_id);
  });
});

describe('the form of an Idempotency-Key', () => {
  it.each(['a', '!~', 'a'.repeat(255), 'c7b0c1b6-8a5e-4c5e-9a59-0d0b5d1f7d10'])(
    '%s is taken',
    async (key) => {
      const account = await seedAccount(http.database);
      const answer = await postText({ origin: http.origin, key: account.key }, SHORT_CLIP, {
        headers: [
          ['Idempotency-Key', key],
          ['Prefer', 'respond-async'],
        ],
      });
      expect(answer.status).toBe(202);
    },
  );

  it.each(['', 'a b', 'a'.repeat(256), 'é'])('%j is 400', async (key) => {
    expect(errorOf(await post(key), 'invalid_request').param).toBe('Idempotency-Key');
  });
});

describe('the status by idempotency_key', () => {
  it('finds the video of a caller that lost its 200', async () => {
    const { video_id: id } = generated(await post('replay-1'));
    const found = await byKey('replay-1');
    expect(found.json).toEqual(await statusOf({ origin: http.origin, key: owner.key }, id));
  });

  it('is 404 for a key that was never used, and 400 beside a video_id', async () => {
    errorOf(await byKey('never-used'), 'not_found');
    const both = `${VIDEO_STATUS}?video_id=vid_0000000000000000000000&idempotency_key=replay-1`;
    errorOf(await call(http.origin, { path: both, key: owner.key }), 'invalid_request');
  });
});
