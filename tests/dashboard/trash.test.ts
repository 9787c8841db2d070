import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  call,
  rowsOf,
  seedAccount,
  seedVideo,
  startServer,
  type TestServer,
  waitUntil,
} from '../support/index.js';
import { holdLock, waitsForLock } from '../faults/hold-lock.js';
import { accountIdOf, newOperator } from './support/operator.js';
import { newPerson, type Person } from './support/person.js';

const CLIP = { prompt: 'a red ball by the sea', resolution: '480p', duration: 1 };

interface Video {
  readonly video_id: string;
  readonly status: string;
  readonly video_url: string | null;
  readonly poster_url: string | null;
  readonly placeholder: string | null;
  readonly trashed_at: string | null;
}
interface Page {
  readonly videos: readonly Video[];
  readonly days?: number;
}

let server: TestServer;
let person: Person;
let accountId: string;
let video: Video;
let link: string;

beforeAll(async () => {
  server = await startServer({ env: { POSTERS: 'on', SWEEP_EVERY_SECONDS: '1' } });
  person = await newPerson(server.origin);
  accountId = await accountIdOf(server.database, person.email);
  const { video_id: id } = await person.tell<Video>({ path: '/dashboard/videos', body: CLIP });
  video = await waitUntil({ what: 'the video and its picture' }, async () => {
    const made = await person.tell<Video>({ path: `/dashboard/videos/${id}` });
    return made.poster_url === null ? null : made;
  });
  const shared = await person.tell<{ share: { link: string } }>({
    method: 'PUT',
    path: `/dashboard/videos/${id}/share`,
    body: { days: 7, title: 'A ball' },
  });
  link = new URL(shared.share.link).pathname;
});

beforeEach(async () => {
  await rowsOf(server.database, 'UPDATE videos SET trashed_at = NULL WHERE id = $1', [video.video_id]);
});

const owner = () => ({ accountId, email: person.email, key: '' });
const remove = (path: string) => person.ask({ method: 'DELETE', path: `/dashboard/${path}` });
const restore = (id: string) => person.ask({ method: 'POST', path: `/dashboard/trash/${id}/restore` });
const trash = () => person.tell<Page>({ path: '/dashboard/trash' });
const idsIn = ({ videos }: Page): string[] => videos.map(({ video_id: id }) => id);
const lists = async () => idsIn(await person.tell<Page>({ path: '/dashboard/videos' }));
const isThere = async (id: string): Promise<boolean> =>
  (await rowsOf(server.database, 'SELECT 1 FROM videos WHERE id = $1', [id])).length === 1;

/** What everybody gets of it, wherever it was shown. */
async function addresses(): Promise<number[]> {
  const { video_url: file, poster_url: poster, sheet_url: sheet } = video as Video & { sheet_url: string };
  const paths = [file, poster, sheet, link, `${link}/video.mp4`, `${link}/poster.jpg`];
  const answers = await Promise.all(paths.map((path) => call(server.origin, { path: path ?? '' })));
  const own = await person.ask({ path: `/dashboard/videos/${video.video_id}` });
  return [...answers, own].map(({ status }) => status);
}

describe('a video that is deleted in the dashboard', () => {
  it('is at once answered 404 wherever it was, and all of it is back when it is restored', async () => {
    const before = await addresses();
    expect(before).toEqual([200, 200, 200, 200, 200, 200, 200]);
    expect((await remove(`videos/${video.video_id}`)).json).toMatchObject({ status: 'trashed' });
    expect(await addresses()).toEqual(before.map(() => 404));
    expect((await restore(video.video_id)).status).toBe(200);
    expect(await addresses()).toEqual(before);
  });

  it('is in no list, search, count or usage, but in the trash, as a blur alone', async () => {
    const counted = () => person.tell<{ videos: number }>({ path: '/dashboard/overview' });
    const used = () => person.tell<{ days: { videos: number }[] }>({ path: '/dashboard/usage' });
    const sum = async () => (await used()).days.reduce((total, { videos }) => total + videos, 0);
    const before = [(await counted()).videos, await sum()];
    await remove(`videos/${video.video_id}`);
    expect([(await counted()).videos, await sum()]).toEqual(before.map((count) => count - 1));
    expect(await lists()).not.toContain(video.video_id);
    expect(idsIn(await person.tell<Page>({ path: '/dashboard/videos?words=ball' }))).toEqual([]);
    const { videos, days } = await trash();
    expect(days).toBe(7);
    expect(videos).toEqual([
      expect.objectContaining({ video_id: video.video_id, video_url: null, poster_url: null }),
    ]);
    expect(videos[0]?.placeholder).toBe(video.placeholder);
    expect(videos[0]?.trashed_at).not.toBeNull();
  });

  it('still takes room, is in the export of the account, and operators see where it is', async () => {
    const room = () => rowsOf(server.database, 'SELECT sum(bytes)::int AS bytes FROM storage_holds', []);
    const before = await room();
    await remove(`videos/${video.video_id}`);
    expect(await room()).toEqual(before);
    const exported = await person.ask({ path: '/dashboard/account/export' });
    expect(exported.text).toContain(video.video_id);
    const operator = await newOperator(server.origin, server.database);
    const all = await operator.tell<Page>({ path: `/dashboard/operator/videos?search=${video.video_id}` });
    expect(all.videos[0]?.trashed_at).not.toBeNull();
  });

  it('is put there and had back by its own account alone', async () => {
    const other = await seedAccount(server.database, { plan: 'api' });
    const theirs = await seedVideo(server.database, other, {});
    const [deleted, restored] = [await remove(`videos/${theirs}`), await restore(theirs)];
    expect([deleted.status, restored.status, await isThere(theirs)]).toEqual([404, 404, true]);
  });

  it('is gone for good a week later, by itself', async () => {
    const old = await seedVideo(server.database, owner(), { prompt: 'old' });
    const fresh = await seedVideo(server.database, owner(), { prompt: 'fresh' });
    for (const id of [old, fresh]) await remove(`videos/${id}`);
    await rowsOf(
      server.database,
      `UPDATE videos SET trashed_at = trashed_at - interval '7 days' WHERE id = $1`,
      [old],
    );
    await waitUntil({ what: 'the old one to end' }, async () => !(await isThere(old)));
    expect(await isThere(fresh)).toBe(true);
    expect((await restore(old)).status).toBe(404);
    expect((await remove(`trash/${fresh}`)).status).toBe(200);
  });
});

describe('the trash', () => {
  it('waits for what another is doing to a video, instead of saying that there is none', async () => {
    const id = await seedVideo(server.database, owner(), {});
    await remove(`videos/${id}`);
    const lock = await holdLock(server.database, 'SELECT 1 FROM videos WHERE id = $1 FOR NO KEY UPDATE', [
      id,
    ]);
    const ended = remove(`trash/${id}`).then(({ status }) => status);
    try {
      const first = await Promise.race([ended, waitsForLock(server.database, 'DELETE FROM videos')]);
      expect(first).toBe('waits');
    } finally {
      await lock.release();
    }
    expect([await ended, await isThere(id)]).toEqual([200, false]);
  });

  it('is emptied for good, one by one or at once, and nothing else goes with it', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map((n) => seedVideo(server.database, owner(), { prompt: `${n}` })),
    );
    for (const id of ids) await remove(`videos/${id}`);
    expect((await remove(`trash/${ids[0]}`)).status).toBe(200);
    expect((await remove('trash')).json).toEqual({ success: true, deleted: 2 });
    expect(await Promise.all(ids.map(isThere))).toEqual([false, false, false]);
    expect(await lists()).toContain(video.video_id);
    expect((await remove(`trash/${video.video_id}`)).status).toBe(404);
  });

  it('has nothing of a delete over the API, which is final', async () => {
    const caller = await seedAccount(server.database, { plan: 'api' });
    const id = await seedVideo(server.database, caller, {});
    const answer = await call(server.origin, {
      method: 'DELETE',
      path: `/api/v1/videos/${id}`,
      key: caller.key,
    });
    expect([answer.json, await isThere(id)]).toEqual([expect.objectContaining({ status: 'deleted' }), false]);
  });

  it('hides a video from the API too', async () => {
    const caller = await seedAccount(server.database, { plan: 'api' });
    const id = await seedVideo(server.database, caller, {});
    await rowsOf(server.database, 'UPDATE videos SET trashed_at = now() WHERE id = $1', [id]);
    const status = await call(server.origin, {
      path: `/api/v1/video-status.php?video_id=${id}`,
      key: caller.key,
    });
    const list = await call(server.origin, { path: '/api/v1/videos', key: caller.key });
    expect([status.status, list.json]).toEqual([404, expect.objectContaining({ videos: [] })]);
  });
});
