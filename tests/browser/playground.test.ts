import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { largePhoto } from '../abuse/support/large-photo.js';
import { rowsOf, startServer, type TestServer } from '../support/index.js';
import { carryOver, launch, openWindow } from './support/browser.js';
import { inChromium } from './support/in-chromium.js';
import { newPerson } from '../dashboard/support/person.js';

inChromium('the playground', () => {
  let server: TestServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    server = await startServer({ role: 'http' });
    browser = await launch();
    const window = await openWindow(browser, server.origin, { width: 1440, scheme: 'light' });
    await carryOver(window.context, await newPerson(server.origin));
    ({ page } = window);
  });

  afterAll(() => browser.close());

  it('says what a video will cost at every label of a size, also at those that are served at another', async () => {
    await page.goto('/playground');
    const costs: Record<string, string> = {};
    for (const label of ['480p', '720p', '768p']) {
      await page.getByLabel('Resolution').selectOption(label);
      costs[label] = await page.locator('.make .muted').innerText();
    }
    expect(costs).toEqual({ '480p': '5 credits', '720p': '10 credits', '768p': '10 credits' });
  });

  it('sends an image of this computer as a file beside the other fields, and shows the request as code with a data URI', async () => {
    await page.goto('/playground');
    await page.getByText('Image, seed, sound and more').click();
    await page
      .getByLabel('First image')
      .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: largePhoto(100_000) });
    await page.getByAltText('The chosen image').waitFor();
    expect(await page.locator('.code-block pre').innerText()).toContain(
      '"image_url":"data:image/png;base64,',
    );
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/dashboard/videos'),
    );
    await page.getByRole('button', { name: 'Make video' }).click();
    const request = await asked;
    expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect((await request.response())?.status()).toBe(202);
    const rows = await rowsOf(server.database, 'SELECT mode FROM videos', []);
    expect(rows).toEqual([{ mode: 'image' }]);
  });
});
