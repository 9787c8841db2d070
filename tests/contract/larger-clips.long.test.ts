import { beforeAll, describe, it } from '@jest/globals';
import { generated, postText, seedAccount, startServer } from '../support/index.js';
import { type ExpectedClip, expectClip } from './made-clip.js';

const prompt = 'a lighthouse by the sea at sunset, slow pan right';

const clips: ExpectedClip[] = [
  [{ video_model: 'modelb3', resolution: '768p', audio: false }, 1366, 768, false, 4],
  [{ video_model: 'modelb3', resolution: '1080p', aspect_ratio: '21:9' }, 2520, 1080, true, 6],
  [{ video_model: 'modelb3', resolution: '2k' }, 2560, 1440, true, 10],
];

let caller: { origin: string; key: string };

beforeAll(async () => {
  const server = await startServer({ env: { SYNC_WAIT_SECONDS: '600' } });
  caller = { origin: server.origin, key: (await seedAccount(server.database)).key };
});

describe('POST text-to-video makes a real video', () => {
  it.each(clips)(
    '%j is an mp4 of %i x %i, sound: %p, for %i credits a second',
    async (...clip) => {
      const made = generated(await postText(caller, { prompt, duration: 1, ...clip[0] }));
      await expectClip(caller, made, clip);
    },
    600_000,
  );
});
