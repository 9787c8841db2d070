import { describe, expect, it } from '@jest/globals';
import { ClipwrightClient, ConnectionFailedError } from '../../src/client/index.js';
import { NotFoundError } from '../../src/errors/index.js';
import { MADE, NOT_FOUND, scripted, statusBody } from './scripted-fetch.js';

const BASE = 'https://clips.example.com/api/v1';

describe('what the client sends', () => {
  it('is one POST with the key in a header, an Idempotency-Key and the fields that were given', async () => {
    const { client, asked } = scripted([{ body: MADE }]);
    expect(await client.textToVideo({ prompt: 'a', duration: 5 })).toEqual(MADE);
    expect(asked).toEqual([
      {
        url: `${BASE}/text-to-video.php`,
        init: {
          method: 'POST',
          headers: {
            Authorization: 'Bearer cw_key',
            Accept: 'application/json',
            'Content-Type': 'application/json',
            'Idempotency-Key': 'id-1',
          },
          redirect: 'manual',
          timeoutMs: 320_000,
          body: '{"prompt":"a","duration":5}',
        },
      },
    ]);
  });

  it("is an image route for images, under the caller's own Idempotency-Key where there is one", async () => {
    const { client, asked } = scripted([{ body: MADE }]);
    await client.imageToVideo({ image_url: 'https://e.com/a.png' }, { idempotencyKey: 'order-7' });
    expect(asked[0]).toMatchObject({
      url: `${BASE}/image-to-video.php`,
      init: { headers: { 'Idempotency-Key': 'order-7' } },
    });
  });

  it('uses a new key for each generation', async () => {
    const { client, asked } = scripted([{ body: MADE }, { body: MADE }]);
    await client.textToVideo({ prompt: 'a' });
    await client.textToVideo({ prompt: 'a' });
    expect(asked.map(({ init }) => init.headers['Idempotency-Key'])).toEqual(['id-1', 'id-2']);
  });

  it.each([
    [
      'videoStatus by id',
      (client: ClipwrightClient) => client.videoStatus('vid_1'),
      'video-status.php?video_id=vid_1',
      statusBody(),
    ],
    [
      'videoStatus by key',
      (client: ClipwrightClient) => client.videoStatus({ idempotencyKey: 'a&b=c' }),
      'video-status.php?idempotency_key=a%26b%3Dc',
      statusBody(),
    ],
    [
      'listVideos',
      (client: ClipwrightClient) => client.listVideos(),
      'videos',
      { success: true, videos: [], next_cursor: null },
    ],
    [
      'listVideos with a filter',
      (client: ClipwrightClient) =>
        client.listVideos({ limit: 5, cursor: 'x/y', status: 'failed', mode: 'text' }),
      'videos?limit=5&cursor=x%2Fy&status=failed&mode=text',
      { success: true, videos: [], next_cursor: null },
    ],
    [
      'listVideos from the start',
      (client: ClipwrightClient) => client.listVideos({ cursor: null }),
      'videos',
      { success: true, videos: [], next_cursor: null },
    ],
    [
      'listVideos of what is settled',
      (client: ClipwrightClient) => client.listVideos({ limit: 5, settled_since: '' }),
      'videos?limit=5&settled_since=',
      { success: true, videos: [], next_cursor: 'n' },
    ],
    ['account', (client: ClipwrightClient) => client.account(), 'account', { success: true, plan: 'api' }],
    ['models', (client: ClipwrightClient) => client.models(), 'models', { success: true, models: [] }],
  ] as const)('is one GET for %s', async (_, call, path, body) => {
    const { client, asked } = scripted([{ body }]);
    expect(await call(client)).toEqual(body);
    expect(asked).toEqual([
      {
        url: `${BASE}/${path}`,
        init: {
          method: 'GET',
          headers: { Authorization: 'Bearer cw_key', Accept: 'application/json' },
          redirect: 'manual',
          timeoutMs: 30_000,
        },
      },
    ]);
  });

  it('is one DELETE for deleteVideo, never repeated', async () => {
    const { client, asked } = scripted([
      { body: { success: true, video_id: 'a/b', status: 'deleted' } },
      new Error('gone'),
    ]);
    expect(await client.deleteVideo('a/b')).toMatchObject({ status: 'deleted' });
    expect(asked[0]).toMatchObject({ url: `${BASE}/videos/a%2Fb`, init: { method: 'DELETE' } });
    await expect(client.deleteVideo('vid_1')).rejects.toBeInstanceOf(ConnectionFailedError);
    expect(asked).toHaveLength(2);
  });

  it('goes below the path of the base URL, however many slashes end it', async () => {
    const { client, asked } = scripted([{ body: { success: true } }], {
      baseUrl: 'http://127.0.0.1:8787/clips//',
    });
    await client.models();
    expect(asked[0]?.url).toBe('http://127.0.0.1:8787/clips/api/v1/models');
  });

  it('keeps to the time limits that were set', async () => {
    const { client, asked } = scripted([{ body: MADE }, { body: { success: true } }], {
      generationTimeoutMs: 7,
      requestTimeoutMs: 8,
    });
    await client.textToVideo({ prompt: 'a' });
    await client.models();
    expect(asked.map(({ init }) => init.timeoutMs)).toEqual([7, 8]);
  });

  it('carries the signal of the caller', async () => {
    const { signal } = new AbortController();
    const { client, asked } = scripted([{ body: MADE }, { body: statusBody() }, { body: { success: true } }]);
    await client.textToVideo({ prompt: 'a' }, { signal });
    await client.videoStatus('vid_1', { signal });
    await client.account({ signal });
    expect(asked.every(({ init }) => init.signal === signal)).toBe(true);
  });
});

describe('a client', () => {
  it.each([
    '',
    'clips.example.com',
    'ftp://clips.example.com',
    'see https://h',
    'http://',
    'https://h?x=1',
    'https://h#x',
    'https://exa mple.com',
  ])('is not made for the base URL %j', (baseUrl) => {
    expect(() => scripted([], { baseUrl })).toThrow(
      new TypeError('baseUrl must be an http or https URL without query.'),
    );
  });

  it.each(['', 'a b', 'cw_\n', 'cw_ä'])('is not made with the key %j, which it does not repeat', (apiKey) => {
    expect(() => scripted([], { apiKey })).toThrow(new TypeError('apiKey must be visible ASCII characters.'));
  });
});

describe('reads', () => {
  it('are repeated when the answer is lost or a 5xx, with doubling waits', async () => {
    const { client, clock } = scripted([
      new Error('reset'),
      { status: 503, body: 'x' },
      { body: { success: true, models: [] } },
    ]);
    expect(await client.models()).toMatchObject({ models: [] });
    expect(clock.sleptMs).toEqual([250, 500]);
  });

  it('are given up with the last error', async () => {
    const cause = new Error('reset');
    const { client, asked } = scripted([{ status: 500 }, cause], { maxRecoveries: 2, maxAbsenceMs: 0 });
    await expect(client.models()).rejects.toMatchObject({
      name: 'ConnectionFailedError',
      code: 'connection_failed',
      status: 0,
      cause,
    });
    expect(asked).toHaveLength(2);
  });

  it.each([
    [{ status: 200, body: { success: false } }, 'unexpected_answer'],
    [{ status: 200, body: 'null' }, 'unexpected_answer'],
    [{ status: 302, body: '' }, 'unexpected_answer'],
    [{ status: 201, body: statusBody() }, 'unexpected_answer'],
    [{ status: 400, body: { success: false, error: 'No.' } }, 'invalid_request'],
    [{ status: 200, body: { success: true, video_id: 'v' } }, 'unexpected_answer'],
    [{ status: 401, body: { success: false, error: 'Invalid API key' } }, 'invalid_api_key'],
    [
      { status: 429, body: { success: false, error: 'x', code: 'too_many_auth_failures' } },
      'too_many_auth_failures',
    ],
  ])('that get %j end with %s', async (answer, code) => {
    const { client } = scripted([answer, answer], { maxRecoveries: 1 });
    await expect(client.videoStatus('vid_1')).rejects.toMatchObject({ code });
  });

  it('are not repeated after a 4xx', async () => {
    const { client, asked } = scripted([{ status: 404, body: NOT_FOUND }]);
    await expect(client.videoStatus('vid_1')).rejects.toBeInstanceOf(NotFoundError);
    expect(asked).toHaveLength(1);
  });
});

describe('an aborted signal', () => {
  const reason = new Error('The caller left.');

  it('ends a call before it is sent', async () => {
    const { client, asked } = scripted([]);
    const signal = AbortSignal.abort(reason);
    for (const call of [
      client.textToVideo({ prompt: 'a' }, { signal }),
      client.models({ signal }),
      client.deleteVideo('v', { signal }),
    ]) {
      await expect(call).rejects.toBe(reason);
    }
    expect(asked).toEqual([]);
  });

  it("ends a call in flight with its own reason, not with the transport's", async () => {
    const controller = new AbortController();
    const { client } = scripted([
      async () => {
        controller.abort(reason);
        throw new Error('transport');
      },
    ]);
    await expect(client.textToVideo({ prompt: 'a' }, { signal: controller.signal })).rejects.toBe(reason);
  });

  it('ends the wait between repeats', async () => {
    const controller = new AbortController();
    const { client, asked } = scripted([new Error('reset')], {
      sleep: async (_, signal) => {
        controller.abort(reason);
        signal?.throwIfAborted();
      },
    });
    await expect(client.models({ signal: controller.signal })).rejects.toBe(reason);
    expect(asked).toHaveLength(1);
  });
});
