import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { largePhoto } from '../abuse/support/large-photo.js';
import { newPerson, type Person } from '../dashboard/support/person.js';
import { call, rowsOf, startServer, type TestServer, waitUntil } from '../support/index.js';
import { carryOver, launch, openWindow } from './support/browser.js';
import { giveImage } from './support/give-image.js';
import { inChromium } from './support/in-chromium.js';
import { clipPlayed, focusIsOn, stageClip } from './support/page-facts.js';

const PHOTO = { name: 'photo.png', mimeType: 'image/png', buffer: largePhoto(100_000) };
interface Made {
  readonly id?: string;
  readonly mode?: string;
  readonly status?: string;
  readonly aspect_ratio?: string;
  readonly duration?: number;
  readonly seed?: number;
}

const MOST_EXAMPLE_BYTES = 300_000;

inChromium('the studio', () => {
  let server: TestServer;
  let browser: Browser;
  let person: Person;
  let page: Page;

  beforeAll(async () => {
    server = await startServer({ role: 'http' });
    browser = await launch();
    person = await newPerson(server.origin);
    const window = await openWindow(browser, server.origin, { width: 1440, scheme: 'light' });
    await carryOver(window.context, person);
    ({ page } = window);
  });

  afterAll(() => browser.close());

  const prompt = () => page.getByLabel('Prompt');
  const makeVideo = () => page.getByRole('button', { name: 'Make video' });
  const stage = () => page.getByRole('region', { name: 'Result' });
  const strip = () => page.getByRole('region', { name: 'Your videos' });
  const underWay = () => page.locator('.under-way');
  const seconds = (duration: number) => page.getByLabel(/^Duration/).fill(String(duration));
  const inForm = (label: string) => page.getByLabel(label).inputValue();
  const made = (columns: string) =>
    rowsOf<Made>(server.database, `SELECT ${columns} FROM videos ORDER BY created_at DESC LIMIT 1`, []);

  async function untilMadeBy(button: Locator): Promise<void> {
    const before = page.url();
    await button.click();
    await page.waitForURL((url) => url.href !== before);
    await stageClip(page);
  }

  it('shows an account without a video four clips of ours with their words, small and in parts, and puts one into the form', async () => {
    await page.goto('/');
    const clips = page.locator('.example video');
    await clips.nth(3).waitFor();
    const urls = await clips.evaluateAll((all) =>
      all.map((clip) => (clip as unknown as { src: string }).src),
    );
    const paths = urls.map((url) => new URL(url).pathname);
    const whole = await Promise.all(paths.map((path) => call(server.origin, { path })));
    expect(new Set(paths).size).toBe(4);
    expect(whole.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)).toBeLessThan(MOST_EXAMPLE_BYTES);
    const part = await call(server.origin, { path: paths[0] ?? '', headers: [['Range', 'bytes=0-99']] });
    expect([part.status, part.bytes]).toEqual([206, whole[0]?.bytes.subarray(0, 100)]);
    await clipPlayed(page, '.example video');
    await page.getByRole('button', { name: /^a hot air balloon/ }).click();
    await makeVideo().waitFor();
    expect(await prompt().inputValue()).toBe('a hot air balloon drifts over the hills at sunset');
    await page.getByRole('button', { name: /^a fox runs/ }).click();
    expect(await prompt().inputValue()).toBe('a fox runs through a snowy forest, gentle zoom in');
  });

  it('says while somebody types what will not be drawn, what it costs, and which value is none, before anything is asked for', async () => {
    await page.getByLabel('Resolution').selectOption('480p');
    await seconds(1);
    await prompt().fill('a carburettor by the sea');
    await page.getByText('does not draw "carburettor"').waitFor();
    await prompt().fill('a red ball by the sea');
    await page.getByText('does not draw "carburettor"').waitFor({ state: 'detached' });
    expect(await page.locator('.make .price').innerText()).toBe('1 credit');
    await page.getByText('Seed, sound and more').click();
    await page.getByLabel('Seed').fill('abc');
    await page.locator('.foreseen .why').getByText('seed').waitFor();
    await makeVideo().click();
    await page.getByRole('alert').getByText('seed').waitFor();
    await waitUntil({ what: 'the focus' }, () => focusIsOn(page, '[name="seed"][aria-invalid]'));
    await page.getByLabel('Seed').fill('');
    expect(await made('id')).toEqual([]);
  });

  it('makes several at once with Ctrl+Enter, each with its place and a way to cancel it, and says before a third why not', async () => {
    await prompt().press('Control+Enter');
    await underWay().first().waitFor();
    // The events may tell of it before the answer does, and one is asked for at a time.
    await makeVideo().waitFor();
    await prompt().fill('a blue ball by the sea');
    await prompt().press('Control+Enter');
    await underWay().nth(1).waitFor();
    await strip().getByText('next in line').waitFor();
    await strip().getByText('place 2 in line').waitFor();
    await page.getByText('2 of 2 under way').waitFor();
    await page.locator('.foreseen').getByText('at most 2 videos at once').waitFor();
    await strip().getByRole('button', { name: 'Cancel: a red ball by the sea' }).click();
    await underWay().nth(1).waitFor({ state: 'detached' });
    await page.getByText('1 of 2 under way').waitFor();
    await strip().getByRole('button', { name: 'a red ball by the sea Canceled' }).waitFor();
    await page.locator('.foreseen').getByText('at most 2 videos at once').waitFor({ state: 'detached' });
    await stage().getByRole('article', { name: 'a blue ball by the sea' }).waitFor();
    expect(await underWay().count()).toBe(1);
  });

  it('shows each in its own shape', async () => {
    const room = await strip().locator('.pick-room[data-ratio="16:9"]').first().boundingBox();
    expect((room?.width ?? 0) / (room?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  });

  it('is gone along with the arrows, as one stop of the Tab key', async () => {
    await strip()
      .getByRole('button', { name: /^a blue ball/ })
      .focus();
    await page.keyboard.press('ArrowRight');
    await waitUntil({ what: 'the next' }, () => focusIsOn(page, 'li:nth-child(2) .pick'));
    await page.keyboard.press('Enter');
    await stage().getByRole('article', { name: 'a red ball by the sea' }).waitFor();
    expect(await strip().locator('.pick[tabindex="0"]').count()).toBe(1);
    await strip()
      .getByRole('button', { name: /^a blue ball/ })
      .click();
    await page.waitForURL(/video=vid_/);
  });

  it.each(['drop', 'paste'] as const)(
    'takes an image by %s as a mode of its own, and shows what of it is seen',
    async (way) => {
      await page.getByRole('button', { name: 'From words' }).click();
      await giveImage(page, way, PHOTO);
      await page.getByAltText('The chosen image').waitFor();
      expect(
        await page.getByRole('button', { name: 'From an image', exact: true }).getAttribute('aria-pressed'),
      ).toBe('true');
      await page.getByText('Seen as a whole').waitFor();
      await page.getByLabel('Aspect ratio').selectOption('4:3');
      await page.getByText('What 4:3 shows of it').waitFor();
      await page.getByRole('button', { name: 'Without it' }).click();
    },
  );

  it('tries a failed video from an image again with its image', async () => {
    await page.getByLabel('First image').setInputFiles(PHOTO);
    await prompt().fill('');
    await page.getByLabel('Aspect ratio').selectOption('');
    const { database } = server;
    const worker = await startServer({ role: 'worker', database, env: { STORAGE_DIR: '/dev/null/media' } });
    await makeVideo().click();
    const failed = stage().getByRole('article', { name: 'Video from an image' });
    await failed.getByText('its credits came back').waitFor();
    await worker.stop();
    await page.getByRole('button', { name: 'Without it' }).click();
    const itsAddress = page.url();
    await page.goto('/videos');
    await page.getByRole('article', { name: 'Video from an image' }).getByRole('link').click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByAltText('The chosen image').waitFor();
    await page.goto(itsAddress);
    await stage().getByRole('button', { name: 'Try again' }).click();
    await underWay().waitFor();
    expect(await made('mode, aspect_ratio, status')).toEqual([
      { mode: 'image', aspect_ratio: '1:1', status: 'queued' },
    ]);
  });

  it('goes on by itself after the server was started again, to a result that plays in its own shape, again and again', async () => {
    const { database, home } = server;
    await prompt().fill('left as it is');
    await server.stop();
    await page.getByRole('link', { name: 'Usage' }).click();
    server = await startServer({ database, home, env: { PORT: new URL(server.origin).port } });
    await page.getByRole('link', { name: 'Playground' }).click();
    const clip = await stageClip(page);
    expect(clip).toMatchObject({ loops: true, whole: true });
    expect(clip.shape).toBeCloseTo(1, 1);
    await clipPlayed(page, '.stage-clip');
    expect(await prompt().inputValue()).toBe('left as it is');
  });

  it('makes one like another at once: with another seed, longer, in another shape, and says what each costs', async () => {
    await page.getByRole('button', { name: 'From words' }).click();
    await prompt().fill('a red ball rolls by the sea');
    await page.getByText('Seed, sound and more').click();
    await page.getByLabel('Seed').fill('7');
    await page.getByLabel('Aspect ratio').selectOption('16:9');
    await untilMadeBy(makeVideo());
    for (const name of ['New seed 1 credit', 'Longer: 2 s 2 credits', 'In 9:16 2 credits'])
      await untilMadeBy(stage().getByRole('button', { name }));
    const rows = await rowsOf<Made>(
      server.database,
      'SELECT aspect_ratio, duration_seconds AS duration, seed::float8 FROM videos ORDER BY created_at DESC LIMIT 4',
      [],
    );
    expect(rows).toEqual([
      { aspect_ratio: '9:16', duration: 2, seed: rows[2]?.seed },
      { aspect_ratio: '16:9', duration: 2, seed: rows[2]?.seed },
      { aspect_ratio: '16:9', duration: 1, seed: rows[2]?.seed },
      { aspect_ratio: '16:9', duration: 1, seed: expect.anything() },
    ]);
    expect(rows[3]?.seed).toBe(7);
    expect(rows[2]?.seed).not.toBe(7);
    expect((await stageClip(page)).shape).toBeCloseTo(9 / 16, 1);
  });

  it('remixes one in the form, with its seed or without, and begins from one of its frames', async () => {
    await prompt().fill('something else');
    await stage().getByRole('button', { name: 'Same seed' }).click();
    const [like] = await made('seed::float8');
    expect([await prompt().inputValue(), await inForm('Seed')]).toEqual([
      'a red ball rolls by the sea',
      String(like?.seed),
    ]);
    await waitUntil({ what: 'the cursor in the words' }, () => focusIsOn(page, '[name="prompt"]'));
    await stage().getByRole('button', { name: 'Remix' }).click();
    expect([await inForm('Seed'), await inForm('Aspect ratio')]).toEqual(['', '9:16']);
    await stage().getByRole('button', { name: 'Use this frame' }).click();
    await page.getByAltText('The chosen image').waitFor();
    await page.getByText('Seen as a whole').waitFor();
    await prompt().fill('');
    await untilMadeBy(makeVideo());
    expect(await made('mode, aspect_ratio')).toEqual([{ mode: 'image', aspect_ratio: '9:16' }]);
  });

  it('puts what is deleted into the trash at once, and has it back', async () => {
    const inTrash = async (): Promise<number> =>
      (await rowsOf(server.database, 'SELECT id FROM videos WHERE trashed_at IS NOT NULL', [])).length;
    const picks = await strip().locator('.pick').count();
    const isShort = (by: number) =>
      waitUntil({ what: 'the strip' }, async () => (await strip().locator('.pick').count()) === picks - by);
    const doomed = new URL(page.url()).searchParams.get('video');
    await stage().getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await isShort(1);
    expect(await inTrash()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await isShort(0);
    await page.waitForURL(`**/playground?video=${doomed}`);
    expect(await inTrash()).toBe(0);
    await stage().getByRole('button', { name: 'Delete' }).click();
    await isShort(1);
    await page.getByRole('link', { name: 'Usage' }).click();
    expect(await inTrash()).toBe(1);
  });
});
