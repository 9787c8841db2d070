import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { rowsOf, startServer, type TestServer } from '../support/index.js';
import { carryOver, launch, openWindow, type Window } from './support/browser.js';
import { inChromium } from './support/in-chromium.js';
import { newOperator } from '../dashboard/support/operator.js';
import { isTooWide } from './support/page-facts.js';
import { stranger } from '../dashboard/support/person.js';

const NARROW = { width: 390, scheme: 'light' } as const;
const WIDE = { width: 1280, scheme: 'dark' } as const;

inChromium('newcomers to a server that approves them', () => {
  let server: TestServer;
  let browser: Browser;
  let office: Window;
  let visitor: Window;

  beforeAll(async () => {
    server = await startServer({ role: 'http', env: { SIGN_UP: 'approval' } });
    browser = await launch();
    const operator = await newOperator(server.origin, server.database);
    await rowsOf(server.database, `UPDATE accounts SET approval = 'approved'`);
    [office, visitor] = [
      await openWindow(browser, server.origin, WIDE),
      await openWindow(browser, server.origin, NARROW),
    ];
    await carryOver(office.context, operator);
  });

  afterAll(() => browser.close());

  async function makeAccount(
    page: Page,
    { email, password }: { email: string; password: string },
  ): Promise<void> {
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
  }

  it('are told that they wait, and that there is nothing to do; an operator sees them, and a yes opens the playground', async () => {
    const { page } = visitor;
    const person = stranger();
    await page.goto('/sign-up');
    await page.getByText('look at your account').waitFor();
    await makeAccount(page, person);
    await page.getByRole('heading', { name: 'Waiting for approval' }).waitFor();
    await page.goto('/playground');
    await page.getByRole('button', { name: 'Make video' }).waitFor();
    expect([
      await page.getByRole('button', { name: 'Make video' }).isDisabled(),
      await isTooWide(page),
    ]).toEqual([true, false]);
    await office.page.goto('/operator/accounts');
    await office.page.getByRole('button', { name: `Approve ${person.email}` }).click();
    await page.getByRole('heading', { name: 'Waiting for approval' }).waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Make video' }).isEnabled()).toBe(true);
  });

  it('see in the playground what their plan does not make, with a word why', async () => {
    const { page } = visitor;
    const [models, sizes] = [
      page.getByLabel('Model').locator('option'),
      page.getByLabel('Resolution').locator('option'),
    ];
    expect(await models.allInnerTexts()).toEqual(['modela2', 'modelb3 · not on Free']);
    expect([await models.nth(1).isDisabled(), await sizes.allInnerTexts()]).toEqual([
      true,
      ['480p · 5 credits', '720p · 10 credits', '768p · 10 credits'],
    ]);
    expect(await page.getByLabel(/^Duration/).getAttribute('max')).toBe('5');
    await page.getByText('Up to 5 s; 10 s are not on Free.').waitFor();
    await page
      .getByText('On Free: modela2, up to 720p and 5 s, 2 at once, 20 videos in 24 hours (0 so far).')
      .waitFor();
  });

  it('who are invited come by a link that an operator makes and copies, wait for nobody, and get the plan that was chosen', async () => {
    const { page } = office;
    await page.getByLabel('Plan of the account').selectOption('pro');
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.locator('.new-key pre').innerText();
    const guest = await openWindow(browser, server.origin, NARROW);
    await guest.page.goto(link);
    await guest.page.getByText('it is on the plan Pro').waitFor();
    await makeAccount(guest.page, stranger());
    await guest.page.getByRole('link', { name: 'Make a video' }).waitFor();
    const late = await openWindow(browser, server.origin, NARROW);
    await late.page.goto(link);
    await late.page.getByText('This link was used already, or is too old.').waitFor();
    expect([...guest.faults, ...late.faults]).toEqual([]);
  });

  it('keep their plan while an operator only moves through the choices, until the change is confirmed', async () => {
    const { page } = office;
    const subscriptions = () =>
      rowsOf(server.database, 'SELECT * FROM subscriptions ORDER BY account_id', []);
    const before = await subscriptions();
    await page.goto('/operator/accounts');
    await page
      .getByRole('button', { name: /^Plan of .+@/ })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel('Plan', { exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await subscriptions()).toEqual(before);
  });

  it('met no error and no foreign host on the way', () => {
    expect([...visitor.faults, ...office.faults]).toEqual([]);
  });
});
