import { describe, expect, it } from '@jest/globals';
import { recordedRun } from '@clipwright/testing/engine-contract';
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
  truncatedJson,
} from '@clipwright/testing/scripted-wire';
import {
  recorded,
  fixture,
  MODEL,
  CREATE,
  SHORT,
  PATIENT,
  MP4,
  file,
  STARTED,
  REQUEST,
  IMAGE,
  videosStage,
} from './__fixtures__/videos-stage.js';

describe('a server with the videos API', () => {
  const stage = videosStage();
  const { engine, replica, made, failed, serve, sentTo, formSent } = stage;

  describe('is asked in its own dialect', () => {
    it('vLLM-Omni gets a form, with seconds as text, its own fields, and objects as JSON', async () => {
      serve('vllm-omni');
      const { bytes } = await made(engine());
      expect(bytes).toEqual(MP4);
      expect(await formSent()).toEqual({
        model: MODEL,
        prompt: 'a calm sea at night',
        seconds: '5',
        size: '1280x704',
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

    it.each([
      ['Wan-AI/Wan2.2-TI2V-5B-Diffusers', '1280x704'],
      ['wan22-ti2v-5b', '1280x704'],
      ['Wan-AI/Wan2.2-T2V-A14B-Diffusers', '832x480'],
      ['some-other-model', '864x480'],
    ])('is asked for a size that its model was made for: %s', async (model, size) => {
      serve('sglang');
      await made(engine({ flavour: 'sglang', model }));
      expect(sentTo(CREATE).json()).toMatchObject({ size });
    });

    it('is asked for the sizes that the settings name, and for any where they name none', async () => {
      serve('sglang');
      const model = 'Wan-AI/Wan2.2-TI2V-5B-Diffusers';
      await made(engine({ flavour: 'sglang', model, sizes: ['848x480'] }));
      expect(sentTo(CREATE).json()).toMatchObject({ size: '848x480' });
      await made(engine({ flavour: 'sglang', model, sizes: [], sizeMultiple: 32 }));
      expect(stage.wire.seen(CREATE)[1]!.json()).toMatchObject({ size: '864x480' });
    });

    it('SGLang and FastVideo get JSON for text', async () => {
      serve('sglang');
      await made(engine({ flavour: 'sglang', fps: 16 }));
      expect(sentTo(CREATE).headers['content-type']).toBe('application/json');
      expect(sentTo(CREATE).json()).toEqual({
        model: MODEL,
        prompt: 'a calm sea at night',
        seconds: '5',
        size: '1280x704',
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

    it('gets further images as data URIs, in the fields that the settings name, and in no others', async () => {
      serve('vllm-omni');
      const images = {
        mode: 'image',
        image: IMAGE,
        lastImage: IMAGE,
        referenceImages: [IMAGE, IMAGE],
      } as const;
      const uri = 'data:image/png;base64,iVBORwECAw==';
      const named = { lastImageField: 'ending', referenceImages: { field: 'pictures', most: 2 } };
      await made(engine(named), { ...REQUEST, ...images });
      const form = await stage.wire.seen(CREATE)[0]!.form();
      expect([form.getAll('ending'), form.getAll('pictures[]')]).toEqual([[uri], [uri, uri]]);
      await made(engine(), { ...REQUEST, ...images });
      expect(JSON.stringify([...(await stage.wire.seen(CREATE)[1]!.form()).keys()])).not.toMatch(
        /ending|pictures/,
      );
    });

    it('Dynamo gets JSON with seconds as a number, its extensions under nvext, and the image as a string', async () => {
      stage.wire.always(CREATE, fixture('dynamo-inline'));
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
        size: '1280x704',
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

    it.each([true, false])(
      'Dynamo is asked for sound beside its extensions, where it is handed to the worker, if it is wanted: %s',
      async (audio) => {
        stage.wire.always(CREATE, fixture('dynamo-inline'));
        await made(engine({ flavour: 'dynamo', audio: true }), { ...REQUEST, audio });
        const { generate_sound, nvext } = sentTo(CREATE).json() as Record<string, unknown>;
        expect([generate_sound, nvext]).toEqual([
          audio ? true : undefined,
          expect.not.objectContaining({ generate_sound: true }),
        ]);
      },
    );

    it("a server of no known kind gets OpenAI's own fields and the operator's, unless more is switched on", async () => {
      serve('vllm-omni');
      const params = { quality: 'high' };
      await made(engine({ flavour: 'generic' }), { ...REQUEST, params });
      expect(sentTo(CREATE).json()).toEqual({
        model: MODEL,
        prompt: 'a calm sea at night',
        seconds: '5',
        size: '1280x704',
        quality: 'high',
      });
      await made(engine({ flavour: 'generic', extraFields: true }), { ...REQUEST, params });
      expect(stage.wire.seen(CREATE)[1]?.json()).toMatchObject({
        quality: 'high',
        seed: 4_294_967_295,
        fps: 24,
      });
    });

    it('tells the frame rate of a model that has its own', async () => {
      serve('vllm-omni');
      const { video } = await made(engine({ fps: 16 }));
      expect(video).toMatchObject({ warnings: ['The video has 16 frames per second, not 24.'] });
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
        'The video server could not make this video: Model generation returned no output. Error from scheduler: boom in (a path).',
      ],
      [
        "vLLM-Omni answers with a failed job's own status, and the job as the body",
        'vllm-omni',
        500,
        'The video server could not make this video: boom: sizes of tensor a (64) and b (128) must match in (a path).',
      ],
    ] as const)('%s', async (_, flavour, status, message) => {
      stage.wire
        .always(CREATE, fixture(`${flavour}-created`))
        .always('GET /v1/videos/*', fixture(`${flavour}-failed`, status));
      expect(await failed(engine({ flavour }))).toMatchObject({
        reason: 'failed',
        message,
        phases: ['starting', 'started'],
      });
      expect(stage.wire.seen('GET /v1/videos/*')).toHaveLength(1);
    });

    it('Dynamo tells a failure as a plain string', async () => {
      stage.wire.always(CREATE, fixture('dynamo-failed'));
      expect(await failed(engine({ flavour: 'dynamo' }))).toMatchObject({
        reason: 'failed',
        message: 'The video server could not make this video: The worker ran out of memory.',
      });
    });

    it('a job that its server no longer knows is lost, and not begun again', async () => {
      stage.wire
        .always(CREATE, fixture('vllm-omni-created'))
        .always('GET /v1/videos/*', json({ detail: 'Video not found' }, 404));
      expect(await failed(engine())).toMatchObject({
        reason: 'lost',
        message: expect.stringContaining('as after a restart'),
      });
      expect(stage.wire.seen(CREATE)).toHaveLength(1);
    });

    it('through drops, delays, garbage and what a proxy says while it is away', async () => {
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
      expect((await made(engine(PATIENT))).bytes).toEqual(MP4);
    });

    it('a process that is gone has lost its work, which is known at once and not when patience ends', async () => {
      const job = json(recorded('vllm-omni-created'));
      stage.wire.always(CREATE, job).always('GET /v1/videos/*', async (response, request) => {
        response.once('close', () => void stage.wire.close());
        await job(response, request);
      });
      const never = engine({ outageToleranceMs: 3_600_000 });
      expect(await failed(never)).toMatchObject({
        reason: 'lost',
        message:
          'The video server no longer has this video: its process is gone, the connection was refused.',
      });
      expect(await failed(never, { resumeFrom: STARTED })).toMatchObject({ reason: 'lost' });
    });

    it.each([
      ['drops', async () => void stage.wire.always('GET /v1/videos/*', drop()), 'the connection broke'],
      [
        'answers with pages',
        async () => void stage.wire.always('GET /v1/videos/*', html(502)),
        'it answers with a web page',
      ],
      ['hangs', async () => void stage.wire.always('GET /v1/videos/*', hang()), 'it did not answer in time'],
      [
        'talks without end',
        async () =>
          void stage.wire.always('GET /v1/videos/*', endless({ 'content-type': 'application/json' })),
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
      expect(stage.wire.requests).toEqual([]);
    });
  });

  describe('is never asked twice', () => {
    it('a refused connection is unavailable: nothing was begun', async () => {
      await stage.wire.close();
      expect(await failed(engine())).toMatchObject({
        reason: 'unavailable',
        message: 'The video server could not be reached: the connection was refused.',
        phases: ['starting'],
      });
    });

    it.each(['http://no-such-host.invalid', 'https://stage.wire.test'])(
      'neither was anything begun at %s',
      async (url) => {
        const place = url.startsWith('https') ? stage.wire.origin.replace('http:', 'https:') : url;
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
      stage.wire.always(CREATE, step);
      const { reason, message, phases } = await failed(engine(why.includes('in time') ? SHORT : {}));
      const known = 'It is not known whether the video server began this video';
      expect([reason, message, phases]).toEqual([
        'start_unknown',
        why === '' ? `${known}.` : `${known}: ${why}.`,
        ['starting'],
      ]);
      expect(stage.wire.seen(CREATE)).toHaveLength(1);
    });

    it('an attempt that died between the two checkpoints is not repeated', async () => {
      expect(await failed(engine(), { resumeFrom: { phase: 'starting' } })).toMatchObject({
        reason: 'start_unknown',
        phases: [],
      });
      expect(stage.wire.requests).toEqual([]);
    });

    it('a saved operation is resumed, and only followed', async () => {
      serve('vllm-omni').always('GET /v1/videos/job-1/content', file);
      const { bytes, run } = await made(engine(), REQUEST, { resumeFrom: STARTED });
      expect(bytes).toEqual(MP4);
      expect([run.operations, stage.wire.seen(CREATE)]).toEqual([[], []]);
    });

    it('goes over a connection of its own, for one that was kept may be closing just then', async () => {
      serve('vllm-omni');
      const asked: [string, string | undefined][] = [];
      const noting: typeof fetch = (url, init) => {
        const { connection } = (init?.headers ?? {}) as Record<string, string>;
        asked.push([init?.method ?? 'GET', connection]);
        return fetch(url, init);
      };
      await made(engine({}, { fetch: noting }));
      expect(asked).toEqual([
        ['POST', 'close'],
        ['GET', undefined],
        ['GET', undefined],
      ]);
    });

    it('work whose reference can not be saved is canceled where that is possible', async () => {
      stage.wire
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
      expect(stage.wire.seen('DELETE /v1/videos/*')).toHaveLength(1);
    });
  });

  describe('refuses in its own words, which become a sentence', () => {
    it.each([
      [
        'a text',
        json({ detail: 'Field required' }, 400),
        'failed',
        'The video server did not take this video: Field required.',
      ],
      [
        'a list',
        // FastAPI's words for a field that is not there.
        json(
          { detail: [{ type: 'missing', loc: ['body', 'prompt'], msg: 'Field required', input: null }] },
          422,
        ),
        'failed',
        'The video server did not take this video: prompt: Field required.',
      ],
      [
        'a list that repeats a prompt about rules',
        json({ detail: [{ loc: ['body', 'seed'], msg: 'Bad', input: 'nsfw' }] }, 422),
        'failed',
        'The video server did not take this video: seed: Bad.',
      ],
      ['nothing that can be read', html(500), 'unavailable', 'The video server is out of order.'],
      [
        'deep nesting',
        answer(500, `${'['.repeat(90_000)}${']'.repeat(90_000)}`),
        'unavailable',
        'The video server is out of order.',
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
        'The video server takes no work at the moment.',
      ],
      [
        'a wrong key',
        json({ error: 'Unauthorized' }, 401),
        'unavailable',
        'The video server does not accept our API key.',
      ],
      [
        'no such route',
        json({ detail: 'Not Found' }, 404),
        'unavailable',
        'The video server has no such model, or no videos API.',
      ],
      [
        'another address',
        redirect('http://127.0.0.1:1/v1/videos'),
        'unavailable',
        'The video server sends its callers elsewhere.',
      ],
      [
        'its insides',
        json({ detail: 'Error in /var/lib/app/run.py of http://me:secret@host, api_key=abc\n  at run' }, 400),
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
          400,
        ),
        'failed',
        'The video server did not take this video: Upload to (an address) failed: (an address) and (an address) do not answer.',
      ],
    ])('%s', async (_, step, reason, message) => {
      stage.wire.always(CREATE, step);
      expect(await failed(engine())).toMatchObject({ reason, message, phases: ['starting'] });
    });

    it.each([
      // vLLM-Omni's own words (api_server.py, its 400 to POST /v1/videos), and newer FastVideo's.
      [400, { detail: "Model mismatch: request specifies 'wan' but server is running 'acme/wan-tuned'." }],
      [400, { detail: "Model mismatch: request specifies 'wan'; this server provides acme/wan-tuned." }],
      // vLLM's own, and what a dead engine makes of every start.
      [404, { error: { message: 'The model `wan` does not exist. Try acme/wan-tuned' } }],
      [500, { detail: 'Video generation setup failed: no weights of acme/wan-tuned' }],
      [503, { message: 'acme/wan-tuned is loading' }],
    ])(
      'a fault of its own or of its settings, with %d: another place is tried, and only the operator reads of models',
      async (status, body) => {
        stage.wire.always(CREATE, json(body, status));
        const { reason, message, detail } = await failed(engine());
        expect([reason, message.includes('acme'), detail.includes('acme/wan-tuned')]).toEqual([
          'unavailable',
          false,
          true,
        ]);
      },
    );
  });
});
