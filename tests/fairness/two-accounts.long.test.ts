import { beforeAll, describe, expect, it } from '@jest/globals';
import { call, seedAccount, type SeededAccount, startServer, type TestServer } from '../support/index.js';
import { admit, admitMany, inTheMaking, isSettled, LONG_CLIP, started, untilVideos } from './takers.js';

const TWO_SECONDS = { prompt: 'a red ball rolls', video_model: 'modela2', resolution: '480p', duration: 2 };

const cancel = ({ origin }: TestServer, { key }: SeededAccount, id: string) =>
  call(origin, { method: 'DELETE', path: `/api/v1/videos/${id}`, key });

describe.each([1, 4])(
  'with WORKER_SLOTS=%i, a key whose one clip comes after fifteen long ones of another key',
  (slots) => {
    let server: TestServer;
    let first: SeededAccount;
    let second: SeededAccount;

    beforeAll(async () => {
      server = await startServer({ env: { WORKER_SLOTS: String(slots) } });
      first = await seedAccount(server.database);
      second = await seedAccount(server.database);
    });

    it('waits for a slot and at most one clip more', async () => {
      const long = await admitMany(server, first, 15, LONG_CLIP);
      const underWay = inTheMaking(
        await untilVideos(server, 'every slot to be taken', (videos) => inTheMaking(videos).length === slots),
      ).map(({ id }) => id);
      const short = await admit(server, second, TWO_SECONDS);
      // What is being made ends one after another, here by being canceled, so that nobody has to wait for
      // long renders.
      let taken = underWay;
      while (taken.length <= slots + 1 && !taken.includes(short)) {
        await cancel(server, first, taken.at(-1) ?? '');
        const count = taken.length;
        taken = started(
          await untilVideos(server, 'the slot to be taken again', (videos) => started(videos).length > count),
        ).map(({ id }) => id);
      }
      expect(taken.indexOf(short)).toBeGreaterThanOrEqual(slots);
      expect(taken.indexOf(short)).toBeLessThanOrEqual(slots + 1);
      for (const id of long) await cancel(server, first, id);
      const made = await untilVideos(server, 'the short clip to be settled', (videos) =>
        videos.some((video) => video.id === short && isSettled(video)),
      );
      expect(made.find(({ id }) => id === short)?.status).toBe('completed');
    });
  },
);
