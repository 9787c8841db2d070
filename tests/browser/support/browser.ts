import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core';
import { waitUntil } from '../../support/index.js';
import { framesLater, WATCH_SHIFTS } from './page-facts.js';

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

/** What one step in the browser may take: below a test's own time, so that a hang is told as the step that it was. */
const STEP_MS = 60_000;

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, args: FLAGS, timeout: STEP_MS });

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
  /** Waits until the page has an answer to all that it asked, and has shown it. */
  untilRead(): Promise<void>;
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
  context.setDefaultTimeout(STEP_MS);
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
  return { context, page, faults, untilRead: readingOf(page) };
}

/** The stream of events stays open, and a video is read as far as it is played. */
const WITHOUT_END = ['eventsource', 'media'];

/** Counts what the page waits for. Chromium's own `networkidle` never comes where a page asks every now and then. */
function readingOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!WITHOUT_END.includes(request.resourceType())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const isRead = async (): Promise<boolean> => {
    if (open.size > 0) return false;
    await framesLater(page);
    return open.size === 0;
  };
  return async () => {
    await waitUntil({ what: 'the page to have read all that it shows', withinMs: STEP_MS }, isRead);
  };
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
