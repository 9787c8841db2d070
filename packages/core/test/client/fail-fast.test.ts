import { describe, expect, it, jest } from '@jest/globals';
import { createClient, type WaitNotice } from '../../src/client/index.js';
import {
  MADE,
  NOT_FOUND,
  played,
  scripted,
  statusBody,
  windowHeaders,
  type ScriptedStep,
} from './scripted-fetch.js';

const limited = (retryAfter: string): ScriptedStep => ({
  status: 429,
  headers: { 'Retry-After': retryAfter },
  body: { success: false, error: 'Later.', code: 'rate_limited' },
});

/** What somebody waits at until it is opened. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** A window of fifteen, used up: what a call finds that is one too many. */
async function fullWindow(settings: object, steps: ScriptedStep[]) {
  const scene = scripted([], settings);
  const told = { headers: windowHeaders(0, { nowMs: scene.clock.now(), resetInSeconds: 1_799 }) };
  scene.steps.push({ body: MADE, ...told });
  await scene.client.textToVideo({ prompt: 'a' });
  scene.steps.push(...steps);
  return scene;
}

describe('a call that may not wait', () => {
  it.each([{ maxWaitMs: 0 }, { maxRateLimitWaits: 0 }])(
    'rejects now, with %j for the client or for one call',
    async (now) => {
      for (const [settings, options] of [
        [now, {}],
        [{}, now],
      ]) {
        const { client, clock } = await fullWindow({ maxWaitMs: 3_600_000, ...settings }, [limited('1799')]);
        const notices: WaitNotice[] = [];
        const call = client.textToVideo(
          { prompt: 'b' },
          { ...options, onWait: (notice) => notices.push(notice) },
        );
        await expect(call).rejects.toMatchObject({ code: 'rate_limited', status: 429 });
        expect([clock.sleptMs, notices]).toEqual([[], []]);
      }
    },
  );

  it('does not stand behind one that may', async () => {
    const { client, steps, clock } = await fullWindow({ maxWaitMs: 3_600_000 }, [
      { status: 404, body: NOT_FOUND },
      limited('1799'),
    ]);
    let isOver = false;
    const patient = client.textToVideo({ prompt: 'b' }).finally(() => (isOver = true));
    const hasty = client.textToVideo({ prompt: 'c' }, { maxWaitMs: 0 });
    await expect(hasty).rejects.toMatchObject({ code: 'rate_limited' });
    expect(isOver).toBe(false);
    expect(clock.sleptMs.length).toBeLessThan(20);
    steps.push({ body: MADE });
    await patient;
  });

  it('joins those in flight whose answer nobody knows', async () => {
    const held = gate();
    const { client } = scripted([], {
      fetch: async (url, init) => {
        const body = JSON.parse((init.body as string | undefined) ?? '{}') as { prompt?: string };
        if (body.prompt === 'held') await held.opened;
        return played(init.method === 'POST' ? { body: MADE } : { status: 404, body: NOT_FOUND }, {
          url,
          init,
        });
      },
    });
    const first = client.textToVideo({ prompt: 'held' });
    expect(await client.textToVideo({ prompt: 'b' }, { maxWaitMs: 0 })).toEqual(MADE);
    held.open();
    await first;
  });

  it('waits half a minute at most where nothing is set, and tells of it', async () => {
    const settings = { maxWaitMs: undefined };
    const { client, clock } = await fullWindow(settings, [{ status: 404, body: NOT_FOUND }, limited('1799')]);
    await expect(client.textToVideo({ prompt: 'b' })).rejects.toMatchObject({ code: 'rate_limited' });
    expect(clock.sleptMs).toEqual([]);
    const short = scripted([limited('20'), limited('20')], settings);
    const startMs = short.clock.now();
    const notices: WaitNotice[] = [];
    const call = short.client.textToVideo({ prompt: 'b' }, { onWait: (notice) => notices.push(notice) });
    await expect(call).rejects.toMatchObject({ code: 'rate_limited' });
    expect(short.clock.now() - startMs).toBe(20_000);
    expect(notices).toEqual([{ reason: 'rate_limited', waitMs: 20_000 }]);
  });

  it('waits half a minute at most for calls whose end nobody knows', async () => {
    const held = gate();
    const { client, clock } = scripted([], {
      maxWaitMs: undefined,
      fetch: async (url, init) => {
        const { prompt } = JSON.parse((init.body as string | undefined) ?? '{}') as { prompt?: string };
        if (prompt === 'held') await held.opened;
        return played(prompt === undefined ? { status: 404, body: NOT_FOUND } : { body: MADE }, {
          url,
          init,
        });
      },
    });
    const first = client.textToVideo({ prompt: 'held' });
    const startMs = clock.now();
    expect(await client.textToVideo({ prompt: 'b' })).toEqual(MADE);
    expect(clock.now() - startMs).toBe(30_000);
    held.open();
    await first;
  });
});

describe('timeoutMs', () => {
  /** A server that answers nothing, on a transport that keeps its time limit. */
  function silent(steps: ScriptedStep[] = []) {
    const scene = scripted(steps, {
      fetch: async (url, init) => {
        const step = steps.shift();
        if (step !== undefined) return played(step, { url, init });
        scene.clock.pass(init.timeoutMs ?? Infinity);
        throw new DOMException('too late', 'TimeoutError');
      },
    });
    return scene;
  }

  it.each([100, 1_000, 45_000])('of %i ms ends a held call then', async (timeoutMs) => {
    const { client, clock } = silent();
    const startMs = clock.now();
    await expect(client.textToVideo({ prompt: 'a' }, { timeoutMs })).rejects.toMatchObject({
      code: 'generation_timeout',
      idempotencyKey: 'id-1',
    });
    expect(clock.now() - startMs).toBe(timeoutMs);
  });

  it.each([100, 1_000, 45_000])('of %i ms ends a read then, with its repeats', async (timeoutMs) => {
    const { client, clock } = silent();
    const startMs = clock.now();
    await expect(client.models({ timeoutMs })).rejects.toMatchObject({ code: 'connection_failed' });
    expect(clock.now() - startMs).toBeLessThanOrEqual(timeoutMs);
  });

  it('ends a call that follows its video', async () => {
    const working = { body: statusBody({ status: 'processing', video_url: null }) };
    const { client, clock } = scripted([
      { status: 202, body: { success: true, video_id: 'vid_1', status: 'queued' } },
      ...Array.from({ length: 9 }, () => working),
    ]);
    const startMs = clock.now();
    const call = client.textToVideo({ prompt: 'a' }, { timeoutMs: 3_500, onProgress: () => undefined });
    await expect(call).rejects.toMatchObject({ code: 'generation_timeout', videoId: 'vid_1' });
    expect(clock.now() - startMs).toBe(3_500);
  });

  it('ends a call that waits for the window', async () => {
    const { client, clock } = scripted([limited('10'), limited('10')]);
    const startMs = clock.now();
    await expect(client.textToVideo({ prompt: 'a' }, { timeoutMs: 4_000 })).rejects.toMatchObject({
      status: 429,
    });
    expect(clock.now() - startMs).toBeLessThanOrEqual(4_000);
  });

  it('bounds deletions too', async () => {
    const { client, asked } = scripted([{ body: { success: true } }]);
    await client.deleteVideo('v', { timeoutMs: 800 });
    expect(asked.map(({ init }) => init.timeoutMs)).toEqual([800]);
  });
});

describe('undefined', () => {
  it('means default in every setting and option', async () => {
    const names = ['dripMs', 'slowBelow', 'maxRateLimitWaits', 'maxWaitMs', 'maxRecoveries', 'maxAbsenceMs'];
    const more = ['maxFollowMs', 'generationTimeoutMs', 'requestTimeoutMs', 'random', 'onWait'];
    const nothing = Object.fromEntries([...names, ...more].map((name) => [name, undefined]));
    const parts = { fetch: undefined, sleep: undefined, now: undefined, randomId: undefined };
    expect(() => createClient({ baseUrl: 'http://h', apiKey: 'k', ...nothing, ...parts })).not.toThrow();
    const { client, asked } = scripted(
      [{ body: MADE }, { status: 202, body: { success: true, video_id: 'v', status: 'queued' } }],
      nothing,
    );
    const options = {
      idempotencyKey: undefined,
      signal: undefined,
      timeoutMs: undefined,
      headers: undefined,
    };
    await client.textToVideo(
      { prompt: 'a', duration: undefined },
      { ...options, onProgress: undefined, ...nothing },
    );
    await client.submit({ prompt: 'a' }, { headers: { 'X-Own': undefined } });
    expect(asked[0]?.init).toMatchObject({ timeoutMs: 320_000, body: '{"prompt":"a"}' });
    expect(asked[0]?.init.headers).toMatchObject({ 'Idempotency-Key': 'id-1' });
    expect(asked[1]?.init.headers).not.toHaveProperty('X-Own');
  });

  it('is no key, and no address: both are told when the client is made', () => {
    const without = { baseUrl: 'http://h' } as { baseUrl: string; apiKey: string };
    expect(() => createClient(without)).toThrow(new TypeError('apiKey must be visible ASCII characters.'));
    expect(() => createClient({ ...without, apiKey: null as never })).toThrow(TypeError);
    expect(() => createClient({ apiKey: 'k' } as typeof without)).toThrow('baseUrl must be');
  });
});

describe('headers of a call', () => {
  it("go along with all its requests, and the client's own win in any spelling", async () => {
    const { client, asked } = scripted([new Error('reset'), { body: statusBody() }]);
    const headers = { 'X-Trace': 't', authorization: 'other', 'idempotency-key': 'other' };
    await client.textToVideo({ prompt: 'a' }, { headers });
    for (const { init } of asked) {
      expect(init.headers).toMatchObject({ 'X-Trace': 't', Authorization: 'Bearer cw_key' });
      expect(init.headers).not.toHaveProperty('authorization');
    }
    expect(asked[0]?.init.headers).not.toHaveProperty('idempotency-key');
  });
});

describe('a callback', () => {
  it.each(['onProgress', 'onWait'])('%s that rejects ends nothing', async (name) => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    try {
      const { client } = scripted([
        limited('1'),
        { status: 202, body: { success: true, video_id: 'vid_1', status: 'queued' } },
        { body: statusBody() },
      ]);
      const options = { onProgress: () => undefined, [name]: () => Promise.reject(new Error('own')) };
      expect(await client.textToVideo({ prompt: 'a' }, options)).toEqual(MADE);
      await new Promise((resolve) => setImmediate(resolve));
      expect(unhandled).not.toHaveBeenCalled();
    } finally {
      process.off('unhandledRejection', unhandled);
    }
  });

  it.each(['onProgress', 'onWait'])(
    '%s that throws ends its own call alone, with what it threw',
    async (name) => {
      const { client, steps } = scripted([
        limited('1'),
        { status: 202, body: { success: true, video_id: 'vid_1', status: 'queued' } },
        { body: statusBody() },
      ]);
      const own = new Error('own');
      const throwing = () => {
        throw own;
      };
      const options = { onProgress: () => undefined, [name]: throwing };
      await expect(client.textToVideo({ prompt: 'a' }, options)).rejects.toBe(own);
      steps.splice(0, 9, { body: MADE });
      expect(await client.textToVideo({ prompt: 'b' })).toEqual(MADE);
    },
  );
});
