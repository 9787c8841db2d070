import { describe, expect, it } from '@jest/globals';
import {
  answer,
  createFakeClock,
  createFakeServer,
  cutAnswer,
  delay,
  failedEnd,
  gatewayError,
  lostAnswer,
  lostRequest,
  noAnswer,
  rateLimited,
  refusal,
  smallMp4,
  videoFails,
  type FakeServer,
  type Fault,
} from '../../src/testing/index.js';

const CREATE = '/api/v1/text-to-video.php';

function create(
  server: FakeServer,
  body: object = { prompt: 'a cat' },
  headers: Record<string, string> = {},
) {
  return server.fetch(`${server.baseUrl}${CREATE}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${server.apiKey}`, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const read = (server: FakeServer, path: string) =>
  server.fetch(`${server.baseUrl}${path}`, { headers: { 'X-API-Key': server.apiKey } });
const body = async (response: Response) => (await response.json()) as Record<string, unknown>;
const ASYNC = { Prefer: 'respond-async' };

describe('a fake server', () => {
  it('makes a video in one call, whose file is an mp4 that plays', async () => {
    const server = createFakeServer();
    const made = await body(await create(server));
    const file = await server.fetch(made['video_url'] as string);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(smallMp4());
    expect(new TextDecoder().decode(smallMp4().slice(4, 8))).toBe('ftyp');
  });

  it('tells what it was asked, and what it has', async () => {
    const server = createFakeServer();
    await create(server, { prompt: 'a cat', duration: 2 }, { 'Idempotency-Key': 'k' });
    await read(server, '/api/v1/videos?limit=3');
    expect(server.requests).toMatchObject([
      { route: 'create', method: 'POST', path: CREATE, headers: { 'idempotency-key': 'k' } },
      { route: 'list', query: { limit: '3' }, body: null },
    ]);
    expect(server.requests[0]?.body).toEqual({ prompt: 'a cat', duration: 2 });
    expect(server.videos).toMatchObject([{ status: 'completed', duration: 2 }]);
  });

  it('says the same each time that a test is run', async () => {
    const answers = await Promise.all(
      [createFakeServer(), createFakeServer()].map(async (server) => {
        const response = await create(server);
        return [Object.fromEntries(response.headers), await response.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  it('knows the key, the address, the plan, the models and the file that it is given', async () => {
    const media = new Uint8Array([1, 2]);
    const server = createFakeServer({ apiKey: 'any-text', baseUrl: 'https://clips.example.com/', media });
    const made = await body(await create(server));
    expect(made['video_url']).toMatch(/^https:\/\/clips\.example\.com\/media\//);
    expect((await (await server.fetch(made['video_url'] as string)).arrayBuffer()).byteLength).toBe(2);
    expect((await create(createFakeServer({ plan: 'free' }))).status).toBe(403);
    expect((await create(createFakeServer({ catalogue: [] }))).status).toBe(400);
  });

  it('is nowhere but at its address', async () => {
    await expect(createFakeServer().fetch('https://example.com/')).rejects.toThrow(
      'The fake server is at http://clipwright.test; nothing answers at https://example.com.',
    );
  });
});

describe('its clock', () => {
  it('brings a video from the line through the making to its end, and to the end of its file', async () => {
    const clock = createFakeClock({ standsStill: true });
    const server = createFakeServer({ clock, queuedMs: 2_000, makingMs: 10_000 });
    await create(server, undefined, ASYNC);
    const seen = [server.videos[0]];
    for (const ms of [1_999, 1, 5_000, 5_000, 30 * 86_400_000]) {
      await clock.advance(ms);
      seen.push(server.videos[0]);
    }
    expect(seen.map((video) => [video?.status, video?.progress, video?.estimated_seconds])).toEqual([
      ['queued', 0, 12],
      ['queued', 0, 11],
      ['processing', 0, 10],
      ['processing', 50, 5],
      ['completed', 100, null],
      ['expired', 100, null],
    ]);
    expect(seen[0]?.queue_position).toBe(1);
  });

  it('holds a call until its video is made, and no longer than the server may', async () => {
    const patient = createFakeServer({ makingMs: 289_000 });
    expect((await create(patient)).status).toBe(200);
    const slow = createFakeServer({ makingMs: 291_000 });
    expect(await body(await create(slow))).toMatchObject({ code: 'generation_timeout' });
    expect(slow.clock.now() - Date.UTC(2026, 0, 1)).toBe(290_000);
    expect((await create(slow, undefined, { Prefer: 'wait=5' })).status).toBe(202);
  });

  it('frees the window to the millisecond', async () => {
    const server = createFakeServer({ rule: { limit: 1, windowMs: 60_000 } });
    await create(server);
    await server.clock.advance(59_999);
    const refused = await create(server);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1']);
    await server.clock.advance(1);
    expect((await create(server)).status).toBe(200);
  });

  it('forgets an Idempotency-Key after a day', async () => {
    const server = createFakeServer();
    const keyed = () => create(server, undefined, { 'Idempotency-Key': 'k' });
    const first = await body(await keyed());
    await server.clock.advance(86_399_999);
    expect(await body(await keyed())).toEqual(first);
    await server.clock.advance(1);
    expect(await body(await keyed())).not.toEqual(first);
  });

  it('keeps the time that a caller allows', async () => {
    const server = createFakeServer();
    server.script('account', noAnswer(), delay(2_000), delay(2_000));
    const ask = (timeoutMs: number) => server.fetch(`${server.baseUrl}/api/v1/account`, { timeoutMs });
    await expect(ask(500)).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(ask(1_999)).rejects.toMatchObject({ name: 'TimeoutError' });
    expect((await ask(2_001)).status).toBe(401);
  });
});

describe('what a test does by hand', () => {
  it('ends a video while a call is held for it', async () => {
    const server = createFakeServer({
      makingMs: Infinity,
      clock: createFakeClock({ standsStill: true }),
    });
    const held = create(server);
    await server.clock.advance(1_000);
    const [video] = server.videos;
    expect(server.settle(video!.video_id, failedEnd('storage_full', 'No room.'))).toBe(true);
    expect(await body(await held)).toMatchObject({ code: 'storage_full', error: 'No room.' });
    expect(server.settle(video!.video_id)).toBe(false);
    expect(server.rateLimit.count).toBe(0);
  });

  it('puts videos there in any state, which count for nothing in the window', async () => {
    const server = createFakeServer();
    const since = (await body(await read(server, '/api/v1/videos?settled_since=')))['next_cursor'];
    for (const status of ['queued', 'processing', 'completed', 'failed', 'canceled', 'expired'] as const)
      server.addVideo({ status });
    server.addVideo({ body: { image_url: 'https://example.com/a.png' } });
    const all = (await body(await read(server, '/api/v1/videos')))['videos'] as { status: string }[];
    expect(all.map((video) => video.status)).toEqual([
      'completed',
      'expired',
      'canceled',
      'failed',
      'completed',
      'processing',
      'queued',
    ]);
    const settled = await body(await read(server, `/api/v1/videos?settled_since=${String(since)}&limit=3`));
    expect((settled['videos'] as { status: string }[]).map((video) => video.status)).toEqual([
      'completed',
      'failed',
      'canceled',
    ]);
    expect(server.rateLimit.count).toBe(0);
  });

  it('expires a file, fills the window, and says so where there is no such video', async () => {
    const server = createFakeServer();
    const id = server.addVideo();
    expect([server.expire(id), server.expire(id), server.videos[0]?.status]).toEqual([
      true,
      false,
      'expired',
    ]);
    server.takePlaces(15);
    expect((await create(server)).status).toBe(429);
    expect(() => server.settle('vid_1')).toThrow('The fake server has no video vid_1');
  });

  it('lets the server go away for a time, with every call that it holds', async () => {
    const server = createFakeServer({ makingMs: 5_000, clock: createFakeClock({ standsStill: true }) });
    const held = create(server);
    await server.clock.advance(1_000);
    server.goAway(3);
    await expect(held).rejects.toThrow('fetch failed');
    await expect(read(server, '/api/v1/account')).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
    await server.clock.advance(3_000);
    expect((await read(server, '/api/v1/account')).status).toBe(200);
    server.goAway();
    await server.clock.advance(86_400_000);
    await expect(read(server, '/api/v1/account')).rejects.toThrow('fetch failed');
    server.comeBack();
    expect(server.videos[0]?.status).toBe('completed');
    expect((await read(server, '/api/v1/account')).status).toBe(200);
  });

  it('is left by a caller who aborts', async () => {
    const server = createFakeServer({ makingMs: 5_000, clock: createFakeClock({ standsStill: true }) });
    const controller = new AbortController();
    const reason = new Error('left');
    const held = server.fetch(`${server.baseUrl}${CREATE}`, {
      method: 'POST',
      headers: { 'X-API-Key': server.apiKey, 'Content-Type': 'application/json' },
      body: '{"prompt":"a"}',
      signal: controller.signal,
    });
    await server.clock.advance(1);
    controller.abort(reason);
    await expect(held).rejects.toBe(reason);
    await server.clock.advance(5_000);
    expect(server.videos[0]?.status).toBe('completed');
  });
});

describe('a fault', () => {
  const outcome = async (fault: Fault): Promise<unknown> => {
    const server = createFakeServer();
    server.script('create', fault);
    const said = await create(server).then(
      async (response) => [response.status, await response.text().catch(() => 'broken off')],
      (error: Error) => error.message,
    );
    return [said, server.videos.length];
  };

  it.each<[string, Fault, unknown, number]>([
    ['lostRequest', lostRequest(), 'fetch failed', 0],
    ['lostAnswer', lostAnswer(), 'fetch failed', 1],
    ['cutAnswer', cutAnswer(), [200, 'broken off'], 1],
    ['gatewayError', gatewayError(), [502, '<h1>502</h1>'], 0],
    ['gatewayError(503)', gatewayError(503), [503, '<h1>503</h1>'], 0],
    ['answer', answer({ status: 418, body: 'tea' }), [418, 'tea'], 0],
    [
      'answer afterwards',
      answer({ body: { success: true }, afterwards: true }),
      [200, '{"success":true}'],
      1,
    ],
    ['refusal', refusal('busy'), [500, expect.stringContaining('"code":"busy"')], 0],
    ['refusal with words', refusal('busy', 'Later.'), [500, expect.stringContaining('"Later."')], 0],
    ['rateLimited', rateLimited(7), [429, expect.stringContaining('"reset_in_seconds":7')], 0],
    ['videoFails', videoFails('engine_unavailable'), [500, expect.stringContaining('engine_unavailable')], 1],
  ])('%s does what it says, once', async (_, fault, said, videos) => {
    expect(await outcome(fault)).toEqual([said, videos]);
  });

  it('meets the requests of its route in turn, then those of any, then what always is', async () => {
    const server = createFakeServer({
      fault: ({ route }) => (route === 'models' ? gatewayError(504) : null),
    });
    server.script('account', gatewayError(502), null);
    server.script('any', gatewayError(503));
    const statuses: number[] = [];
    for (const path of ['account', 'account', 'account', 'account', 'models'])
      statuses.push((await read(server, `/api/v1/${path}`)).status);
    expect(statuses).toEqual([502, 200, 503, 200, 504]);
  });
});
