import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { largePhoto } from '../abuse/support/large-photo.js';
import { newPerson, type Person } from '../dashboard/support/person.js';
import { givePlan, rowsOf, startServer, type TestServer } from '../support/index.js';
import { carryOver, launch, openWindow } from './support/browser.js';
import { inChromium } from './support/in-chromium.js';
import { snippetFolder, strictFaults } from './support/strict-types.js';
import { runPasted } from './support/pasted-command.js';

const PHOTO = { name: "it's; a photo.png", mimeType: 'image/png', buffer: largePhoto(100_000) };
const WORDS = `a "red" ball; it's rolling\\by the sea, 100 % $HOME \`id\``;

inChromium('the same request as code', () => {
  let server: TestServer;
  let browser: Browser;
  let person: Person;
  let page: Page;
  let folder: string;
  let key = '';

  beforeAll(async () => {
    server = await startServer();
    browser = await launch();
    person = await newPerson(server.origin);
    await givePlan(server.database, person.email, 'api');
    ({ api_key: key } = await person.tell<{ api_key: string }>({ method: 'POST', path: '/dashboard/key' }));
    const window = await openWindow(browser, server.origin, { width: 1440, scheme: 'light' });
    await carryOver(window.context, person);
    ({ page } = window);
    folder = await snippetFolder();
    await writeFile(join(folder, PHOTO.name), PHOTO.buffer);
    await page.goto('/playground');
    await page.getByLabel('Resolution').selectOption('480p');
    await page.getByLabel(/^Duration/).fill('1');
    await page.getByText('Seed, sound and more').click();
    await page.getByLabel('Seed').fill('7');
  });

  afterAll(() => browser.close());

  async function snippet(language: string): Promise<string> {
    await page.getByRole('button', { name: language, exact: true }).click();
    return await page.locator('.code-block pre').innerText();
  }

  const newest = () =>
    rowsOf(
      server.database,
      'SELECT mode, prompt, seed::int FROM videos ORDER BY created_at DESC LIMIT 1',
      [],
    );
  const run = (command: string): Promise<string> =>
    runPasted(command, { cwd: folder, env: { CLIPWRIGHT_API_KEY: key } });

  const WAYS: readonly (readonly [language: string, file: string, command: string])[] = [
    ['curl', 'snippet.sh', 'sh snippet.sh'],
    ['TypeScript', 'snippet.mts', `"${process.execPath}" snippet.mts`],
    ['Python', 'snippet.py', 'python3 snippet.py'],
  ];

  it.each(WAYS)('makes the video of the form from words as it is: %s', async (language, file, command) => {
    await page.getByLabel('Prompt').fill(WORDS);
    await writeFile(join(folder, file), await snippet(language));
    expect(await run(command)).toContain('/media/vid_');
    expect(await newest()).toEqual([{ mode: 'text', prompt: WORDS, seed: 7 }]);
  });

  it.each(WAYS)(
    'makes it from an image beside it, whatever its name: %s',
    async (language, file, command) => {
      await page.getByRole('button', { name: 'From an image', exact: true }).click();
      await page.getByLabel('First image').setInputFiles(PHOTO);
      await page.getByAltText('The chosen image').waitFor();
      await writeFile(join(folder, file), await snippet(language));
      expect(await run(command)).toContain('/media/vid_');
      expect(await newest()).toEqual([{ mode: 'image', prompt: WORDS, seed: 7 }]);
    },
  );

  it('is TypeScript that a strict compiler takes, from words and from an image', async () => {
    expect(await strictFaults(await snippet('TypeScript'))).toBe('');
    await page.getByRole('button', { name: 'From words' }).click();
    expect(await strictFaults(await snippet('TypeScript'))).toBe('');
  });
});
