import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { call, postText, SHORT_CLIP, startServer, type TestServer } from '../support/index.js';
import { carryOver, launch, openWindow, type Window } from './support/browser.js';
import { inChromium } from './support/in-chromium.js';
import { newOperator } from '../dashboard/support/operator.js';
import { clipboardOf, keptBy, untilItPlays } from './support/page-facts.js';
import { runPasted } from './support/pasted-command.js';
import { type Person, stranger } from '../dashboard/support/person.js';

const WIDE = { width: 1440, scheme: 'light' } as const;

inChromium('somebody who comes to the dashboard for the first time', () => {
  let server: TestServer;
  let browser: Browser;
  let visitor: Window;
  let office: Window;
  let operator: Person;
  let page: Page;
  let key = '';
  const person = stranger();

  beforeAll(async () => {
    server = await startServer();
    browser = await launch();
    operator = await newOperator(server.origin, server.database);
    [visitor, office] = [
      await openWindow(browser, server.origin, WIDE),
      await openWindow(browser, server.origin, WIDE),
    ];
    await carryOver(office.context, operator);
    ({ page } = visitor);
  });

  afterAll(() => browser.close());

  const status = async (apiKey: string): Promise<number> =>
    (await call(server.origin, { path: '/api/v1/account', key: apiKey })).status;
  const shownKey = async (): Promise<string> => await page.locator('.new-key pre').first().innerText();

  it('is led to the sign-in page, signs up, and is told what to do first', async () => {
    await page.goto('/videos');
    await page.waitForURL('**/sign-in');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('E-mail address').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Start here' }).waitFor();
    expect(await page.getByText('You have no key yet.').isVisible()).toBe(true);
  });

  it('is told which plan a key needs, before one is made', async () => {
    const card = page.getByRole('region', { name: 'API key' });
    expect(await card.innerText()).toContain('API access needs the plan API');
  });

  it('makes a first key, which is shown in full this once, and can be copied', async () => {
    await page.getByRole('button', { name: 'Make my key' }).click();
    await page.getByText('It is shown this once').waitFor();
    key = await shownKey();
    expect(key).toMatch(/^cw_[0-9A-Za-z]{36}$/);
    await page.getByRole('button', { name: 'Copy: API key' }).click();
    expect(await clipboardOf(page)).toBe(key);
    expect(await keptBy(page)).not.toContain(key);
    await page.getByRole('listitem').filter({ hasText: 'Make your API key' }).getByText('Done.').waitFor();
  });

  it('is refused with that key until an operator gives the API plan', async () => {
    expect(await status(key)).toBe(403);
    await office.page.goto('/operator/accounts');
    await office.page.getByLabel('E-mail address or id').fill(person.email);
    const changed = office.page.waitForResponse((response) => response.request().method() === 'PUT');
    await office.page.getByRole('button', { name: `Plan of ${person.email}` }).click();
    await office.page.getByLabel('Plan', { exact: true }).selectOption('api');
    await office.page.getByLabel('Reason').fill('a contract');
    await office.page.getByRole('button', { name: 'Give this plan' }).click();
    expect((await changed).status()).toBe(200);
    expect(await status(key)).toBe(200);
  });

  it('pastes the curl that came with the key, and it makes a video', async () => {
    const curl = await page.locator('.new-key pre').nth(1).innerText();
    const answer = JSON.parse(await runPasted(curl)) as { success: boolean; video_url: string };
    expect(answer).toMatchObject({ success: true });
    expect((await call(server.origin, { path: new URL(answer.video_url).pathname })).status).toBe(200);
  });

  it('has no steps left to take once a video, a key and a call with it are there', async () => {
    await page.getByRole('heading', { name: 'Start here' }).waitFor({ state: 'detached' });
    expect(await page.locator('.example').count()).toBe(0);
  });

  it('never sees the whole key again', async () => {
    await page.reload();
    await page.getByText(key.slice(-4)).waitFor();
    expect(await page.content()).not.toContain(key);
  });

  it('regenerates the key after a question that says what breaks; the old one is refused at once', async () => {
    await page.getByRole('button', { name: 'Regenerate…' }).click();
    expect(await page.getByRole('dialog').innerText()).toContain('refused with 401');
    await page.getByRole('button', { name: 'Keep the key' }).click();
    expect(await status(key)).toBe(200);
    await page.getByRole('button', { name: 'Regenerate…' }).click();
    await page.getByRole('button', { name: 'Regenerate', exact: true }).click();
    await page.getByText('It is shown this once').waitFor();
    const fresh = await shownKey();
    expect([await status(key), await status(fresh)]).toEqual([401, 200]);
    key = fresh;
  });

  it('makes a video in the playground, follows its progress and plays it', async () => {
    await page.getByRole('link', { name: 'Playground' }).click();
    await page.getByLabel('Prompt').fill('a red ball rolls by the sea');
    await page.getByLabel('Resolution').selectOption('480p');
    await page.getByLabel(/^Duration/).fill('1');
    expect(await page.locator('.code-block pre').innerText()).toContain(
      '"prompt":"a red ball rolls by the sea","video_model":"modela2","resolution":"480p","duration":1',
    );
    await page.getByRole('button', { name: 'Make video' }).click();
    await page.getByRole('progressbar', { name: 'Progress' }).waitFor();
    await untilItPlays(page);
  });

  it('sees a picture of the window that agrees with the headers', async () => {
    const answer = await postText({ origin: server.origin, key }, SHORT_CLIP);
    await page.getByRole('link', { name: 'Overview' }).click();
    const used = 15 - Number(answer.header('x-ratelimit-remaining'));
    // One with the curl of the key, and this one: what the playground made counts in no window.
    expect(used).toBe(2);
    await page.locator(`.figure[data-used="${used}"]`).waitFor();
    expect(await page.locator('.strip-mark').count()).toBe(used);
    const reset = new Date(Number(answer.header('x-ratelimit-reset')) * 1000);
    const said = await page.locator('.next-place').innerText();
    const clock = /at (\d+):(\d+):(\d+)/.exec(said)?.slice(1).map(Number) ?? [];
    const saidSeconds = (clock[0] ?? 0) * 3600 + (clock[1] ?? 0) * 60 + (clock[2] ?? 0);
    const resetSeconds = reset.getHours() * 3600 + reset.getMinutes() * 60 + reset.getSeconds();
    expect([0, 1]).toContain((resetSeconds - saidSeconds + 86_400) % 86_400);
  });

  it('filters, downloads and deletes videos', async () => {
    await page.getByRole('link', { name: 'Videos', exact: true }).click();
    await page.locator('article.tile').nth(2).waitFor();
    await page.getByLabel('State').selectOption({ label: 'Failed' });
    await page.getByText('None of your videos is like that').waitFor();
    await page.getByLabel('State').selectOption({ label: 'All' });
    await page.locator('article.tile').first().getByRole('link').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^vid_.+\.mp4$/);
    await page.getByRole('button', { name: 'Delete…' }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.locator('article.tile').nth(1).waitFor();
    const { videos } = (await call(server.origin, { path: '/api/v1/videos', key })).json as {
      videos: object[];
    };
    expect(videos).toHaveLength(2);
  });

  it('is signed out, and the key is refused, from the moment an operator switches the account off', async () => {
    await office.page.getByRole('button', { name: `Deactivate ${person.email}` }).click();
    await office.page.getByRole('button', { name: 'Deactivate', exact: true }).click();
    await office.page.getByRole('button', { name: `Activate ${person.email}`, exact: true }).waitFor();
    expect(await status(key)).toBe(401);
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.waitForURL('**/sign-in');
  });

  it('met no error, no refused script and no foreign host on the way', () => {
    expect([...visitor.faults, ...office.faults]).toEqual([]);
  });
});
