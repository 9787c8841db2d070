import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { seedManyVideos, startServer, type TestServer } from '../support/index.js';
import { carryOver, launch, openWindow } from './support/browser.js';
import { inChromium } from './support/in-chromium.js';
import { accountIdOf } from '../dashboard/support/operator.js';
import { newPerson } from '../dashboard/support/person.js';

/** More than the page looks through before it asks. */
const VIDEOS = 110_000;

inChromium('a search through very many videos', () => {
  let server: TestServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    browser = await launch();
    const person = await newPerson(server.origin);
    const accountId = await accountIdOf(server.database, person.email);
    await seedManyVideos(server.database, { accountId }, { videos: VIDEOS, oldest: 'the first walrus' });
    const window = await openWindow(browser, server.origin, { width: 1440, scheme: 'light' });
    await carryOver(window.context, person);
    ({ page } = window);
  });

  afterAll(() => browser.close());

  const status = () => page.locator('.look-back').getByRole('status');

  it('goes on by itself for a while, says how far back it is, and further when told to', async () => {
    await page.goto('/videos?words=walrus');
    const further = page.getByRole('button', { name: 'Look further back' });
    await further.waitFor();
    expect(await status().textContent()).toMatch(/^None like that so far\. Looked back to .+\.$/);
    expect(await page.getByText('None of your videos is like that').count()).toBe(0);
    await further.click();
    await page.getByRole('article', { name: 'the first walrus', exact: true }).waitFor();
    await page.locator('.look-back').waitFor({ state: 'detached' });
  });

  it('keeps what it found far down when its first page is read again', async () => {
    const first = page.waitForResponse(
      (answer) => answer.url().includes('/dashboard/videos?') && !answer.url().includes('cursor='),
    );
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    await first;
    expect(await page.getByRole('article', { name: 'the first walrus', exact: true }).count()).toBe(1);
    expect(await page.locator('.look-back').count()).toBe(0);
  });

  it('ends with nothing once all were looked through', async () => {
    await page.goto('/videos?words=narwhal');
    await page.getByRole('button', { name: 'Look further back' }).click();
    await page.getByText('None of your videos is like that').waitFor();
    expect(await page.locator('.look-back').count()).toBe(0);
  });
});
