import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { rowsOf, seedVideo, startServer, type TestServer, waitUntil } from '../support/index.js';
import { carryOver, launch, openWindow } from './support/browser.js';
import { inChromium } from './support/in-chromium.js';
import { accountIdOf } from '../dashboard/support/operator.js';
import { newPerson, type Person } from '../dashboard/support/person.js';
import { focusIsOn, untilItPlays } from './support/page-facts.js';

const CLIP = { resolution: '480p', duration: 1 };
const OUTAGE = 'The server can not be reached. Is it running?';

inChromium('the videos', () => {
  let server: TestServer;
  let browser: Browser;
  let person: Person;
  let page: Page;
  const owner = { accountId: '', email: '', key: '' };

  beforeAll(async () => {
    server = await startServer({ env: { POSTERS: 'on' } });
    browser = await launch();
    person = await newPerson(server.origin);
    owner.accountId = await accountIdOf(server.database, person.email);
    const window = await openWindow(browser, server.origin, { width: 1440, scheme: 'light' });
    await carryOver(window.context, person);
    ({ page } = window);
  });

  afterAll(() => browser.close());

  async function make(ratio: string): Promise<void> {
    const body = { ...CLIP, prompt: `a ball, ${ratio}`, aspect_ratio: ratio };
    const { video_id: id } = await person.tell<{ video_id: string }>({ path: '/dashboard/videos', body });
    await waitUntil({ what: 'the video and its picture' }, async () => {
      const { status, poster_url: poster } = await person.tell<{ status: string; poster_url: string | null }>(
        { path: `/dashboard/videos/${id}` },
      );
      return status === 'completed' && poster !== null;
    });
  }

  const tile = (name: string) => page.getByRole('article', { name, exact: true });
  const names = (): Promise<string[]> =>
    page.evaluate<string[]>(`[...document.querySelectorAll('article.tile')].map((tile) => tile.ariaLabel)`);

  const shows = (expected: readonly string[]): Promise<true> =>
    waitUntil({ what: expected.join(', ') }, async () => (await names()).join() === expected.join() || null);

  it('are pictures in their own shapes, and no file is fetched before the pointer rests on one, which plays without sound', async () => {
    await make('9:16');
    await make('1:1');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname.split('.').at(-1) ?? ''));
    await page.goto('/videos');
    await waitUntil({ what: 'both pictures' }, () => fetched.filter((kind) => kind === 'webp').length === 2);
    const shapes = await page.evaluate<number[]>(
      `[...document.querySelectorAll('.tile-picture')].map((room) => room.clientWidth / room.clientHeight)`,
    );
    expect(shapes[0]).toBeCloseTo(1, 1);
    expect(shapes[1]).toBeCloseTo(9 / 16, 1);
    expect(fetched).not.toContain('mp4');
    await tile('a ball, 9:16').hover();
    await untilItPlays(page);
    expect(await page.evaluate(`document.querySelector('video').muted`)).toBe(true);
    expect(fetched).toContain('mp4');
    await page.mouse.move(0, 0);
    await page.locator('video').waitFor({ state: 'detached' });
  });

  it('are found by words of their prompt, in any order and case, and by kind, state, model and ratio, also after a reload', async () => {
    await page.goto('/videos');
    await page.getByLabel('Words of the prompt').fill('1:1 BALL');
    await shows(['a ball, 1:1']);
    await page.reload();
    await shows(['a ball, 1:1']);
    await page.getByLabel('Words of the prompt').fill('');
    await page.getByLabel('Ratio').selectOption('9:16');
    await shows(['a ball, 9:16']);
    await page.getByLabel('Kind').selectOption('image');
    await page.getByText('None of your videos is like that').waitFor();
    expect(await names()).toEqual([]);
  });

  it('stand under the days that they were made on', async () => {
    await rowsOf(
      server.database,
      `UPDATE videos SET created_at = created_at - interval '1 day' WHERE prompt = 'a ball, 9:16'`,
    );
    await page.goto('/videos');
    await page.getByRole('region', { name: 'Yesterday' }).getByRole('article').waitFor();
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Today', 'Yesterday']);
  });

  it('are selected, downloaded as one zip, and deleted together', async () => {
    await seedVideo(server.database, owner, { status: 'failed', prompt: 'one' });
    await seedVideo(server.database, owner, { status: 'canceled', prompt: 'two' });
    await page.goto('/videos');
    await page.getByLabel('Select: one').check();
    await page.getByLabel('Select: two').check();
    await page.getByLabel('Select: a ball, 1:1').check();
    await page.getByText('3 videos selected').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download zip' }).click();
    expect((await download).suggestedFilename()).toBe('clipwright-videos.zip');
    await page.getByLabel('Select: a ball, 1:1').uncheck();
    await page.getByRole('button', { name: 'Delete…' }).click();
    await page.getByRole('button', { name: 'Delete them' }).click();
    await page.getByRole('region', { name: 'Selected videos' }).waitFor({ state: 'detached' });
    expect((await names()).toSorted()).toEqual(['a ball, 1:1', 'a ball, 9:16']);
  });

  it('are laid out where they are seen alone, however many there are', async () => {
    await rowsOf(
      server.database,
      `INSERT INTO videos (SELECT (jsonb_populate_record(video, jsonb_build_object('id', 'vid_many' || lpad(n::text, 18, '0'), 'prompt', 'many', 'file', NULL, 'poster', NULL, 'status', 'expired', 'settlement', NULL, 'ticket', NULL))).*
       FROM videos video, generate_series(1, 600) n WHERE video.prompt = 'a ball, 1:1')`,
    );
    await page.goto('/videos?words=many');
    await waitUntil({ what: 'all of them' }, async () => {
      await page.keyboard.press('End');
      return (await names()).length === 600;
    });
    const laidOut = await page.evaluate<number>(
      `[...document.querySelectorAll('.tile-picture')].filter((room) => room.checkVisibility({ contentVisibilityAuto: true })).length`,
    );
    expect(laidOut).toBeLessThan(120);
    await rowsOf(server.database, `DELETE FROM videos WHERE prompt = 'many'`);
  });

  it('made elsewhere come into a list that is open', async () => {
    await page.goto('/videos');
    await page.getByRole('article').first().waitFor();
    await seedVideo(server.database, owner, { prompt: 'made elsewhere', status: 'canceled' });
    await page.getByRole('article', { name: 'made elsewhere' }).waitFor();
    await rowsOf(server.database, `DELETE FROM videos WHERE prompt = 'made elsewhere'`, []);
    await page.getByRole('article', { name: 'made elsewhere' }).waitFor({ state: 'detached' });
    expect(await page.getByRole('article').count()).toBe(2);
  });

  it.each(['/videos', '/usage'])('and other pages forget an outage once it is over: %s', async (path) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route('**/dashboard/**', (route) => route.abort());
    await page.getByRole('link', { name: path === '/usage' ? 'Account' : 'Videos', exact: true }).click();
    await page.getByText(OUTAGE).first().waitFor();
    await page.unroute('**/dashboard/**');
    await page.getByText(OUTAGE).first().waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('that failed say so, and are tried again from what they were asked for', async () => {
    await seedVideo(server.database, owner, {
      status: 'failed',
      prompt: 'a red kite',
      error: { code: 'generation_failed', message: 'The engine gave up.' },
    });
    await page.goto('/videos');
    await page.getByRole('article', { name: 'a red kite' }).getByRole('link').click();
    await page.getByText('its place in the window and its credits came back').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Make video' }).waitFor();
    expect([
      await page.getByLabel('Prompt', { exact: true }).inputValue(),
      await page.getByLabel('Resolution').inputValue(),
    ]).toEqual(['a red kite', '480p']);
  });

  it('leave the focus on the page when one of them is deleted by the keyboard alone, and when it is another page', async () => {
    await page.goto('/videos');
    await page.getByLabel('Select: a red kite').focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Delete…' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Delete it' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: 'a red kite' }).waitFor({ state: 'detached' });
    await waitUntil({ what: 'the focus' }, () => focusIsOn(page, 'main'));
    expect(await page.getByRole('article').count()).toBe(2);
    await page.getByRole('link', { name: 'Make a video' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Make video' }).waitFor();
    await waitUntil({ what: 'the focus' }, () => focusIsOn(page, 'main'));
  });
});
