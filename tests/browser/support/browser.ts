import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { PATIENCE_MS } from '../../support/index.js';
import { WATCH_SHIFTS } from './page-facts.js';

/** Debian's Chromium; `npm test` installs it where that needs no question. */
export const CHROMIUM = '/usr/bin/chromium';

export const hasChromium = existsSync(CHROMIUM);

/** Nothing of Chromium's own calls home, and it runs as root too. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, args: FLAGS, timeout: PATIENCE_MS });

export const WIDTHS = [360, 1440] as const;

export interface Look {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

/** A window of a browser, and what went wrong in it: errors, refused scripts, calls to foreign hosts. */
export interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: readonly string[];
}

const HEIGHT = 900;

/** A 4xx is an answer that the page deals with. */
const isAnswer = (text: string): boolean =>
  text.startsWith('Failed to load resource: the server responded with a status of 4');

export async function openWindow(browser: Browser, origin: string, { width, scheme }: Look): Promise<Window> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: HEIGHT },
    colorScheme: scheme,
    acceptDownloads: true,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(WATCH_SHIFTS);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAnswer(message.text())) faults.push(message.text());
  });
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin))
      faults.push(`a call to ${request.url()}`);
  });
  return { context, page, faults };
}

/** Gives a browser the session that somebody has. */
export async function carryOver(
  context: BrowserContext,
  person: { origin: string; cookies: ReadonlyMap<string, string> },
): Promise<void> {
  const cookies = [...person.cookies].map(([name, value]) => ({
    name,
    value,
    url: person.origin,
    httpOnly: true,
    sameSite: 'Lax' as const,
  }));
  await context.addCookies(cookies);
}
