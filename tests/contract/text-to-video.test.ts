import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GenerationResponse } from '@clipwright/core/videos';
import { decodeFrames, frameDifference, judgeVideo } from '@clipwright/testing';
import {
  generated,
  postText,
  seedAccount,
  startServer,
  statusOf,
  type TestServer,
} from '../support/index.js';
import { downloaded, expectClip, type ExpectedClip, type Order } from './made-clip.js';

const RENDERS_MS = 600_000;
const prompt = 'a lighthouse by the sea at sunset, slow pan right';

/** The others are in larger-clips.long.test.ts. */
const clips: ExpectedClip[] = [
  [{ video_model: 'modela2', resolution: '480p' }, 854, 480, false, 1],
  [{ video_model: 'modela2', resolution: '720p', aspect_ratio: '1:1' }, 720, 720, false, 2],
  [{ video_model: 'modela2', resolution: '768P', aspect_ratio: '9:16' }, 720, 1280, false, 2],
  [{ video_model: 'modelb3', resolution: '720p', aspect_ratio: '4:3' }, 960, 720, true, 4],
];

let server: TestServer;
let caller: { origin: string; key: string };
const made = new Map<Order, Promise<GenerationResponse>>();

beforeAll(async () => {
  server = await startServer({ env: { SYNC_WAIT_SECONDS: '600' } });
  caller = { origin: server.origin, key: (await seedAccount(server.database)).key };
  for (const [order] of clips)
    made.set(order, postText(caller, { prompt, duration: 1, ...order }).then(generated));
});
afterAll(() => Promise.allSettled(made.values()));

async function answerTo(order: Order): Promise<GenerationResponse> {
  const answer = await made.get(order);
  if (answer === undefined) throw new Error('never ordered');
  return answer;
}

describe('POST text-to-video makes a real video', () => {
  it.each(clips)(
    '%j is an mp4 of %i x %i, sound: %p, for %i credits a second',
    async (...clip) => {
      await expectClip(caller, await answerTo(clip[0]), clip);
    },
    RENDERS_MS,
  );

  it(
    'its pictures are not black, not one flat colour, and not all the same',
    async () => {
      const [order] = clips[0] ?? [];
      if (order === undefined) throw new Error('no clip');
      const file = await downloaded((await answerTo(order)).video_url, caller);
      const frames = await decodeFrames(file, { count: 6 });
      for (const { meanLuma, lumaSpread } of frames) {
        expect(meanLuma).toBeGreaterThan(8);
        expect(lumaSpread).toBeGreaterThan(4);
      }
      const [first, last] = [frames[0], frames.at(-1)];
      if (first === undefined || last === undefined) throw new Error('no frames');
      expect(frameDifference(first, last)).toBeGreaterThan(0.5);
    },
    RENDERS_MS,
  );

  it(
    'asked for 3 s it has exactly 72 frames',
    async () => {
      const { video_url: url, credits_used: used } = generated(
        await postText(caller, { prompt, duration: 3, resolution: '480p' }),
      );
      expect(used).toBe(3);
      expect((await judgeVideo(await downloaded(url, caller))).video.frames).toBe(72);
    },
    RENDERS_MS,
  );
});

describe('the 200 of a generation', () => {
  it(
    'has success, video_id, video_url and credits_used, and warnings only where there are some',
    async () => {
      const [plain, , smaller] = clips.map(([order]) => order);
      if (plain === undefined || smaller === undefined) throw new Error('no clips');
      const body = await answerTo(plain);
      expect(Object.keys(body).sort()).toEqual(['credits_used', 'success', 'video_id', 'video_url']);
      expect(body.video_id).toMatch(/^vid_[0-9A-Za-z]+$/);
      expect((await answerTo(smaller)).warnings).toEqual([expect.stringContaining('720p')]);
    },
    RENDERS_MS,
  );

  it(
    'hands out addresses that start with the one that was printed, whatever Host was sent',
    async () => {
      const headers = [
        ['Host', 'evil.example'],
        ['X-Forwarded-Host', 'evil.example'],
      ] as const;
      const body = { prompt, duration: 1, resolution: '480p' };
      const { video_url: url } = generated(await postText(caller, body, { headers }));
      expect(url).toMatch(new RegExp(`^${server.origin}/media/[\\w-]+\\.mp4$`));
    },
    RENDERS_MS,
  );

  it(
    'hands out addresses that start with PUBLIC_URL where it is set',
    async () => {
      const [plain] = clips.map(([order]) => order);
      if (plain === undefined) throw new Error('no clips');
      const { video_id: id, video_url: url } = await answerTo(plain);
      const other = await startServer({
        role: 'http',
        database: server.database,
        home: server.home,
        env: { PUBLIC_URL: 'https://video.example.com/' },
      });
      const status = await statusOf({ ...caller, origin: other.origin }, id);
      expect(status.video_url).toBe(`https://video.example.com${new URL(url).pathname}`);
    },
    RENDERS_MS,
  );

  it(
    'repeating a POST makes another video',
    async () => {
      const body = { prompt, duration: 1, resolution: '480p' };
      const [one, other] = await Promise.all([postText(caller, body), postText(caller, body)]);
      expect(generated(one).video_id).not.toBe(generated(other).video_id);
    },
    RENDERS_MS,
  );
});
