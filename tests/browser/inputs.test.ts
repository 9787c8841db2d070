import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { noisePicture, rowsOf, startServer, type TestServer, waitUntil } from '../support/index.js';
import { newPerson } from '../dashboard/support/person.js';
import { carryOver, launch, openWindow } from './support/browser.js';
import { inChromium } from './support/in-chromium.js';

const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: noisePicture(64) });

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly status: string;
}

inChromium('what a video is made from', () => {
  let server: TestServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    browser = await launch();
    const window = await openWindow(browser, server.origin, { width: 1440, scheme: 'light' });
    await carryOver(window.context, await newPerson(server.origin));
    ({ page } = window);
    await page.goto('/playground');
  });

  afterAll(() => browser.close());

  const stage = () => page.getByRole('region', { name: 'Result' });
  const newest = async (columns: string): Promise<Row | undefined> =>
    (
      await rowsOf<Row>(
        server.database,
        `SELECT id, status, ${columns} FROM videos ORDER BY created_at DESC LIMIT 1`,
        [],
      )
    )[0];

  /** The newest video once there are so many, all made. */
  const made = (count: number, columns: string): Promise<Row> =>
    waitUntil({ what: `${count} videos` }, async () => {
      const rows = await rowsOf(server.database, `SELECT id FROM videos WHERE status = 'completed'`, []);
      return rows.length === count ? ((await newest(columns)) ?? null) : null;
    });

  it('is an image to begin from and, where an engine can, one to end with', async () => {
    await page.getByRole('button', { name: 'From an image' }).click();
    await page.getByLabel('First image').setInputFiles(photo('first.png'));
    await page.getByLabel('Last image').setInputFiles(photo('last.png'));
    await page.getByAltText('Image 1', { exact: true }).waitFor();
    await page.getByText('Its further images are left out here').waitFor();
    expect(await page.getByLabel('Images of what is to be seen').count()).toBe(0);
    await page.locator('[name="duration"]').fill('1');
    await page.getByRole('button', { name: 'Make video' }).click();
    expect(await made(1, 'mode, last_images')).toMatchObject({ mode: 'image', last_images: 1 });
  });

  it('is another video, which it goes on from at once, and the button says what that costs', async () => {
    const before = await made(1, 'mode');
    await stage().locator('video.stage-clip').waitFor();
    await stage()
      .getByRole('button', { name: /^Go on: 1 s more/ })
      .click();
    expect(await made(2, 'source_video_id')).toMatchObject({ source_video_id: before.id });
  });
});
