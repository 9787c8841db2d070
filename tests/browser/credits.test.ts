import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { newOperator } from '../dashboard/support/operator.js';
import { newPerson, type Person } from '../dashboard/support/person.js';
import { startServer, type TestServer } from '../support/index.js';
import { carryOver, launch, openWindow } from './support/browser.js';
import { inChromium } from './support/in-chromium.js';

inChromium('credits', () => {
  let server: TestServer;
  let browser: Browser;
  let person: Person;

  beforeAll(async () => {
    const PLANS_FILE = JSON.stringify({ free: { credits_a_month: 8 } });
    server = await startServer({ role: 'http', env: { PLANS_FILE } });
    browser = await launch();
    person = await newPerson(server.origin);
  });
  afterAll(() => browser.close());

  async function pageOf(who: Person): Promise<{ page: Page; context: BrowserContext }> {
    const { context, page } = await openWindow(browser, server.origin, { width: 1440, scheme: 'light' });
    await carryOver(context, who);
    return { page, context };
  }

  it('are too few in the playground, given by an operator with a reason, and then spent', async () => {
    const { page, context } = await pageOf(person);
    await page.goto('/playground');
    await page.getByText('8 credits left').waitFor();
    await page.getByLabel('Prompt').fill('a red boat on a calm lake');
    await page.getByLabel('Resolution').selectOption('720p');
    await page.getByRole('button', { name: 'Make video' }).click();
    const refused = 'This video costs 10 credits, and 8 are left: 2 too few.';
    await page.getByRole('alert').filter({ hasText: refused }).waitFor();

    const { page: desk, context: elsewhere } = await pageOf(
      await newOperator(server.origin, server.database),
    );
    await desk.goto('/operator/credits');
    await desk.getByRole('button', { name: `Credits of ${person.email}` }).click();
    await desk.getByLabel('How many credits').fill('5');
    await desk.getByLabel('Why').fill('a prize');
    await desk.getByRole('button', { name: 'Give credits' }).click();
    await desk.getByText('lasting · a prize').waitFor();
    await elsewhere.close();

    await page.getByRole('button', { name: 'Make video' }).click();
    await page.getByText('3 credits left').waitFor();
    await page.getByRole('link', { name: 'Credits', exact: true }).click();
    await page.getByText('lasting · a prize').waitFor();
    const entries = page.getByRole('region', { name: 'Credits, entry by entry' });
    // What is left is told before the video is admitted; the ledger is told of it then.
    await entries.getByText('Reserved').nth(1).waitFor();
    expect(await entries.innerText()).toMatch(
      /Reserved[\s\S]*-2[\s\S]*Reserved[\s\S]*-8[\s\S]*Granted[\s\S]*\+5[\s\S]*Granted[\s\S]*\+8/,
    );
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    expect((await waiting).suggestedFilename()).toBe('clipwright-credits.csv');
    await context.close();
  });

  it('have a ceiling for the key that is set on the same page', async () => {
    const { page, context } = await pageOf(person);
    await page.goto('/credits');
    await page.getByLabel('Videos', { exact: true }).fill('20');
    await page.getByRole('button', { name: 'Set ceilings' }).click();
    await page.getByText('It holds from the next call.').waitFor();
    await page.reload();
    expect(await page.getByLabel('Videos', { exact: true }).inputValue()).toBe('20');
    await context.close();
  });
});
