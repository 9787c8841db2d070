import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AcceptedResponse, ListVideosResponse } from '@clipwright/core/videos';
import {
  call,
  generated,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  seedPace,
  SHORT_CLIP,
  startServer,
  statusOf,
  type TestServer,
  untilStatus,
} from '../support/index.js';

type Place = readonly [position: number | null, seconds: number | null];
const placeOf = ({
  queue_position: position,
  estimated_seconds: seconds,
}: {
  queue_position: number | null;
  estimated_seconds: number | null;
}): Place => [position, seconds];

let http: TestServer;
let owner: SeededAccount;

beforeAll(async () => {
  http = await startServer({ role: 'http' });
});
beforeEach(async () => {
  await rowsOf(
    http.database,
    'TRUNCATE videos, video_shares, work_lines, work_turns, work_places, making_times',
  );
  owner = await seedAccount(http.database);
});

async function admit(by = owner, body: object = SHORT_CLIP): Promise<AcceptedResponse> {
  return AcceptedResponse.parse(
    (await postText({ origin: http.origin, key: by.key }, body, { headers: [['Prefer', 'respond-async']] }))
      .json,
  );
}
const told = async (id: string, by = owner): Promise<Place> =>
  placeOf(await statusOf({ origin: http.origin, key: by.key }, id));

describe('queue_position', () => {
  it('counts from 1, the next, in the order in which videos will be taken', async () => {
    const other = await seedAccount(http.database);
    const mine = [await admit(), await admit(), await admit()];
    expect(mine.map(placeOf)).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ]);
    const theirs = await admit(other);
    expect(placeOf(theirs)).toEqual([2, null]);
    expect(await Promise.all(mine.map(({ video_id: id }) => told(id)))).toEqual([
      [1, null],
      [3, null],
      [4, null],
    ]);
  });

  it('moves up when one before it is canceled', async () => {
    const [first, second] = [await admit(), await admit()];
    await call(http.origin, { method: 'DELETE', path: `/api/v1/videos/${first.video_id}`, key: owner.key });
    expect(await told(second.video_id)).toEqual([1, null]);
    expect(await told(first.video_id)).toEqual([null, null]);
  });

  it('stands in the list as in the status', async () => {
    const ids = [await admit(), await admit()].map(({ video_id: id }) => id);
    const list = ListVideosResponse.parse(
      (await call(http.origin, { path: '/api/v1/videos', key: owner.key })).json,
    );
    expect(list.videos.map((video) => [video.video_id, ...placeOf(video)])).toEqual([
      [ids[1], 2, null],
      [ids[0], 1, null],
    ]);
  });
});

describe('estimated_seconds', () => {
  it('adds up what stands before a video and the video itself, from what was measured', async () => {
    await seedPace(http.database, { seconds: 20 });
    const videos = [await admit(), await admit(), await admit(owner, { ...SHORT_CLIP, duration: 2 })];
    expect(videos.map(placeOf)).toEqual([
      [1, 20],
      [2, 40],
      [3, 80],
    ]);
  });

  it('shares the work among the slots', async () => {
    await seedPace(http.database, { seconds: 20, slots: 2 });
    expect([await admit(), await admit(), await admit()].map(placeOf)).toEqual([
      [1, 20],
      [2, 20],
      [3, 40],
    ]);
  });

  it('counts what is left of a video in the making, and is its own then', async () => {
    await seedPace(http.database, { seconds: 20 });
    const [first, second] = [await admit(), await admit()];
    await rowsOf(
      http.database,
      `UPDATE videos SET status = 'processing', claimed_at = now(), progress = 0.75 WHERE id = $1`,
      [first.video_id],
    );
    expect(await told(first.video_id)).toEqual([null, 5]);
    expect(await told(second.video_id)).toEqual([1, 25]);
  });

  it('is null for a size that was never measured, and for all behind it', async () => {
    await seedPace(http.database, { seconds: 20 });
    const videos = [await admit(), await admit(owner, { ...SHORT_CLIP, resolution: '720p' }), await admit()];
    expect(videos.map(placeOf)).toEqual([
      [1, 20],
      [2, null],
      [3, null],
    ]);
  });

  it('is null also for a video in the making whose size was never measured', async () => {
    await seedPace(http.database, { seconds: 20 });
    const { video_id: id } = await admit(owner, { ...SHORT_CLIP, resolution: '720p' });
    for (const progress of [0, 0.5]) {
      await rowsOf(
        http.database,
        `UPDATE videos SET status = 'processing', claimed_at = now(), progress = $2 WHERE id = $1`,
        [id, progress],
      );
      expect(await told(id)).toEqual([null, null]);
    }
  });

  it('is null while no worker lives, whatever was measured', async () => {
    await seedPace(http.database, { seconds: 20, heardSecondsAgo: 31 });
    expect(placeOf(await admit())).toEqual([1, null]);
  });

  it.each(['completed', 'failed', 'canceled', 'expired'] as const)(
    'is null for a video that is %s, as its position is',
    async (status) => {
      await seedPace(http.database, { seconds: 20 });
      const { video_id: id } = await admit();
      await rowsOf(http.database, 'UPDATE videos SET status = $2 WHERE id = $1', [id, status]);
      expect(await told(id)).toEqual([null, null]);
    },
  );
});

describe('a worker', () => {
  it('measures what it makes: the next video of that size has an estimate, one of another size has none', async () => {
    const worker = await startServer({ role: 'worker', database: http.database, home: http.home });
    const caller = { origin: http.origin, key: owner.key };
    generated(await postText(caller));
    const [next, another] = [await admit(), await admit(owner, { ...SHORT_CLIP, resolution: '720p' })];
    expect(next.estimated_seconds).toBeGreaterThanOrEqual(1);
    expect(another.estimated_seconds).toBeNull();
    for (const { video_id: id } of [next, another]) await untilStatus(caller, id, 'completed');
    await worker.stop();
    expect(placeOf(await admit())).toEqual([1, null]);
  });
});
