import { describe, expect, it } from '@jest/globals';
import { createClient, type GenerateOptions, type WaitNotice } from '../../src/client/index.js';
import { isClipwrightError, type ClipwrightError } from '../../src/errors/index.js';
import { createFakeServer, type Fault } from '../../src/testing/index.js';
import { MADE, NOT_FOUND, scripted, statusBody, type ScriptedStep } from './scripted-fetch.js';

/** A server that is away from the first request on, for so long; before that, it may have taken a video on. */
function restarting(seconds: number, { takesOn = false } = {}) {
  const server = createFakeServer();
  const goneAfterwards: Fault = async (pass) => {
    await pass();
    server.goAway(seconds);
    throw new TypeError('fetch failed');
  };
  if (takesOn) server.script('create', goneAfterwards);
  else server.goAway(seconds);
  let ids = 0;
  const client = createClient({
    ...server.connection,
    random: () => 0,
    randomId: () => `id-${(ids += 1)}`,
  });
  /** The keys under which a video was asked for, of requests that came in. */
  const posted = () =>
    server.requests
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers['idempotency-key']);
  return { client, server, clock: server.clock, posted };
}

describe('a restart of the server', () => {
  it.each([2, 12, 30, 60])('of %i s is waited out, and one video is made', async (seconds) => {
    const { client, server, posted } = restarting(seconds);
    const startMs = server.clock.now();
    const { video_url: url } = await client.textToVideo({ prompt: 'a' });
    expect([url, posted()]).toEqual([server.videos[0]?.video_url, ['id-1']]);
    expect(server.videos).toHaveLength(1);
    expect(server.clock.now() - startMs).toBeLessThanOrEqual(seconds * 1_000 + 20_000);
  });

  it.each([2, 12, 30, 60])('of %i s that took the request on costs no second one', async (seconds) => {
    const { client, server, posted } = restarting(seconds, { takesOn: true });
    const { video_url: url } = await client.textToVideo({ prompt: 'a' });
    expect([url, posted()]).toEqual([server.videos[0]?.video_url, ['id-1']]);
    expect(server.videos).toHaveLength(1);
  });

  it.each([2, 12, 30, 60])(
    'of %i s is waited out by submit, and while a video is followed',
    async (seconds) => {
      const { client, server } = restarting(seconds);
      const { video_id: id } = await client.submit({ prompt: 'a' });
      expect(server.videos.map(({ video_id: made }) => made)).toEqual([id]);
      server.goAway(seconds);
      expect(await client.waitForVideo(id)).toMatchObject({ status: 'completed' });
    },
  );

  it.each([2, 12, 30])('of %i s is waited out by reads', async (seconds) => {
    const { models } = await restarting(seconds).client.models();
    expect(models.length).toBeGreaterThan(0);
  });

  it('is told of, with how long the next wait is', async () => {
    const { client } = restarting(2);
    const notices: WaitNotice[] = [];
    await client.textToVideo({ prompt: 'a' }, { onWait: (notice) => notices.push(notice) });
    expect(notices.length).toBeGreaterThan(2);
    expect(new Set(notices.map(({ reason }) => reason))).toEqual(new Set(['away']));
  });

  it('behind a proxy that says when to come back is waited for as long', async () => {
    const away = { status: 503, headers: { 'retry-after': '20' }, body: '<html>' };
    const { client, clock } = scripted([away, { body: { success: true, models: [] } }]);
    await client.models();
    expect(clock.sleptMs).toEqual([20_000]);
  });
});

describe('an error of a generation', () => {
  async function failureOf(call: Promise<unknown>): Promise<ClipwrightError> {
    const failure: unknown = await call.catch((error: unknown) => error);
    if (!isClipwrightError(failure)) throw failure;
    return failure;
  }

  const refusals: [string, ScriptedStep[], string | null][] = [
    ['400', [{ status: 400, body: { success: false, error: 'No.', code: 'invalid_request' } }], null],
    ['402', [{ status: 402, body: '<html>' }], null],
    ['429', [{ status: 429, body: { success: false, error: 'Later.' } }], null],
    ['a redirect', [{ status: 301, headers: { location: 'https://e.com/' } }], null],
    [
      '500 generation_failed',
      [{ status: 500, body: { success: false, error: 'x', code: 'generation_failed', video_id: 'v' } }],
      'v',
    ],
    [
      'a loss while the video was followed',
      [{ status: 202, body: { success: true, video_id: 'vid_1', status: 'queued' } }, new Error('1')],
      'vid_1',
    ],
    [
      'a video that failed',
      [
        { status: 202, body: { success: true, video_id: 'vid_1', status: 'queued' } },
        { body: statusBody({ status: 'failed' }) },
      ],
      'vid_1',
    ],
    ['a lost connection', [new Error('1'), new Error('2')], null],
  ];

  it.each(refusals)('carries its key, and the video where one is known: %s', async (_, steps, videoId) => {
    const settings = { maxRecoveries: 1, maxAbsenceMs: 0, maxRateLimitWaits: 0 };
    const { client } = scripted(steps, settings);
    const failure = await failureOf(client.textToVideo({ prompt: 'a' }, { idempotencyKey: 'order-7' }));
    expect([failure.idempotencyKey, failure.videoId]).toEqual(['order-7', videoId]);
  });

  it('has no key where nothing was asked for', async () => {
    const { client } = scripted([{ status: 404, body: NOT_FOUND }]);
    expect((await failureOf(client.videoStatus('v'))).idempotencyKey).toBeNull();
  });

  const GIVES_UP: GenerateOptions = { maxRecoveries: 1, maxAbsenceMs: 0 };

  it('is resumed to the video that was made meanwhile, with no second request', async () => {
    const { client, clock, posted, server } = restarting(12, { takesOn: true });
    const failure = await failureOf(client.textToVideo({ prompt: 'a' }, GIVES_UP));
    await clock.advance(12_000);
    const { video_url: url } = await client.resume(failure);
    expect([url, posted()]).toEqual([server.videos[0]?.video_url, ['id-1']]);
    expect(server.videos).toHaveLength(1);
  });

  it('is resumed under the same key where the server has no such video', async () => {
    const { client, clock, posted, server } = restarting(12);
    const failure = await failureOf(client.submit({ prompt: 'a' }, GIVES_UP));
    await clock.advance(12_000);
    const { video_url: url } = await client.resume(failure);
    expect([url, posted()]).toEqual([server.videos[0]?.video_url, ['id-1']]);
    expect([failure.idempotencyKey, server.videos.length]).toEqual(['id-1', 1]);
  });

  it('is resumed under the same key whatever its options say, for another may make a second video', async () => {
    for (const idempotencyKey of [undefined, 'other']) {
      const { client, clock, posted, server } = restarting(12);
      const failure = await failureOf(client.submit({ prompt: 'a' }, GIVES_UP));
      await clock.advance(12_000);
      await client.resume(failure, { idempotencyKey });
      expect([posted(), server.videos.length]).toEqual([['id-1'], 1]);
    }
  });

  it('is resumed by the id of its video where that is known', async () => {
    const { client, asked } = scripted([
      { status: 202, body: { success: true, video_id: 'vid_1', status: 'queued' } },
      new Error('1'),
      { body: statusBody() },
    ]);
    const call = client.textToVideo({ prompt: 'a' }, { ...GIVES_UP, onProgress: () => undefined });
    expect(await client.resume(await failureOf(call))).toEqual(MADE);
    expect(asked.at(-1)?.url).toMatch(/video_id=vid_1$/);
  });

  it('can be resumed in another process by its key or id alone', async () => {
    const { client, asked } = scripted([{ body: statusBody() }, { body: statusBody() }]);
    expect(await client.resume({ idempotencyKey: 'order-7' })).toEqual(MADE);
    expect(await client.resume({ idempotencyKey: null, videoId: 'vid_1' })).toEqual(MADE);
    expect(asked.map(({ url }) => url.split('?')[1])).toEqual(['idempotency_key=order-7', 'video_id=vid_1']);
    await expect(client.resume({ idempotencyKey: null })).rejects.toThrow('Nothing to resume');
  });
});
