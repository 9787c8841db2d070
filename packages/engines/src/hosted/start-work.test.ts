import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EngineError, HandedOverError, type EngineRequest } from '@clipwright/core/engine';
import { bytesOf, recordedRun, type RecordedRunOptions } from '@clipwright/testing/engine-contract';
import {
  answer,
  drop,
  endless,
  hang,
  html,
  redirect,
  ScriptedWire,
  truncatedJson,
  type WireStep,
} from '@clipwright/testing/scripted-wire';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FAL } from './__fixtures__/fal-script.js';
import { LONG_REQUEST, REQUEST } from './__fixtures__/hosted-request.js';
import { KEY, ProviderWorld, says } from './__fixtures__/provider-world.js';
import { REPLICATE } from './__fixtures__/replicate-script.js';
import type { HostedEngine } from './hosted.engine.js';

const rejectionOf = (video: Promise<unknown>): Promise<unknown> =>
  video.then(
    () => new Error('It resolved.'),
    (error: unknown) => error,
  );
const showsNoKey = () => expect.not.stringContaining(KEY);

describe.each([FAL, REPLICATE])('the start of a video at $provider', (script) => {
  let wire: ScriptedWire;
  let world: ProviderWorld;
  let tempDir = '';
  beforeEach(async () => {
    tempDir = await mkdtemp(join(tmpdir(), 'hosted-start-'));
    wire = await ScriptedWire.start();
    world = new ProviderWorld({ wire, script, fetch, tempDir });
  });
  afterEach(async () => {
    await wire.close();
    await rm(tempDir, { recursive: true, force: true });
  });

  const replica = { name: script.provider, url: null };
  const startRoute = script.starts[0] ?? '';
  const starts = () => wire.seen(startRoute);
  const generate = (
    engine: HostedEngine,
    request: EngineRequest = REQUEST,
    options: Partial<RecordedRunOptions> = {},
  ) => {
    const run = recordedRun({ replica, ...options });
    return { run, video: engine.generate(request, run) };
  };
  /** Aborts once the video is under way, and looked at. */
  const abortedAtLook = (reason: Error): AbortSignal => {
    const controller = new AbortController();
    wire.always(script.looks, (response, request) => {
      controller.abort(reason);
      says(script.pending('job-1'))(response, request);
    });
    return controller.signal;
  };
  const failure = async (step: WireStep, engine = world.engine()) => {
    wire.always(startRoute, step);
    return await rejectionOf(generate(engine).video);
  };

  it('saves the operation before the first look, as the plain JSON of the SDK and nothing secret', async () => {
    const looksAtCheckpoint: number[] = [];
    const { run, video } = generate(world.engine(), REQUEST, {
      onCheckpoint: () => looksAtCheckpoint.push(wire.seen(script.looks).length),
    });
    expect((await bytesOf(await video)).toString('latin1')).toContain('a whole video');
    expect(looksAtCheckpoint).toEqual([0, 0]);
    expect(run.operations).toEqual([
      { phase: 'starting' },
      {
        phase: 'started',
        reference: {
          provider: script.provider,
          model: script.model,
          operation: expect.any(Object),
          warnings: [],
        },
      },
    ]);
    expect(JSON.stringify(run.operations)).toEqual(showsNoKey());
  });

  it('sends one idempotency key, made from the id of the video', async () => {
    await generate(world.engine()).video;
    expect(starts().map(({ headers }) => headers['idempotency-key'])).toEqual([
      'clipwright-vid_0000000000000000000000',
    ]);
  });

  it('goes on in another process with nothing but the saved operation, and no second start', async () => {
    const first = generate(world.engine(), LONG_REQUEST, {
      signal: abortedAtLook(new HandedOverError('the process died')),
    });
    await rejectionOf(first.video);
    wire.always(script.looks, says(script.done('job-1', 'https://files.example/video.mp4')));
    const resumeFrom = JSON.parse(
      JSON.stringify(first.run.operations.at(-1)),
    ) as (typeof first.run.operations)[number];
    const later = new ProviderWorld({ wire, script, fetch, tempDir });
    for (const route of script.starts) wire.always(route, answer(500, 'A second start.'));
    expect((await generate(later.engine(), LONG_REQUEST, { resumeFrom }).video).warnings).toEqual([]);
    expect(starts()).toHaveLength(1);
  });

  it.each<[string, WireStep]>([
    ['the connection drops', drop()],
    ['no answer comes in time', hang()],
    [
      'the provider has a fault of its own, before or after it began',
      says([500, { detail: 'Internal error' }]),
    ],
    ['something in between answers 502', html(502)],
    ['something in between answers 504', answer(504)],
    ['what took it answers garbage', truncatedJson()],
    ['what took it answers a web page', html()],
    ['what took it answers without end', endless({ 'content-type': 'application/json' })],
    ['what took it names no work', says([200, { status: 'IN_QUEUE' }])],
  ])('asks once and fails with start_unknown when %s', async (how, step) => {
    const error = await failure(step, world.engine(how.includes('in time') ? { startTimeoutMs: 1_000 } : {}));
    expect(error).toMatchObject({
      reason: 'start_unknown',
      message: expect.stringMatching(/^[A-Z].*not paid for twice\.$/),
    });
    expect(starts()).toHaveLength(1);
  });

  it.each<[string, WireStep]>([
    ['throttles', says(script.throttled)],
    ['is out of order', answer(503, 'busy')],
    ['has moved', redirect('https://elsewhere.example/')],
  ])(
    'asks once and is unavailable, so that another engine may take over, when the provider %s',
    async (_how, step) => {
      expect(await failure(step)).toMatchObject({ reason: 'unavailable' });
      expect(starts()).toHaveLength(1);
      expect(world.asked.map(({ url }) => new URL(url).origin)).toEqual([script.origin]);
    },
  );

  it('tells the operator, and no customer, what to do about a key that is not taken, an empty account, and a model that is not there', async () => {
    const told = async (step: WireStep) => {
      const { reason, message, detail } = (await failure(step)) as EngineError;
      expect([reason, message]).toEqual([
        'unavailable',
        expect.stringMatching(/^\w+ can not be used at the moment\.$/),
      ]);
      return detail;
    };
    expect(await told(says(script.badKey))).toMatch(/does not take the API key: check "apiKey"/);
    expect(await told(says(script.noCredit))).toMatch(/has no credit left: add some/);
    expect(await told(says([404, { detail: 'Not found' }]))).toContain(script.model);
  });

  it('calls a refusal of content rejected, and repeats what is wrong with an input', async () => {
    expect(await failure(says(script.refusedAtStart))).toMatchObject({ reason: 'rejected' });
    expect(await failure(says(script.badInput))).toMatchObject({
      reason: 'failed',
      message: expect.stringContaining('num_frames'),
    });
  });

  it('shows the key in no error, not even where the provider repeats it', async () => {
    for (const status of [400, 401, 403, 422, 429, 500, 504]) {
      const error = await failure(
        says([status, { detail: `Bad key ${KEY} at https://me:${KEY}@api.example/v1` }]),
      );
      const { message, cause } = error as Error;
      expect([message, String(cause), JSON.stringify(error)]).toEqual([
        showsNoKey(),
        showsNoKey(),
        showsNoKey(),
      ]);
    }
  });

  it('asks again with the same key only where the provider starts once for one key', async () => {
    const engine = world.engine({ idempotentStart: true });
    wire.next(startRoute, drop(), truncatedJson());
    await generate(engine).video;
    expect(new Set(starts().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(starts()).toHaveLength(3);
    await generate(engine, REQUEST, { resumeFrom: { phase: 'starting' } }).video;
    expect(starts()).toHaveLength(4);
  });

  it('ends the remote work again when its operation could not be saved', async () => {
    let saved = 0;
    const onCheckpoint = () => {
      saved += 1;
      if (saved === 2) throw new Error('The database is away.');
    };
    const { video } = generate(world.engine(), REQUEST, { onCheckpoint });
    await expect(video).rejects.toThrow('The database is away.');
    expect(wire.seen(script.cancels('job-1'))).toHaveLength(1);
  });

  it('waits for the answer of a start that was under way when the video was canceled, and cancels that too', async () => {
    const canceled = new AbortController();
    wire.next(startRoute, async (response, request) => {
      canceled.abort(new Error('canceled'));
      await new Promise((resolve) => setTimeout(resolve, 50));
      says(script.started('job-9'))(response, request);
    });
    const { run, video } = generate(world.engine(), REQUEST, { signal: canceled.signal });
    await expect(video).rejects.toThrow('canceled');
    expect(run.operations.at(-1)).toMatchObject({ phase: 'started' });
    expect(wire.seen(script.cancels('job-9'))).toHaveLength(1);
  });

  it('leaves the remote work alone when another attempt carries it on', async () => {
    const signal = abortedAtLook(new HandedOverError('the worker is shutting down'));
    const { run, video } = generate(world.engine(), LONG_REQUEST, { signal });
    await expect(video).rejects.toThrow('shutting down');
    expect(run.operations.at(-1)).toMatchObject({ phase: 'started' });
    expect(wire.seen(script.cancels('job-1'))).toHaveLength(0);
  });
});
