import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { noisePicture, rowsOf, startServer, type TestServer, waitUntil } from '../support/index.js';
import { newPerson } from '../dashboard/support/person.js';
import { carryOver, launch, openWindow } from './support/browser.js';
import { inChromium } from './support/in-chromium.js';

const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: noisePicture(64) });

interface Shown {
  readonly src: string;
  readonly naturalWidth: number;
  readonly naturalHeight: number;
}

const BMP_HEAD = 54;

/** A grey picture, three bytes a pixel. */
function bitmap(width: number, height: number): Buffer {
  const file = Buffer.alloc(BMP_HEAD + width * height * 3, 120);
  file.fill(0, 0, BMP_HEAD).write('BM');
  for (const [at, value] of [
    [2, file.length],
    [10, BMP_HEAD],
    [14, 40],
    [18, width],
    [22, height],
    [34, width * height * 3],
  ] as const)
    file.writeUInt32LE(value, at);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  return file;
}

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly status: string;
}

inChromium('what a video is made from', () => {
  let server: TestServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    browser = await launch();
    const window = await openWindow(browser, server.origin, { width: 1440, scheme: 'light' });
    await carryOver(window.context, await newPerson(server.origin));
    ({ page } = window);
    await page.goto('/playground');
  });

  afterAll(() => browser.close());

  const stage = () => page.getByRole('region', { name: 'Result' });
  const newest = async (columns: string): Promise<Row | undefined> =>
    (
      await rowsOf<Row>(
        server.database,
        `SELECT id, status, ${columns} FROM videos ORDER BY created_at DESC LIMIT 1`,
        [],
      )
    )[0];

  /** The newest video once there are so many, all made. */
  const made = (count: number, columns: string): Promise<Row> =>
    waitUntil({ what: `${count} videos` }, async () => {
      const rows = await rowsOf(server.database, `SELECT id FROM videos WHERE status = 'completed'`, []);
      return rows.length === count ? ((await newest(columns)) ?? null) : null;
    });

  it('is an image to begin from and, where an engine can, one to end with', async () => {
    await page.getByRole('button', { name: 'From an image' }).click();
    await page.getByLabel('First image').setInputFiles(photo('first.png'));
    await page.getByLabel('Last image').setInputFiles(photo('last.png'));
    await page.getByAltText('Image 1', { exact: true }).waitFor();
    await page.getByText('Its further images are left out here').waitFor();
    const foreseen = page.waitForRequest(
      (request) =>
        request.url().endsWith('/videos/plan') &&
        /"last_image_url":"data:image/.test(request.postData() ?? ''),
    );
    await page.reload();
    await page.getByAltText('The chosen image').waitFor();
    await page.getByAltText('Image 1', { exact: true }).waitFor();
    await foreseen;
    expect(await page.getByLabel('Images of what is to be seen').count()).toBe(0);
    await page.locator('[name="duration"]').fill('1');
    await page.getByRole('button', { name: 'Make video' }).click();
    expect(await made(1, 'mode, last_images')).toMatchObject({ mode: 'image', last_images: 1 });
  });

  it('is another video, which it goes on from at once, and the button says what that costs', async () => {
    const before = await made(1, 'mode');
    await stage().locator('video.stage-clip').waitFor();
    await stage()
      .getByRole('button', { name: /^Go on: 1 s more/ })
      .dblclick();
    expect(await made(2, 'source_video_id')).toMatchObject({ source_video_id: before.id });
    expect(await rowsOf(server.database, 'SELECT id FROM videos', [])).toHaveLength(2);
  });

  it('is a photo of a camera, whatever its kind and size, that is made smaller before it is sent', async () => {
    await page.getByRole('button', { name: 'Without it' }).click();
    await page
      .getByLabel('First image')
      .setInputFiles({ ...photo('photo.bmp'), mimeType: 'image/bmp', buffer: bitmap(3_000, 4_000) });
    const chosen = page.getByAltText('The chosen image');
    await chosen.waitFor();
    await waitUntil({ what: 'the image' }, () =>
      chosen.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth > 0),
    );
    expect(
      await chosen.evaluate((image) => {
        const { src, naturalWidth: width, naturalHeight: height } = image as unknown as Shown;
        return { kind: src.slice(0, 15), width, height };
      }),
    ).toEqual({ kind: 'data:image/jpeg', width: 1_920, height: 2_560 });
    await page
      .getByLabel('First image')
      .setInputFiles({ ...photo('notes.txt'), mimeType: 'text/plain', buffer: Buffer.from('no image') });
    await page.getByText('This browser can not read that as an image').waitFor();
  });
});
