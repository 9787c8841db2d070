import { describe, expect, it } from '@jest/globals';
import { createVideoProxy, type ProxyRouteName } from '../../src/proxy/index.js';
import { FILE, json, refusal, SERVER_KEY } from './lent-server.js';
import { asked, made, post, PUBLIC_URL, scene, SECRET, told } from './proxy-scene.js';

const statusOf = (id: string) => `/api/v1/video-status.php?video_id=${encodeURIComponent(id)}`;

describe('what travels on', () => {
  it('is the body and three headers: no cookie, no Authorization, no query, and the key of the server', async () => {
    const { server, proxy } = scene();
    const headers = {
      authorization: 'Bearer session-of-ann',
      cookie: 'session=ann',
      'x-api-key': 'cw_other',
      'x-forwarded-for': '10.0.0.1',
      prefer: 'wait=5',
      'idempotency-key': 'one',
    };
    const answer = await proxy(post({ headers }, '/api/v1/text-to-video.php?api_key=cw_other'));
    expect(answer.status).toBe(200);
    const [seen] = server.seen;
    expect(String(seen?.url)).toBe('http://127.0.0.1:8787/api/v1/text-to-video.php');
    expect(seen?.body).toBe('{"prompt":"a boat"}');
    expect(Object.fromEntries(seen?.headers ?? [])).toEqual({
      accept: 'application/json',
      authorization: `Bearer ${SERVER_KEY}`,
      'content-type': 'application/json',
      'idempotency-key': expect.not.stringContaining('one'),
      prefer: 'wait=5',
    });
  });

  it('back is what callers may know: their id, an address of the proxy, and no header of the server', async () => {
    const { proxy } = scene();
    const answer = await proxy(post());
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    const body = await told(answer);
    expect(body).toEqual({
      success: true,
      video_id: expect.stringMatching(/^vid_1\.[\w-]{43}$/),
      video_url: expect.stringMatching(/^https:\/\/app\.example\.com\/clips\/media\/[\w-]{43}\/vid_1\.mp4$/),
      credits_used: 5,
    });
    expect(await (await proxy(asked('/api/v1/models'))).json()).toEqual({ success: true, models: [] });
  });

  it('never goes anywhere but to the server, whatever the address says', async () => {
    const { server, proxy } = scene({ routes: ['text-to-video', 'media', 'video-status', 'delete'] });
    const { video_url: url } = await told(proxy(post()));
    const [, signature = ''] = /media\/([\w-]+)\//.exec(url) ?? [];
    const before = server.seen.length;
    for (const path of [
      `/media/${signature}/..%2f..%2fapi%2fv1%2faccount`,
      `/media/${signature}/https:%2f%2fevil.example`,
      '/api/v1/account',
      '/api/v1/videos',
      '/api/v1/../../dashboard',
      '/dashboard',
      '//evil.example/api/v1/video-status.php?video_id=http://evil.example',
      '/api/v1/video-status.php?video_id=%ff',
    ])
      expect([path, (await proxy(asked(path))).status]).toEqual([path, 404]);
    expect((await proxy(asked('/api/v1/videos/%E0%A4%A', { method: 'DELETE' }))).status).toBe(404);
    expect(server.seen).toHaveLength(before);
  });

  it('is only what routes names, with the methods that Allow names', async () => {
    const only: ProxyRouteName[] = ['models'];
    const { proxy } = scene({ routes: only });
    expect((await proxy(post())).status).toBe(404);
    const wrong = await proxy(asked('/api/v1/models', { method: 'DELETE' }));
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET']);
    const usual = scene();
    const { video_id: id } = await made(usual);
    expect((await usual.proxy(asked(`/api/v1/videos/${id}`, { method: 'DELETE' }))).status).toBe(404);
  });

  it('is not followed to where the server redirects, and the operator hears where to go', async () => {
    const { server, proxy, errors } = scene();
    server.next = () => new Response(null, { status: 308, headers: { Location: 'https://evil.example/' } });
    expect(await told(proxy(post()))).toMatchObject({ code: 'server_refused' });
    expect(server.seen).toHaveLength(1);
    expect(String(errors[0])).toMatch(/redirects/);
  });
});

describe('whose a video is', () => {
  it('decides user: nobody gets a 401, and a user that fails a 500 that says nothing', async () => {
    const { server, proxy } = scene();
    const nobody = new Request(`${PUBLIC_URL}/api/v1/models`);
    expect(await told(proxy(nobody))).toMatchObject({ success: false, code: 'not_signed_in' });
    for (const user of [
      () => Promise.reject(new Error('database secret')),
      () => {
        throw new Error('database secret');
      },
      () => '',
      () => 7 as unknown as string,
    ]) {
      const { proxy: broken, errors } = scene({ user });
      const answer = await broken(asked('/api/v1/models'));
      expect(answer.status).toBe(500);
      expect(await answer.text()).not.toContain('secret');
      expect(errors).toHaveLength(1);
    }
    expect(server.seen).toEqual([]);
  });

  it('keeps its status, its file and its end from every other user', async () => {
    const all = scene({ routes: ['text-to-video', 'video-status', 'media', 'delete'] });
    const { video_id: id, video_url: url } = await made(all);
    const ways = [
      () => asked(statusOf(id)),
      () => asked(url),
      () => asked(`/api/v1/videos/${id}`, { method: 'DELETE' }),
    ];
    for (const way of ways) {
      const own = way();
      const others = new Request(own, { headers: { 'x-user': 'bob' } });
      const before = all.server.seen.length;
      expect((await all.proxy(others)).status).toBe(404);
      expect(all.server.seen).toHaveLength(before);
      expect((await all.proxy(own)).status).toBe(200);
    }
  });

  it.each(['vid_1', 'vid_1.', '.', '', `vid_2.${'a'.repeat(43)}`, `vid_1.${'-'.repeat(42)}é`, 'vid_1.a.b'])(
    'is told by the signature: %j is nobody’s',
    async (id) => {
      const all = scene();
      await made(all);
      expect((await all.proxy(asked(statusOf(id)))).status).toBe(404);
      expect(all.server.seen).toHaveLength(1);
    },
  );

  it('is told by signatures of one kind and one secret alone', async () => {
    const one = scene();
    const { video_id: id, video_url: url } = await made(one);
    const signature = id.split('.')[1] ?? '';
    expect((await one.proxy(asked(`/media/${signature}/vid_1.mp4`))).status).toBe(404);
    expect((await one.proxy(asked(url))).status).toBe(200);
    const other = scene({ secret: `${SECRET}!` });
    expect((await other.proxy(asked(statusOf(id)))).status).toBe(404);
  });

  it('stays theirs in another process with the same secret', async () => {
    const { video_id: id } = await made(scene());
    const other = scene();
    await made(other);
    const status = await told(other.proxy(asked(statusOf(id))));
    expect(status.video_id).toBe(id);
  });

  it('is found by the user’s own Idempotency-Key, and by nobody else’s of the same name', async () => {
    const { server, proxy } = scene();
    const headers = { 'idempotency-key': 'order-7' };
    const first = await told(proxy(post({ headers })));
    const again = await proxy(post({ headers }));
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect((await told(again)).video_id).toBe(first.video_id);
    expect(await told(proxy(post({ headers: { ...headers, 'x-user': 'bob' } })))).not.toMatchObject({
      video_id: first.video_id,
    });
    expect(server.videos).toHaveLength(2);
    const found = '/api/v1/video-status.php?idempotency_key=order-7';
    expect((await told(proxy(asked(found)))).video_id).toBe(first.video_id);
    expect((await proxy(asked(found, { headers: { 'x-user': 'eve' } }))).status).toBe(404);
    for (const key of ['two words', 'é', 'a'.repeat(256)])
      expect((await proxy(post({ headers: { 'idempotency-key': key } }))).status).toBe(400);
  });

  it('is not made for a page of another site', async () => {
    const { server, proxy } = scene({ origins: ['https://studio.example.com'] });
    for (const origin of ['https://evil.example', 'null', 'http://app.example.com'])
      expect((await proxy(post({ headers: { origin } }))).status).toBe(403);
    expect(server.seen).toEqual([]);
    for (const origin of ['https://app.example.com', 'https://studio.example.com'])
      expect((await proxy(post({ headers: { origin } }))).status).toBe(200);
  });
});

describe('the file of a video', () => {
  it('is played in ranges, kept with its ETag, and asked for without the key', async () => {
    const all = scene();
    const { video_url: url } = await made(all);
    const part = await all.proxy(asked(url, { headers: { range: 'bytes=10-19', cookie: 'a=b' } }));
    expect(part.status).toBe(206);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(FILE.slice(10, 20));
    expect(Object.fromEntries(part.headers)).toEqual({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-length': '10',
      'content-range': 'bytes 10-19/1000',
      'content-type': 'video/mp4',
      etag: '"e1"',
      'x-content-type-options': 'nosniff',
    });
    expect(Object.fromEntries(all.server.seen.at(-1)?.headers ?? [])).toEqual({
      'accept-encoding': 'identity',
      range: 'bytes=10-19',
    });
    const whole = await all.proxy(asked(url));
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(FILE);
    expect((await all.proxy(asked(url, { headers: { 'if-none-match': '"e1"' } }))).status).toBe(304);
    const head = await all.proxy(asked(url, { method: 'HEAD' }));
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '1000', '']);
    const beyond = await all.proxy(asked(url, { headers: { range: 'bytes=0-1000' } }));
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
    expect(await told(beyond)).toMatchObject({ code: 'range_not_satisfiable' });
  });

  it('is a video or a download, never a page', async () => {
    const all = scene();
    const { video_url: url } = await made(all);
    const page = () =>
      Promise.resolve(new Response('<script>', { headers: { 'content-type': 'text/html' } }));
    const { proxy } = scene({ fetch: page });
    expect((await proxy(asked(url))).headers.get('content-type')).toBe('application/octet-stream');
  });

  it('that the server has no longer is a 404', async () => {
    const { proxy } = scene();
    const all = scene();
    all.server.next = () =>
      json(200, { success: true, video_id: 'vid_1', video_url: 'http://x/media/gone.mp4', credits_used: 1 });
    const { video_url: url } = await made(all);
    expect(await told(proxy(asked(url)))).toMatchObject({ success: false, code: 'not_found' });
  });
});

describe('a proxy that can’t work', () => {
  const good = {
    baseUrl: 'http://127.0.0.1:8787',
    apiKey: SERVER_KEY,
    secret: SECRET,
    publicUrl: PUBLIC_URL,
  };
  it.each([
    ['apiKey', { apiKey: '' }],
    ['apiKey', { apiKey: undefined }],
    ['secret', { secret: 'short' }],
    ['baseUrl', { baseUrl: 'clips.example.com' }],
    ['baseUrl', { baseUrl: 'file:///etc/passwd' }],
    ['publicUrl', { publicUrl: '/clips' }],
    ['publicUrl', { publicUrl: 'https://me:you@app.example.com' }],
    ['user', { user: undefined }],
  ])('says at once that it needs another %s, and never shows a value: %j', (name, wrong) => {
    const options = { ...good, user: () => 'ann', ...wrong } as Parameters<typeof createVideoProxy>[0];
    expect(() => createVideoProxy(options)).toThrow(new RegExp(`^createVideoProxy needs ${name}: `));
    expect(() => createVideoProxy(options)).not.toThrow(/short|me:you|passwd/);
  });
});

describe('what the server refuses', () => {
  it('for its caller’s sake passes on, in its own words or in yours', async () => {
    const { server, proxy } = scene({
      errorText: ({ code }) => (code === 'content_rejected' ? 'Bitte anders.' : undefined),
    });
    server.next = () => refusal(400, 'invalid_request', { param: 'duration', secret: 'x' });
    const first = await proxy(post());
    expect([first.status, await first.json()]).toEqual([
      400,
      {
        success: false,
        error: 'Says the server: invalid_request.',
        code: 'invalid_request',
        param: 'duration',
        request_id: 'req_1',
      },
    ]);
    server.next = () => refusal(422, 'content_rejected');
    expect(await told(proxy(post()))).toMatchObject({ error: 'Bitte anders.', code: 'content_rejected' });
    server.next = () => refusal(500, 'generation_timeout', { video_id: 'vid_9' });
    expect((await told(proxy(post()))).video_id).toMatch(/^vid_9\.[\w-]{43}$/);
  });

  it.each([
    [401, 'invalid_api_key'],
    [403, 'plan_required'],
    [429, 'too_many_auth_failures'],
  ])('for the proxy’s sake is the operator’s to mend: %i %s', async (status, code) => {
    const { server, proxy, errors } = scene();
    server.next = () => refusal(status, code);
    const answer = await proxy(post());
    expect([answer.status, (await told(answer)).code]).toEqual([502, 'server_refused']);
    expect(String(errors[0])).toContain(code);
  });

  it('because its window is full is a 429 with Retry-After, and not the window of all users', async () => {
    const { server, proxy } = scene();
    const window = {
      count: 15,
      limit: 15,
      remaining: 0,
      reset_in_seconds: 7,
      reset_at: '2026-01-01T00:00:00Z',
    };
    const answered = refusal(429, 'rate_limited', { rate_limit: window });
    answered.headers.set('Retry-After', '7');
    server.next = () => answered;
    const answer = await proxy(post());
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await answer.json()).not.toHaveProperty('rate_limit');
    expect(answer.headers.get('x-ratelimit-remaining')).toBeNull();
  });

  it.each([
    ['the key', () => json(200, { success: true, video_id: 'vid_1', echo: SERVER_KEY })],
    ['the key in an error', () => refusal(400, 'invalid_request', { error: `Not ${SERVER_KEY}` })],
    ['a page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a list', () => json(200, [])],
    ['an error without a sentence', () => json(500, {})],
    [
      'a file elsewhere',
      () => json(200, { success: true, video_id: 'vid_1', video_url: 'http://evil/x.mp4' }),
    ],
  ])('or garbles with %s is told to nobody', async (_name, next) => {
    const { server, proxy, errors } = scene();
    server.next = next;
    const answer = await proxy(post());
    const text = await answer.text();
    expect([answer.status, JSON.parse(text)]).toMatchObject([502, { code: 'unexpected_answer' }]);
    expect(text).not.toContain(SERVER_KEY);
    expect(errors).toHaveLength(1);
    expect(String(errors[0])).not.toContain(SERVER_KEY);
  });

  it('by being away is a 502, by being slow a 504', async () => {
    const away = scene({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    expect(await told(away.proxy(post()))).toMatchObject({ code: 'server_unreachable' });
    const hanging: typeof fetch = (_url, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    const slow = scene({ fetch: hanging, timeouts: { generationMs: 1, otherMs: 1 } });
    expect(await told(slow.proxy(post()))).toMatchObject({ code: 'server_timeout' });
    expect((await slow.proxy(asked('/api/v1/models'))).status).toBe(504);
  });

  it('is told even where what hears of errors, or words them, fails itself', async () => {
    for (const onError of [
      () => Promise.reject(new Error('log')),
      () => {
        throw new Error('log');
      },
    ]) {
      const errorText = () => {
        throw new Error('words');
      };
      const { server, proxy } = scene({ onError, errorText });
      server.next = () => refusal(401, 'invalid_api_key');
      expect(await told(proxy(post()))).toMatchObject({
        code: 'server_refused',
        error: expect.stringMatching(/operator/),
      });
    }
  });
});
