import { describe, expect, it } from '@jest/globals';
import type { GenerateOptions, WaitNotice } from '../../src/client/index.js';
import { isClipwrightError, type ClipwrightError } from '../../src/errors/index.js';
import { MADE, NOT_FOUND, played, scripted, statusBody, type ScriptedStep } from './scripted-fetch.js';
import { createVirtualClock } from './virtual-clock.js';

const REFUSED = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });

/** A server that is away from the first request on, for so long; before that, it may have taken a video on. */
function restarting(seconds: number, { takesOn = false, steps = [] as ScriptedStep[], settings = {} } = {}) {
  const clock = createVirtualClock();
  const backAtMs = clock.now() + seconds * 1_000;
  const posted: string[] = [];
  const made = new Set<string>();
  const answer = (url: string, key: string): ScriptedStep => {
    const isKnown = made.has(new URL(url).searchParams.get('idempotency_key') ?? key);
    return isKnown ? { body: statusBody() } : { status: 404, body: NOT_FOUND };
  };
  const note = (key: string): void => {
    posted.push(key);
    if (takesOn || clock.now() >= backAtMs) made.add(key);
  };
  const { client } = scripted([], {
    sleep: clock.sleep,
    now: clock.now,
    maxWaitMs: 30_000,
    fetch: async (url, init) => {
      const key = init.headers['Idempotency-Key'] ?? '';
      if (init.method === 'POST') note(key);
      if (clock.now() < backAtMs) throw REFUSED;
      return played(steps.shift() ?? (init.method === 'POST' ? { body: MADE } : answer(url, key)), {
        url,
        init,
      });
    },
    ...settings,
  });
  return { client, clock, posted, made };
}

describe('a restart of the server', () => {
  it.each([2, 12, 30, 60])('of %i s is waited out, and one video is made', async (seconds) => {
    const { client, made, clock } = restarting(seconds);
    const startMs = clock.now();
    expect(await client.textToVideo({ prompt: 'a' })).toEqual(MADE);
    expect([...made]).toEqual(['id-1']);
    expect(clock.now() - startMs).toBeLessThanOrEqual(seconds * 1_000 + 20_000);
  });

  it.each([2, 12, 30, 60])('of %i s that took the request on costs no second one', async (seconds) => {
    const { client, posted } = restarting(seconds, { takesOn: true });
    expect(await client.textToVideo({ prompt: 'a' })).toEqual(MADE);
    expect(posted).toEqual(['id-1']);
  });

  it.each([2, 12, 30, 60])(
    'of %i s is waited out by submit, and while a video is followed',
    async (seconds) => {
      const { client, made } = restarting(seconds);
      expect(await client.submit({ prompt: 'a' })).toMatchObject({ video_id: 'vid_1' });
      expect(made.size).toBe(1);
      const second = restarting(seconds, { steps: [{ body: statusBody() }] });
      expect(await second.client.waitForVideo('vid_1')).toMatchObject({ status: 'completed' });
    },
  );

  it.each([2, 12, 30])('of %i s is waited out by reads', async (seconds) => {
    const { client } = restarting(seconds, { steps: [{ body: { success: true, models: [] } }] });
    expect(await client.models()).toMatchObject({ models: [] });
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
    const { client, clock, posted } = restarting(12, { takesOn: true });
    const failure = await failureOf(client.textToVideo({ prompt: 'a' }, GIVES_UP));
    clock.pass(12_000);
    expect(await client.resume(failure)).toEqual(MADE);
    expect(posted).toEqual(['id-1']);
  });

  it('is resumed under the same key where the server has no such video', async () => {
    const { client, clock, posted } = restarting(12);
    const failure = await failureOf(client.submit({ prompt: 'a' }, GIVES_UP));
    clock.pass(12_000);
    expect(await client.resume(failure)).toEqual(MADE);
    expect(posted).toEqual(['id-1', 'id-1']);
  });

  it('is resumed under the same key whatever its options say, for another may make a second video', async () => {
    for (const idempotencyKey of [undefined, 'other']) {
      const { client, clock, posted } = restarting(12);
      const failure = await failureOf(client.submit({ prompt: 'a' }, GIVES_UP));
      clock.pass(12_000);
      await client.resume(failure, { idempotencyKey });
      expect(posted).toEqual(['id-1', 'id-1']);
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
