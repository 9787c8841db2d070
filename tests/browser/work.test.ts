import type { Board } from '@clipwright/core/dashboard';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { newOperator } from '../dashboard/support/operator.js';
import type { Person } from '../dashboard/support/person.js';
import {
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  seedVideo,
  startServer,
  type TestServer,
  waitUntil,
} from '../support/index.js';
import { carryOver, launch, openWindow } from './support/browser.js';
import { inChromium } from './support/in-chromium.js';

const BOARD = '**/operator/board?*';

/** From now on no answer tells how far a video has come: who knows it has heard it by an event. */
async function withoutProgress(page: Page): Promise<void> {
  await page.route(BOARD, async (route) => {
    const response = await route.fetch();
    const board = (await response.json()) as Board;
    const making = board.making.map((video) => ({ ...video, progress: 0 }));
    await route.fulfill({ response, json: { ...board, making } });
  });
}

inChromium('the work of all accounts', () => {
  let server: TestServer;
  let browser: Browser;
  let operator: Person;
  let owner: SeededAccount;

  beforeAll(async () => {
    server = await startServer({ role: 'http' });
    browser = await launch();
    operator = await newOperator(server.origin, server.database);
    owner = await seedAccount(server.database);
  });
  afterAll(() => browser.close());

  async function desk(width: 390 | 1440): Promise<{ page: Page; context: BrowserContext }> {
    const { context, page } = await openWindow(browser, server.origin, { width, scheme: 'light' });
    await carryOver(context, operator);
    return { page, context };
  }

  async function admit(prompt: string): Promise<void> {
    const body = { prompt, video_model: 'modela2', resolution: '480p', duration: 1 };
    const answer = await postText({ origin: server.origin, key: owner.key }, body, {
      headers: [['Prefer', 'respond-async']],
    });
    expect(answer.status).toBe(202);
  }

  it('comes onto an open board by itself, and is moved, canceled, made again and paused there', async () => {
    const { page, context } = await desk(1440);
    await page.goto('/operator');
    await page.getByText('Nothing waits.').waitFor();
    await admit('a first kite');
    const waiting = page.getByRole('list', { name: 'Waiting' });
    await waiting.getByText('a first kite').waitFor();
    await admit('a second kite');
    await page.getByRole('button', { name: 'To the front: a second kite' }).click();
    await page.getByText('It is the next of its line.').waitFor();
    await waiting.getByRole('listitem').first().getByText('a second kite').waitFor();

    await page.getByRole('button', { name: 'Cancel…: a first kite' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel it' }).click();
    const ended = page.getByRole('list', { name: 'Ended today' });
    await ended.getByText('a first kite').waitFor();
    await waiting.getByText('a first kite').waitFor({ state: 'detached' });

    await seedVideo(server.database, owner, { status: 'failed', prompt: 'a lost kite' });
    await page.getByRole('button', { name: 'Make again: a lost kite' }).click();
    await waiting.getByText('a lost kite').waitFor();

    await rowsOf(server.database, `UPDATE videos SET status = 'processing' WHERE prompt = 'a second kite'`);
    const making = page.getByRole('list', { name: 'In the making' });
    await making.getByText('a second kite').waitFor();
    await withoutProgress(page);
    await waitUntil({ what: 'how far it has come, told by an event' }, async () => {
      await rowsOf(
        server.database,
        `UPDATE videos SET progress = progress + 0.01 WHERE prompt = 'a second kite'`,
      );
      return await making.getByText(/^[1-9]\d? %$/).isVisible();
    });
    await page.unroute(BOARD);

    await page.getByRole('button', { name: 'Pause the queue' }).click();
    await page.getByText('The queue is paused since').waitFor();
    const other = await desk(390);
    await other.page.goto('/operator');
    await other.page.getByRole('button', { name: 'Let it go on' }).click();
    await page.getByText('The queue is paused since').waitFor({ state: 'detached' });
    expect(await making.getByRole('listitem').count()).toBe(1);
    await other.context.close();
    await context.close();
  });

  it('is of one account or one engine where that is chosen, also after a reload', async () => {
    const other = await seedAccount(server.database);
    await seedVideo(server.database, other, { status: 'processing', prompt: 'a boat of somebody else' });
    const { page, context } = await desk(390);
    await page.goto('/operator');
    await page.getByText('a boat of somebody else').waitFor();
    await page.getByLabel('Account').selectOption({ value: owner.accountId });
    await page.getByText('a boat of somebody else').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('a second kite').waitFor();
    expect(await page.getByText('a boat of somebody else').count()).toBe(0);
    await context.close();
  });

  it('is drawn in charts whose numbers can be read in a table, by the keyboard', async () => {
    await seedVideo(server.database, owner);
    const { page, context } = await desk(390);
    await page.goto('/operator/charts');
    const videos = page.getByRole('region', { name: 'Videos' }).first();
    await videos.getByRole('img', { name: /completed and .* failed in the last 24 hours/ }).waitFor();
    await videos.getByText('As a table').focus();
    await page.keyboard.press('Enter');
    expect(await videos.getByRole('row').count()).toBe(25);
    await page.getByRole('button', { name: '30 days' }).click();
    await videos.getByRole('img', { name: /in the last 30 days/ }).waitFor();
    expect(await videos.getByRole('row').count()).toBe(31);
    await context.close();
  });

  it('has engines, each of which is tried with a button', async () => {
    const { page, context } = await desk(1440);
    await page.goto('/operator/engines');
    await page.getByRole('button', { name: 'Make a test clip with sketch embedded' }).click();
    await page.getByRole('status').getByText('Waiting').waitFor();
    await page.goto('/operator/audit?action=engine.tried');
    const log = page.getByRole('list', { name: 'Audit log' });
    await log.getByText(`${operator.email} tried sketch embedded with the clip`).waitFor();
    expect(await log.getByRole('listitem').count()).toBe(1);
    await context.close();
  });
});
