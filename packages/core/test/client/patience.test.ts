import { describe, expect, it } from '@jest/globals';
import type { WaitNotice } from '../../src/client/index.js';
import {
  MADE,
  NOT_FOUND,
  played,
  scripted,
  statusBody,
  windowHeaders,
  type Scripted,
  type ScriptedStep,
} from './scripted-fetch.js';
import { createVirtualClock } from './virtual-clock.js';

const limited = (retryAfter: string): ScriptedStep => ({
  status: 429,
  headers: { 'Retry-After': retryAfter },
  body: { success: false, error: 'Later.', code: 'rate_limited' },
});

describe('a call that the window may not hold back', () => {
  /** A server that told of so many places left for 100 s. */
  async function withPlacesLeft(remaining: number, steps: ScriptedStep[], settings = {}): Promise<Scripted> {
    const scene = scripted([], settings);
    const told = { headers: windowHeaders(remaining, { nowMs: scene.clock.now(), resetInSeconds: 100 }) };
    scene.steps.push({ body: MADE, ...told }, ...steps);
    await scene.client.textToVideo({ prompt: 'a' });
    return scene;
  }

  it('is sent at once where others would be spread', async () => {
    const { client, clock } = await withPlacesLeft(4, [{ body: MADE }]);
    const notices: WaitNotice[] = [];
    const options = { maxWaitMs: 0, onWait: (notice: WaitNotice) => void notices.push(notice) };
    expect(await client.textToVideo({ prompt: 'b' }, options)).toEqual(MADE);
    expect([clock.sleptMs, notices]).toEqual([[], []]);
  });

  it('is sent into a window that is believed full, and rejects with what the server says', async () => {
    const { client, clock, asked } = await withPlacesLeft(0, [
      { status: 404, body: NOT_FOUND },
      limited('100'),
    ]);
    const second = client.textToVideo({ prompt: 'b' }, { maxWaitMs: 99_000 });
    await expect(second).rejects.toMatchObject({ code: 'rate_limited', message: 'Later.' });
    expect(asked.map(({ init }) => init.method)).toEqual(['POST', 'GET', 'POST']);
    expect(clock.sleptMs).toEqual([]);
  });

  it('waits as ever for what it may wait for', async () => {
    const { client, clock } = await withPlacesLeft(4, [{ body: MADE }]);
    const startMs = clock.now();
    await client.textToVideo({ prompt: 'b' }, { maxWaitMs: 20_000 });
    expect(clock.now() - startMs).toBe(20_000);
  });

  it('keeps its drip all the same', async () => {
    const { client, clock } = await withPlacesLeft(9, [{ body: MADE }], { dripMs: 60_000 });
    const startMs = clock.now();
    await client.textToVideo({ prompt: 'b' }, { maxWaitMs: 0 });
    expect(clock.now() - startMs).toBe(60_000);
  });

  it('counts all of its waits together', async () => {
    const { client, clock } = scripted([limited('20'), limited('20'), limited('20')], { random: () => 1 });
    const startMs = clock.now();
    const call = client.textToVideo({ prompt: 'a' }, { maxWaitMs: 50_000 });
    await expect(call).rejects.toMatchObject({ code: 'rate_limited' });
    expect(clock.now() - startMs).toBe(50_000);
  });
});

describe('a server that is away', () => {
  const refused = new Error('ECONNREFUSED');
  /** Fails so until that many seconds have passed, and plays the steps after that. */
  function awayFor(
    seconds: number,
    {
      failure,
      steps = [],
      maxAbsenceMs,
    }: { failure: ScriptedStep; steps?: ScriptedStep[]; maxAbsenceMs: number | undefined },
  ): Scripted {
    const clock = createVirtualClock();
    const backAtMs = clock.now() + seconds * 1_000;
    const asked: Scripted['asked'] = [];
    const { client } = scripted([], {
      maxAbsenceMs,
      sleep: clock.sleep,
      now: clock.now,
      fetch: async (url, init) => {
        asked.push({ url, init });
        return played(clock.now() < backAtMs ? failure : steps.shift(), { url, init });
      },
    });
    return { client, clock, asked, steps };
  }

  it.each<[string, ScriptedStep]>([
    ['refuses connections', refused],
    ['is behind a proxy that answers 502', { status: 502, body: '<html>' }],
    ['is behind a proxy that answers 503', { status: 503, body: { error: 'restarting' } }],
  ])('for 45 s and %s is waited for by a call that may, which sends once', async (_, failure) => {
    const steps = [{ status: 404, body: NOT_FOUND }, { body: MADE }];
    const { client, asked } = awayFor(45, { failure, steps, maxAbsenceMs: 1_800_000 });
    expect(await client.textToVideo({ prompt: 'a' })).toEqual(MADE);
    expect(asked.filter(({ init }) => init.method === 'POST')).toHaveLength(2);
    expect(new Set(asked.map(({ init }) => init.headers['Idempotency-Key'] ?? 'id-1'))).toEqual(
      new Set(['id-1']),
    );
  });

  it('is waited for while its video is followed', async () => {
    const { client } = awayFor(45, {
      failure: refused,
      steps: [{ body: statusBody() }],
      maxAbsenceMs: 60_000,
    });
    expect(await client.waitForVideo('vid_1')).toMatchObject({
      status: 'completed',
    });
  });

  it('is given up once it was away for longer, and not before the usual tries', async () => {
    const { client, clock } = awayFor(3_600, { failure: refused, maxAbsenceMs: 60_000 });
    const startMs = clock.now();
    await expect(client.videoStatus('vid_1')).rejects.toMatchObject({
      code: 'connection_failed',
    });
    expect(clock.now() - startMs).toBeGreaterThanOrEqual(60_000);
    expect(clock.now() - startMs).toBeLessThanOrEqual(90_000);
    const usual = awayFor(3_600, { failure: refused, maxAbsenceMs: 0 });
    await expect(usual.client.videoStatus('vid_1')).rejects.toMatchObject({ code: 'connection_failed' });
    expect(usual.asked).toHaveLength(4);
  });

  const looks: [string, (client: Scripted['client']) => Promise<unknown>][] = [
    ['account', (client) => client.account()],
    ['models', (client) => client.models()],
    ['listVideos', (client) => client.listVideos()],
    ['videos', (client) => client.videos().next()],
    ['videoStatus', (client) => client.videoStatus('vid_1')],
  ];
  it.each(looks)('is waited for by %s no longer than half a minute and one pause', async (_, look) => {
    const { client, clock } = awayFor(3_600, {
      failure: { status: 502, body: '<html>' },
      maxAbsenceMs: undefined,
    });
    const startMs = clock.now();
    await expect(look(client)).rejects.toMatchObject({ status: 502 });
    expect(clock.now() - startMs).toBeGreaterThanOrEqual(30_000);
    expect(clock.now() - startMs).toBeLessThanOrEqual(40_000);
  });

  it('is waited for as long as was set, by one that only looks too', async () => {
    const { client, clock } = awayFor(3_600, { failure: refused, maxAbsenceMs: undefined });
    const startMs = clock.now();
    await expect(client.account({ maxAbsenceMs: 80_000 })).rejects.toMatchObject({
      code: 'connection_failed',
    });
    expect(clock.now() - startMs).toBeGreaterThanOrEqual(80_000);
  });

  it('is another thing than one that fails: that is tried as often as ever', async () => {
    const { client, asked } = awayFor(3_600, {
      failure: { status: 500, body: { success: false } },
      maxAbsenceMs: 1_800_000,
    });
    await expect(client.account()).rejects.toMatchObject({
      code: 'internal_error',
    });
    expect(asked).toHaveLength(4);
  });
});

describe('a server that redirects', () => {
  it.each([
    ['https://clips.example.com/api/v1/text-to-video.php', 'Use https://clips.example.com as base URL.'],
    ['/clips/api/v1/text-to-video.php', 'Use http://clips.example.com/clips as base URL.'],
    ['https://sign-in.example.com/', 'Use the address of a Clipwright server as base URL.'],
  ])('to %s is told of at once, and not followed', async (location, advice) => {
    const { client, asked, clock } = scripted([{ status: 301, headers: { location } }], {
      baseUrl: 'http://clips.example.com',
    });
    await expect(client.textToVideo({ prompt: 'a' })).rejects.toMatchObject({
      name: 'RedirectedError',
      code: 'redirected',
      status: 301,
      message: expect.stringMatching(
        new RegExp(`^The server redirects http://clips\\.example\\.com to .+\\. ${advice}$`),
      ),
    });
    expect([asked.length, clock.sleptMs]).toEqual([1, []]);
  });

  it('is told of at once by reads too', async () => {
    const location = 'https://clips.example.com/api/v1/account';
    const { client, asked } = scripted([{ status: 308, headers: { location } }]);
    await expect(client.account()).rejects.toMatchObject({ code: 'redirected' });
    expect(asked).toHaveLength(1);
  });
});

describe('a refusal that nobody foresaw', () => {
  it.each([
    [402, { success: false, error: 'Pay first.', code: 'payment_required' }, 'payment_required'],
    [451, { success: false, error: 'Not here.', code: 'legal_reasons' }, 'legal_reasons'],
    [402, '<html>', 'unexpected_answer'],
  ])('with %i and %j keeps its status and its code, and is not sent again', async (status, body, code) => {
    const { client, asked } = scripted([{ status, body }]);
    await expect(client.textToVideo({ prompt: 'a' })).rejects.toMatchObject({ status, code });
    expect(asked).toHaveLength(1);
  });

  it.each([
    [502, '<html>', 'unexpected_answer'],
    [503, { success: false, error: 'Maintenance.', code: 'maintenance' }, 'maintenance'],
  ])('with %i and %j is asked for by its key, and keeps status and code too', async (status, body, code) => {
    const answer = { status, body };
    const { client, asked } = scripted([answer, { status: 404, body: NOT_FOUND }], {
      maxRecoveries: 1,
      maxAbsenceMs: 0,
    });
    await expect(client.textToVideo({ prompt: 'a' })).rejects.toMatchObject({ status, code });
    expect(asked).toHaveLength(2);
  });
});
