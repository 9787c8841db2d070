import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type EngineRequest, HandedOverError, isEngineError, type Operation } from '@clipwright/core/engine';
import { atIdlePace } from '@clipwright/testing';
import {
  bytesOf,
  engineRequest,
  recordedRun,
  type RecordedRunOptions,
} from '@clipwright/testing/engine-contract';
import {
  after,
  answer,
  drop,
  dropAfter,
  endless,
  hang,
  hangAfterHead,
  html,
  json,
  redirect,
  ScriptedWire,
  truncatedJson,
  type WireStep,
} from '@clipwright/testing/scripted-wire';
import { OpenAiVideosEngine, type OpenAiVideosEngineOptions } from './openai-videos.engine.js';
import type { OpenAiVideosSettings } from './openai-videos.settings.js';

const recorded = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`__fixtures__/${name}.json`, import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >;
const fixture = (name: string, status = 200): WireStep => json(recorded(name), status);

const MODEL = 'Wan-AI/Wan2.2-TI2V-5B-Diffusers';
const CREATE = 'POST /v1/videos';
/** Long enough for a busy machine to bring the request to the server. */
const SHORT = { requestTimeoutMs: 1_000, startTimeoutMs: 1_000 };
const PATIENT = { outageToleranceMs: 20_000 };
const MP4 = Buffer.from('\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2', 'latin1');
const file = answer(200, MP4, { 'content-type': 'video/mp4' });
const STARTED: Operation = { phase: 'started', reference: { replica: 'gpu-1', id: 'job-1', url: null } };

const REQUEST = engineRequest({
  negativePrompt: 'people',
  durationSeconds: 5,
  audio: true,
  seed: 4_294_967_295,
  params: {
    num_inference_steps: 4,
    guidance_scale: 1.5,
    extra_params: { flow_shift: 5 },
    prompt: 'not this one',
  },
});
const IMAGE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);

describe('a server with the videos API', () => {
  let wire: ScriptedWire;
  beforeEach(async () => {
    wire = await ScriptedWire.start();
  });
  afterEach(() => wire.close());

  function engine(
    settings: Partial<OpenAiVideosSettings> = {},
    options: Partial<OpenAiVideosEngineOptions> = {},
  ): OpenAiVideosEngine {
    const quick = {
      flavour: 'vllm-omni',
      model: MODEL,
      pollIntervalMs: 5,
      requestTimeoutMs: 20_000,
      startTimeoutMs: 20_000,
      outageToleranceMs: 60,
    } as const;
    const sleep = (ms: number, signal: AbortSignal) => delay(ms, undefined, { signal });
    return new OpenAiVideosEngine({
      name: 'gpu',
      settings: { ...quick, ...settings },
      fetch,
      sleep,
      ...options,
    });
  }

  const replica = () => ({ name: 'gpu-1', url: wire.origin });

  async function made(
    made: OpenAiVideosEngine,
    request: EngineRequest = REQUEST,
    options: Partial<RecordedRunOptions> = {},
  ) {
    const run = recordedRun({ replica: replica(), ...options });
    const video = await made.generate(request, run);
    return { run, video, bytes: await bytesOf(video) };
  }

  /** Why a video was not made: its reason and its sentence, and what was saved. */
  async function failed(
    broken: OpenAiVideosEngine,
    options: Partial<RecordedRunOptions> = {},
    request = REQUEST,
  ) {
    const run = recordedRun({ replica: replica(), ...options });
    const error: unknown = await broken
      .generate(request, run)
      .then(bytesOf)
      .then(
        () => expect('a video').toBe('an error'),
        (thrown: unknown) => thrown,
      );
    if (!isEngineError(error)) throw error;
    return { reason: error.reason, message: error.message, phases: run.operations.map(({ phase }) => phase) };
  }

  const serve = (flavour: 'sglang' | 'vllm-omni') =>
    wire
      .always(CREATE, fixture(`${flavour}-created`))
      .always('GET /v1/videos/*', fixture(`${flavour}-completed`))
      .always('GET /v1/videos/*/content', file)
      .always(`GET /v1/videos/${String(recorded(`${flavour}-created`)['id'])}/content`, file);

  const sentTo = (route: string) => wire.seen(route)[0]!;
  const formSent = async () => Object.fromEntries(await sentTo(CREATE).form());

  describe('is asked in its own dialect', () => {
    it('vLLM-Omni gets a form, with seconds as text, its own fields, and objects as JSON', async () => {
      serve('vllm-omni');
      const { bytes } = await made(engine());
      expect(bytes).toEqual(MP4);
      expect(await formSent()).toEqual({
        model: MODEL,
        prompt: 'a calm sea at night',
        seconds: '5',
        size: '864x480',
        fps: '24',
        num_frames: '121',
        seed: '4294967295',
        negative_prompt: 'people',
        generate_sound: 'true',
        num_inference_steps: '4',
        guidance_scale: '1.5',
        extra_params: '{"flow_shift":5}',
      });
    });

    it('SGLang and FastVideo get JSON for text', async () => {
      serve('sglang');
      await made(engine({ flavour: 'sglang', fps: 16 }));
      expect(sentTo(CREATE).headers['content-type']).toBe('application/json');
      expect(sentTo(CREATE).json()).toEqual({
        model: MODEL,
        prompt: 'a calm sea at night',
        seconds: '5',
        size: '864x480',
        fps: 16,
        num_frames: 81,
        seed: 4_294_967_295,
        negative_prompt: 'people',
        num_inference_steps: 4,
        guidance_scale: 1.5,
        extra_params: { flow_shift: 5 },
      });
    });

    it.each(['sglang', 'vllm-omni'] as const)(
      '%s gets an image as a file, never as an address or as JSON',
      async (flavour) => {
        serve(flavour);
        await made(engine({ flavour }), { ...REQUEST, mode: 'image', image: IMAGE, prompt: null });
        const { input_reference: image, prompt } = await formSent();
        expect(image).toMatchObject({ name: 'image.png', type: 'image/png' });
        expect(new Uint8Array(await (image as File).arrayBuffer())).toEqual(IMAGE);
        expect(prompt).toMatch(/^[A-Z].*\.$/);
      },
    );

    it('Dynamo gets JSON with seconds as a number, its extensions under nvext, and the image as a string', async () => {
      wire.always(CREATE, fixture('dynamo-inline'));
      const { bytes } = await made(engine({ flavour: 'dynamo' }), {
        ...REQUEST,
        mode: 'image',
        image: IMAGE,
        params: { ...REQUEST.params, user: 'me' },
      });
      expect(bytes.toString('latin1', 4, 8)).toBe('ftyp');
      expect(sentTo(CREATE).json()).toMatchObject({
        model: MODEL,
        seconds: 5,
        size: '864x480',
        response_format: 'b64_json',
        user: 'me',
        input_reference: 'data:image/png;base64,iVBORwECAw==',
        nvext: {
          fps: 24,
          num_frames: 121,
          seed: 4_294_967_295,
          negative_prompt: 'people',
          num_inference_steps: 4,
        },
      });
    });

    it("a server of no known kind gets OpenAI's own fields and the operator's, unless more is switched on", async () => {
      serve('vllm-omni');
      const params = { quality: 'high' };
      await made(engine({ flavour: 'generic' }), { ...REQUEST, params });
      expect(sentTo(CREATE).json()).toEqual({
        model: MODEL,
        prompt: 'a calm sea at night',
        seconds: '5',
        size: '854x480',
        quality: 'high',
      });
      await made(engine({ flavour: 'generic', extraFields: true }), { ...REQUEST, params });
      expect(wire.seen(CREATE)[1]?.json()).toMatchObject({ quality: 'high', seed: 4_294_967_295, fps: 24 });
    });

    it('tells the frame rate of a model that has its own', async () => {
      serve('vllm-omni');
      const { video } = await made(engine({ fps: 16 }));
      expect(video).toMatchObject({ fps: 16, warnings: ['The video has 16 frames per second, not 24.'] });
    });
  });

  describe('is followed', () => {
    it('from queued to completed, with progress as it is told, and the work pinned to its replica', async () => {
      const job = recorded('vllm-omni-created');
      serve('vllm-omni').next(
        `GET /v1/videos/${String(job['id'])}`,
        json(job),
        json({ ...job, status: 'in_progress', progress: 40 }),
        json({ ...job, status: 'a new word', progress: 30 }),
      );
      const { run } = await made(engine());
      expect(run.fractions).toEqual([0.4, 1, 1]);
      expect(run.operations).toEqual([
        { phase: 'starting' },
        { phase: 'started', reference: { replica: 'gpu-1', id: job['id'], url: null } },
      ]);
      expect(sentTo(CREATE).headers['idempotency-key']).toBe(REQUEST.videoId);
    });

    it.each([
      [
        'SGLang answers 200 for a failed job, with a message alone',
        'sglang',
        200,
        'The video server could not make this video: CUDA out of memory. Tried to allocate 2.00 GiB.',
      ],
      [
        "vLLM-Omni answers with a failed job's own status, and the job as the body",
        'vllm-omni',
        500,
        'The video server could not make this video: Video generation failed: the engine ran out of memory.',
      ],
    ] as const)('%s', async (_, flavour, status, message) => {
      wire
        .always(CREATE, fixture(`${flavour}-created`))
        .always('GET /v1/videos/*', fixture(`${flavour}-failed`, status));
      expect(await failed(engine({ flavour }))).toEqual({
        reason: 'failed',
        message,
        phases: ['starting', 'started'],
      });
      expect(wire.seen('GET /v1/videos/*')).toHaveLength(1);
    });

    it('Dynamo tells a failure as a plain string', async () => {
      wire.always(CREATE, fixture('dynamo-failed'));
      expect(await failed(engine({ flavour: 'dynamo' }))).toMatchObject({
        reason: 'failed',
        message: 'The video server could not make this video: The worker ran out of memory.',
      });
    });

    it('a job that its server no longer knows is lost, and not begun again', async () => {
      wire
        .always(CREATE, fixture('vllm-omni-created'))
        .always('GET /v1/videos/*', json({ detail: 'Video not found' }, 404));
      expect(await failed(engine())).toMatchObject({
        reason: 'lost',
        message: expect.stringContaining('as after a restart'),
      });
      expect(wire.seen(CREATE)).toHaveLength(1);
    });

    it('through drops, delays, garbage and a restart', async () => {
      const get = `GET /v1/videos/${String(recorded('vllm-omni-created')['id'])}`;
      serve('vllm-omni').next(
        get,
        drop(),
        html(502),
        truncatedJson(),
        json([1], 500),
        after(20, json(recorded('vllm-omni-created'))),
        answer(503),
      );
      const patient = engine(PATIENT);
      expect((await made(patient)).bytes).toEqual(MP4);
      const run = recordedRun({
        replica: replica(),
        resumeFrom: { phase: 'started', reference: { replica: 'gpu-1', id: 'job-1', url: null } },
      });
      wire.always('GET /v1/videos/job-1/content', file);
      await wire.close();
      const video = patient.generate(REQUEST, run);
      await delay(50);
      await wire.listen();
      expect(await bytesOf(await video)).toEqual(MP4);
    });

    it.each([
      ['is gone', () => wire.close(), 'the connection was refused'],
      [
        'answers with pages',
        async () => void wire.always('GET /v1/videos/*', html(502)),
        'it answers with a web page',
      ],
      ['hangs', async () => void wire.always('GET /v1/videos/*', hang()), 'it did not answer in time'],
      [
        'talks without end',
        async () => void wire.always('GET /v1/videos/*', endless({ 'content-type': 'application/json' })),
        'it answers with more than it should',
      ],
    ])('a server that %s for longer than is tolerated has lost the video', async (_, breakIt, why) => {
      await breakIt();
      const { reason, message } = await failed(engine(why.includes('in time') ? SHORT : {}), {
        resumeFrom: STARTED,
      });
      expect([reason, message]).toEqual([
        'lost',
        `The video server was away for too long while it made this video: ${why}.`,
      ]);
    });

    it('on another replica than the one that began it, it counts as lost', async () => {
      serve('vllm-omni');
      const elsewhere = {
        phase: 'started',
        reference: { replica: 'gpu-2', id: 'job-1', url: null },
      } as const;
      expect(await failed(engine(), { resumeFrom: elsewhere })).toMatchObject({ reason: 'lost', phases: [] });
      expect(
        await failed(engine(), { resumeFrom: { phase: 'started', reference: { of: 'another engine' } } }),
      ).toMatchObject({ reason: 'lost' });
      expect(wire.requests).toEqual([]);
    });
  });

  describe('is never asked twice', () => {
    it('a refused connection is unavailable: nothing was begun', async () => {
      await wire.close();
      expect(await failed(engine())).toEqual({
        reason: 'unavailable',
        message: 'The video server could not be reached: the connection was refused.',
        phases: ['starting'],
      });
    });

    it.each(['http://no-such-host.invalid', 'https://wire.test'])(
      'neither was anything begun at %s',
      async (url) => {
        const place = url.startsWith('https') ? wire.origin.replace('http:', 'https:') : url;
        expect(await failed(engine(), { replica: { name: 'gpu-1', url: place } })).toMatchObject({
          reason: 'unavailable',
        });
      },
    );

    it('without an address there is no server', async () => {
      expect(await failed(engine(), { replica: { name: 'gpu-1', url: null } })).toMatchObject({
        reason: 'unavailable',
        phases: [],
      });
    });

    it.each([
      ['the connection breaks after the request', drop(), 'the connection broke'],
      ['no answer comes in time', hang(), 'it did not answer in time'],
      [
        'no body comes in time',
        hangAfterHead({ 'content-type': 'application/json' }),
        'it did not answer in time',
      ],
      ['the answer is cut off', truncatedJson(), 'it answered with JSON that is cut off or broken'],
      ['the answer breaks off', dropAfter('{"id":'), 'the connection broke'],
      ['the answer is a web page', html(), 'it answered with a web page'],
      ['the answer is empty', answer(200), 'it answered with nothing'],
      ['the answer is without end', endless(), 'it answered with more than it should'],
      ['the answer is no job', json({ ok: true }), 'it answered with something that is no video job'],
      ['a proxy answers for the server', html(504), ''],
    ])('where %s it is not known whether it began', async (_, step, why) => {
      wire.always(CREATE, step);
      const { reason, message, phases } = await failed(engine(why.includes('in time') ? SHORT : {}));
      const known = 'It is not known whether the video server began this video';
      expect([reason, message, phases]).toEqual([
        'start_unknown',
        why === '' ? `${known}.` : `${known}: ${why}.`,
        ['starting'],
      ]);
      expect(wire.seen(CREATE)).toHaveLength(1);
    });

    it('an attempt that died between the two checkpoints is not repeated', async () => {
      expect(await failed(engine(), { resumeFrom: { phase: 'starting' } })).toMatchObject({
        reason: 'start_unknown',
        phases: [],
      });
      expect(wire.requests).toEqual([]);
    });

    it('a saved operation is resumed, and only followed', async () => {
      serve('vllm-omni').always('GET /v1/videos/job-1/content', file);
      const { bytes, run } = await made(engine(), REQUEST, { resumeFrom: STARTED });
      expect(bytes).toEqual(MP4);
      expect([run.operations, wire.seen(CREATE)]).toEqual([[], []]);
    });

    it('work whose reference can not be saved is canceled where that is possible', async () => {
      wire
        .always(CREATE, fixture('vllm-omni-created'))
        .always('DELETE /v1/videos/*', json({ deleted: true }));
      const away = new Error('The database is away.');
      const run = recordedRun({
        replica: replica(),
        onCheckpoint: ({ phase }) => {
          if (phase === 'started') throw away;
        },
      });
      await expect(engine().generate(REQUEST, run)).rejects.toBe(away);
      expect(wire.seen('DELETE /v1/videos/*')).toHaveLength(1);
    });
  });

  describe('refuses in its own words, which become a sentence', () => {
    it.each([
      [
        'a text',
        fixture('vllm-omni-wrong-model', 400),
        'failed',
        "The video server did not take this video: The requested model 'other/model' does not match the served model 'Wan-AI/Wan2.2-TI2V-5B-Diffusers'.",
      ],
      [
        'a list',
        fixture('vllm-omni-json-refused', 422),
        'failed',
        'The video server did not take this video: prompt: Field required.',
      ],
      [
        'a list that repeats a prompt about rules',
        json({ detail: [{ loc: ['body', 'seed'], msg: 'Bad', input: 'nsfw' }] }, 422),
        'failed',
        'The video server did not take this video: seed: Bad.',
      ],
      ['nothing that can be read', html(500), 'failed', 'The video server did not take this video.'],
      [
        'deep nesting',
        answer(500, `${'['.repeat(90_000)}${']'.repeat(90_000)}`),
        'failed',
        'The video server did not take this video.',
      ],
      [
        'rules about content',
        json({ error: { code: 'content_policy_violation', message: 'No.' } }, 400),
        'rejected',
        'The video server refuses this content: No.',
      ],
      [
        'a safety filter',
        json({ detail: 'Blocked by the safety filter' }, 403),
        'rejected',
        'The video server refuses this content: Blocked by the safety filter.',
      ],
      [
        'a full queue',
        json({ message: 'Queue is full', code: 503 }, 503),
        'unavailable',
        'The video server takes no work at the moment: Queue is full.',
      ],
      [
        'a wrong key',
        json({ error: 'Unauthorized' }, 401),
        'unavailable',
        'The video server does not accept our API key: Unauthorized.',
      ],
      [
        'no such route',
        json({ detail: 'Not Found' }, 404),
        'unavailable',
        'The video server has no such model, or no videos API: Not Found.',
      ],
      [
        'another address',
        redirect('http://127.0.0.1:1/v1/videos'),
        'unavailable',
        'The video server sends its callers elsewhere.',
      ],
      [
        'its insides',
        json({ detail: 'Error in /var/lib/app/run.py of http://me:secret@host, api_key=abc\n  at run' }, 500),
        'failed',
        'The video server did not take this video: Error in (a path) of (an address), api_key.',
      ],
      [
        'its network',
        json(
          {
            detail:
              'Upload to http://10.0.0.7:9000/b/v.mp4?X-Amz-Signature=abc failed: minio.internal:9000 and 10.0.0.8 do not answer',
          },
          500,
        ),
        'failed',
        'The video server did not take this video: Upload to (an address) failed: (an address) and (an address) do not answer.',
      ],
    ])('%s', async (_, step, reason, message) => {
      wire.always(CREATE, step);
      expect(await failed(engine())).toEqual({ reason, message, phases: ['starting'] });
    });
  });

  describe('is stopped', () => {
    /** Answers so, and stops the video when it is asked. */
    const stopping =
      (controller: AbortController, reason: Error, step: WireStep): WireStep =>
      (response, request) => {
        controller.abort(reason);
        return step(response, request);
      };
    const canceled = async (flavour: 'sglang' | 'vllm-omni', reason: Error) => {
      const controller = new AbortController();
      const job = fixture(`${flavour}-created`);
      wire
        .always(CREATE, job)
        .always('GET /v1/videos/*', stopping(controller, reason, job))
        .always('DELETE /v1/videos/*', json({ deleted: true }));
      const run = recordedRun({ replica: replica(), signal: controller.signal });
      await expect(engine({ flavour }).generate(REQUEST, run)).rejects.toBe(reason);
      return wire.seen('DELETE /v1/videos/*').map(({ path }) => path);
    };

    it('vLLM-Omni is told to cancel what runs', async () => {
      expect(await canceled('vllm-omni', new Error('canceled'))).toEqual([
        `/v1/videos/${String(recorded('vllm-omni-created')['id'])}`,
      ]);
    });

    it('SGLang is not: its DELETE stops nothing and only forgets the job', async () => {
      expect(await canceled('sglang', new Error('canceled'))).toEqual([]);
    });

    it('nothing is canceled that another attempt carries on', async () => {
      expect(await canceled('vllm-omni', new HandedOverError('the worker is shutting down'))).toEqual([]);
    });

    it('an abort while a start is being written does not wait for an answer that never comes', async () => {
      wire.always(CREATE, hang());
      const controller = new AbortController();
      const reason = new Error('canceled');
      const onCheckpoint = (): void => void setImmediate(() => controller.abort(reason));
      const run = recordedRun({ replica: replica(), signal: controller.signal, onCheckpoint });
      const image = new Uint8Array(8_000_000).fill(1);
      const { elapsedMs } = await atIdlePace(() =>
        expect(engine().generate({ ...REQUEST, mode: 'image', image }, run)).rejects.toBe(reason),
      );
      expect(elapsedMs).toBeLessThan(10_000);
    });

    it('an abort during the start waits for the id, saves it and cancels', async () => {
      const reason = new Error('canceled');
      const controller = new AbortController();
      wire
        .always(CREATE, stopping(controller, reason, after(80, fixture('vllm-omni-created'))))
        .always('DELETE /v1/videos/*', drop());
      const run = recordedRun({ replica: replica(), signal: controller.signal });
      await expect(engine().generate(REQUEST, run)).rejects.toBe(reason);
      expect(run.operations).toHaveLength(2);
      expect(wire.seen('DELETE /v1/videos/*')).toHaveLength(1);
    });
  });

  describe('hands out a file', () => {
    const content = 'GET /v1/videos/job-1/content';
    const download = (settings: Partial<OpenAiVideosSettings> = {}) =>
      made(engine(settings), REQUEST, { resumeFrom: STARTED });
    const refused = (settings: Partial<OpenAiVideosSettings> = {}) =>
      failed(engine(settings), { resumeFrom: STARTED });
    const big = Buffer.alloc(300_000, 'v');
    const whole = answer(200, big, { 'content-type': 'video/mp4', 'content-length': String(big.length) });
    beforeEach(() => void wire.always('GET /v1/videos/job-1', fixture('vllm-omni-completed')));

    it('over as many connections as it takes', async () => {
      wire.next(
        content,
        answer(503),
        drop(),
        dropAfter(big.subarray(0, 100_000)),
        dropAfter(big.subarray(0, 200_000)),
        whole,
      );
      expect((await download(PATIENT)).bytes.equals(big)).toBe(true);
      wire.next(content, hangAfterHead({ 'content-type': 'video/mp4' }), whole);
      expect((await download({ ...PATIENT, requestTimeoutMs: 1_000 })).bytes.length).toBe(big.length);
    });

    it.each([
      ['a web page', html(), 'failed', 'it is of the type text/html'],
      ['JSON', json({ detail: 'x' }), 'failed', 'it is of the type application/json'],
      [
        'nothing',
        json({ detail: 'Video not found' }, 404),
        'lost',
        'its file is not there, as after a restart',
      ],
      [
        'a refusal',
        json({ detail: 'In the cloud' }, 400),
        'failed',
        'its download is answered with status 400',
      ],
      ['too much', whole, 'failed', 'it is too large'],
      [
        'a file without end',
        endless({ 'content-type': 'video/mp4' }),
        'failed',
        'it is larger than 100000 bytes',
      ],
      [
        'a file that always breaks off',
        dropAfter(big.subarray(0, 10), { headers: { 'content-type': 'video/mp4' } }),
        'lost',
        'the connection breaks whenever it is downloaded',
      ],
      ['itself in another place of its own', redirect('/elsewhere'), 'failed', 'its download leads nowhere'],
    ])('and where it hands out %s, says so', async (_, step, reason, why) => {
      wire.always(content, step);
      expect(await refused({ maxVideoBytes: 100_000 })).toMatchObject({
        reason,
        message: expect.stringContaining(`: ${why}.`),
      });
    });

    it('that changed while it was read is refused', async () => {
      wire.next(content, dropAfter(big), answer(200, 'short', { 'content-type': 'video/mp4' }));
      expect(await refused(PATIENT)).toMatchObject({
        reason: 'failed',
        message: expect.stringContaining('its file changed while it was read'),
      });
    });

    it('which an abort lets go of', async () => {
      wire
        .always(content, dropAfter(big))
        .next(
          content,
          (response) => void response.writeHead(200, { 'content-type': 'video/mp4' }).write(big),
        );
      const controller = new AbortController();
      const reason = new Error('canceled');
      const video = await engine().generate(
        REQUEST,
        recordedRun({ replica: replica(), resumeFrom: STARTED, signal: controller.signal }),
      );
      setTimeout(() => controller.abort(reason), 30);
      await expect(bytesOf(video)).rejects.toBe(reason);
    });

    describe('at an address, as Dynamo does', () => {
      const at = (url: string) => json({ ...recorded('dynamo-at-a-url'), data: [{ url }] });
      const dynamo = { flavour: 'dynamo', apiKey: 'k3y' } as const;

      it('of its own, which is fetched with the key and can be fetched again', async () => {
        wire.always(CREATE, fixture('dynamo-at-a-url')).always('GET /media/videos/*', file);
        const { run, bytes } = await made(engine(dynamo));
        expect([bytes, sentTo('GET /media/videos/*').headers.authorization]).toEqual([MP4, 'Bearer k3y']);
        const again = await made(engine(dynamo), REQUEST, { resumeFrom: run.operations.at(-1)! });
        expect([again.bytes, wire.seen(CREATE).length]).toEqual([MP4, 1]);
      });

      it('of another server, which only the injected download may fetch', async () => {
        wire.always(CREATE, at('http://127.0.0.2:9/video.mp4'));
        expect(await failed(engine(dynamo))).toMatchObject({
          reason: 'failed',
          message: expect.stringContaining('it lies on another server'),
        });
        const asked: string[] = [];
        const other = async (url: string) => (asked.push(url), new Blob([MP4]).stream());
        expect((await made(engine(dynamo, { download: other }))).bytes).toEqual(MP4);
        expect(asked).toEqual(['http://127.0.0.2:9/video.mp4']);
        const refusing = () => Promise.reject(new Error('refused: address_denied'));
        const { reason, message } = await failed(engine(dynamo, { download: refusing }));
        expect([reason, message]).toEqual([
          'failed',
          'The video server answered with no usable video: it can not be downloaded from where it lies.',
        ]);
      });

      it.each(['file:///tmp/dynamo_media/videos/req-1.mp4', 's3://bucket/video.mp4', 'http://'])(
        'which can not be reached: %s',
        async (url) => {
          wire.always(CREATE, at(url));
          expect(await failed(engine(dynamo))).toMatchObject({
            reason: 'failed',
            message: expect.stringContaining('it lies where this server can not reach it'),
          });
        },
      );

      it('and one that came with the answer is lost with the attempt that had it', async () => {
        wire.always(CREATE, fixture('dynamo-inline'));
        const { run } = await made(engine(dynamo));
        expect(await failed(engine(dynamo), { resumeFrom: run.operations.at(-1)! })).toMatchObject({
          reason: 'lost',
          message: expect.stringContaining('was not kept'),
        });
      });
    });
  });

  it('repeats no key, also where the server does', async () => {
    wire.always(
      CREATE,
      json({ error: { message: 'Incorrect API key provided: sk-12345678. Ask your administrator' } }, 401),
    );
    expect((await failed(engine({ apiKey: 'sk-12345678' }))).message).toBe(
      'The video server does not accept our API key: Incorrect API key provided: (the key). Ask your administrator.',
    );
  });

  it('gets the key at its own origin, and a redirect takes it nowhere', async () => {
    const other = await ScriptedWire.start();
    serve('vllm-omni').next('GET /v1/videos/*', redirect(`${other.origin}/v1/videos/x`));
    await made(engine({ apiKey: 'k3y', ...PATIENT }));
    expect(new Set(wire.requests.map(({ headers }) => headers.authorization))).toEqual(
      new Set(['Bearer k3y']),
    );
    expect(other.requests).toEqual([]);
    await other.close();
  });

  it('may be listed with a path, and with the /v1 that its own examples show', async () => {
    wire.always('POST /gpu/v1/videos', json({ detail: 'Full' }, 503));
    for (const path of ['/gpu', '/gpu/', '/gpu/v1', '/gpu/v1/']) {
      expect(await failed(engine(), { replica: { name: 'gpu-1', url: wire.origin + path } })).toMatchObject({
        reason: 'unavailable',
      });
    }
    expect(wire.seen('POST /gpu/v1/videos')).toHaveLength(4);
  });
});
