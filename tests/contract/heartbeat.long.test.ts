import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ErrorResponse, GenerationResponse, HoldTestResponse } from '@clipwright/core/videos';
import {
  call,
  errorOf,
  type HeaderList,
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
  untilStatus,
  waitUntil,
} from '../support/index.js';

const EVERY_SECOND: HeaderList = [['Prefer', 'heartbeat=1']];
const HELD_SECONDS = 2;

/** Answers only, so that what it admits waits; and one that makes videos. */
let http: TestServer;
let making: TestServer;
let account: SeededAccount;
let caller: { origin: string; key: string };
beforeAll(async () => {
  [http, making] = await Promise.all([
    startServer({ role: 'http', env: { SYNC_WAIT_SECONDS: String(HELD_SECONDS) } }),
    startServer(),
  ]);
  account = await seedAccount(http.database);
  caller = { origin: http.origin, key: account.key };
});

const post = (headers: HeaderList, by = caller) => postText(by, SHORT_CLIP, { headers });

/** The head of an answer as soon as it is there, and what can still be read behind it. */
function opened({ origin, key }: typeof caller, more: HeaderList = []): Promise<IncomingMessage> {
  const headers = {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
    ...Object.fromEntries([...EVERY_SECOND, ...more]),
  };
  return new Promise((resolve, reject) => {
    request(`${origin}${TEXT_TO_VIDEO}`, { method: 'POST', headers, agent: false })
      .once('response', resolve)
      .once('error', reject)
      .end(JSON.stringify(SHORT_CLIP));
  });
}

const newestId = async ({ database }: TestServer): Promise<string> => {
  const [row] = await rowsOf<{ id: string }>(
    database,
    'SELECT id FROM videos ORDER BY created_at DESC LIMIT 1',
  );
  return row?.id ?? '';
};

describe('Prefer: heartbeat=N', () => {
  it('answers 200 with the window at once, then signs of life until the JSON of the video', async () => {
    const { key } = await seedAccount(making.database);
    const by = { origin: making.origin, key };
    const answer = await opened(by);
    expect([answer.statusCode, answer.headers['preference-applied'], answer.headers['content-type']]).toEqual(
      [200, 'heartbeat=1', 'application/json; charset=utf-8'],
    );
    expect(answer.headers).toMatchObject({ 'x-ratelimit-limit': '15', 'x-ratelimit-remaining': '14' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect((await statusOf(by, await newestId(making))).status).not.toBe('completed');
    const body = await text(answer);
    expect(body).toMatch(/^ +\{.*\}$/);
    const made = GenerationResponse.parse(JSON.parse(body));
    expect(await statusOf(by, made.video_id)).toMatchObject({ video_url: made.video_url });
  });

  it('beats as often as it was asked to', async () => {
    const beatsOf = async (prefer: string) => (await post([['Prefer', prefer]])).text.search(/\S/);
    const [often, seldom] = await Promise.all(['heartbeat=1', 'heartbeat=15'].map(beatsOf));
    expect(often).toBeGreaterThanOrEqual(HELD_SECONDS - 1);
    expect(seldom).toBe(1);
  });

  it('tells a call that was held to its end under the 200, with the video to follow', async () => {
    const answer = await post(EVERY_SECOND);
    expect(answer.status).toBe(200);
    const { code, video_id: id } = ErrorResponse.parse(answer.json);
    expect(code).toBe('generation_timeout');
    expect(await statusOf(caller, id ?? '')).toMatchObject({ status: 'queued' });
  });

  it('tells a video that failed under the 200, in the words of the 500', async () => {
    const failing = await startServerThatFails();
    const { key } = await seedAccount(failing.database);
    const by = { origin: failing.origin, key };
    const headers: HeaderList = [['Idempotency-Key', 'same']];
    const under200 = await post([...EVERY_SECOND, ...headers], by);
    expect(under200.status).toBe(200);
    const as500 = errorOf(await post(headers, by), 'generation_failed');
    expect({ ...ErrorResponse.parse(under200.json), request_id: '' }).toEqual({ ...as500, request_id: '' });
    // It has ended: what is known before anything is sent has its own status.
    errorOf(await post([...EVERY_SECOND, ...headers], by), 'generation_failed');
  });

  it('leaves what is refused its real status', async () => {
    const full = await seedAccount(http.database);
    await seedWindow(
      http.database,
      full,
      Array.from({ length: 15 }, () => 10),
    );
    errorOf(await post(EVERY_SECOND, { origin: http.origin, key: full.key }), 'rate_limited');
    errorOf(await postText(caller, { prompt: '' }, { headers: EVERY_SECOND }), 'invalid_request');
    errorOf(await post(EVERY_SECOND, { origin: http.origin, key: 'cw_wrong' }), 'invalid_api_key');
  });

  it('says before the body that a call joins one that is under way', async () => {
    const { key } = await seedAccount(http.database);
    const headers: HeaderList = [['Idempotency-Key', 'joined']];
    expect((await post([['Prefer', 'respond-async'], ...headers], { origin: http.origin, key })).status).toBe(
      202,
    );
    const answer = await opened({ origin: http.origin, key }, headers);
    expect(answer.headers['idempotency-replayed']).toBe('true');
    answer.destroy();
  });

  it.each(['heartbeat=1, respond-async', 'heartbeat=1, wait=0'])(
    'is for calls that are held to their end: %s is a 202',
    async (prefer) => {
      const answer = await post([['Prefer', prefer]]);
      expect([answer.status, answer.text[0]]).toEqual([202, '{']);
      expect(answer.header('Preference-Applied')).not.toContain('heartbeat');
    },
  );

  it('loses nothing where its client goes away: the video is made', async () => {
    const by = { origin: making.origin, key: (await seedAccount(making.database)).key };
    const answer = await opened(by);
    const id = await newestId(making);
    answer.destroy();
    expect((await untilStatus(by, id, 'completed')).video_url).toMatch(/\.mp4$/);
  });
});

describe('a server that ends while it beats', () => {
  const rest = (answer: IncomingMessage): Promise<string> => text(answer).catch(() => 'cut off');

  it('tells what it can when it is stopped, is cut off when it is killed, and the next one makes the videos', async () => {
    const stopped = await startServer({ role: 'http', env: { SHUTDOWN_GRACE_SECONDS: '1' } });
    const { database, home } = stopped;
    const { key } = await seedAccount(database);
    const keyed: HeaderList = [['Idempotency-Key', 'kept']];
    const told = rest(await opened({ origin: stopped.origin, key }));
    expect(await stopped.stop()).toEqual({ code: 0, signal: null });
    const { code, video_id: first = '' } = ErrorResponse.parse(JSON.parse(await told));
    expect(code).toBe('generation_timeout');

    const killed = await startServer({ role: 'http', database, home });
    const cut = rest(await opened({ origin: killed.origin, key }, keyed));
    killed.kill('SIGKILL');
    expect(await cut).toBe('cut off');

    const next = await startServer({ database, home });
    const by = { origin: next.origin, key };
    const again = await post([...EVERY_SECOND, ...keyed], by);
    expect(GenerationResponse.parse(again.json).video_url).toMatch(/\.mp4$/);
    await untilStatus(by, first, 'completed');
    expect(await rowsOf(database, 'SELECT count(*)::int AS videos FROM videos')).toEqual([{ videos: 2 }]);
  });
});

describe('GET /api/v1/hold-test', () => {
  const test = (query: string, headers: HeaderList = [], signal?: AbortSignal) =>
    call(http.origin, {
      path: `/api/v1/hold-test${query}`,
      key: account.key,
      headers,
      ...(signal === undefined ? {} : { signal }),
    });

  it('answers after the seconds that were asked for, or after as many as a generation is held', async () => {
    const answer = await test('?seconds=1');
    expect(answer.elapsedMs).toBeGreaterThanOrEqual(1_000);
    expect(HoldTestResponse.parse(answer.json).held_seconds).toBeGreaterThanOrEqual(1);
    expect((await test('')).elapsedMs).toBeGreaterThanOrEqual(HELD_SECONDS * 1_000);
    expect((await test('?seconds=0')).status).toBe(200);
  });

  it('beats where it is asked to', async () => {
    const answer = await test('?seconds=2', EVERY_SECOND);
    expect(answer.text.search(/\S/)).toBeGreaterThan(1);
    expect(answer.header('Preference-Applied')).toBe('heartbeat=1');
    expect(HoldTestResponse.parse(answer.json).success).toBe(true);
  });

  it('refuses to hold for longer than a generation, and says how long it may be', async () => {
    const { error, param } = errorOf(await test(`?seconds=${HELD_SECONDS + 1}`), 'invalid_request');
    expect([error, param]).toEqual([
      expect.stringContaining(`a whole number from 0 to ${HELD_SECONDS}`),
      'seconds',
    ]);
  });

  it('holds two at a time for an account; one whose caller went away makes room', async () => {
    const gone = new AbortController();
    const lost = test('?seconds=2', EVERY_SECOND, gone.signal).catch(() => null);
    const held = test('?seconds=2');
    const refused = await waitUntil({ what: 'both to be held', everyMs: 20 }, async () => {
      const answer = await test('?seconds=0');
      return answer.status === 429 ? answer : null;
    });
    errorOf(refused, 'resource_budget');
    const other = await seedAccount(http.database);
    const theirs = await call(http.origin, { path: '/api/v1/hold-test?seconds=0', key: other.key });
    expect(theirs.status).toBe(200);
    gone.abort();
    await lost;
    await waitUntil(
      { what: 'room', everyMs: 20 },
      async () => (await test('?seconds=0')).status === 200 || null,
    );
    expect((await held).status).toBe(200);
  });

  it('needs a key', async () => {
    errorOf(await call(http.origin, { path: '/api/v1/hold-test' }), 'missing_api_key');
  });
});
