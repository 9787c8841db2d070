import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { rowsOf, seedVideo, startServer, type TestServer, waitUntil } from '../support/index.js';
import { carryOver, launch, openWindow } from './support/browser.js';
import { inChromium } from './support/in-chromium.js';
import { accountIdOf } from '../dashboard/support/operator.js';
import { newPerson, type Person } from '../dashboard/support/person.js';
import { focusIsOn, isInSight, isOnTop, shapeOf, untilItPlays } from './support/page-facts.js';

const CLIP = { resolution: '480p', duration: 1 };
const OUTAGE = 'The server can not be reached. Is it running?';

inChromium('the videos', () => {
  let server: TestServer;
  let browser: Browser;
  let person: Person;
  let page: Page;
  const owner = { accountId: '', email: '', key: '' };

  beforeAll(async () => {
    server = await startServer({ env: { POSTERS: 'on' } });
    browser = await launch();
    person = await newPerson(server.origin);
    owner.accountId = await accountIdOf(server.database, person.email);
    const window = await openWindow(browser, server.origin, { width: 1440, scheme: 'light' });
    await carryOver(window.context, person);
    ({ page } = window);
  });

  afterAll(() => browser.close());

  async function make(ratio: string): Promise<void> {
    const body = { ...CLIP, prompt: `a ball, ${ratio}`, aspect_ratio: ratio };
    const { video_id: id } = await person.tell<{ video_id: string }>({ path: '/dashboard/videos', body });
    await waitUntil({ what: 'the video and its picture' }, async () => {
      const { status, poster_url: poster } = await person.tell<{ status: string; poster_url: string | null }>(
        { path: `/dashboard/videos/${id}` },
      );
      return status === 'completed' && poster !== null;
    });
  }

  it.each([
    ['9:16', 9 / 16],
    ['1:1', 1],
  ])('that are %s are shown whole, in that shape, and play at a click', async (ratio, shape) => {
    await make(ratio);
    await page.goto('/videos');
    const card = page.getByRole('article', { name: `a ball, ${ratio}` });
    await card.getByRole('button', { name: 'Play' }).click();
    await untilItPlays(page);
    const seen = await shapeOf(page, `article[aria-label="a ball, ${ratio}"]`);
    expect(seen.whole).toBe(true);
    expect(seen.shape).toBeCloseTo(shape, 1);
    expect(await isInSight(page, 'video')).toBe(true);
  });

  it('are pictures in the list, and no file is fetched before one is played', async () => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname.split('.').at(-1) ?? ''));
    await page.goto('/videos');
    await waitUntil({ what: 'both pictures' }, () => fetched.filter((kind) => kind === 'webp').length === 2);
    expect(await page.locator('video[poster]').count()).toBe(2);
    expect(fetched).not.toContain('mp4');
    expect(await isOnTop(page, '.player video')).toBe(true);
    await page.getByRole('button', { name: 'Play' }).first().click();
    await untilItPlays(page);
    expect(fetched).toContain('mp4');
  });

  it('made elsewhere come into a list that is open', async () => {
    await page.goto('/videos');
    await page.getByRole('article').first().waitFor();
    await seedVideo(server.database, owner, { prompt: 'made elsewhere', status: 'canceled' });
    await page.getByRole('article', { name: 'made elsewhere' }).waitFor();
    await rowsOf(server.database, `DELETE FROM videos WHERE prompt = 'made elsewhere'`, []);
    await page.getByRole('article', { name: 'made elsewhere' }).waitFor({ state: 'detached' });
    expect(await page.getByRole('article').count()).toBe(2);
  });

  it.each(['/videos', '/usage'])('and other pages forget an outage once it is over: %s', async (path) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route('**/dashboard/**', (route) => route.abort());
    await page.getByRole('link', { name: path === '/usage' ? 'Account' : 'Videos', exact: true }).click();
    await page.getByText(OUTAGE).first().waitFor();
    await page.unroute('**/dashboard/**');
    await page.getByText(OUTAGE).first().waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('that failed say that they cost nothing, and are tried again from what they were asked for', async () => {
    await seedVideo(server.database, owner, {
      status: 'failed',
      prompt: 'a red kite',
      error: { code: 'generation_failed', message: 'The engine gave up.' },
    });
    await page.goto('/videos');
    const card = page.getByRole('article', { name: 'a red kite' });
    await card.getByText('its place in the window and its credits came back').waitFor();
    await card.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Make video' }).waitFor();
    expect([
      await page.getByLabel('Prompt').inputValue(),
      await page.getByLabel('Resolution').inputValue(),
    ]).toEqual(['a red kite', '480p']);
  });

  it('leave the focus in the list when one of them is deleted, and on the page when it is another', async () => {
    await page.goto('/videos');
    const card = page.getByRole('article', { name: 'a red kite' });
    await card.getByRole('button', { name: 'Delete…' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Delete it' }).click();
    await card.waitFor({ state: 'detached' });
    await waitUntil({ what: 'the focus' }, () => focusIsOn(page, '.videos'));
    expect(await page.getByRole('article').count()).toBe(2);
    await page.getByRole('link', { name: 'Make a video' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Make video' }).waitFor();
    await waitUntil({ what: 'the focus' }, () => focusIsOn(page, 'main'));
  });
});
