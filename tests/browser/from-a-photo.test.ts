import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { noisePicture, startServer, type TestServer } from '../support/index.js';
import { launch, openWindow } from './support/browser.js';
import { inChromium } from './support/in-chromium.js';
import { clipboardOf, clipPlayed, isTooWide, stageClip, untilItPlays } from './support/page-facts.js';

const PHOTO = { name: 'photo.png', mimeType: 'image/png', buffer: noisePicture(256) };
/** Bytes a second of a slow line: 400 kbit. */
const SLOW = 50_000;
/** As a window shows it that is 1440 pixels wide, at 200 % zoom. */
const ZOOMED = 720;

inChromium('somebody who knows the address alone', () => {
  let server: TestServer;
  let browser: Browser;
  let page: Page;
  let faults: readonly string[];

  beforeAll(async () => {
    server = await startServer();
    browser = await launch();
    ({ page, faults } = await openWindow(browser, server.origin, { width: 390, scheme: 'light' }));
  });

  afterAll(() => browser.close());

  it('reads what this is, signs up, and makes a clip from a photo over a slow line, told that it is sent', async () => {
    await page.goto('/');
    await page.getByText('Short videos from a sentence or a photo.').waitFor();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('E-mail address').fill('new@example.com');
    await page.getByLabel('Password').fill('three quiet harbours');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('link', { name: 'Make a first video' }).click();
    await page.getByRole('button', { name: 'From an image' }).click();
    await page.getByLabel('First image').setInputFiles(PHOTO);
    await page.getByText('Seen as a whole').waitFor();
    await page.getByLabel('Aspect ratio').selectOption('9:16');
    await page.getByLabel(/^Duration/).fill('1');
    const line = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 100, downloadThroughput: SLOW, uploadThroughput: SLOW };
    await line.send('Network.emulateNetworkConditions', slow);
    await page.getByRole('button', { name: 'Make video' }).click();
    await page.getByRole('button', { name: 'Sending the image…' }).waitFor();
    const { shape, whole } = await stageClip(page);
    expect([shape.toFixed(2), whole]).toEqual(['0.56', true]);
    await clipPlayed(page, '.stage-clip');
    await line.detach();
  });

  it('finds it again in another window of the next day, and sends it to somebody who has no account', async () => {
    const state = await page.context().storageState();
    const nextDay = await browser.newContext({ baseURL: server.origin, storageState: state });
    await nextDay.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
    const found = await nextDay.newPage();
    await found.goto('/');
    await found.getByRole('link', { name: 'Videos', exact: true }).click();
    await found.getByRole('article', { name: 'Video from an image' }).getByRole('link').click();
    await found.getByRole('button', { name: 'Make a link' }).click();
    await found.getByText('It opens on this computer alone').waitFor();
    await found.getByRole('button', { name: 'Copy: the link' }).click();
    const friend = await openWindow(browser, server.origin, { width: 390, scheme: 'dark' });
    await friend.page.goto(await clipboardOf(found));
    await friend.page.evaluate(`document.querySelector('video').play()`);
    await untilItPlays(friend.page);
    expect([...friend.faults, ...faults]).toEqual([]);
    await Promise.all([nextDay.close(), friend.context.close()]);
  });

  it('is led to that link from the stage, by the keyboard too', async () => {
    await page.getByRole('link', { name: 'Share…' }).press('Enter');
    await page.getByRole('heading', { name: 'Share' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/videos\/vid_\w+$/);
  });

  it.each([768, 1_920, ZOOMED])('has pages that fit a window %d pixels wide', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/playground', '/videos', '/account']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([path, await isTooWide(page)]).toEqual([path, false]);
    }
  });
});
