import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { rowsOf, startServer, type TestServer, waitUntil } from '../support/index.js';
import { accountIdOf } from '../dashboard/support/operator.js';
import { newPerson, type Person } from '../dashboard/support/person.js';
import { carryOver, launch, openWindow } from './support/browser.js';
import { inChromium } from './support/in-chromium.js';

const CLIP = { resolution: '480p', duration: 1 };
const TABS = 3;
/** Pages that hear of nothing would ask after so long. */
const FLOOR_MS = 60_000;

inChromium('three tabs of one browser', () => {
  let server: TestServer;
  let browser: Browser;
  let person: Person;
  let context: BrowserContext;
  const tabs: Page[] = [];
  const asked: Request[] = [];
  const faults: string[] = [];
  const streams = (): Request[] =>
    asked.filter((request) => new URL(request.url()).pathname === '/dashboard/events');

  beforeAll(async () => {
    server = await startServer({ role: 'http' });
    browser = await launch();
    person = await newPerson(server.origin);
    const window = await openWindow(browser, server.origin, { width: 1440, scheme: 'light' });
    ({ context } = window);
    await carryOver(context, person);
    await window.page.close();
    context.on('request', (request) => asked.push(request));
    for (let n = 0; n < TABS; n += 1) {
      const tab = await context.newPage();
      tab.on('pageerror', (error) => faults.push(error.message));
      tabs.push(tab);
    }
  });

  afterAll(() => browser.close());

  /** Has every tab show a page, and what it has read when the stream began. */
  async function openAt(...paths: readonly string[]): Promise<void> {
    for (const [n, tab] of tabs.entries()) await tab.goto(paths[n % paths.length] ?? '/');
  }

  const all = (isSo: (tab: Page) => Promise<unknown>): Promise<unknown> => Promise.all(tabs.map(isSo));

  /** Whoever holds the lock reads; what counts are locks, as a tab that is left opens no stream and ends one late. */
  async function isOneReading(): Promise<boolean> {
    const { held, pending } = await (tabs[0] as Page).evaluate(() => navigator.locks.query());
    return held?.length === 1 && pending?.length === tabs.length - 1;
  }

  async function make(prompt: string): Promise<string> {
    const body = { ...CLIP, prompt };
    const { video_id: id } = await person.tell<{ video_id: string }>({ path: '/dashboard/videos', body });
    return id;
  }

  it('share one stream, and show by it alone what is made and deleted elsewhere', async () => {
    await openAt('/videos');
    await waitUntil({ what: 'a stream' }, () => streams().length > 0);
    const beganMs = performance.now();
    const id = await make('told to everybody');
    await all((tab) => tab.getByRole('article', { name: 'told to everybody' }).waitFor());
    expect(performance.now() - beganMs).toBeLessThan(FLOOR_MS / 2);
    await person.tell({ method: 'DELETE', path: `/dashboard/videos/${id}` });
    await all((tab) =>
      tab
        .getByRole('article', { name: 'told to everybody' })
        .locator('.tile-state')
        .getByText('Canceled')
        .waitFor(),
    );
    await person.tell({ method: 'DELETE', path: `/dashboard/videos/${id}` });
    await all((tab) =>
      tab.getByRole('article', { name: 'told to everybody' }).waitFor({ state: 'detached' }),
    );
    expect(streams()).toHaveLength(1);
  });

  it('agree on list, credits and window', async () => {
    await openAt('/', '/credits', '/videos');
    const [overview, credits, videos] = tabs as [Page, Page, Page];
    await credits.getByRole('heading', { name: 'For the playground' }).waitFor();
    await overview.locator('.figure[data-used="0"]').waitFor();
    const id = await make('seen in three places');
    await videos.getByRole('article', { name: 'seen in three places' }).waitFor();
    await overview.getByRole('article', { name: 'seen in three places' }).waitFor();
    await credits.getByText(id).waitFor();
    const accountId = await accountIdOf(server.database, person.email);
    await rowsOf(server.database, `UPDATE subscriptions SET plan = 'api' WHERE account_id = $1`, [accountId]);
    const { api_key: key } = await person.tell<{ api_key: string }>({
      method: 'POST',
      path: '/dashboard/key',
    });
    await fetch(`${server.origin}/api/v1/text-to-video`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        Prefer: 'respond-async',
      },
      body: JSON.stringify({ ...CLIP, prompt: 'by a key' }),
    });
    await overview.locator('.figure[data-used="1"]').waitFor();
    expect(await credits.getByText(id).count()).toBe(1);
  });

  it('say why what waits is not begun: that nothing makes such videos, or that the queue is paused', async () => {
    const nothing = 'Nothing makes videos like this one at the moment.';
    const paused = 'Whoever runs this server has paused it for now.';
    const turn = (change: string) =>
      rowsOf(
        server.database,
        `WITH turned AS (${change} RETURNING name) SELECT pg_notify('work_switched', name) FROM turned`,
        [],
      );
    const { videos } = await person.tell<{ videos: { video_id: string }[] }>({ path: '/dashboard/videos' });
    const id = videos[0]?.video_id;
    await openAt(`/playground?video=${id}`, `/videos/${id}`);
    await all((tab) => tab.getByText(nothing).waitFor());
    await turn(`INSERT INTO work_switches (scope, name) VALUES ('queue', '')`);
    await all((tab) => tab.getByText(paused).waitFor());
    await turn(`DELETE FROM work_switches WHERE scope = 'queue'`);
    await all((tab) => tab.getByText(nothing).waitFor());
    expect(await Promise.all(tabs.map((tab) => tab.getByText(paused).count()))).toEqual([0, 0, 0]);
  });

  it('go on when the tab that read the stream is closed', async () => {
    await openAt('/videos');
    await waitUntil({ what: 'one tab to read, and the others to wait' }, isOneReading);
    const before = streams();
    const reader = before.at(-1)?.frame().page();
    tabs.splice(tabs.indexOf(reader as Page), 1);
    await reader?.close();
    await waitUntil({ what: 'another tab to read' }, () => streams().length > before.length);
    await make('after a tab was closed');
    await all((tab) => tab.getByRole('article', { name: 'after a tab was closed' }).waitFor());
    expect(await isOneReading()).toBe(true);
  });

  it('say that they reconnect while the server is away, and nothing of it once it is back', async () => {
    await openAt('/videos');
    await all((tab) => tab.getByRole('article').first().waitFor());
    const { port } = new URL(server.origin);
    await server.stop();
    await all((tab) => tab.getByText('Reconnecting').waitFor());
    server = await startServer({
      role: 'http',
      database: server.database,
      home: server.home,
      env: { PORT: port },
    });
    await all((tab) => tab.getByText('Reconnecting').waitFor({ state: 'detached' }));
    await make('after the outage');
    await all((tab) => tab.getByRole('article', { name: 'after the outage' }).waitFor());
    await all((tab) => tab.getByRole('alert').waitFor({ state: 'detached' }));
    expect(faults).toEqual([]);
  });
});
