import { beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { decodeFrames, frameDifference, judgeVideo } from '@clipwright/testing';
import {
  call,
  errorOf,
  generated,
  noisePicture,
  postText,
  putKey,
  rowsOf,
  seedAccount,
  type SeededAccount,
  serverDatabase,
  SHORT_CLIP,
  startReverseProxy,
  startServer,
  statusOf,
  type TestServer,
  waitUntil,
} from '../support/index.js';

/** A server whose engine is another of its kind. */
const behind = (url: string, apiKey: string): string =>
  JSON.stringify({
    engines: {
      other: {
        kind: 'openai-videos',
        flavour: 'generic',
        model: 'modela2',
        apiKey,
        extraFields: true,
        lastImageField: 'last_image_url',
        durationsSeconds: { min: 1, max: 10 },
        pollIntervalMs: 50,
        replicas: [{ name: 'next', url, slots: 8 }],
      },
    },
    models: { modela2: { engine: 'other' } },
  });

let maker: TestServer;
let makersCaller: SeededAccount;
let front: TestServer;
let owner: SeededAccount;

beforeAll(async () => {
  maker = await startServer();
  makersCaller = await seedAccount(maker.database);
  front = await startServer({
    env: { RATE_LIMIT: '100', CLIPWRIGHT_CONFIG: behind(`${maker.origin}/v1`, makersCaller.key) },
  });
  owner = await seedAccount(front.database);
});

const hopsOf = async ({ database }: TestServer): Promise<number[]> =>
  (await rowsOf<{ hops: number }>(database, 'SELECT hops FROM videos ORDER BY created_at')).map(
    ({ hops }) => hops,
  );

describe('a server whose engine is another Clipwright', () => {
  it('gives the video that the other made, as it was asked for; it counts in both windows, and stays in one place', async () => {
    const video = generated(await postText({ ...front, key: owner.key }, { ...SHORT_CLIP, seed: 7 }));
    expect(await statusOf({ ...front, key: owner.key }, video.video_id)).toMatchObject({
      engine: 'openai-videos',
      status: 'completed',
      seed: 7,
      width: 854,
      height: 480,
    });
    const file = join(front.home, 'media', video.video_url.split('/').at(-1) ?? '');
    expect(await judgeVideo(file)).toMatchObject({ video: { width: 854, height: 480, frames: 24 } });
    for (const [origin, key] of [
      [front.origin, owner.key],
      [maker.origin, makersCaller.key],
    ] as const)
      expect((await call(origin, { path: '/api/v1/account', key })).json).toMatchObject({
        rate_limit: { count: 1 },
      });
    await waitUntil(
      { what: 'the other to keep nothing of it' },
      async () => (await hopsOf(maker)).length === 0,
    );
  });

  it('hands on the image that a video ends with', async () => {
    const uri = (side: number): string => `data:image/png;base64,${noisePicture(side).toString('base64')}`;
    const [first, last] = [uri(60), uri(90)];
    const made = async (body: object) => {
      const answer = await call(front.origin, {
        method: 'POST',
        path: '/api/v1/image-to-video',
        key: owner.key,
        body: { prompt: 'static shot', duration: 1, resolution: '480p', ...body },
      });
      const name = generated(answer).video_url.split('/').at(-1) ?? '';
      return await decodeFrames(join(front.home, 'media', name), { count: 2 });
    };
    const passage = await made({ image_url: first, last_image_url: last });
    const [ofFirst, ofLast] = [await made({ image_url: first }), await made({ image_url: last })];
    const apart = frameDifference(ofFirst[0]!, ofLast[0]!);
    expect(frameDifference(passage[0]!, ofFirst[0]!)).toBeLessThan(apart / 6);
    expect(frameDifference(passage[1]!, ofLast[1]!)).toBeLessThan(apart / 6);
  });

  it('stops the other when the video is canceled here', async () => {
    const body = { ...SHORT_CLIP, duration: 10, resolution: '720p' };
    const headers = [['Prefer', 'respond-async']] as const;
    const answer = await postText({ ...front, key: owner.key }, body, { headers });
    const { video_id: id } = answer.json as { video_id: string };
    const begun = (): Promise<{ id: string }[]> =>
      rowsOf(maker.database, 'SELECT id FROM videos WHERE duration_seconds = 10');
    await waitUntil({ what: 'the other server to begin it' }, async () => (await begun()).length === 1);
    const deleted = await call(front.origin, {
      method: 'DELETE',
      path: `/api/v1/videos/${id}`,
      key: owner.key,
    });
    expect(deleted.json).toMatchObject({ status: 'canceled' });
    await waitUntil({ what: 'the other server to have none' }, async () => (await begun()).length === 0);
  });
});

describe('servers whose engines lead in a ring', () => {
  it('end a video that came round too often, with the reason, and count nothing', async () => {
    const database = await serverDatabase();
    const { key, accountId } = await seedAccount(database);
    const guest = await seedAccount(maker.database);
    await putKey(maker.database, guest.accountId, key);
    // Its own address is known once it listens. Until then it finds a server that is well.
    const door = await startReverseProxy();
    door.target = maker.origin;
    const env = { WORKER_SLOTS: '8', CLIPWRIGHT_CONFIG: behind(door.address, key) };
    const ring = await startServer({ database, env });
    door.target = ring.origin;
    const answer = await postText({ ...ring, key });
    const refusal = errorOf(answer, 'generation_failed');
    expect(refusal.error).toContain(
      'came through 5 Clipwright servers, and 4 is the most: their engines lead in a ring',
    );
    expect(await statusOf({ ...ring, key }, refusal.video_id ?? '')).toMatchObject({ status: 'failed' });
    const account = await call(ring.origin, { path: '/api/v1/account', key });
    expect(account.json).toMatchObject({ account_id: accountId, rate_limit: { count: 0 } });
  });
});
