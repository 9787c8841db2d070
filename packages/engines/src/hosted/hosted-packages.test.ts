import { readFileSync } from 'node:fs';
import type { EngineRequest } from '@clipwright/core/engine';
import { bytesOf, recordedRun } from '@clipwright/testing/engine-contract';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { REQUEST } from './__fixtures__/hosted-request.js';
import { KEY, MP4 } from './__fixtures__/provider-world.js';
import { type Answers, sdkWorld } from './__fixtures__/sdk-world.js';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const JPEG_URI = 'data:image/jpeg;base64,/9j/4A==';
const FILE = 'https://files.example/video.mp4';

/** Makes a video through the real package, and tells what that sent. */
async function made(
  settings: Record<string, unknown>,
  answers: Answers,
  change: Partial<EngineRequest> = {},
) {
  const world = sdkWorld(settings, answers);
  const run = recordedRun({ replica: { name: 'there', url: null } });
  const video = await world.engine.generate({ ...REQUEST, ...change }, run);
  expect((await bytesOf(video)).equals(MP4)).toBe(true);
  return {
    ...world,
    run,
    warnings: video.warnings,
    started: world.starts().map(({ url, body }) => ({ url, body })),
  };
}

const failed = async (
  settings: Record<string, unknown>,
  answers: Answers,
  change: Partial<EngineRequest> = {},
) =>
  await made(settings, answers, change).then(
    () => new Error('It was made.'),
    (error: unknown) => error,
  );

describe("fal's package", () => {
  const fal = (model: string, at: string): Answers => ({
    [`POST https://queue.fal.run/${model}`]: [
      [200, { request_id: 'r-1', response_url: `https://queue.fal.run/${at}/requests/r-1` }],
    ],
    [`GET https://queue.fal.run/${at}/requests/r-1`]: [
      [400, { detail: 'Request is still in progress' }],
      [200, { video: { url: FILE, content_type: 'video/mp4' } }],
    ],
  });

  it('sends Kling 2.6 the image as start_image_url, the length as text, and whether sound is wanted', async () => {
    const model = 'fal-ai/kling-video/v2.6/pro/image-to-video';
    const settings = {
      provider: 'fal',
      model: 'fal-ai/kling-video/v2.6/pro/text-to-video',
      imageModel: model,
    };
    const { started } = await made(settings, fal(model, 'fal-ai/kling-video'), {
      mode: 'image',
      image: JPEG,
    });
    expect(started).toEqual([
      {
        url: `https://queue.fal.run/${model}`,
        body: {
          prompt: REQUEST.prompt,
          start_image_url: JPEG_URI,
          duration: '5',
          generate_audio: false,
        },
      },
    ]);
  });

  it.each([
    [4, '4s'],
    [5, '6s'],
    [7, '8s'],
  ])('asks Veo 3.1 for a length that it makes: for %d s, %s', async (durationSeconds, duration) => {
    const model = 'fal-ai/veo3.1';
    const { started } = await made({ provider: 'fal', model }, fal(model, 'fal-ai/veo3.1'), {
      durationSeconds,
    });
    expect(started[0]?.body).toMatchObject({ duration, resolution: '720p', generate_audio: false });
  });

  it('reaches models of other owners, follows them, and cancels them where they are', async () => {
    const settings = { provider: 'fal', model: 'wan/v2.6/text-to-video' };
    const { started, sent } = await made(settings, fal(settings.model, 'wan/v2.6'));
    expect(started).toEqual([
      {
        url: 'https://queue.fal.run/wan/v2.6/text-to-video',
        body: { prompt: REQUEST.prompt, aspect_ratio: '16:9', duration: '5', resolution: '720p', seed: 7 },
      },
    ]);
    expect(new Set(sent.map(({ headers }) => headers.get('authorization')))).toEqual(new Set([`Key ${KEY}`]));
  });
});

describe("Google's package", () => {
  const guide = readFileSync(new URL('../../../../docs/guide/engines-hosted.md', import.meta.url), 'utf8');
  const example = z.object({ veo: z.object({ kind: z.literal('hosted') }).loose() });
  const {
    veo: { kind: _, ...settings },
  } = example.parse(JSON.parse(`{ ${/"veo": \{[^}]*\}"[^}]*\}/.exec(guide)?.[0] ?? ''} }`));
  const api = 'https://generativelanguage.googleapis.com/v1beta';
  const answers: Answers = {
    [`POST ${api}/models/veo-3.1-generate-preview:predictLongRunning`]: [[200, { name: 'operations/o-1' }]],
    [`GET ${api}/operations/o-1`]: [
      [200, { name: 'operations/o-1' }],
      [
        200,
        {
          done: true,
          response: { generateVideoResponse: { generatedSamples: [{ video: { uri: FILE } }] } },
        },
      ],
    ],
  };

  it.each([
    [5, 1280, 720, 6, '720p'],
    [5, 1920, 1080, 8, '1080p'],
  ])(
    'asks Veo, set up as in the guide, for a length and a size that it makes: %d s of %dx%d',
    async (...row) => {
      const [durationSeconds, width, height, asked, resolution] = row;
      const { started } = await made({ ...settings, apiKey: KEY }, answers, {
        durationSeconds,
        width,
        height,
      });
      expect(started[0]?.body).toEqual({
        instances: [{ prompt: REQUEST.prompt }],
        parameters: { sampleCount: 1, aspectRatio: '16:9', durationSeconds: asked, resolution, seed: 7 },
      });
    },
  );
});

describe("MiniMax's package", () => {
  const settings = { provider: 'minimax', model: 'MiniMax-H3' };
  const start = 'POST https://api.minimax.io/v2/video_generation';
  const look = 'GET https://api.minimax.io/v2/query/video_generation/t-1';
  const task = (change: object) => ({ task: { id: 't-1', ...change } });
  const answers: Answers = {
    [start]: [[200, { task_id: 't-1' }]],
    [look]: [
      [200, task({ status: 'queued' })],
      [200, task({ status: 'running' })],
      [200, task({ status: 'succeeded', content: { url: FILE } })],
    ],
  };

  it('starts and follows a video, with the names of its sizes and no word that it does not know', async () => {
    const { started, fetched, warnings, run, sent } = await made(settings, answers, { audio: true });
    expect(started[0]?.body).toEqual({
      model: 'MiniMax-H3',
      content: [{ type: 'text', text: REQUEST.prompt }],
      resolution: '768P',
      duration: 5,
      ratio: '16:9',
    });
    expect([fetched, warnings]).toEqual([[FILE], []]);
    expect(run.operations.at(-1)).toMatchObject({
      reference: { provider: 'minimax', operation: { taskId: 't-1' } },
    });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(sent.map(() => `Bearer ${KEY}`));
    expect(sent[0]?.headers.get('idempotency-key')).toBe(`clipwright-${REQUEST.videoId}`);
  });

  it('goes on in another process with nothing but what was saved', async () => {
    const first = await made(settings, answers);
    const later = sdkWorld(settings, { [look]: answers[look] ?? [] });
    const resumeFrom = first.run.operations.at(-1) ?? null;
    const run = recordedRun({ replica: { name: 'there', url: null }, resumeFrom });
    expect((await bytesOf(await later.engine.generate(REQUEST, run))).equals(MP4)).toBe(true);
    expect(later.starts()).toEqual([]);
  });

  it('sends an image as the first frame, and leaves the shape to it', async () => {
    const { started, warnings } = await made(settings, answers, { mode: 'image', image: JPEG });
    expect(started[0]?.body).toMatchObject({
      content: [{ type: 'text' }, { type: 'image_url', image_url: { url: JPEG_URI }, role: 'first_frame' }],
    });
    expect(started[0]?.body).not.toHaveProperty('ratio');
    expect(warnings).toEqual([]);
  });

  it.each<[string, Answers, object]>([
    [
      'a key that is not taken',
      { [start]: [[401, { error: { message: 'no' } }]] },
      { reason: 'unavailable' },
    ],
    [
      'a wrong input',
      { [start]: [[400, { type: 'error', error: { message: 'bad ratio' } }]] },
      { reason: 'failed', message: expect.stringContaining('bad ratio') },
    ],
    [
      'a video that failed there',
      { ...answers, [look]: [[200, task({ status: 'failed', error: { code: 7, message: 'no memory' } })]] },
      { reason: 'failed', message: expect.stringContaining('no memory') },
    ],
    [
      'a task that is gone',
      { ...answers, [look]: [[404, { type: 'error', error: { message: 'no such task' } }]] },
      { reason: 'lost' },
    ],
  ])('tells %s', async (_what, told, error) => {
    expect(await failed(settings, told)).toMatchObject(error);
  });
});

describe("Black Forest Labs' package", () => {
  const settings = { provider: 'black-forest-labs', model: 'flux-3-video' };
  const start = 'POST https://api.bfl.ai/v1/flux-3-video';
  const poll = 'https://api.us1.bfl.ai/v1/get_result?id=b-1';
  const look = `GET ${poll}`;
  const answers: Answers = {
    [start]: [[200, { id: 'b-1', polling_url: poll, cost: 40 }]],
    [look]: [
      [200, { id: 'b-1', status: 'Pending' }],
      [200, { id: 'b-1', status: 'Ready', result: { sample: FILE } }],
    ],
  };

  it.each([true, false])('starts and follows a video, with sound if it is wanted: %s', async (audio) => {
    const { started, fetched, warnings, sent } = await made(settings, answers, { audio });
    expect(started[0]?.body).toEqual({
      mode: 't2v',
      prompt: REQUEST.prompt,
      aspect_ratio: '16:9',
      duration: 5,
      resolution: 'hd',
      generate_audio: audio,
    });
    expect([fetched, warnings]).toEqual([[FILE], []]);
    expect(sent.map(({ headers }) => headers.get('x-key'))).toEqual(sent.map(() => KEY));
  });

  it('finds the video in a list of one too', async () => {
    const ready = { id: 'b-1', status: 'Ready', result: { samples: [FILE] } };
    const { fetched } = await made(settings, { ...answers, [look]: [[200, ready]] });
    expect(fetched).toEqual([FILE]);
  });

  it('sends an image as the first of its keyframes', async () => {
    const { started } = await made(settings, answers, {
      mode: 'image',
      image: JPEG,
      width: 1920,
      height: 1080,
    });
    expect(started[0]?.body).toMatchObject({ mode: 'i2v', keyframes: ['/9j/4A=='], resolution: 'fhd' });
  });

  it.each<[string, Answers, object]>([
    ['an empty account', { [start]: [[402, { detail: 'Insufficient credits' }]] }, { reason: 'unavailable' }],
    [
      'a prompt that is refused',
      { ...answers, [look]: [[200, { status: 'Request Moderated', details: 'no' }]] },
      { reason: 'rejected' },
    ],
    [
      'a video that failed there',
      { ...answers, [look]: [[200, { status: 'Error', details: 'out of memory' }]] },
      { reason: 'failed', message: expect.stringContaining('out of memory') },
    ],
  ])('tells %s', async (_what, told, error) => {
    expect(await failed(settings, told)).toMatchObject(error);
  });
});
