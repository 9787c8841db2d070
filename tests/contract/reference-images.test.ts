import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModelsResponse, PlanResponse } from '@clipwright/core/videos';
import OpenAI from 'openai';
import { OpenAiVideoServer } from '@clipwright/testing/openai-video-server';
import {
  type Answer,
  call,
  errorOf,
  generated,
  noisePicture,
  rowsOf,
  seedAccount,
  type SeededAccount,
  startServer,
  statusOf,
  storedNames,
  type TestServer,
} from '../support/index.js';

const TEXT = '/api/v1/text-to-video';
const SHORT = { duration: 1, resolution: '480p', prompt: 'a red ball' };

const READ_COUNT = 'SELECT reference_images AS "references" FROM videos WHERE id = $1';

const dataUri = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;
const [ONE, TWO, THREE] = [40, 50, 60].map((side) => dataUri(noisePicture(side))) as [string, string, string];

let gpu: OpenAiVideoServer;
let server: TestServer;
let owner: SeededAccount;

beforeAll(async () => {
  gpu = await OpenAiVideoServer.start({ flavour: 'generic' });
  const declared = {
    kind: 'openai-videos',
    flavour: 'generic',
    model: 'test-model',
    referenceImages: { field: 'pictures', most: 2 },
    pollIntervalMs: 20,
    replicas: [{ name: 'one', url: gpu.origin }],
  };
  const config = {
    engines: { gpu: declared },
    models: { modela2: { engine: 'sketch', fallbacks: ['gpu'] } },
  };
  const env = { RATE_LIMIT: '100', CLIPWRIGHT_CONFIG: JSON.stringify(config) };
  server = await startServer({ env });
  owner = await seedAccount(server.database);
});

afterAll(() => gpu.stop());

const post = (body: object, path = TEXT): Promise<Answer> =>
  call(server.origin, { method: 'POST', path, key: owner.key, body });

const filesOf = async (id: string): Promise<string[]> =>
  (await storedNames(server)).filter((name) => name.startsWith(id));

describe('reference_image_urls', () => {
  it('go to an engine that can, whichever is asked first, and are kept, counted and removed with the video', async () => {
    const answer = generated(await post({ ...SHORT, reference_image_urls: [ONE, TWO] }));
    const { video_id: id } = answer;
    expect(answer.warnings ?? []).not.toContainEqual(expect.stringMatching(/instead|stepped in/));
    expect(await statusOf({ origin: server.origin, key: owner.key }, id)).toMatchObject({
      engine: 'openai-videos',
      mode: 'text',
    });
    const start = gpu.requests.findLast(({ method }) => method === 'POST');
    const pictures = (start?.json() as { pictures: string[] } | undefined)?.pictures ?? [];
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) expect(picture).toMatch(/^data:image\/png;base64,/);
    expect(pictures[0]).not.toBe(pictures[1]);
    const files = await filesOf(id);
    expect(files).toEqual([`${id}-1.mp4`, `${id}.image-reference1.png`, `${id}.image-reference2.png`]);
    const bytes = pictures.reduce(
      (sum, uri) => sum + Buffer.from(uri.split(',')[1] ?? '', 'base64').length,
      0,
    );
    const [row] = await rowsOf<{ more: string[]; bytes: number }>(
      server.database,
      'SELECT more_images AS more, image_bytes AS bytes FROM videos WHERE id = $1',
      [id],
    );
    expect(row).toEqual({ more: files.slice(1), bytes });
    await call(server.origin, { method: 'DELETE', path: `/api/v1/videos/${id}`, key: owner.key });
    expect(await filesOf(id)).toEqual([]);
  });

  it('are told in the models, and more of them than any engine takes are refused by name, as where none takes any', async () => {
    const [modela2, modelb3] = ModelsResponse.parse(
      (await call(server.origin, { path: '/api/v1/models', key: owner.key })).json,
    ).models;
    const told = [modela2, modelb3].map((model) => model?.choices['reference_image_urls']);
    expect(told).toEqual([[0, 1, 2], [0]]);
    const three = errorOf(
      await post({ ...SHORT, reference_image_urls: [ONE, TWO, THREE] }),
      'invalid_request',
    );
    expect(three.param).toBe('reference_image_urls');
    expect(three.error).toMatch(
      /^reference_image_urls must be a list of 1 to 2 addresses for modela2, each as image_url takes it; got /,
    );
    const none = { ...SHORT, video_model: 'modelb3', resolution: '720p', reference_image_urls: [ONE] };
    expect(errorOf(await post(none), 'invalid_request').error).toMatch(
      /^reference_image_urls must be absent: no engine here looks at reference images for modelb3; got /,
    );
    for (const wrong of [[], ONE, ['ftp://example.com/a.png'], [7]])
      expect(errorOf(await post({ ...SHORT, reference_image_urls: wrong }), 'invalid_request').param).toBe(
        'reference_image_urls',
      );
  });

  it('of which one gives no image are refused by their name, with its fault, and nothing is counted', async () => {
    const answer = await post({
      ...SHORT,
      reference_image_urls: [ONE, 'data:image/png;base64,bm90aGluZw=='],
    });
    expect(errorOf(answer, 'invalid_image').param).toBe('reference_image_urls');
    const remaining = answer.header('X-RateLimit-Remaining');
    const unreached = await post({ ...SHORT, reference_image_urls: ['http://127.0.0.1:9/a.png'] });
    expect(errorOf(unreached, 'invalid_image')).toMatchObject({
      param: 'reference_image_urls',
      error: expect.stringMatching(/^The image could not be fetched from reference_image_urls\./),
    });
    expect(unreached.header('X-RateLimit-Remaining')).toBe(remaining);
  });

  it('are a part of the request, in their order; a plan takes them too', async () => {
    const ask = (references: string[]) =>
      call(server.origin, {
        method: 'POST',
        path: TEXT,
        key: owner.key,
        headers: [['Idempotency-Key', 'with-references']],
        body: { ...SHORT, reference_image_urls: references },
      });
    const { video_id: id } = generated(await ask([ONE, TWO]));
    expect(generated(await ask([ONE, TWO])).video_id).toBe(id);
    errorOf(await ask([TWO, ONE]), 'idempotency_conflict');
    const plan = PlanResponse.parse(
      (await post({ ...SHORT, reference_image_urls: [ONE] }, `${TEXT}/plan`)).json,
    );
    expect(plan).toMatchObject({ engine: 'openai-videos', would_refuse: null });
  });

  it('are a list in a form of the OpenAI door, as the SDK sends it; one text is none', async () => {
    const openai = new OpenAI({ apiKey: owner.key, baseURL: `${server.origin}/v1`, maxRetries: 0 });
    const video = { prompt: 'a red ball', size: '854x480', seconds: '1' };
    const made = await openai.videos.create({ ...video, reference_image_urls: [TWO, ONE] } as never);
    expect(made).toMatchObject({ warnings: [] });
    expect(await rowsOf(server.database, READ_COUNT, [made.id])).toEqual([{ references: 2 }]);
    const refused = openai.videos.create({ ...video, reference_image_urls: ONE } as never);
    await expect(refused).rejects.toMatchObject({ status: 400, param: 'reference_image_urls' });
  });
});
