import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HandedOverError } from '@clipwright/core/engine';
import { bytesOf, recordedRun, type RecordedRunOptions } from '@clipwright/testing/engine-contract';
import {
  after,
  answer,
  drop,
  dropAfter,
  hang,
  html,
  json,
  ScriptedWire,
  truncatedJson,
  type WireStep,
} from '@clipwright/testing/scripted-wire';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createVideoDownload } from '../media/video-download.js';
import { FAL } from './__fixtures__/fal-script.js';
import { LONG_REQUEST, REQUEST } from './__fixtures__/hosted-request.js';
import { FILES, KEY, MP4, ProviderWorld, says } from './__fixtures__/provider-world.js';
import { REPLICATE } from './__fixtures__/replicate-script.js';
import type { HostedEngine } from './hosted.engine.js';

describe.each([FAL, REPLICATE])('a video that $provider is making', (script) => {
  let wire: ScriptedWire;
  let world: ProviderWorld;
  let tempDir = '';
  beforeEach(async () => {
    tempDir = await mkdtemp(join(tmpdir(), 'hosted-follow-'));
    wire = await ScriptedWire.start();
    world = new ProviderWorld({ wire, script, fetch, tempDir });
  });
  afterEach(async () => {
    await wire.close();
    await rm(tempDir, { recursive: true, force: true });
  });

  const done = says(script.done('job-1', `${FILES}/video.mp4`));
  const pending: WireStep = says(script.pending('job-1'));
  const looks = () => wire.seen(script.looks).length;
  const starts = () => script.starts.flatMap((route) => wire.seen(route)).length;
  const generate = (
    engine: HostedEngine = world.engine(),
    options: Partial<RecordedRunOptions> = {},
    request = REQUEST,
  ) => engine.generate(request, recordedRun({ replica: { name: script.provider, url: null }, ...options }));

  it.each<[string, WireStep[]]>([
    ['drops connections', [drop(), dropAfter('{"id":'), drop()]],
    ['answers 500, 502 and 503', [answer(500), html(502), says([503, { detail: 'busy' }])]],
    ['throttles', [says(script.throttled), says(script.throttled)]],
    ['does not find the video the first time', [says([404, { detail: 'Not found' }]), pending]],
    ['answers half an object, and a web page', [truncatedJson(), html()]],
    ['does not answer in time', [hang()]],
    ['is slow', [after(100, pending)]],
    ['answers 202 while it works', Array.from({ length: 5 }, () => json({ status: 'IN_PROGRESS' }, 202))],
  ])('is followed to its end when the provider %s, for it is paid for', async (how, steps) => {
    wire.next(script.looks, ...steps);
    expect(
      (
        await bytesOf(
          await generate(world.engine(how.includes('in time') ? { requestTimeoutMs: 1_000 } : {})),
        )
      ).equals(MP4),
    ).toBe(true);
    expect(looks()).toBeGreaterThan(steps.length);
    expect(starts()).toBe(1);
  });

  it('is followed through an outage of the provider, however long, until the deadline', async () => {
    const deadline = AbortSignal.timeout(180_000);
    const video = generate(world.engine(), { signal: deadline }, LONG_REQUEST);
    while (looks() === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await wire.close();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await wire.listen();
    wire.always(script.looks, done);
    expect((await bytesOf(await video)).equals(MP4)).toBe(true);
    expect(starts()).toBe(1);
  });

  it('is looked at with growing pauses, and with the longest that is set', async () => {
    const pauses: number[] = [];
    const sleep = (ms: number) => Promise.resolve(void pauses.push(Math.round(ms)));
    wire.next(script.looks, pending, pending, pending, pending, pending);
    await generate(world.engine({ pollIntervalMs: 100, maxPollIntervalMs: 300 }, { sleep }));
    expect(pauses).toEqual([100, 150, 225, 300, 300, 300]);
  });

  it.each([
    ['7', 7_000],
    ['7200', 60_000],
  ])(
    'is looked at again no sooner than a throttling provider asks (%s s), though after a minute in any case',
    async (asked, pauseMs) => {
      const pauses: number[] = [];
      const sleep = (ms: number) => Promise.resolve(void pauses.push(ms));
      wire.next(script.looks, says(script.throttled, { 'retry-after': asked }));
      await generate(world.engine({}, { sleep }));
      expect(pauses).toEqual([1, pauseMs]);
    },
  );

  it('is lost when the provider no longer knows it', async () => {
    wire.always(script.looks, says([404, { detail: 'Not found' }]));
    await expect(generate()).rejects.toMatchObject({
      reason: 'lost',
      message: expect.stringMatching(/no longer knows this video\.$/),
    });
  });

  it.each<[string, WireStep, string]>([
    ['fails there', says(script.failed('job-1')), 'The model ran out of memory'],
    [
      'is always answered with HTTP 500',
      says([500, { detail: 'Internal error' }]),
      'answers with HTTP 500 whenever',
    ],
    ['is always answered with garbage', html(), 'can not be read'],
    [
      'is said to be done, but nowhere',
      json({ id: 'job-1', status: 'succeeded', urls: { get: `${script.origin}/v1/predictions/job-1` } }),
      'can not be read',
    ],
  ])('fails plainly when it %s', async (_how, step, words) => {
    wire.always(script.looks, step);
    await expect(generate()).rejects.toMatchObject({
      reason: 'failed',
      message: expect.stringContaining(words),
    });
    expect(starts()).toBe(1);
  });

  it('is rejected when its content is refused while it is made', async () => {
    wire.always(script.looks, says(script.refusedLater('job-1')));
    await expect(generate()).rejects.toMatchObject({
      reason: 'rejected',
      message: expect.stringMatching(/refused the content/),
    });
  });

  it('fails at once, with what to do, when the key is taken away meanwhile', async () => {
    wire.always(script.looks, says(script.badKey));
    await expect(generate()).rejects.toMatchObject({
      reason: 'failed',
      message: expect.stringContaining('check "apiKey"'),
    });
    expect(looks()).toBe(1);
  });

  it.each(['canceled', 'the deadline'])(
    'is canceled at the provider too when the run ends by %s',
    async (reason) => {
      const run = new AbortController();
      wire.always(script.looks, (response, request) => {
        run.abort(new Error(reason));
        return pending(response, request);
      });
      await expect(generate(world.engine(), { signal: run.signal }, LONG_REQUEST)).rejects.toThrow(reason);
      const canceled = wire.seen(script.cancels('job-1'));
      expect(canceled.map(({ headers }) => headers.authorization)).toEqual([script.authorization(KEY)]);
    },
  );

  it('takes the key to the API of the provider and nowhere else', async () => {
    await bytesOf(await generate());
    expect(
      new Set(world.asked.map(({ url, authorization }) => `${new URL(url).origin} ${authorization}`)),
    ).toEqual(new Set([`${script.origin} ${script.authorization(KEY)}`]));
    expect(wire.seen('GET /video.mp4').map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('is fetched again when its download breaks off', async () => {
    wire.next('GET /video.mp4', dropAfter(MP4.subarray(0, 9)), answer(503), drop());
    expect((await bytesOf(await generate())).equals(MP4)).toBe(true);
    expect(starts()).toBe(1);
  });

  it('is fetched again from a host that is busy just then', async () => {
    wire.next('GET /video.mp4', answer(429), answer(503));
    expect((await bytesOf(await generate())).equals(MP4)).toBe(true);
    expect(starts()).toBe(1);
  });

  it('is not begun again when the worker dies while it is downloaded', async () => {
    const dying = new AbortController();
    wire.next('GET /video.mp4', () => dying.abort(new HandedOverError('the process died')));
    const run = recordedRun({ replica: { name: script.provider, url: null }, signal: dying.signal });
    await expect(world.engine().generate(REQUEST, run)).rejects.toThrow('the process died');
    const resumeFrom = run.operations.at(-1) ?? null;
    expect((await bytesOf(await generate(world.engine(), { resumeFrom }))).equals(MP4)).toBe(true);
    expect([starts(), wire.seen(script.cancels('job-1')).length]).toEqual([1, 0]);
  });

  it.each<[string, WireStep, string]>([
    ['is gone', answer(404), 'could not be downloaded'],
    ['always breaks off', dropAfter(MP4), 'could not be downloaded'],
    ['is larger than the engine takes', answer(200, Buffer.alloc(3_000)), 'larger than the 2000 bytes'],
  ])('fails, and leaves no file behind, when its file %s', async (_how, step, words) => {
    wire.always('GET /video.mp4', step);
    await expect(generate(world.engine({ maxVideoBytes: 2_000 }))).rejects.toMatchObject({
      reason: 'failed',
      message: expect.stringContaining(words),
    });
    expect(
      (await readdir(tempDir, { recursive: true })).filter((name) => name.endsWith('.download')),
    ).toEqual([]);
  });

  it.each([
    'http://files.example/video.mp4',
    'https://127.0.0.1/video.mp4',
    'https://169.254.169.254/latest',
    'file:///etc/passwd',
    'https://u:p@files.example/v.mp4',
  ])('is downloaded by the rules of safe-fetch alone: not from %s', async (url) => {
    wire.always(script.looks, says(script.done('job-1', url)));
    const download = createVideoDownload({ tempDir, resolve: () => Promise.resolve(['127.0.0.1']) });
    await expect(generate(world.engine({}, { download }))).rejects.toMatchObject({
      reason: 'failed',
      message: expect.stringContaining('could not be downloaded'),
    });
  });

  it('takes the key to no other server, not even to one that the provider named, and cancels nothing there', async () => {
    const run = new AbortController();
    const elsewhere: typeof world.fetch = async (input, init) => {
      setImmediate(() => run.abort(new Error('canceled')));
      return await world.fetch(input, init);
    };
    const operation = {
      responseUrl: 'https://evil.example/job',
      submitUrl: `${script.origin}/x`,
      getUrl: 'https://evil.example/job',
    };
    const reference = { provider: script.provider, model: script.model, operation, warnings: [] };
    const engine = world.engine({}, { fetch: elsewhere });
    await expect(
      generate(engine, { signal: run.signal, resumeFrom: { phase: 'started', reference } }),
    ).rejects.toThrow('canceled');
    expect(world.asked.length).toBeGreaterThan(0);
    expect(
      new Set(world.asked.map(({ method, url, authorization }) => `${method} ${url} ${authorization}`)),
    ).toEqual(new Set(['GET https://evil.example/job null']));
  });

  it('is not followed to another server than that of the provider', async () => {
    const resumeFrom = (address: string) => ({
      phase: 'started' as const,
      reference: {
        provider: script.provider,
        model: script.model,
        operation: { responseUrl: address, submitUrl: `${script.origin}/x`, getUrl: address },
        warnings: [],
      },
    });
    for (const address of ['http://127.0.0.1:1/job', 'https://10.0.0.1/job', 'no address']) {
      await expect(generate(world.engine(), { resumeFrom: resumeFrom(address) })).rejects.toMatchObject({
        reason: 'lost',
      });
    }
    expect(wire.requests).toEqual([]);
  });

  it('is lost when what was saved is of another provider', async () => {
    const resumeFrom = {
      phase: 'started',
      reference: { provider: 'another', model: 'x', operation: {}, warnings: [] },
    } as const;
    await expect(generate(world.engine(), { resumeFrom })).rejects.toMatchObject({ reason: 'lost' });
  });
});

describe('a video at Replicate', () => {
  it('is taken from a list of one file, and known as canceled when it ended before it ran', async () => {
    const tempDir = await mkdtemp(join(tmpdir(), 'hosted-follow-'));
    const wire = await ScriptedWire.start();
    const engine = new ProviderWorld({ wire, script: REPLICATE, fetch, tempDir }).engine();
    const run = () => recordedRun({ replica: { name: 'replicate', url: null } });
    const [, prediction] = REPLICATE.done('job-1', '');
    wire.always(REPLICATE.looks, json({ ...(prediction as object), output: [`${FILES}/video.mp4`] }));
    expect((await bytesOf(await engine.generate(REQUEST, run()))).equals(MP4)).toBe(true);
    wire.always(REPLICATE.looks, json({ ...(prediction as object), status: 'aborted', output: null }));
    await expect(engine.generate(REQUEST, run())).rejects.toMatchObject({
      reason: 'failed',
      message: expect.stringContaining('canceled'),
    });
    await wire.close();
    await rm(tempDir, { recursive: true });
  });
});
