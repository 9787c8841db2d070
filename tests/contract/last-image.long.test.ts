import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stat } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModelsResponse, PlanResponse } from '@clipwright/core/videos';
import { decodeFrames, frameDifference } from '@clipwright/testing';
import {
  type Answer,
  call,
  errorOf,
  generated,
  multipart,
  noisePicture,
  rowsOf,
  seedAccount,
  type SeededAccount,
  startServer,
  statusOf,
  storedFile,
  storedNames,
  type TestServer,
  videoFile,
} from '../support/index.js';

const IMAGE_TO_VIDEO = '/api/v1/image-to-video';
const SHORT = { duration: 1, resolution: '480p', prompt: 'static shot' };

/** A server on which nobody listens: what it can do is known from its settings alone. */
const ENGINES = {
  engines: {
    gpu: {
      kind: 'openai-videos',
      flavour: 'vllm-omni',
      model: 'a model',
      replicas: [{ name: 'one', url: 'http://127.0.0.1:9' }],
    },
  },
  models: { modela2: { engine: 'gpu', fallbacks: ['sketch'] }, modelb3: { engine: 'gpu' } },
};

let server: TestServer;
let routed: TestServer;
let owner: SeededAccount;
let other: SeededAccount;
let images: Server;
let imageOrigin: string;

beforeAll(async () => {
  images = createServer((request, response) =>
    response.end(request.url === '/picture.png' ? noisePicture(64) : 'no picture'),
  );
  await new Promise<void>((resolve) => images.listen(0, '127.0.0.1', resolve));
  imageOrigin = `http://127.0.0.1:${(images.address() as AddressInfo).port}`;
  const env = { ALLOW_PRIVATE_IMAGE_HOSTS: 'on', ALLOWED_IMAGE_HOSTS: new URL(imageOrigin).host };
  server = await startServer({ env: { ...env, RATE_LIMIT: '100' } });
  routed = await startServer({ env: { CLIPWRIGHT_CONFIG: JSON.stringify(ENGINES) } });
  owner = await seedAccount(server.database);
  other = await seedAccount(routed.database);
});

afterAll(() => new Promise((resolve) => images.close(resolve)));

const post = (body: object, { to = server, path = IMAGE_TO_VIDEO, key = owner.key } = {}): Promise<Answer> =>
  call(to.origin, { method: 'POST', path, key, body });

const dataUri = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;
const FIRST = dataUri(noisePicture(60));
const LAST = dataUri(noisePicture(90));

const framesOf = async (answer: Answer) => {
  return await decodeFrames(await videoFile(server, generated(answer).video_url), { count: 3 });
};

const filesOf = async (id: string): Promise<string[]> =>
  (await storedNames(server)).filter((name) => name.startsWith(id));

const storedBytes = async (name: string): Promise<number> =>
  (await stat(await storedFile(server, name))).size;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('last_image_url', () => {
  it('makes a video that begins with the one image and ends with the other, and is neither in between', async () => {
    const [passage, ofFirst, ofLast] = [
      await framesOf(await post({ ...SHORT, image_url: FIRST, last_image_url: LAST })),
      await framesOf(await post({ ...SHORT, image_url: FIRST })),
      await framesOf(await post({ ...SHORT, image_url: LAST })),
    ];
    const apart = frameDifference(ofFirst[0]!, ofLast[0]!);
    expect(frameDifference(passage[0]!, ofFirst[0]!)).toBeLessThan(apart / 8);
    expect(frameDifference(passage[2]!, ofLast[2]!)).toBeLessThan(apart / 8);
    expect(frameDifference(passage[1]!, ofFirst[1]!)).toBeGreaterThan(apart / 4);
    expect(frameDifference(passage[1]!, ofLast[1]!)).toBeGreaterThan(apart / 4);
  });

  it('may come beside an uploaded image, and its file is kept, counted and removed as that of the first', async () => {
    const form = multipart(
      ['image', 'image/png', noisePicture(60)],
      ['request', 'application/json', JSON.stringify({ ...SHORT, last_image_url: LAST })],
    );
    const { video_id: id } = generated(
      await call(server.origin, { method: 'POST', path: IMAGE_TO_VIDEO, key: owner.key, ...form }),
    );
    const files = await filesOf(id);
    expect(files).toEqual([`${id}-1.mp4`, `${id}.image-last.png`, `${id}.image.png`]);
    const [row] = await rowsOf<{ more: string[]; stored: number; held: number }>(
      server.database,
      `SELECT more_images AS more, (file_bytes + image_bytes)::int AS stored,
         (SELECT bytes::int FROM storage_holds WHERE video_id = videos.id) AS held FROM videos WHERE id = $1`,
      [id],
    );
    const bytes = await Promise.all(files.map((file) => storedBytes(file)));
    expect(row).toEqual({ more: [files[1]], stored: sum(bytes), held: sum(bytes) });
    await call(server.origin, { method: 'DELETE', path: `/api/v1/videos/${id}`, key: owner.key });
    expect(await filesOf(id)).toEqual([]);
  });

  it('that gives no image is refused by its own name, with the one text of addresses or with its fault', async () => {
    const { key } = await seedAccount(server.database);
    const refused = async (last: string) => {
      const answer = await post({ ...SHORT, image_url: FIRST, last_image_url: last }, { key });
      expect(answer.header('X-RateLimit-Remaining')).toBe('100');
      return errorOf(answer, 'invalid_image');
    };
    expect(await refused(`${imageOrigin}/nothing`)).toMatchObject({
      param: 'last_image_url',
      error:
        'The image could not be fetched from last_image_url. It takes a public https or http address of a JPEG, PNG or WebP of at most 10 MiB.',
    });
    expect(await refused('data:image/png;base64,bm90aGluZw==')).toMatchObject({ param: 'last_image_url' });
    const first = await post(
      { ...SHORT, image_url: `${imageOrigin}/nothing`, last_image_url: LAST },
      { key },
    );
    expect(errorOf(first, 'invalid_image').param).toBe('image_url');
  });

  it('of no known form is refused, and unknown where there is no first image', async () => {
    expect(
      errorOf(await post({ image_url: FIRST, last_image_url: 'C:\\last.png' }), 'invalid_request'),
    ).toMatchObject({
      param: 'last_image_url',
      error:
        'last_image_url must be an https or http URL of at most 2,048 characters, or a data:image/...;base64, URI of at most 10 MiB; got "C:\\last.png".',
    });
    const text = await post({ ...SHORT, last_image_url: LAST }, { path: '/api/v1/text-to-video' });
    expect(generated(text).warnings).toContain('Unknown field "last_image_url" was ignored.');
  });

  it('is a part of the request: under the same Idempotency-Key another one is refused, the same one joined', async () => {
    const ask = (last: string | null) =>
      call(server.origin, {
        method: 'POST',
        path: IMAGE_TO_VIDEO,
        key: owner.key,
        headers: [['Idempotency-Key', 'with-a-last-image']],
        body: { ...SHORT, image_url: FIRST, last_image_url: last },
      });
    const { video_id: id } = generated(await ask(LAST));
    expect(generated(await ask(LAST)).video_id).toBe(id);
    errorOf(await ask(`${imageOrigin}/picture.png`), 'idempotency_conflict');
    errorOf(await ask(null), 'idempotency_conflict');
  });

  it('is made by engines that can alone: the next one is no fallback, and without one it is refused by name', async () => {
    const [modela2, modelb3] = ModelsResponse.parse(
      (await call(routed.origin, { path: '/api/v1/models', key: other.key })).json,
    ).models;
    expect([modela2?.choices['last_image_url'], modelb3?.choices['last_image_url']]).toEqual([[0, 1], [0]]);
    const asked = { ...SHORT, image_url: FIRST, last_image_url: LAST };
    const there = { to: routed, key: other.key };
    const made = generated(await post(asked, there));
    expect(await statusOf({ origin: routed.origin, key: other.key }, made.video_id)).toMatchObject({
      engine: 'sketch',
      warnings: [],
    });
    const refusal = errorOf(
      await post({ ...asked, video_model: 'modelb3', resolution: '720p' }, there),
      'invalid_request',
    );
    expect(refusal.param).toBe('last_image_url');
    expect(refusal.error).toMatch(
      /^last_image_url must be absent: no engine here ends a video of modelb3 with an image; got "data:image/,
    );
  });

  it('is looked at by a plan as by a create, and nothing of it is kept', async () => {
    const before = await filesOf('vid_');
    const path = `${IMAGE_TO_VIDEO}/plan`;
    const planned = await post(
      { ...SHORT, image_url: FIRST, last_image_url: LAST },
      { path, to: routed, key: other.key },
    );
    expect(PlanResponse.parse(planned.json)).toMatchObject({ engine: 'sketch', would_refuse: null });
    const refused = await post(
      { ...SHORT, image_url: FIRST, last_image_url: `${imageOrigin}/nothing` },
      { path },
    );
    expect(errorOf(refused, 'invalid_image').param).toBe('last_image_url');
    expect(await filesOf('vid_')).toEqual(before);
  });
});
