import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { PRICES, STRIPE_SECRET } from '../payments/support/payments.js';
import { errorOf, generated, postText, startServer, type TestServer, waitUntil } from '../support/index.js';
import { stranger } from '../dashboard/support/person.js';
import { launch, openWindow } from './support/browser.js';
import { inChromium } from './support/in-chromium.js';
import { StandInShop } from './support/stand-in-shop.js';

inChromium('somebody who buys a plan', () => {
  const shop = new StandInShop();
  const person = stranger();
  let server: TestServer;
  let browser: Browser;
  let page: Page;
  let key = '';

  beforeAll(async () => {
    const till = await shop.open();
    server = await startServer({
      env: {
        STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
        STRIPE_PRICES: PRICES,
        PAYMENT_LINKS: `api=${till}/buy?locale=en`,
        BILLING_PORTAL_URL: `${till}/billing`,
      },
    });
    shop.back = server.origin;
    browser = await launch();
    ({ page } = await openWindow(browser, server.origin, { width: 1440, scheme: 'light' }));
  });

  afterAll(async () => {
    await browser.close();
    shop.close();
  });

  it('signs up on Free, and is told before a key is made which plan it needs', async () => {
    await page.goto('/sign-up');
    await page.getByLabel('E-mail address').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    const told = page.getByRole('region', { name: 'API key' }).getByText('API access needs the plan API.');
    await told.waitFor();
    expect(await page.getByText('Ask whoever runs this server').count()).toBe(0);
  });

  it('is led to the checkout, which is told whose account it is for, and comes back on the plan', async () => {
    await page.getByRole('link', { name: 'Upgrade to API' }).click();
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    expect(shop.buyer?.get('client_reference_id')).toMatch(/^acc_/);
    expect([shop.buyer?.get('prefilled_email'), shop.buyer?.get('locale')]).toEqual([person.email, 'en']);
    await page.getByRole('button', { name: 'Pay and subscribe' }).click();
    await page.getByText('Your key may call the API.').waitFor();
    expect(await page.getByRole('link', { name: 'Upgrade to API' }).count()).toBe(0);
  });

  it('makes a key, and calls the API with it', async () => {
    await page.getByRole('button', { name: 'Make my key' }).click();
    await page.getByText('It is shown this once').waitFor();
    key = await page.locator('.new-key pre').first().innerText();
    expect(generated(await postText({ origin: server.origin, key })).success).toBe(true);
  });

  it('cancels where payments are managed, and reads when the plan ends', async () => {
    await page.goto('/account');
    await page.getByRole('link', { name: 'Manage billing' }).click();
    await page.getByRole('button', { name: 'Cancel the subscription' }).click();
    await page.getByText('Canceled: it ends').waitFor();
    expect((await postText({ origin: server.origin, key })).status).toBe(200);
  });

  it('is refused when the period is over, in the words of the API, and is on Free', async () => {
    await shop.endAt(Math.floor(Date.now() / 1000) + 1);
    const refused = await waitUntil({ what: 'the end of the period' }, async () => {
      const answer = await postText({ origin: server.origin, key }, { prompt: '' });
      return answer.status === 403 ? answer : null;
    });
    expect(errorOf(refused, 'plan_required').error).toBe('API access requires the API plan');
    await page.reload();
    await page.getByText('Your plan API is over').waitFor();
    expect(await page.getByRole('link', { name: 'Upgrade to API' }).isVisible()).toBe(true);
  });
});
