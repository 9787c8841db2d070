import { beforeAll, describe, expect, it } from '@jest/globals';
import { call, seedAccount, type SeededAccount, startServer, type TestServer } from '../support/index.js';
import { admit, admitMany, inTheMaking, isSettled, LONG_CLIP, started, untilVideos } from './takers.js';

const TWO_SECONDS = { prompt: 'a red ball rolls', video_model: 'modela2', resolution: '480p', duration: 2 };

const cancel = ({ origin }: TestServer, { key }: SeededAccount, id: string) => call(origin, { method: 'DELETE', path: `/api/v1/videos/${id}`, key });

describe.each([1, 4])('with WORKER_SLOTS=%i, a key whose one clip comes after fifteen long ones of another key', (slots) => {
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
    const underWay = inTheMaking(await untilVideos(server, 'every slot to be taken', (videos) => inTheMaking(videos).length === slots)).map(({ id }) => id);
    const short = await admit(server, second, TWO_SECONDS);
    // What is being made ends one after another, here by being canceled, so that nobody has to wait for long renders.
    const isShort = ({ id }: { id: string }): boolean => id === short;
    for (let taken = underWay; taken.length <= slots + 1 && !taken.includes(short); ) {
      await cancel(server, first, taken.at(-1) ?? '');
      const count = taken.length;
      taken = started(await untilVideos(server, 'the slot to be taken again', (videos) => started(videos).length > count)).map(({ id }) => id);
    }
    const videos = await untilVideos(server, 'the short clip to be made', (all) => all.some((video) => isShort(video) && isSettled(video)));
    const place = started(videos).findIndex(isShort);
    expect(place).toBeGreaterThanOrEqual(slots);
    expect(place).toBeLessThanOrEqual(slots + 1);
    expect(videos.find(isShort)?.status).toBe('completed');
    for (const id of long) await cancel(server, first, id);
  });
});
