import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { WaitNotice } from '../../src/client/index.js';
import {
  MADE,
  NOT_FOUND,
  scripted,
  statusBody,
  windowHeaders,
  type ScriptedAnswer,
} from './scripted-fetch.js';

const limited = (retryAfter?: string, body: object = {}): ScriptedAnswer => ({
  status: 429,
  headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter },
  body: { success: false, error: 'Later.', code: 'rate_limited', ...body },
});

/** The rate_limit object of a window without room. */
const full = (resetInSeconds: number): object => ({
  count: 15,
  limit: 15,
  remaining: 0,
  reset_in_seconds: resetInSeconds,
  reset_at: '2026-11-21T00:15:00.000Z',
});

describe('a generation', () => {
  it('with onProgress prefers an answer at once, and then looks until the video is over', async () => {
    const { client, asked, clock } = scripted([
      { status: 202, body: { success: true, video_id: 'vid_1', status: 'queued' } },
      { body: statusBody({ status: 'queued', progress: 0, video_url: null }) },
      { body: statusBody({ status: 'processing', progress: 40, video_url: null }) },
      { body: statusBody({ warnings: ['w'] }) },
    ]);
    const seen: unknown[] = [];
    const video = await client.textToVideo(
      { prompt: 'a' },
      { onProgress: ({ status, progress }) => seen.push([status, progress]) },
    );
    expect(video).toEqual({ ...MADE, warnings: ['w'] });
    expect(seen).toEqual([
      ['queued', 0],
      ['processing', 40],
      ['completed', 100],
    ]);
    expect(asked[0]?.init.headers).toMatchObject({ Prefer: 'respond-async' });
    expect(clock.sleptMs).toEqual([1000, 1000]);
  });

  it('answered with generation_timeout is followed to its end', async () => {
    const { client, asked } = scripted([
      { status: 500, body: { success: false, error: 'x', code: 'generation_timeout', video_id: 'vid_1' } },
      { body: statusBody() },
    ]);
    expect(await client.textToVideo({ prompt: 'a' })).toEqual(MADE);
    expect(asked[1]?.url).toMatch(/video_id=vid_1$/);
  });

  it.each([
    [400, 'invalid_request'],
    [403, 'plan_required'],
    [409, 'idempotency_conflict'],
    [422, 'content_rejected'],
    [429, 'too_many_auth_failures'],
    [500, 'generation_failed'],
    [500, 'generation_canceled'],
    [500, 'engine_unavailable'],
    [500, 'busy'],
    [500, 'generation_timeout'],
  ])('refused with %i %s rejects with its class, and is not sent again', async (status, code) => {
    const { client, asked } = scripted([{ status, body: { success: false, error: 'No.', code } }]);
    await expect(client.textToVideo({ prompt: 'a' })).rejects.toMatchObject({ code, message: 'No.' });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['failed', { code: 'generation_failed', message: 'It broke.' }, 'generation_failed', 'It broke.'],
    ['failed', { code: 'start_unknown', message: 'Nobody knows.' }, 'generation_failed', 'Nobody knows.'],
    ['failed', { code: 'engine_unavailable', message: 'Away.' }, 'engine_unavailable', 'Away.'],
    ['failed', { code: 'storage_full', message: 'Full.' }, 'storage_full', 'Full.'],
    ['failed', null, 'generation_failed', 'The video is failed.'],
    ['canceled', null, 'generation_canceled', 'The video is canceled.'],
    ['melted', null, 'unexpected_answer', 'The server told no status.'],
    ['expired', null, 'not_found', 'The file was not found.'],
  ])('whose video ended %s (%j) rejects with %s', async (status, error, code, message) => {
    const { client } = scripted([
      { status: 202, body: { success: true, video_id: 'vid_1' } },
      { body: statusBody({ status, error, video_url: null }) },
    ]);
    await expect(client.textToVideo({ prompt: 'a' })).rejects.toMatchObject({ code, message });
  });

  it('that failed rejects at once, though its video could be asked for', async () => {
    const { client, asked } = scripted([
      { status: 500, body: { success: false, error: 'No.', code: 'generation_failed', video_id: 'vid_1' } },
    ]);
    await expect(client.textToVideo({ prompt: 'a' })).rejects.toMatchObject({
      code: 'generation_failed',
      facts: { videoId: 'vid_1' },
    });
    expect(asked).toHaveLength(1);
  });

  it('whose video was canceled tells which', async () => {
    const { client } = scripted([
      { status: 202, body: { success: true, video_id: 'vid_1' } },
      { body: statusBody({ status: 'canceled' }) },
    ]);
    await expect(client.textToVideo({ prompt: 'a' })).rejects.toMatchObject({ facts: { videoId: 'vid_1' } });
  });

  it.each([
    [
      'internal_error',
      { status: 500, body: { success: false, error: 'x', code: 'internal_error', request_id: 'r' } },
    ],
    ['a 502 of something in between', { status: 502, body: '<html>' }],
    ['a success that says nothing', { status: 200, body: { success: true } }],
  ])('answered with %s is asked for by its key before anything else', async (_, answer) => {
    const { client, asked } = scripted([answer, { body: statusBody() }]);
    expect(await client.textToVideo({ prompt: 'a' })).toEqual(MADE);
    expect(asked[1]?.url).toMatch(/idempotency_key=id-1$/);
  });

  it('answered with nonsense that can not be asked about rejects with the nonsense', async () => {
    const { client } = scripted([
      { body: 'html' },
      { status: 400, body: { success: false, error: 'video_id is required' } },
    ]);
    await expect(client.textToVideo({ prompt: 'a' })).rejects.toMatchObject({
      name: 'UnexpectedAnswerError',
      code: 'unexpected_answer',
      message: 'https://clips.example.com answered 200, not as Clipwright does. Is baseUrl right?',
    });
  });

  it('needs no chance where nothing goes wrong', async () => {
    const random = () => {
      throw new Error('Nothing here is random.');
    };
    const { client } = scripted([{ body: MADE }, { body: MADE }], { random });
    await client.textToVideo({ prompt: 'a' });
    expect(await client.textToVideo({ prompt: 'b' })).toEqual(MADE);
  });

  it('whose lost answer hides a failed video rejects with that failure', async () => {
    const { client, asked } = scripted([
      new Error('reset'),
      { body: statusBody({ status: 'failed', error: { code: 'generation_failed', message: 'It broke.' } }) },
    ]);
    await expect(client.textToVideo({ prompt: 'a' })).rejects.toMatchObject({
      code: 'generation_failed',
      facts: { videoId: 'vid_1' },
    });
    expect(asked).toHaveLength(2);
  });

  it('whose lost answer can not be asked for rejects with the loss, whatever the refusal', async () => {
    const cause = new Error('reset');
    for (const refusal of [
      { status: 400, body: { success: false, error: 'video_id is required' } },
      { status: 200, body: 'html' },
    ]) {
      const { client } = scripted([cause, refusal], { maxRecoveries: 1 });
      await expect(client.textToVideo({ prompt: 'a' })).rejects.toMatchObject({
        code: 'connection_failed',
        cause,
      });
    }
  });

  it('whose lost answer is asked for with a key that was revoked meanwhile rejects with that', async () => {
    const { client } = scripted([
      new Error('reset'),
      { status: 401, body: { success: false, error: 'Invalid API key' } },
    ]);
    await expect(client.textToVideo({ prompt: 'a' })).rejects.toMatchObject({ code: 'invalid_api_key' });
  });

  it('is sent again after growing waits, as often as recoveries are allowed', async () => {
    const gone = { status: 404, body: NOT_FOUND };
    const { client, clock, asked } = scripted([new Error('1'), gone, new Error('2'), gone, { body: MADE }], {
      maxRecoveries: 3,
    });
    await client.textToVideo({ prompt: 'a' });
    expect(clock.sleptMs).toEqual([250, 500]);
    expect(asked.map(({ init }) => init.method)).toEqual(['POST', 'GET', 'POST', 'GET', 'POST']);
  });
});

describe('a 429', () => {
  it.each([
    ['Retry-After', limited('9'), 9_000],
    ['Retry-After of 0', limited('0'), 1_000],
    ['the body, where there is no header', limited(undefined, { rate_limit: full(11) }), 11_000],
    ['the body, where the header is nonsense', limited('soon', { rate_limit: full(12) }), 12_000],
    ['a minute, where neither says', limited(undefined, { rate_limit: { reset_in_seconds: -4 } }), 60_000],
  ])('is waited out by %s', async (_, answer, waitMs) => {
    const { client, clock } = scripted([answer, { body: MADE }]);
    const startMs = clock.now();
    await client.textToVideo({ prompt: 'a' });
    expect(clock.now() - startMs).toBe(waitMs);
  });

  it('doubles on repeats up to the longest wait, and never waits less than it was told', async () => {
    const { client, clock } = scripted(
      [limited('4'), limited('4'), limited('30'), limited('4'), { body: MADE }],
      { maxWaitMs: 90_000 },
    );
    const notices: WaitNotice[] = [];
    await client.textToVideo({ prompt: 'a' }, { onWait: (notice) => notices.push(notice) });
    expect(notices).toEqual(
      [4_000, 8_000, 30_000, 48_000].map((waitMs) => ({ reason: 'rate_limited', waitMs })),
    );
    expect(clock.sleptMs.every((ms) => ms <= 5_000)).toBe(true);
  });

  it("for the account's budget is waited out as one for the window is, and says what is waited for", async () => {
    const { client, clock } = scripted([
      limited('35', { code: 'resource_budget' }),
      limited('4'),
      { body: MADE },
    ]);
    const startMs = clock.now();
    const notices: WaitNotice[] = [];
    expect(
      await client.imageToVideo(
        { image_url: 'https://example.com/a.png' },
        { onWait: (notice) => notices.push(notice) },
      ),
    ).toEqual(MADE);
    expect(notices).toEqual([
      { reason: 'resource_budget', waitMs: 35_000 },
      { reason: 'rate_limited', waitMs: 70_000 },
    ]);
    expect(clock.now() - startMs).toBe(105_000);
  });

  it("for the account's budget that asks for more than the longest wait rejects with its class", async () => {
    const { client, asked } = scripted([limited('41', { code: 'resource_budget' })], { maxWaitMs: 40_000 });
    await expect(client.imageToVideo({ image_url: 'https://example.com/a.png' })).rejects.toMatchObject({
      name: 'ResourceBudgetError',
      code: 'resource_budget',
      status: 429,
    });
    expect(asked).toHaveLength(1);
  });

  it('may be waited out as often as allowed, and not once more', async () => {
    const { client, asked } = scripted([limited('1'), limited('1'), limited('1')], { maxRateLimitWaits: 2 });
    await expect(client.textToVideo({ prompt: 'a' })).rejects.toMatchObject({ code: 'rate_limited' });
    expect(asked).toHaveLength(3);
  });

  it('that asks for exactly the longest wait is waited out', async () => {
    const { client } = scripted([limited('40'), { body: MADE }], { maxWaitMs: 40_000 });
    expect(await client.textToVideo({ prompt: 'a' })).toEqual(MADE);
  });

  it('adds at most a tenth of jitter', async () => {
    const { client, clock } = scripted([limited('10'), { body: MADE }], { random: () => 1 });
    const startMs = clock.now();
    await client.textToVideo({ prompt: 'a' });
    expect(clock.now() - startMs).toBe(11_000);
  });

  it('is left at once when the caller aborts', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    const { client, asked } = scripted([limited('10')]);
    const call = client.textToVideo(
      { prompt: 'a' },
      { signal: controller.signal, onWait: () => controller.abort(reason) },
    );
    await expect(call).rejects.toBe(reason);
    expect(asked).toHaveLength(1);
  });
});

describe('waiting for a video', () => {
  const working = { body: statusBody({ status: 'processing', progress: 1, video_url: null }) };

  it('looks every second at first, every ten seconds at last', async () => {
    const { client, clock } = scripted([
      ...Array.from({ length: 60 }, () => working),
      { body: statusBody() },
    ]);
    expect(await client.waitForVideo('vid_1')).toMatchObject({ status: 'completed' });
    expect(clock.sleptMs.slice(0, 11).every((ms) => ms === 1000)).toBe(true);
    expect(clock.sleptMs.slice(11, 13)).toEqual([1100, 1210]);
    expect(clock.sleptMs.at(-1)).toBe(10_000);
  });

  it('ends after its time limit, telling the video', async () => {
    const { client, clock } = scripted([working, working, working, working]);
    await expect(client.waitForVideo('vid_1', { timeoutMs: 2_000 })).rejects.toMatchObject({
      code: 'generation_timeout',
      facts: { videoId: 'vid_1' },
    });
    expect(clock.sleptMs).toEqual([1000, 1000]);
  });

  it('ends after half an hour when nothing is set', async () => {
    const { client, clock } = scripted(Array.from({ length: 400 }, () => working));
    const startMs = clock.now();
    await expect(client.waitForVideo('vid_1')).rejects.toMatchObject({ code: 'generation_timeout' });
    expect(clock.now() - startMs).toBeGreaterThanOrEqual(1_800_000);
    expect(clock.now() - startMs).toBeLessThan(1_810_000);
  });

  it('ends when the caller aborts', async () => {
    const controller = new AbortController();
    const reason = new Error('enough');
    const { client } = scripted([working]);
    await expect(
      client.waitForVideo('vid_1', { signal: controller.signal, onProgress: () => controller.abort(reason) }),
    ).rejects.toBe(reason);
  });

  it('takes an expired video for one that was made', async () => {
    const { client } = scripted([{ body: statusBody({ status: 'expired', video_url: null }) }]);
    expect(await client.waitForVideo({ idempotencyKey: 'k' })).toMatchObject({ status: 'expired' });
  });
});

describe('the known window', () => {
  it('is what the last answer said, until it resets', async () => {
    const { client, clock } = scripted([
      async () =>
        new Response(JSON.stringify(MADE), {
          headers: windowHeaders(9, { nowMs: clock.now(), resetInSeconds: 60 }),
        }),
    ]);
    expect(client.window).toBeNull();
    await client.textToVideo({ prompt: 'a' });
    const serverResetAtMs = clock.now() + 60_000;
    expect(client.window).toEqual({ limit: 15, remaining: 9, resetAtMs: serverResetAtMs, serverResetAtMs });
    clock.pass(59_999);
    expect(client.window?.remaining).toBe(9);
    clock.pass(1);
    expect(client.window).toBeNull();
  });
});

describe('several generations at once', () => {
  const account = {
    success: true,
    rate_limit: {
      count: 0,
      limit: 15,
      remaining: 15,
      reset_in_seconds: 900,
      reset_at: '2026-11-21T00:15:00.000Z',
    },
  };

  /** A client whose server answers generations only when told to, and account with what is given. */
  function held(answers: ScriptedAnswer[]) {
    const release: (() => void)[] = [];
    const asked: string[] = [];
    const { client } = scripted([], {
      fetch: async (url, init) => {
        asked.push(`${init.method} ${url.split('/').at(-1)}`);
        if (init.method === 'POST') await new Promise<void>((resolve) => release.push(resolve));
        const { status = 200, body = MADE } =
          init.method === 'POST' ? {} : (answers.shift() ?? { status: 404 });
        return new Response(JSON.stringify(body), { status });
      },
    });
    const settled = async () => {
      for (let turn = 0; turn < 20; turn += 1) await setImmediate();
      return asked.splice(0).sort();
    };
    return { client, release, settled };
  }

  it('look at the account once, and join the first as far as it has room', async () => {
    const { client, release, settled } = held([{ body: account }]);
    const videos = Promise.all(['a', 'b', 'c'].map((prompt) => client.textToVideo({ prompt })));
    expect(await settled()).toEqual([
      'GET account',
      'POST text-to-video.php',
      'POST text-to-video.php',
      'POST text-to-video.php',
    ]);
    release.splice(0).forEach((answer) => answer());
    expect(await videos).toHaveLength(3);
  });

  it('go one by one where the server tells no window, and do not ask a server twice that has no account', async () => {
    const { client, release, settled } = held([]);
    const videos = Promise.all(['a', 'b', 'c'].map((prompt) => client.textToVideo({ prompt })));
    expect(await settled()).toEqual(['GET account', 'POST text-to-video.php']);
    release.splice(0).forEach((answer) => answer());
    expect(await settled()).toEqual(['POST text-to-video.php']);
    release.splice(0).forEach((answer) => answer());
    expect(await settled()).toEqual(['POST text-to-video.php']);
    release.splice(0).forEach((answer) => answer());
    expect(await videos).toHaveLength(3);
  });

  it('ask the account again after it failed for another reason', async () => {
    const { client, release, settled } = held([{ status: 500, body: {} }, { body: account }]);
    const videos = Promise.all(['a', 'b', 'c'].map((prompt) => client.textToVideo({ prompt })));
    expect(await settled()).toEqual(['GET account', 'POST text-to-video.php']);
    release.splice(0).forEach((answer) => answer());
    expect(await settled()).toEqual(['GET account', 'POST text-to-video.php', 'POST text-to-video.php']);
    release.splice(0).forEach((answer) => answer());
    expect(await videos).toHaveLength(3);
  });

  it('tell that they wait for the pace, not for a refusal', async () => {
    const { client, clock } = scripted([
      async () =>
        new Response(JSON.stringify(MADE), {
          headers: windowHeaders(0, { nowMs: clock.now(), resetInSeconds: 8 }),
        }),
      { status: 404, body: NOT_FOUND },
      { body: MADE },
    ]);
    await client.textToVideo({ prompt: 'a' });
    const notices: WaitNotice[] = [];
    await client.textToVideo({ prompt: 'b' }, { onWait: (notice) => notices.push(notice) });
    expect(notices).toEqual([{ reason: 'pacing', waitMs: 8_000 }]);
  });
});
