import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { largePhoto } from '../abuse/support/large-photo.js';
import { rowsOf, seedWindow, startServer, type TestServer } from '../support/index.js';
import { carryOver, launch, openWindow } from './support/browser.js';
import { inChromium } from './support/in-chromium.js';
import { accountIdOf } from '../dashboard/support/operator.js';
import { newPerson, type Person } from '../dashboard/support/person.js';
import { ourNode, type PastedNode, unknownParameters } from './support/our-node.js';
import { areApart, isInSight } from './support/page-facts.js';

const SQUARE_PHOTO = { name: 'photo.png', mimeType: 'image/png', buffer: largePhoto(100_000) };

inChromium('the playground', () => {
  let server: TestServer;
  let browser: Browser;
  let person: Person;
  let page: Page;

  beforeAll(async () => {
    server = await startServer({ role: 'http' });
    browser = await launch();
    person = await newPerson(server.origin);
    page = await openPage(1440);
  });

  afterAll(() => browser.close());

  async function openPage(width: number): Promise<Page> {
    const window = await openWindow(browser, server.origin, { width, scheme: 'light' });
    await carryOver(window.context, person);
    return window.page;
  }

  const makeVideo = () => page.getByRole('button', { name: 'Make video' });
  const code = () => page.locator('.code-block pre').innerText();
  const endVideos = () => rowsOf(server.database, 'DELETE FROM videos', []);

  it('says what a video will cost at every label of a size, also at those that are served at another', async () => {
    await page.goto('/playground');
    const costs: Record<string, string> = {};
    for (const label of ['480p', '720p', '768p']) {
      await page.getByLabel('Resolution').selectOption(label);
      costs[label] = await page.locator('.make .price').innerText();
    }
    expect(costs).toEqual({ '480p': '5 credits', '720p': '10 credits', '768p': '10 credits' });
  });

  it('says beside a call with a key what it needs, where the plan lets none through', async () => {
    const needs = page.getByText('Calls with a key are refused: API access needs the plan API');
    await needs.waitFor();
    expect(await needs.isVisible()).toBe(true);
  });

  it('gives our n8n node to paste with the parameters that it has', async () => {
    await page.getByLabel('Prompt').fill('a boat "at dawn"');
    await page.getByText('Seed, sound and more').click();
    await page.getByLabel('Seed').fill('7');
    await page.getByRole('button', { name: 'n8n' }).click();
    const [node] = (JSON.parse(await code()) as { nodes: PastedNode[] }).nodes;
    expect(node).toMatchObject({
      type: `n8n-nodes-clipwright.${ourNode().name}`,
      typeVersion: ourNode().defaultVersion,
      parameters: {
        resource: 'video',
        operation: 'generateFromText',
        prompt: 'a boat "at dawn"',
        additionalFields: { seed: 7 },
      },
    });
    expect(unknownParameters(node as PastedNode)).toEqual([]);
    await page.getByRole('button', { name: 'curl' }).click();
  });

  it('names a seed that is none, and makes no video with another in its place', async () => {
    await page.getByLabel('Seed').fill('abc');
    await makeVideo().click();
    await page.getByRole('alert').getByText('seed').waitFor();
    expect(await rowsOf(server.database, 'SELECT id FROM videos', [])).toEqual([]);
    await page.getByLabel('Seed').fill('');
  });

  it('takes the ratio of an image that is chosen, needs no prompt beside it, sends it as a file, and has code that does the same', async () => {
    await page.getByLabel('Prompt').fill('');
    await page.getByRole('button', { name: 'From an image', exact: true }).click();
    await page.getByLabel('First image').setInputFiles(SQUARE_PHOTO);
    await page.getByAltText('The chosen image').waitFor();
    expect(await code()).toContain('image=@"photo.png"');
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/dashboard/videos'),
    );
    await makeVideo().click();
    const request = await asked;
    expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect((await request.response())?.status()).toBe(202);
    const rows = await rowsOf(server.database, 'SELECT mode, prompt, aspect_ratio FROM videos', []);
    expect(rows).toEqual([{ mode: 'image', prompt: null, aspect_ratio: '1:1' }]);
    await page.getByText('from an image alone').waitFor();
    await page.getByRole('button', { name: 'n8n' }).click();
    const [node] = (JSON.parse(await code()) as { nodes: PastedNode[] }).nodes;
    expect(node?.parameters).toMatchObject({ operation: 'generateFromImage', imageSource: 'binary' });
    expect(unknownParameters(node as PastedNode)).toEqual([]);
  });

  it('is as it was left, with its image and its video in the making, after another page and after a reload', async () => {
    await page.getByLabel('Prompt').fill('it turns slowly');
    await page.getByLabel('Resolution').selectOption('480p');
    await page.getByRole('link', { name: 'Usage' }).click();
    await page.getByRole('link', { name: 'Playground' }).click();
    await expectItsState();
    await page.reload();
    await expectItsState();
  });

  async function expectItsState(): Promise<void> {
    await page.getByText('from an image alone').waitFor();
    await page.getByRole('progressbar', { name: 'Progress' }).waitFor();
    expect(await page.getByLabel('Prompt').inputValue()).toBe('it turns slowly');
    expect(await page.getByLabel('Resolution').inputValue()).toBe('480p');
    await page.getByAltText('The chosen image').waitFor();
  }

  it('is there again after a session that was ended elsewhere, at the address that one was at', async () => {
    await page.getByLabel('Prompt').fill('it turns quickly');
    await rowsOf(server.database, 'DELETE FROM sessions', []);
    // Where the page has noticed by itself, nobody hears it.
    await page.keyboard.press('Control+Enter');
    await page.waitForURL('**/sign-in');
    await page.getByLabel('E-mail address').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/playground?video=vid_*');
    await page.getByText('from an image alone').waitFor();
    expect(await page.getByLabel('Prompt').inputValue()).toBe('it turns quickly');
    await person.signIn();
  });

  it('shows a full window as full: each place as a mark of its own, and when the next is free; the playground takes none', async () => {
    await endVideos();
    const accountId = await accountIdOf(server.database, person.email);
    const owner = { accountId, email: person.email, key: '' };
    await seedWindow(
      server.database,
      owner,
      Array.from({ length: 15 }, () => 600),
    );
    await page.goto('/');
    await page.locator('.figure[data-used="15"]').waitFor();
    expect(await page.locator('.strip-mark').count()).toBe(15);
    expect(await areApart(page, '.strip-mark')).toBe(true);
    const places = page.getByText(/^Full\. The next place is free in \d+ min/);
    const said = await places.innerText();
    await page.getByText(said, { exact: true }).waitFor({ state: 'detached' });
    expect(await places.innerText()).toMatch(/at \d\d:\d\d:\d\d\.$/);
    await page.goto('/playground');
    expect(await makeVideo().isEnabled()).toBe(true);
    await seedWindow(server.database, owner, []);
    await page.goto('/');
    await page.getByText('Every place is free.').waitFor();
  });

  it('on a phone brings the video that was asked for into sight', async () => {
    const phone = await openPage(390);
    await phone.goto('/playground');
    await phone.getByLabel('Prompt').fill('a red ball rolls');
    await phone.getByRole('button', { name: 'Make video' }).click();
    await phone.getByRole('progressbar', { name: 'Progress' }).waitFor();
    expect(await isInSight(phone, '.stage-room')).toBe(true);
    await phone.context().close();
  });
});
