import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { rowsOf, startServer, type TestServer } from '../support/index.js';
import { carryOver, launch, openWindow } from './support/browser.js';
import { inChromium } from './support/in-chromium.js';
import { accountIdOf } from '../dashboard/support/operator.js';
import { newPerson, type Person } from '../dashboard/support/person.js';

inChromium('somebody who leaves', () => {
  let server: TestServer;
  let browser: Browser;
  let person: Person;
  let page: Page;
  let faults: readonly string[];

  beforeAll(async () => {
    server = await startServer({ role: 'http' });
    browser = await launch();
    person = await newPerson(server.origin);
    const window = await openWindow(browser, server.origin, { width: 1440, scheme: 'light' });
    await carryOver(window.context, person);
    ({ page, faults } = window);
    await page.goto('/account');
  });

  afterAll(() => browser.close());

  it('takes everything along as a file', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('clipwright-account.json');
    const stream = await download.createReadStream();
    let text = '';
    for await (const piece of stream as AsyncIterable<Buffer>) text += piece.toString('utf8');
    expect(JSON.parse(text)).toMatchObject({ account: { email: person.email }, videos: [] });
  });

  it('is told when the typed address is not the own one, and nothing happens', async () => {
    await page.getByRole('button', { name: 'Delete account…' }).click();
    await page.getByLabel('Your e-mail address').fill('somebody.else@example.com');
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('This is not the e-mail address of your account.').waitFor();
    expect(await person.isSignedIn()).toBe(true);
  });

  it('gives the password again when the sign-in is old, and is out: every browser, at once', async () => {
    const accountId = await accountIdOf(server.database, person.email);
    await rowsOf(
      server.database,
      `UPDATE sessions SET created_at = now() - interval '1 hour' WHERE account_id = $1`,
      [accountId],
    );
    await page.getByLabel('Your e-mail address').fill(person.email);
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByRole('dialog').getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('heading', { name: 'Your account is closed' }).waitFor();
    expect(await person.isSignedIn()).toBe(false);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.waitForURL('**/sign-in');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(faults).toEqual([]);
  });
});
