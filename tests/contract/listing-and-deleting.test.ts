import { readdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AcceptedResponse, DeleteVideoResponse, ListVideosResponse } from '@clipwright/core/videos';
import {
  atIdlePace,
  call,
  errorOf,
  generated,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  seedVideo,
  startServer,
  statusOf,
  storedNames,
  type TestServer,
  untilStatus,
  waitUntil,
} from '../support/index.js';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

const list = async (owner: SeededAccount, query = '') =>
  ListVideosResponse.parse(
    (await call(server.origin, { path: `/api/v1/videos${query}`, key: owner.key })).json,
  );

const remove = (owner: SeededAccount, id: string) =>
  call(server.origin, { method: 'DELETE', path: `/api/v1/videos/${id}`, key: owner.key });

describe('GET /api/v1/videos', () => {
  it('lists own videos, newest first, without a gap or a repeat across pages', async () => {
    const owner = await seedAccount(server.database);
    await seedVideo(server.database, await seedAccount(server.database));
    const seeded: string[] = [];
    for (let made = 0; made < 7; made += 1) seeded.unshift(await seedVideo(server.database, owner));
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await list(owner, `?limit=3${cursor}`);
      seen.push(...page.videos.map((video) => video.video_id));
      cursor = page.next_cursor === null ? '' : `&cursor=${page.next_cursor}`;
    } while (cursor !== '');
    expect(seen).toEqual(seeded);
  });

  it('is kept by nobody on the way: it changes with every video', async () => {
    const { key } = await seedAccount(server.database);
    const answer = await call(server.origin, { path: '/api/v1/videos', key });
    expect(answer.header('Cache-Control')).toBe('no-store');
  });

  it('keeps the order of videos that were made in the same microsecond', async () => {
    const owner = await seedAccount(server.database);
    for (let made = 0; made < 5; made += 1) await seedVideo(server.database, owner);
    await rowsOf(
      server.database,
      `UPDATE videos SET created_at = '2026-01-01T00:00:00.123456Z' WHERE account_id = $1`,
      [owner.accountId],
    );
    const first = await list(owner, '?limit=2');
    const second = await list(owner, `?limit=3&cursor=${first.next_cursor ?? ''}`);
    expect(new Set([...first.videos, ...second.videos].map((video) => video.video_id)).size).toBe(5);
    expect(second.next_cursor).toBeNull();
  });

  it('filters by status and mode', async () => {
    const owner = await seedAccount(server.database);
    await seedVideo(server.database, owner);
    const failed = await seedVideo(server.database, owner, {
      status: 'failed',
      error: { code: 'generation_failed', message: 'x' },
    });
    expect((await list(owner, '?status=failed&mode=text')).videos.map((video) => video.video_id)).toEqual([
      failed,
    ]);
    expect((await list(owner, '?mode=image')).videos).toEqual([]);
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=1.5',
    'limit=1&limit=2',
    'status=done',
    'mode=gif',
    'cursor=!',
    'cursor=AAAA',
  ])('refuses ?%s by name', async (query) => {
    const owner = await seedAccount(server.database);
    const answer = await call(server.origin, { path: `/api/v1/videos?${query}`, key: owner.key });
    expect(errorOf(answer, 'invalid_request').param).toBe(query.split('=')[0]);
  });
});

/** What every process of the server holds of renders. */
const underWay = async (): Promise<string[]> => {
  const folders = server.parts.map(({ home, pid }) => join(home, 'tmp', hostname(), String(pid)));
  return (await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])))).flat();
};

describe('DELETE /api/v1/videos/{video_id}', () => {
  it('removes the record and the file of a finished video', async () => {
    const owner = await seedAccount(server.database);
    const caller = { origin: server.origin, key: owner.key };
    const { video_id: id, video_url: url } = generated(await postText(caller));
    const file = new URL(url).pathname.split('/').at(-1);
    expect(await storedNames(server)).toContain(file);
    expect(DeleteVideoResponse.parse((await remove(owner, id)).json)).toEqual({
      success: true,
      video_id: id,
      status: 'deleted',
    });
    expect(await storedNames(server)).not.toContain(file);
    errorOf(await call(server.origin, { path: new URL(url).pathname }), 'not_found');
    errorOf(
      await call(server.origin, { path: `/api/v1/video-status.php?video_id=${id}`, key: owner.key }),
      'not_found',
    );
    errorOf(await remove(owner, id), 'not_found');
  });

  it('stops a render within a second, keeps its place in the window, and gives its credits back', async () => {
    const owner = await seedAccount(server.database);
    const caller = { origin: server.origin, key: owner.key };
    const held = postText(caller, {
      prompt: 'a city at night',
      video_model: 'modelb3',
      resolution: '1440p',
      duration: 10,
    });
    const id = await waitUntil(
      { what: 'the render to begin' },
      async () => (await list(owner, '?status=processing')).videos[0]?.video_id,
    );
    await waitUntil({ what: 'a render process' }, async () => (await underWay()).length > 0);
    const { elapsedMs } = await atIdlePace(async () => {
      expect(DeleteVideoResponse.parse((await remove(owner, id)).json).status).toBe('canceled');
      expect(errorOf(await held, 'generation_canceled').video_id).toBe(id);
      await waitUntil(
        { what: 'the render to stop', everyMs: 10 },
        async () => (await underWay()).length === 0,
      );
    });
    expect(elapsedMs).toBeLessThan(1_000);
    expect(await statusOf(caller, id)).toMatchObject({
      status: 'canceled',
      credits_used: 0,
      video_url: null,
    });
    expect((await held).header('X-RateLimit-Remaining')).toBe('14');
    const entries = await rowsOf(
      server.database,
      'SELECT kind FROM credit_entries WHERE video_id = $1 ORDER BY kind',
      [id],
    );
    expect(entries).toEqual([{ kind: 'release' }, { kind: 'reserve' }]);
  });

  it('gives the place of a video back that nobody had begun', async () => {
    const waiting = await startServer({ role: 'http' });
    const owner = await seedAccount(waiting.database);
    const answer = await postText({ origin: waiting.origin, key: owner.key }, undefined, {
      headers: [['Prefer', 'respond-async']],
    });
    const { video_id: id } = AcceptedResponse.parse(answer.json);
    const gone = await call(waiting.origin, {
      method: 'DELETE',
      path: `/api/v1/videos/${id}`,
      key: owner.key,
    });
    expect(DeleteVideoResponse.parse(gone.json).status).toBe('canceled');
    const account = await call(waiting.origin, { path: '/api/v1/account', key: owner.key });
    expect(account.json).toMatchObject({ rate_limit: { count: 0 } });
    await waiting.stop();
  });

  it('knows no video of another account', async () => {
    const id = await seedVideo(server.database, await seedAccount(server.database));
    const stranger = await seedAccount(server.database);
    errorOf(await remove(stranger, id), 'not_found');
    expect(await rowsOf(server.database, 'SELECT 1 AS there FROM videos WHERE id = $1', [id])).toHaveLength(
      1,
    );
  });

  it.each(['vid_%00', 'x', '%27%20OR%201=1', 'vid_..%2f..'])('answers 404 for %s', async (id) => {
    errorOf(await remove(await seedAccount(server.database), id), 'not_found');
  });
});

describe('a caller that does not wait', () => {
  it('gets a 202 at once, and finds the video by its Idempotency-Key', async () => {
    const owner = await seedAccount(server.database);
    const caller = { origin: server.origin, key: owner.key };
    const answer = await postText(caller, undefined, {
      headers: [
        ['Prefer', 'respond-async'],
        ['Idempotency-Key', 'k-1'],
      ],
    });
    expect(answer.status).toBe(202);
    expect(answer.header('Preference-Applied')).toBe('respond-async');
    const { video_id: id } = AcceptedResponse.parse(answer.json);
    const found = await call(server.origin, {
      path: '/api/v1/video-status?idempotency_key=k-1',
      key: owner.key,
    });
    expect(found.json).toMatchObject({ video_id: id });
    await untilStatus(caller, id, 'completed');
  });
});
