import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  givePlan,
  call,
  postText,
  rowsOf,
  seedVideo,
  startServer,
  type TestServer,
  waitUntil,
} from '../support/index.js';
import { accountIdOf } from './support/operator.js';
import { newPerson, type Person } from './support/person.js';

interface Overview {
  readonly key: { hint: string; last_used_at: string | null } | null;
  readonly window: { seconds: number; now: string; generations: { video_id: string; at: string }[] };
  readonly rate_limit: { count: number; remaining: number; reset_at: string };
}

const CLIP = { prompt: 'a red ball rolls by the sea', resolution: '480p', duration: 1 };

describe('generations of the dashboard', () => {
  let server: TestServer;
  let person: Person;
  let key: string;
  let madeId: string;

  beforeAll(async () => {
    server = await startServer({ env: { RATE_LIMIT: '1' } });
    person = await newPerson(server.origin);
    await givePlan(server.database, person.email, 'api');
    key = (await person.tell<{ api_key: string }>({ method: 'POST', path: '/dashboard/key' })).api_key;
  });

  const overview = () => person.tell<Overview>({ path: '/dashboard/overview' });

  it('count in no window: that is for calls with the key, and its picture agrees with the headers', async () => {
    const made = await person.tell<{ video_id: string }>({ path: '/dashboard/videos', body: CLIP });
    madeId = made.video_id;
    const answer = await postText({ origin: server.origin, key }, { ...CLIP, video_model: 'modela2' });
    const { window, rate_limit: rateLimit } = await overview();
    expect([answer.header('x-ratelimit-limit'), answer.header('x-ratelimit-remaining')]).toEqual(['1', '0']);
    expect(rateLimit).toMatchObject({ count: 1, remaining: 0 });
    expect(window.generations.map(({ video_id: id }) => id)).toEqual([
      (answer.json as { video_id: string }).video_id,
    ]);
    expect(Date.parse(rateLimit.reset_at) / 1000).toBe(Number(answer.header('x-ratelimit-reset')));
    expect(Math.ceil((Date.parse(window.generations[0]?.at ?? '') + window.seconds * 1000) / 1000)).toBe(
      Number(answer.header('x-ratelimit-reset')),
    );
  });

  it('are taken when the window is full, in which calls with the key are refused', async () => {
    expect((await postText({ origin: server.origin, key })).status).toBe(429);
    const taken = await person.ask({ path: '/dashboard/videos', body: CLIP });
    expect(taken.status).toBe(202);
    expect(await overview()).toMatchObject({ rate_limit: { count: 1 } });
  });

  it('show their progress until they are completed, and are served from the page’s own origin', async () => {
    const id = madeId;
    const video = await waitUntil({ what: 'the video to be completed', everyMs: 200 }, async () => {
      const now = await person.tell<{ status: string; video_url: string | null }>({
        path: `/dashboard/videos/${id}`,
      });
      return now.status === 'completed' ? now : null;
    });
    expect(video.video_url).toMatch(/^\/media\/vid_/);
    expect((await call(server.origin, { path: video.video_url ?? '' })).header('content-type')).toBe(
      'video/mp4',
    );
  });

  it('are counted by day, with their credits', async () => {
    await waitUntil({ what: 'all to be completed', everyMs: 200 }, async () => {
      const { videos } = await person.tell<{ videos: { status: string }[] }>({ path: '/dashboard/videos' });
      return videos.every(({ status }) => status === 'completed');
    });
    const { days } = await person.tell<{ days: { videos: number; seconds: number; credits_used: number }[] }>(
      { path: '/dashboard/usage' },
    );
    expect(days).toHaveLength(30);
    const sums = days.reduce(
      (sum, day) => [sum[0] + day.videos, sum[1] + day.seconds, sum[2] + day.credits_used] as const,
      [0, 0, 0] as readonly [number, number, number],
    );
    expect(sums).toEqual([3, 3, 3]);
  });

  it('stay in the usage of their day when their files have expired; failed ones are told apart', async () => {
    const user = await newPerson(server.origin);
    const owner = { accountId: await accountIdOf(server.database, user.email), email: '', key: '' };
    for (const status of ['completed', 'expired', 'failed', 'canceled'] as const)
      await seedVideo(server.database, owner, { status, maker: { engine: 'sketch', fallback: false } });
    const [row] = await rowsOf<{ day: string }>(
      server.database,
      `UPDATE videos SET credits_used = CASE WHEN status IN ('completed', 'expired') THEN 2 ELSE 0 END,
         created_at = (date_trunc('day', now() AT TIME ZONE 'UTC') - interval '1 second') AT TIME ZONE 'UTC'
       WHERE account_id = $1 RETURNING to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day`,
      [owner.accountId],
    );
    const usage = await user.tell<{ days: { videos: number }[]; engines: object[] }>({
      path: '/dashboard/usage',
    });
    expect(usage.days.filter(({ videos }) => videos > 0)).toEqual([
      { day: row?.day, videos: 4, failed: 1, seconds: 2, credits_used: 4 },
    ]);
    expect(usage.engines).toEqual([{ engine: 'sketch', videos: 2, seconds: 2, credits_used: 4 }]);
  });

  it('name the engine that made them, one by one and in the usage', async () => {
    const { videos } = await person.tell<{ videos: { engine: string | null }[] }>({
      path: '/dashboard/videos',
    });
    expect(videos.map(({ engine }) => engine)).toEqual(['sketch', 'sketch', 'sketch']);
    const owner = {
      accountId: await accountIdOf(server.database, person.email),
      email: person.email,
      key: '',
    };
    await seedVideo(server.database, owner);
    await seedVideo(server.database, owner, {
      status: 'failed',
      maker: { engine: 'hosted', fallback: false },
    });
    const { engines } = await person.tell<{ engines: object[] }>({ path: '/dashboard/usage' });
    expect(engines).toEqual([
      { engine: 'sketch', videos: 3, seconds: 3, credits_used: 3 },
      { engine: null, videos: 1, seconds: 1, credits_used: 1 },
    ]);
  });

  it('are open to every plan, while the API asks for the API plan', async () => {
    const free = await newPerson(server.origin);
    const { api_key: freeKey } = await free.tell<{ api_key: string }>({
      method: 'POST',
      path: '/dashboard/key',
    });
    expect((await free.ask({ path: '/dashboard/videos', body: CLIP })).status).toBe(202);
    expect((await postText({ origin: server.origin, key: freeKey })).status).toBe(403);
  });

  it('are made from words where the address of an image was left empty', async () => {
    const maker = await newPerson(server.origin);
    const { video_id: id } = await maker.tell<{ video_id: string }>({
      path: '/dashboard/videos',
      body: { ...CLIP, image_url: null },
    });
    const path = `/dashboard/videos/${id}`;
    expect(await maker.tell<object>({ path })).toMatchObject({ mode: 'text' });
    await maker.tell({ method: 'DELETE', path });
  });

  it('end with the account: one that is switched off in between is refused under lock, too', async () => {
    const gone = await newPerson(server.origin);
    const id = await accountIdOf(server.database, gone.email);
    await rowsOf(server.database, 'UPDATE accounts SET active = false WHERE id = $1', [id]);
    expect((await gone.ask({ path: '/dashboard/videos', body: CLIP })).status).toBe(401);
    expect(await rowsOf(server.database, 'SELECT 1 AS one FROM videos WHERE account_id = $1', [id])).toEqual(
      [],
    );
  });

  it('tell of a new key that nobody has used it, whatever became of the one before', async () => {
    const user = await newPerson(server.origin);
    const id = await accountIdOf(server.database, user.email);
    await user.tell({ method: 'POST', path: '/dashboard/key' });
    await rowsOf(
      server.database,
      'UPDATE api_keys SET created_at = now() - interval $$2 hours$$ WHERE account_id = $1',
      [id],
    );
    await rowsOf(server.database, 'INSERT INTO api_key_uses VALUES ($1, now() - interval $$1 hour$$)', [id]);
    const lastUse = async () =>
      (await user.tell<Overview>({ path: '/dashboard/overview' })).key?.last_used_at;
    expect(await lastUse()).toEqual(expect.any(String));
    await user.tell({ method: 'POST', path: '/dashboard/key' });
    expect(await lastUse()).toBeNull();
  });

  it('leave no trace of a key but its hint, its age and when it was last used', async () => {
    const shown = await waitUntil({ what: 'the use of the key to be noted', everyMs: 200 }, async () => {
      const { key: kept } = await overview();
      return kept?.last_used_at === null ? null : kept;
    });
    expect(shown?.hint).toMatch(/^cw_….{4}$/);
    const answers = await Promise.all(
      ['overview', 'session', 'videos', 'usage', 'sessions', 'models'].map((path) =>
        person.ask({ path: `/dashboard/${path}` }),
      ),
    );
    for (const answer of answers) expect(answer.text).not.toContain(key);
    expect(server.stderr()).not.toContain(key);
  });
});
