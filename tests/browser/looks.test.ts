import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import {
  atIdlePace,
  call,
  rowsOf,
  seedVideo,
  seedWindow,
  startServer,
  type TestServer,
} from '../support/index.js';
import { carryOver, launch, openWindow, WIDTHS } from './support/browser.js';
import { inChromium } from './support/in-chromium.js';
import { accountIdOf, newOperator } from '../dashboard/support/operator.js';
import { brokenNames, focusedText, isTooWide, layoutShift, moreThanColours } from './support/page-facts.js';
import type { Person } from '../dashboard/support/person.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const PAGES: readonly (readonly [path: string, heading: string])[] = [
  ['/', 'Overview'],
  ['/playground', 'Playground'],
  ['/videos', 'Videos'],
  ['/usage', 'Usage'],
  ['/credits', 'Credits'],
  ['/account', 'Account'],
  ['/trash', 'Trash'],
  ['/reference', 'Docs'],
  ['/operator', 'Work'],
  ['/operator/engines', 'Engines'],
  ['/operator/charts', 'Charts'],
  ['/operator/accounts', 'Accounts'],
  ['/operator/plans', 'Plans'],
  ['/operator/credits', 'Credits'],
  ['/operator/videos', 'All videos'],
  ['/operator/payments', 'Payments'],
  ['/operator/settings', 'Settings'],
  ['/operator/audit', 'Audit log'],
];

/** Pages for everybody. */
const PUBLIC: readonly (readonly [path: string, heading: string])[] = [
  ['/docs', 'Clipwright API'],
  ['/a-page/that-is-not-there', 'There is no such page'],
];

const ENTRIES: readonly (readonly [path: string, heading: string])[] = [
  ['/sign-in', 'Sign in'],
  ['/sign-up', 'Create an account'],
  ['/join', 'You are invited'],
  ['/verify-email', 'Prove your e-mail address'],
  ['/forgotten-password', 'Forgotten password'],
  ['/reset-password', 'Set a new password'],
];

const NOBODY = {
  name: 'gpu-2-in-the-rack-of-the-second-room',
  url: 'http://127.0.0.1:9/a-long-path/that-somebody-has-put-before-the-server',
};

/** An engine that nobody answers for, with a fallback. */
const ENGINES = {
  engines: {
    wan: {
      kind: 'openai-videos',
      flavour: 'sglang',
      model: 'wan',
      modes: ['text', 'image'],
      replicas: [NOBODY],
    },
  },
  models: { modela2: { engine: 'wan', fallbacks: ['sketch'] } },
};

const SET_ASIDE = `
  INSERT INTO engine_replicas (engine, replica, failures, paused_until, last_failure)
  VALUES ('wan', $1, 4, now() + interval '5 minutes', 'The video server takes no work: ' || repeat('Queue', 30))`;

/** To be looked at by an operator, with names as long as a provider's can be. */
const PAYMENT = `
  INSERT INTO payment_events (provider, id, kind, made_at, account_id, customer, outcome, detail, payload)
  VALUES ('stripe', 'evt_' || repeat('1Abc', 12), 'customer.subscription.updated', now(), $1, 'cus_' || repeat('2Def', 8),
    'unknown_price', 'price_' || repeat('3Ghi', 10), '{}')`;

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

/** The rules of axe that look at colours: nothing else can differ in the dark. */
const OF_COLOURS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** What axe finds that is serious, by the rules of WCAG 2.2 A and AA and axe's own best practices. */
async function seriousFaults(page: Page, options: object = {}): Promise<string[]> {
  const violations = await page.evaluate<Violation[]>(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** Looks at the page in light colours, and then in dark ones. */
async function expectGoodLooks(page: Page, path: string): Promise<void> {
  await page.evaluate(AXE);
  expect([path, await seriousFaults(page), await isTooWide(page)]).toEqual([path, [], false]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect([path, 'in the dark', await seriousFaults(page, OF_COLOURS), await isTooWide(page)]).toEqual([
    path,
    'in the dark',
    [],
    false,
  ]);
  await page.emulateMedia({ colorScheme: 'light' });
}

inChromium('the pages', () => {
  let server: TestServer;
  let browser: Browser;
  let operator: Person;
  /** The page of a video, and what strangers see of it. */
  let ofVideo: readonly [path: string, heading: string];
  let ofLink: readonly [path: string, heading: string];

  beforeAll(async () => {
    server = await startServer({ role: 'http', env: { CLIPWRIGHT_CONFIG: JSON.stringify(ENGINES) } });
    browser = await launch();
    operator = await newOperator(server.origin, server.database);
    await furnish();
  });

  afterAll(() => browser.close());

  /** Something of every kind to look at. */
  async function furnish(): Promise<void> {
    const owner = {
      accountId: await accountIdOf(server.database, operator.email),
      email: operator.email,
      key: '',
    };
    await seedWindow(server.database, owner, [1500, 900, 400, 20]);
    await rowsOf(server.database, PAYMENT, [owner.accountId]);
    const video = await seedVideo(server.database, owner, {
      prompt: 'a lighthouse by the sea at sunset, slow pan left',
      maker: { engine: 'sketch', fallback: true },
    });
    await seedVideo(server.database, owner, {
      status: 'failed',
      maker: { engine: 'openai-videos', fallback: false },
      error: { code: 'generation_failed', message: 'The engine gave up after three attempts.' },
    });
    await seedVideo(server.database, owner, { status: 'processing', progress: 0.4, prompt: 'x'.repeat(300) });
    await seedVideo(server.database, owner, { status: 'expired' });
    ofVideo = [`/videos/${video}`, 'a lighthouse by the sea at sunset, slow pan left'];
    const shared = await operator.tell<{ share: { link: string } }>({
      method: 'PUT',
      path: `/dashboard${ofVideo[0]}/share`,
      body: { days: 7, title: 'A lighthouse' },
    });
    ofLink = [new URL(shared.share.link).pathname, 'A lighthouse'];
    await operator.tell({ method: 'POST', path: '/dashboard/key' });
    const gift = { kind: 'grant', credits: 1_200, reason: 'for the trouble with the second room' };
    await operator.tell({ path: `/dashboard/operator/accounts/${owner.accountId}/credits`, body: gift });
    await operator.tell({ method: 'PATCH', path: '/dashboard/budget', body: { videos: 500 } });
    await rowsOf(server.database, SET_ASIDE, [NOBODY.name]);
    await rowsOf(
      server.database,
      `UPDATE videos SET created_at = created_at - interval '3 days' WHERE status = 'expired'`,
    );
  }

  const pageOfAccount = async (): Promise<readonly [path: string, heading: string]> => [
    `/operator/accounts/${await accountIdOf(server.database, operator.email)}`,
    operator.email,
  ];

  it.each(WIDTHS)(
    'have nothing serious for axe to find in light or dark, nothing too wide and nothing that jumps, %d pixels wide',
    async (width) => {
      const window = await openWindow(browser, server.origin, { width, scheme: 'light' });
      const { context, page, faults } = window;
      const jumps: (readonly [string, number])[] = [];
      await carryOver(context, operator);
      for (const [path, heading] of [...PAGES, await pageOfAccount(), ofVideo]) {
        await page.goto(path);
        await page.getByRole('heading', { name: heading, exact: true, level: 1 }).waitFor();
        await window.untilRead();
        jumps.push([path, await layoutShift(page)]);
        await expectGoodLooks(page, path);
      }
      expect(jumps.filter(([, shift]) => shift > 0.01)).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it.each(WIDTHS)('for people who are not signed in are as good, %d pixels wide', async (width) => {
    const { context, page, faults } = await openWindow(browser, server.origin, { width, scheme: 'light' });
    for (const [path, heading] of [...ENTRIES, ...PUBLIC, ofLink]) {
      await page.goto(path);
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      await expectGoodLooks(page, path);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('of the docs break no name in two on a phone', async () => {
    const { context, page } = await openWindow(browser, server.origin, { width: 390, scheme: 'light' });
    await carryOver(context, operator);
    for (const path of ['/docs', '/reference']) {
      await page.goto(path);
      await page.getByRole('heading', { name: 'Generate a video from text' }).waitFor();
      expect([path, await brokenNames(page)]).toEqual([path, []]);
    }
    await context.close();
  });

  it('differ between light and dark in colours alone', async () => {
    const { context, page } = await openWindow(browser, server.origin, { width: 1440, scheme: 'light' });
    await page.goto('/sign-in');
    expect(await moreThanColours(page)).toEqual([]);
    await context.close();
  });

  it('can be used with the keyboard alone', async () => {
    const { context, page } = await openWindow(browser, server.origin, { width: 1440, scheme: 'light' });
    await carryOver(context, operator);
    await page.goto('/');
    await page.getByRole('button', { name: 'Regenerate…' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Skip to the page');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Regenerate…');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focusedText(page)).toBe('Regenerate…');
    await context.close();
  });

  it('can be used within a second of a cold load', async () => {
    const timesMs: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { context, page } = await openWindow(browser, server.origin, { width: 1440, scheme: 'light' });
      await carryOver(context, operator);
      const { elapsedMs } = await atIdlePace(async () => {
        await page.goto('/', { waitUntil: 'commit' });
        await page.getByRole('link', { name: 'Make a video' }).waitFor();
      });
      timesMs.push(elapsedMs);
      await context.close();
    }
    expect(Math.min(...timesMs)).toBeLessThan(1_000);
  });

  it('load less than 100 kB of script and style, compressed', async () => {
    const html = (await call(server.origin, { path: '/' })).text;
    const files = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);
    const sizes = await Promise.all(
      files.map(async (path) => gzipSync((await call(server.origin, { path })).bytes).byteLength),
    );
    expect(files).toHaveLength(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(100_000);
  });
});

const MOST_TABS = 60;

async function tabTo(page: Page, text: string): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedText(page)) === text) return;
  }
  throw new Error(`The Tab key does not reach "${text}".`);
}
