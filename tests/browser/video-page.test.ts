import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { rowsOf, seedVideo, startServer, type TestServer, waitUntil } from '../support/index.js';
import { accountIdOf } from '../dashboard/support/operator.js';
import { newPerson, type Person } from '../dashboard/support/person.js';
import { carryOver, launch, openWindow, type Window } from './support/browser.js';
import { inChromium } from './support/in-chromium.js';
import { clipboardOf, focusIsOn, isInSight, isOnTop, shapeOf, untilItPlays } from './support/page-facts.js';

const PROMPT = 'a lighthouse by the sea at sunset';
const CLIP = { prompt: PROMPT, resolution: '480p', duration: 1, aspect_ratio: '9:16', seed: 42 };

inChromium('the page of a video', () => {
  let server: TestServer;
  let browser: Browser;
  let person: Person;
  let window: Window;
  let page: Page;
  let id: string;
  const owner = { accountId: '', email: '', key: '' };

  beforeAll(async () => {
    server = await startServer({ env: { POSTERS: 'on' } });
    browser = await launch();
    person = await newPerson(server.origin);
    owner.accountId = await accountIdOf(server.database, person.email);
    ({ video_id: id } = await person.tell<{ video_id: string }>({ path: '/dashboard/videos', body: CLIP }));
    await waitUntil({ what: 'the video' }, async () => {
      const { status } = await person.tell<{ status: string }>({ path: `/dashboard/videos/${id}` });
      return status === 'completed';
    });
    window = await openWindow(browser, server.origin, { width: 1440, scheme: 'light' });
    await carryOver(window.context, person);
    ({ page } = window);
  });

  afterAll(() => browser.close());

  const fact = (name: string): Promise<string | null> =>
    page
      .locator('dl.facts div')
      .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
      .locator('dd')
      .textContent();

  it('plays it in its own shape, whole and in sight', async () => {
    await page.goto(`/videos/${id}`);
    await page.getByRole('heading', { level: 1, name: PROMPT }).waitFor();
    await page.locator('.player video').waitFor();
    expect(await isOnTop(page, '.player video')).toBe(true);
    await page.getByRole('button', { name: `Play: ${PROMPT}` }).click();
    await untilItPlays(page);
    const seen = await shapeOf(page, '.one-video');
    expect(seen).toMatchObject({ whole: true });
    expect(seen.shape).toBeCloseTo(9 / 16, 1);
    expect(await isInSight(page, 'video')).toBe(true);
  });

  it('says what it was asked for, what made it, when, and what it cost', async () => {
    await rowsOf(
      server.database,
      `UPDATE videos SET warnings = '["Another engine made it."]' WHERE id = $1`,
      [id],
    );
    await page.goto(`/videos/${id}`);
    await page.getByRole('region', { name: 'Prompt' }).getByText(PROMPT).waitFor();
    await page.getByText('Another engine made it.').waitFor();
    expect(
      await Promise.all(['Aspect ratio', 'Resolution', 'Length', 'Seed', 'Engine', 'Credits'].map(fact)),
    ).toEqual(['9:16', '480p (480 × 854)', '1 s', '42', 'sketch', '1 credit']);
    expect(await fact('Made in')).toMatch(/^\d+ s$/);
    expect(await page.title()).toBe(`${PROMPT} · Clipwright`);
  });

  it('copies its own address, which leads there again, and downloads the file', async () => {
    await page.getByRole('button', { name: 'Copy link for me: the link to this page' }).click();
    await page.getByRole('button', { name: 'Copied: the link to this page' }).waitFor();
    expect(await clipboardOf(page)).toBe(`${server.origin}/videos/${id}`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe(`${id}.mp4`);
  });

  it('brings its settings into the playground, to make another of it', async () => {
    await page.getByRole('button', { name: 'Remix' }).click();
    await page.getByRole('heading', { level: 1, name: 'Playground' }).waitFor();
    expect(await page.getByLabel('Prompt', { exact: true }).inputValue()).toBe(PROMPT);
    expect(await page.getByLabel('Resolution').inputValue()).toBe('480p');
  });

  it('makes a link that plays in a browser without an account, and takes it back', async () => {
    await page.goto(`/videos/${id}`);
    await page.getByLabel('Title').fill('For you');
    await page.getByRole('button', { name: 'Make a link' }).click();
    await page.getByText('Whoever has it sees the video until').waitFor();
    await page.getByRole('button', { name: 'Copy: the link' }).click();
    const link = await clipboardOf(page);
    const stranger = await openWindow(browser, server.origin, { width: 390, scheme: 'dark' });
    await stranger.page.goto(link);
    await stranger.page.getByRole('heading', { level: 1, name: 'For you' }).waitFor();
    await stranger.page.evaluate(`document.querySelector('video').play()`);
    await untilItPlays(stranger.page);
    expect(await isInSight(stranger.page, 'video')).toBe(true);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('button', { name: 'Make a link' }).waitFor();
    await stranger.page.reload();
    await stranger.page
      .getByRole('heading', { level: 1, name: 'This video is not shown any more' })
      .waitFor();
    expect(stranger.faults).toEqual([]);
    await stranger.context.close();
  });

  it('follows a video that is in the making to its end, and says why it failed and that it cost nothing', async () => {
    const made = await seedVideo(server.database, owner, { status: 'processing', progress: 0.4 });
    await page.goto(`/videos/${made}`);
    await page.getByText('In the making').first().waitFor();
    await rowsOf(
      server.database,
      `UPDATE videos SET status = 'failed', completed_at = now(), error_code = 'generation_failed', error_message = 'The engine gave up.' WHERE id = $1`,
      [made],
    );
    await page.getByText('The engine gave up. It cost nothing').waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
  });

  it('says so where there is none, or one of somebody else', async () => {
    const other = await newPerson(server.origin);
    const theirs = { accountId: await accountIdOf(server.database, other.email), email: '', key: '' };
    for (const unknown of ['vid_nobodyhasthis', await seedVideo(server.database, theirs, {})]) {
      await page.goto(`/videos/${unknown}`);
      await page.getByRole('heading', { level: 1, name: 'There is no such video' }).waitFor();
    }
    await page.getByRole('link', { name: 'Your videos' }).click();
    await page.getByRole('heading', { level: 1, name: 'Videos' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/videos');
  });

  it('deletes it by the keyboard alone, and goes back to the list with the focus on the page', async () => {
    await page.goto(`/videos/${id}`);
    await page.getByRole('button', { name: 'Delete…' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Videos' }).waitFor();
    await waitUntil({ what: 'the focus' }, () => focusIsOn(page, 'main'));
    const left = 'SELECT id FROM videos WHERE id = $1 AND trashed_at IS NULL';
    expect(await rowsOf(server.database, left, [id])).toEqual([]);
    expect(window.faults).toEqual([]);
  });
});
