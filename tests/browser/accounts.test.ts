import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { accountIdOf, newOperator } from '../dashboard/support/operator.js';
import { newPerson, Person } from '../dashboard/support/person.js';
import { startServer, type TestServer } from '../support/index.js';
import { carryOver, launch, openWindow } from './support/browser.js';
import { inChromium } from './support/in-chromium.js';

inChromium('operators', () => {
  let server: TestServer;
  let browser: Browser;
  let operator: Person;

  beforeAll(async () => {
    server = await startServer({ role: 'http' });
    browser = await launch();
    operator = await newOperator(server.origin, server.database);
  });
  afterAll(() => browser.close());

  async function desk(): Promise<{ page: Page; context: BrowserContext }> {
    const { context, page } = await openWindow(browser, server.origin, { width: 1440, scheme: 'light' });
    await carryOver(context, operator);
    return { page, context };
  }

  it('change a plan and undo it by the keyboard alone, and read of both in sentences', async () => {
    const person = await newPerson(server.origin);
    const { page, context } = await desk();
    await page.goto('/operator/accounts');
    await page.getByRole('link', { name: person.email }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: person.email, level: 1 }).waitFor();

    await page.getByRole('button', { name: 'Change plan…' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Plan', { exact: true }).focus();
    await page.keyboard.press('End');
    await dialog.getByLabel('Reason').focus();
    await page.keyboard.type('asked by phone');
    await dialog.getByText('has Free and gets API with no end').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(`${person.email} has the plan API now.`).waitFor();

    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Undone: asked by phone').waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);

    await page.getByRole('link', { name: 'What the audit log says' }).click();
    const log = page.getByRole('list', { name: 'Audit log' });
    await log
      .getByText(`${operator.email} gave ${person.email} the plan api, after free: “asked by phone”.`)
      .waitFor();
    await log.getByText('the plan free, after api: “Undone: asked by phone”.').waitFor();
    await page.getByRole('button', { name: 'Accounts', exact: true }).click();
    await log.getByText('the plan api, after free').waitFor({ state: 'detached' });
    expect(await log.getByText(`${person.email} signed up.`).count()).toBe(1);
    await context.close();
  });

  it('make an account and hand its owner a link, by which the first password is set', async () => {
    const { page, context } = await desk();
    await page.goto('/operator/accounts');
    await page.getByLabel('E-mail address', { exact: true }).fill('newcomer@example.com');
    await page.getByLabel('Plan of the new account').selectOption('pro');
    await page.getByRole('button', { name: 'Make the account' }).click();
    const link = await page.getByLabel('Link to set the password', { exact: true }).innerText();
    await page.getByRole('link', { name: 'newcomer@example.com' }).waitFor();

    const visitor = await openWindow(browser, server.origin, { width: 390, scheme: 'light' });
    await visitor.page.goto(link);
    await visitor.page.getByLabel('New password').fill('a first quiet harbour');
    await visitor.page.getByRole('button', { name: 'Set password' }).click();
    await visitor.page.getByText('Your password is set.').waitFor();
    const owner = new Person(server.origin, 'newcomer@example.com', 'a first quiet harbour');
    expect((await owner.signIn()).status).toBe(200);
    await visitor.context.close();
    await context.close();
  });

  it('are told when there is no such account', async () => {
    const { page, context } = await desk();
    await page.goto(`/operator/accounts/${await accountIdOf(server.database, operator.email)}x`);
    const told = page.getByRole('alert');
    await told.waitFor();
    expect(await told.innerText()).toContain('The account');
    await context.close();
  });
});
