import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PATIENCE_MS, startServer, type TestServer } from '../support/index.js';
import { launch } from './support/browser.js';
import { inChromium } from './support/in-chromium.js';
import { isTooWide } from './support/page-facts.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PASSWORD = 'a quiet harbour by night';

/** The way of somebody new, as each language says it. */
const WAYS = [
  {
    locale: 'de-AT',
    names: { email: 'E-Mail-Adresse', password: 'Passwort', enter: 'Konto anlegen', studio: 'Studio' },
    prompt: 'ein roter Ball am Meer',
    make: 'Video machen',
    find: 'Wörter des Prompts',
    erase: 'Löschen …',
    erased: 'Löschen',
    trash: 'Papierkorb',
    restore: 'Zurückholen',
    day: 'Heute',
    none: 'Der Papierkorb ist leer',
  },
  {
    locale: 'es-MX',
    names: { email: 'Correo electrónico', password: 'Contraseña', enter: 'Crear cuenta', studio: 'Estudio' },
    prompt: 'una pelota roja junto al mar',
    make: 'Hacer vídeo',
    find: 'Palabras de la descripción',
    erase: 'Eliminar…',
    erased: 'Eliminarlo',
    trash: 'Papelera',
    restore: 'Recuperar',
    day: 'Hoy',
    none: 'La papelera está vacía',
  },
  {
    locale: 'fr-CH',
    names: { email: 'Adresse e-mail', password: 'Mot de passe', enter: 'Créer le compte', studio: 'Studio' },
    prompt: 'une balle rouge au bord de la mer',
    make: 'Faire la vidéo',
    find: 'Mots de la description',
    erase: 'Supprimer…',
    erased: 'La supprimer',
    trash: 'Corbeille',
    restore: 'Récupérer',
    day: "Aujourd'hui",
    none: 'La corbeille est vide',
  },
] as const;

interface Violation {
  readonly id: string;
  readonly impact: string | null;
}

inChromium('a browser that speaks another language', () => {
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await startServer();
    browser = await launch();
  });

  afterAll(() => browser.close());

  async function open(locale: string, more: object = {}): Promise<BrowserContext> {
    const context = await browser.newContext({
      baseURL: server.origin,
      locale,
      viewport: { width: 390, height: 900 },
      ...more,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    return context;
  }

  async function enter(page: Page, { email, password, enter: act }: (typeof WAYS)[number]['names']) {
    await page.goto('/sign-up');
    await page.getByLabel(email).fill(`${crypto.randomUUID()}@example.com`);
    await page.getByLabel(password).fill(PASSWORD);
    await page.getByRole('button', { name: act }).click();
    await page.waitForURL('/');
  }

  async function expectGood(page: Page, language: string): Promise<void> {
    await page.evaluate(AXE);
    const violations = await page.evaluate<Violation[]>(`axe.run().then(({ violations }) => violations)`);
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const said = await page.evaluate<string>('document.documentElement.lang');
    expect([new URL(page.url()).pathname, said, serious, await isTooWide(page)]).toEqual([
      new URL(page.url()).pathname,
      language,
      [],
      false,
    ]);
  }

  it.each(WAYS)(
    'is spoken to in it, from the first page to a video that is made, found, deleted and had back: $locale',
    async ({ locale, names, prompt, make, find, erase, erased, trash, restore, day, none }) => {
      const [language = ''] = locale.split('-');
      const context = await open(locale);
      const page = await context.newPage();
      await enter(page, names);
      await expectGood(page, language);
      await page.goto('/playground');
      await page.locator('[name="prompt"]').fill(prompt);
      await page.locator('[name="duration"]').fill('1');
      await page.getByRole('button', { name: make, exact: true }).click();
      await page.locator('video.stage-clip').waitFor();
      await expectGood(page, language);
      await page.goto('/videos');
      await page.getByLabel(find).fill(prompt);
      await page.getByRole('region', { name: day }).getByRole('link', { name: prompt }).click();
      await page.getByRole('button', { name: erase, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: erased, exact: true }).click();
      await page.getByRole('link', { name: trash, exact: true }).click();
      await page.getByRole('article', { name: prompt }).waitFor();
      await expectGood(page, language);
      await page.getByRole('button', { name: restore }).click();
      await page.getByText(none).waitFor();
      await page.goto('/videos');
      await page.getByRole('article', { name: prompt }).waitFor();
      await context.close();
    },
  );

  it('is spoken to in English where the pages do not know it, and in what was chosen from then on', async () => {
    const context = await open('pt-BR');
    const page = await context.newPage();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const english = { email: 'E-mail address', password: 'Password', enter: 'Create account' };
    await enter(page, english as never);
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    expect(fetched.filter((path) => path.includes('/words-'))).toEqual([]);
    await page.goto('/account');
    await page.getByLabel('Language', { exact: true }).selectOption('fr');
    await page.getByRole('heading', { level: 1, name: 'Compte' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Compte' }).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe('fr');
    await context.close();
  });

  it('looks as was chosen from the first picture on, whatever the system says', async () => {
    const context = await open('en-GB', { colorScheme: 'light' });
    const page = await context.newPage();
    await enter(page, { email: 'E-mail address', password: 'Password', enter: 'Create account' } as never);
    await page.goto('/account');
    await page.getByLabel('Theme').selectOption('dark');
    const ground = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    const dark = await ground();
    // Held back: what is seen before the pages' own script is what the style alone makes of the choice.
    await page.route('**/dashboard-*.js', () => undefined);
    await page.goto('/account', { waitUntil: 'commit' });
    await page.locator('#dashboard').waitFor({ state: 'attached' });
    expect(await ground()).toBe(dark);
    await page.unroute('**/dashboard-*.js');
    await page.goto('/account');
    await page.getByLabel('Theme').selectOption('');
    expect(await ground()).not.toBe(dark);
    await context.close();
  });
});
