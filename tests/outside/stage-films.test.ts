import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fetchStageAssets } from '@clipwright/stage/assets';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { inChromium } from '../browser/support/in-chromium.js';
import { carryOver, launch, openWindow } from '../browser/support/browser.js';
import { isInSight, isTooWide, shapeOf, untilItPlays } from '../browser/support/page-facts.js';
import { newPerson } from '../dashboard/support/person.js';
import { admit, admitMany, inTheMaking, isSettled, untilVideos } from '../fairness/takers.js';
import {
  call,
  seedAccount,
  type SeededAccount,
  startServer,
  statusOf,
  type TestServer,
  untilStatus,
  waitUntil,
} from '../support/index.js';

/** The stage's programs, once for all runs on this machine. */
const ASSETS_HOME = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'clipwright-stage');
const FILM = { prompt: 'close-up of a mug on marble', resolution: '480p', duration: 1, aspect_ratio: '9:16' };
const TOLD = { engine: 'sketch', warnings: [] };

let server: TestServer;

/** The processes that a server's main thread has started and that are still there: on Linux, where films are. */
const childrenOf = async (pid: number): Promise<string[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean);

beforeAll(async () => {
  expect(await fetchStageAssets(ASSETS_HOME)).toMatchObject({ state: 'here' });
  server = await startServer({ env: { STAGE: 'auto', ASSETS_HOME } });
});

describe('films of the 3D stage', () => {
  let first: SeededAccount;
  let films: string[];

  it('of one account let the clip of another in after the one under way and at most one more', async () => {
    first = await seedAccount(server.database);
    const second = await seedAccount(server.database);
    films = await admitMany(server, first, 3, FILM);
    await untilVideos(server, 'a film to be under way', (videos) => inTheMaking(videos).length > 0);
    const drawn = await admit(server, second);
    const settled = await untilVideos(server, 'the clip of the second account', (videos) =>
      videos.some((video) => video.id === drawn && isSettled(video)),
    );
    const before = settled.filter((video) => video.id !== drawn && isSettled(video));
    expect(before.length).toBeLessThanOrEqual(2);
    expect(settled.find(({ id }) => id === drawn)?.status).toBe('completed');
  });

  it('are told of in time once one was made, and end as what they were asked for', async () => {
    const caller = { origin: server.origin, key: first.key };
    const last = films.at(-1) ?? '';
    expect(await statusOf(caller, last)).toMatchObject({ estimated_seconds: expect.any(Number) });
    for (const film of films)
      expect(await untilStatus(caller, film, 'completed', 'failed')).toMatchObject({
        status: 'completed',
        ...TOLD,
      });
  });

  it('end with their process when they are deleted while they are filmed', async () => {
    const caller = { origin: server.origin, key: first.key };
    const film = await admit(server, first, { ...FILM, duration: 10 });
    await waitUntil({ what: 'some of the film' }, async () => (await statusOf(caller, film)).progress > 5);
    expect(await childrenOf(server.pid)).toHaveLength(1);
    const answer = await call(server.origin, {
      method: 'DELETE',
      path: `/api/v1/videos/${film}`,
      key: first.key,
    });
    expect(answer.status).toBe(200);
    // Filmed to its end it would take more than that.
    await waitUntil({ what: 'its process to end', withinMs: 10_000, everyMs: 50 }, async () => {
      const left = await childrenOf(server.pid);
      return left.length === 0;
    });
  });
});

inChromium('a film on a phone', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launch()));
  afterAll(() => browser.close());

  it('plays in its own shape, whole and in sight', async () => {
    const person = await newPerson(server.origin);
    const { video_id: id } = await person.tell<{ video_id: string }>({
      path: '/dashboard/videos',
      body: FILM,
    });
    const made = await waitUntil({ what: 'the film' }, async () => {
      const video = await person.tell<{ status: string }>({ path: `/dashboard/videos/${id}` });
      return video.status === 'completed' && video;
    });
    expect(made).toMatchObject(TOLD);
    const { context, page, faults } = await openWindow(browser, server.origin, {
      width: 390,
      scheme: 'light',
    });
    await carryOver(context, person);
    await page.goto(`/videos/${id}`);
    await page.getByRole('button', { name: `Play: ${FILM.prompt}` }).click();
    await untilItPlays(page);
    const { shape, whole } = await shapeOf(page, '.one-video');
    expect({ whole, isInSight: await isInSight(page, 'video'), isTooWide: await isTooWide(page) }).toEqual({
      whole: true,
      isInSight: true,
      isTooWide: false,
    });
    expect(shape).toBeCloseTo(9 / 16, 1);
    expect(faults).toEqual([]);
  });
});
