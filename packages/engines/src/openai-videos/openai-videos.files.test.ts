import { beforeEach, describe, expect, it } from '@jest/globals';
import { HandedOverError } from '@clipwright/core/engine';
import { atIdlePace } from '@clipwright/testing';
import { bytesOf, recordedRun } from '@clipwright/testing/engine-contract';
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
  type WireStep,
} from '@clipwright/testing/scripted-wire';
import {
  recorded,
  fixture,
  CREATE,
  PATIENT,
  MP4,
  file,
  STARTED,
  REQUEST,
  videosStage,
} from './__fixtures__/videos-stage.js';
import type { FlavourName } from './openai-videos.flavours.js';
import type { OpenAiVideosSettings } from './openai-videos.settings.js';

describe('a server with the videos API that has begun a video', () => {
  const stage = videosStage();
  const { engine, replica, made, failed, serve, sentTo } = stage;

  describe('is stopped', () => {
    /** Answers so, and stops the video when it is asked. */
    const stopping =
      (controller: AbortController, reason: Error, step: WireStep): WireStep =>
      (response, request) => {
        controller.abort(reason);
        return step(response, request);
      };
    const canceled = async (flavour: FlavourName, reason: Error) => {
      const controller = new AbortController();
      const job = fixture(flavour === 'sglang' ? 'sglang-created' : 'vllm-omni-created');
      stage.wire
        .always(CREATE, job)
        .always('GET /v1/videos/*', stopping(controller, reason, job))
        .always('DELETE /v1/videos/*', json({ deleted: true }));
      const run = recordedRun({ replica: replica(), signal: controller.signal });
      await expect(engine({ flavour }).generate(REQUEST, run)).rejects.toBe(reason);
      return stage.wire.seen('DELETE /v1/videos/*').map(({ path }) => path);
    };

    it.each(['vllm-omni', 'generic'] as const)('%s is told to cancel what runs', async (flavour) => {
      expect(await canceled(flavour, new Error('canceled'))).toEqual([
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
      stage.wire.always(CREATE, hang());
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
      stage.wire
        .always(CREATE, stopping(controller, reason, after(80, fixture('vllm-omni-created'))))
        .always('DELETE /v1/videos/*', drop());
      const run = recordedRun({ replica: replica(), signal: controller.signal });
      await expect(engine().generate(REQUEST, run)).rejects.toBe(reason);
      expect(run.operations).toHaveLength(2);
      expect(stage.wire.seen('DELETE /v1/videos/*')).toHaveLength(1);
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
    beforeEach(() => void stage.wire.always('GET /v1/videos/job-1', fixture('vllm-omni-completed')));

    it('over as many connections as it takes', async () => {
      stage.wire.next(
        content,
        answer(503),
        drop(),
        dropAfter(big.subarray(0, 100_000)),
        dropAfter(big.subarray(0, 200_000)),
        whole,
      );
      expect((await download(PATIENT)).bytes.equals(big)).toBe(true);
      stage.wire.next(content, hangAfterHead({ 'content-type': 'video/mp4' }), whole);
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
      stage.wire.always(content, step);
      expect(await refused({ maxVideoBytes: 100_000 })).toMatchObject({
        reason,
        message: expect.stringContaining(`: ${why}.`),
      });
    });

    it('that changed while it was read is refused', async () => {
      stage.wire.next(content, dropAfter(big), answer(200, 'short', { 'content-type': 'video/mp4' }));
      expect(await refused(PATIENT)).toMatchObject({
        reason: 'failed',
        message: expect.stringContaining('its file changed while it was read'),
      });
    });

    it('which an abort lets go of', async () => {
      stage.wire
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
        stage.wire.always(CREATE, fixture('dynamo-at-a-url')).always('GET /media/videos/*', file);
        const { run, bytes } = await made(engine(dynamo));
        expect([bytes, sentTo('GET /media/videos/*').headers.authorization]).toEqual([MP4, 'Bearer k3y']);
        const again = await made(engine(dynamo), REQUEST, { resumeFrom: run.operations.at(-1)! });
        expect([again.bytes, stage.wire.seen(CREATE).length]).toEqual([MP4, 1]);
      });

      it('of another server, which only the injected download may fetch', async () => {
        stage.wire.always(CREATE, at('http://127.0.0.2:9/video.mp4'));
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
          stage.wire.always(CREATE, at(url));
          expect(await failed(engine(dynamo))).toMatchObject({
            reason: 'failed',
            message: expect.stringContaining('it lies where this server can not reach it'),
          });
        },
      );

      it('and one that comes with the answer may be as large as is allowed, though it is longer as text', async () => {
        const data = [{ b64_json: big.toString('base64') }];
        stage.wire.always(CREATE, json({ ...recorded('dynamo-inline'), data }));
        const roomy = { ...dynamo, maxVideoBytes: big.length };
        expect((await made(engine(roomy))).bytes.equals(big)).toBe(true);
        expect(await failed(engine({ ...roomy, maxVideoBytes: big.length - 1 }))).toMatchObject({
          reason: 'failed',
          message: expect.stringContaining(`it is larger than ${big.length - 1} bytes`),
        });
      });

      it('and one that came with the answer is lost with the attempt that had it', async () => {
        stage.wire.always(CREATE, fixture('dynamo-inline'));
        const { run } = await made(engine(dynamo));
        expect(await failed(engine(dynamo), { resumeFrom: run.operations.at(-1)! })).toMatchObject({
          reason: 'lost',
          message: expect.stringContaining('was not kept'),
        });
      });
    });
  });

  it('repeats no key, also where the server does', async () => {
    stage.wire.always(
      CREATE,
      json({ error: { message: 'Incorrect API key provided: sk-12345678. Ask your administrator' } }, 401),
    );
    expect((await failed(engine({ apiKey: 'sk-12345678' }))).detail).toBe(
      'The video server does not accept our API key: Incorrect API key provided: (the key). Ask your administrator.',
    );
  });

  it('gets the key at its own origin, and a redirect takes it nowhere', async () => {
    const other = await ScriptedWire.start();
    serve('vllm-omni').next('GET /v1/videos/*', redirect(`${other.origin}/v1/videos/x`));
    await made(engine({ apiKey: 'k3y', ...PATIENT }));
    expect(new Set(stage.wire.requests.map(({ headers }) => headers.authorization))).toEqual(
      new Set(['Bearer k3y']),
    );
    expect(other.requests).toEqual([]);
    await other.close();
  });

  it('may be listed with a path, and with the /v1 that its own examples show', async () => {
    stage.wire.always('POST /gpu/v1/videos', json({ detail: 'Full' }, 503));
    for (const path of ['/gpu', '/gpu/', '/gpu/v1', '/gpu/v1/']) {
      expect(
        await failed(engine(), { replica: { name: 'gpu-1', url: stage.wire.origin + path } }),
      ).toMatchObject({
        reason: 'unavailable',
      });
    }
    expect(stage.wire.seen('POST /gpu/v1/videos')).toHaveLength(4);
  });
});
