import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AcceptedResponse, ListVideosResponse, ModelsResponse } from '@clipwright/core/videos';
import { judgeVideo } from '@clipwright/testing';
import {
  call,
  errorOf,
  generated,
  postText,
  rowsOf,
  seedAccount,
  startServer,
  statusOf,
  temporaryFolder,
  type TestServer,
} from '../support/index.js';

const RENDERS_MS = 600_000;
const CLIP = { prompt: 'a red ball', resolution: '480p', duration: 1 };
const LATER = { headers: [['Prefer', 'respond-async']] as [string, string][] };

let server: TestServer;
let caller: { origin: string; key: string };

beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT: '1000', SYNC_WAIT_SECONDS: '600' } });
  caller = { origin: server.origin, key: (await seedAccount(server.database)).key };
});

async function judged(url: string) {
  const file = join(await temporaryFolder('rates'), 'clip.mp4');
  await writeFile(file, (await call(server.origin, { path: new URL(url).pathname })).bytes);
  const facts = await judgeVideo(file);
  await rm(file);
  return facts;
}

describe('fps', () => {
  it.each([
    [undefined, 24, 1],
    [24, 24, 1],
    [25, 25, 2],
    [30, 30, 2],
    [60, 60, 3],
  ])(
    'asked for %p gives an mp4 of %i pictures a second, for credits times fps/24, rounded up: %i',
    async (fps, made, credits) => {
      const answer = generated(await postText(caller, { ...CLIP, ...(fps === undefined ? {} : { fps }) }));
      expect(answer.credits_used).toBe(credits);
      const { video } = await judged(answer.video_url);
      expect(video).toMatchObject({ framesPerSecond: made, frames: made });
      expect(await statusOf(caller, answer.video_id)).toMatchObject({ fps: made, credits_used: credits });
      expect(
        await rowsOf(server.database, 'SELECT fps FROM videos WHERE id = $1', [answer.video_id]),
      ).toEqual([{ fps: made }]);
    },
    RENDERS_MS,
  );

  it(
    'with sound, picture and sound are as long as each other',
    async () => {
      const { video_url: url } = generated(
        await postText(caller, { ...CLIP, video_model: 'modelb3', resolution: '720p', fps: 30 }),
      );
      const { video, audio } = await judged(url);
      expect(video).toMatchObject({ framesPerSecond: 30, frames: 30 });
      expect(Math.abs((audio?.durationSeconds ?? 0) - video.durationSeconds)).toBeLessThanOrEqual(0.1);
    },
    RENDERS_MS,
  );

  it.each([23, 0, 48, 29.97, 120, -24])(
    '%p is refused in words that name the field and what it takes',
    async (fps) => {
      const body = errorOf(await postText(caller, { ...CLIP, fps }), 'invalid_request');
      expect(body.param).toBe('fps');
      expect(body.error).toBe(`fps must be one of 24, 25, 30, 60 for modela2; got ${fps}.`);
    },
  );

  it('is in every status of a list, and what there is to choose from in the models', async () => {
    const list = await call(server.origin, { path: '/api/v1/videos', key: caller.key });
    for (const video of ListVideosResponse.parse(list.json).videos)
      expect([24, 25, 30, 60]).toContain(video.fps);
    const answer = await call(server.origin, { path: '/api/v1/models', key: caller.key });
    expect(ModelsResponse.parse(answer.json).models.map(({ fps, choices }) => [fps, choices])).toEqual([
      [24, { fps: [24, 25, 30, 60] }],
      [24, { fps: [24, 25, 30, 60] }],
    ]);
  });
});

describe('an engine that does not choose its rate', () => {
  const engines = {
    slow: {
      kind: 'openai-videos',
      flavour: 'sglang',
      model: 'test-model',
      replicas: [{ name: 'gpu', url: 'http://127.0.0.1:9' }],
    },
    fast: {
      kind: 'openai-videos',
      flavour: 'sglang',
      model: 'test-model',
      fps: 30,
      replicas: [{ name: 'gpu', url: 'http://127.0.0.1:9' }],
    },
  };
  let remote: { origin: string; key: string };

  beforeAll(async () => {
    const config = {
      engines,
      models: { modela2: { engine: 'slow', fallbacks: ['fast'] }, modelb3: { engine: 'slow' } },
    };
    const http = await startServer({ role: 'http', env: { CLIPWRIGHT_CONFIG: JSON.stringify(config) } });
    remote = { origin: http.origin, key: (await seedAccount(http.database)).key };
  });

  it('is asked for the usual one, and a request for another is refused by what its engines make', async () => {
    const answer = await postText(remote, { ...CLIP, video_model: 'modelb3', resolution: '720p', fps: 30 });
    expect(errorOf(answer, 'invalid_request')).toMatchObject({
      param: 'fps',
      error: 'fps must be one of 24 for modelb3; got 30.',
    });
  });

  it('leaves another rate to a fallback that makes it', async () => {
    const answer = await postText(remote, { ...CLIP, fps: 30 }, LATER);
    expect(await statusOf(remote, AcceptedResponse.parse(answer.json).video_id)).toMatchObject({
      fps: 30,
      status: 'queued',
    });
    expect(errorOf(await postText(remote, { ...CLIP, fps: 60 }), 'invalid_request').error).toBe(
      'fps must be one of 24, 30 for modela2; got 60.',
    );
  });
});

describe('the fair turn of a video', () => {
  it('counts its pictures: one of 60 a second is charged two and a half times one of 24', async () => {
    const http = await startServer({ role: 'http' });
    const costs = [];
    for (const fps of [24, 60, 30]) {
      const owner = await seedAccount(http.database);
      const answer = await postText({ origin: http.origin, key: owner.key }, { ...CLIP, fps }, LATER);
      const { video_id: id } = AcceptedResponse.parse(answer.json);
      const [row] = await rowsOf<{ cost: number }>(http.database, 'SELECT cost FROM videos WHERE id = $1', [
        id,
      ]);
      costs.push(row?.cost ?? 0);
    }
    const [usual = 0, sixty = 0, thirty = 0] = costs;
    expect(sixty / usual).toBeCloseTo(2.5, 1);
    expect(thirty / usual).toBeCloseTo(1.25, 1);
  });
});

describe('an Idempotency-Key', () => {
  const send = async (key: string, fps?: number) =>
    await postText(
      caller,
      { prompt: 'a red ball', ...(fps === undefined ? {} : { fps }) },
      { headers: [...LATER.headers, ['Idempotency-Key', key]] },
    );
  const idOf = (answer: { json: unknown }) => AcceptedResponse.parse(answer.json).video_id;

  it('stands for the rate too, and the usual one is the same as none', async () => {
    const id = idOf(await send('rate'));
    expect(idOf(await send('rate', 24))).toBe(id);
    errorOf(await send('rate', 30), 'idempotency_conflict');
  });

  it('of a call to a server before there were rates is known after the upgrade', async () => {
    const id = idOf(await send('upgrade'));
    const then =
      '{"mode":"text","prompt":"a red ball","negativePrompt":null,"imageUrl":null,"model":"modela2","resolution":"720p","aspectRatio":"16:9","durationSeconds":5,"audio":false,"seed":null}';
    await rowsOf(server.database, 'UPDATE idempotency_keys SET fingerprint = $1 WHERE video_id = $2', [
      createHash('sha256').update(then).digest(),
      id,
    ]);
    expect(idOf(await send('upgrade'))).toBe(id);
    errorOf(await send('upgrade', 60), 'idempotency_conflict');
  });
});
