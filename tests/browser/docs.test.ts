import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { rowsOf, startServer, type TestServer } from '../support/index.js';
import { newPerson } from '../dashboard/support/person.js';
import { carryOver, launch, openWindow } from './support/browser.js';
import { inChromium } from './support/in-chromium.js';

inChromium('the docs in the frame of the pages', () => {
  let server: TestServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    server = await startServer({ role: 'http' });
    browser = await launch();
    const window = await openWindow(browser, server.origin, { width: 1440, scheme: 'light' });
    await carryOver(window.context, await newPerson(server.origin));
    ({ page } = window);
    await page.goto('/');
    await page.getByRole('link', { name: 'Docs', exact: true }).click();
  });

  afterAll(() => browser.close());

  const route = (name: string) => page.getByRole('region', { name, exact: true });

  it('show every call in three languages, with the key from the environment', async () => {
    await page.getByRole('heading', { level: 1, name: 'Docs' }).waitFor();
    const code = route('List your videos').locator('pre').first();
    for (const [language, part] of [
      ['curl', '-H "Authorization: Bearer $CLIPWRIGHT_API_KEY"'],
      ['TypeScript', 'await fetch('],
      ['Python', 'urllib.request.Request('],
    ] as const) {
      await page.getByRole('button', { name: language, exact: true }).click();
      expect(await code.textContent()).toContain(part);
    }
  });

  it('plan a video by the session, with the real answer, and make none', async () => {
    const making = route('Generate a video from text');
    await making.getByRole('button', { name: 'Try it' }).click();
    await making.getByLabel('The answer', { exact: true }).waitFor();
    const told = JSON.parse(
      (await making.getByLabel('The answer', { exact: true }).textContent()) ?? '',
    ) as object;
    expect(told).toMatchObject({ success: true, credits: expect.any(Number) });
    expect(await rowsOf(server.database, 'SELECT id FROM videos', [])).toEqual([]);
  });

  it('read by the session, say what there is none of, and try nothing that deletes', async () => {
    await route('Read the status of a video').getByRole('button', { name: 'Try it' }).click();
    await page.getByText('You have no video yet: make one first.').waitFor();
    expect(await route('Cancel or delete a video').getByRole('button', { name: 'Try it' }).count()).toBe(0);
  });
});
