import { beforeAll, describe, expect, it } from '@jest/globals';
import { type HostOptions, runNode } from '../../apps/n8n-node/test/support/n8n-host.mjs';
import { noisyPng } from '../corpora/support-image/plain-png.js';
import { carryOver, launch, openWindow, type Window } from '../browser/support/browser.js';
import { newPerson, type Person } from '../dashboard/support/person.js';
import { call, generated, multipart, seedAccount } from '../support/index.js';
import { type Proxied, startBehindNginx } from './web-servers/proxying-nginx.js';

/**
 * The node spreads its calls over what is left of the window, for as long as that takes; all else is as
 * shipped.
 */
const WINDOW = { RATE_LIMIT: '60' };
const PEOPLE = 10;
const ITEMS = 20;
const TABS = ['/', '/videos', '/videos', '/usage', '/playground'];
/** Just under 10 MiB. */
const PHOTO = noisyPng(1_860, 1_870);
const QUICK = { duration: 1, resolution: '480p' };

let day: Proxied;

beforeAll(async () => {
  day = await startBehindNginx(WINDOW);
});

interface Line {
  readonly msg: string;
  readonly method: string;
  readonly route: string;
  readonly status: number | null;
}

/** A page that is loaded again or closed lets go of what it has asked for. */
const letGo = ({ method, route, status }: Line): boolean =>
  status === null && method === 'GET' && route.startsWith('/dashboard/');

/** Every request that was refused, or answered late enough for its caller to leave. */
const refusals = (): string[] => {
  const lines = day.server
    .stderr()
    .split('\n')
    .slice(0, -1)
    .map((text) => JSON.parse(text) as Line);
  const refused = lines.filter(({ msg, status }) => msg === 'request' && (status === null || status >= 400));
  return refused
    .filter((line) => !letGo(line))
    .map(({ method, route, status }) => `${method} ${route}: ${status ?? 'no answer'}`);
};

/** Somebody's morning: signs up, looks round, leaves, mistypes the password once and comes back. */
async function morning(): Promise<Person> {
  const person = await newPerson(day.address);
  await lookRound(person);
  await person.tell({ method: 'POST', path: '/dashboard/sign-out' });
  expect((await person.signIn('not my password')).status).toBe(401);
  expect((await person.signIn()).status).toBe(200);
  await lookRound(person);
  return person;
}

async function lookRound(person: Person): Promise<void> {
  for (const path of ['overview', 'usage', 'videos', 'models', 'sessions', 'session'])
    await person.tell({ path: `/dashboard/${path}` });
}

/** What an n8n workflow does with a folder of photographs. */
async function batch(): Promise<number> {
  const { key: apiKey } = await seedAccount(day.server.database);
  const photo = { data: PHOTO.toString('base64'), mimeType: 'image/png' };
  const items: HostOptions['items'] = Array.from({ length: ITEMS }, () => ({ json: {}, binary: { photo } }));
  const parameters = {
    resource: 'video',
    operation: 'generateFromImage',
    output: 'url',
    imageSource: 'binary',
    imageField: 'photo',
    additionalFields: QUICK,
  };
  const run = await runNode({ baseUrl: day.address, apiKey, parameters, items });
  return run.items.filter(({ json }) => json['status'] === 'completed').length;
}

/** A program that sends its photographs as a form, three at once. */
async function forms(): Promise<string[]> {
  const { key } = await seedAccount(day.server.database);
  const { headers, body } = multipart(
    ['image', 'image/png', PHOTO],
    ['request', 'application/json', JSON.stringify(QUICK)],
  );
  const post = () =>
    call(day.address, { method: 'POST', path: '/api/v1/image-to-video.php', key, headers, body });
  return (await Promise.all([post(), post(), post()])).map(
    (answer) => new URL(generated(answer).video_url).pathname,
  );
}

/** Five tabs of one browser, each loaded and loaded again. */
async function tabs(person: Person): Promise<string[]> {
  const browser = await launch();
  try {
    const windows: Window[] = [];
    for (const path of TABS)
      windows.push(
        await openTab(await openWindow(browser, day.address, { width: 1440, scheme: 'light' }), person, path),
      );
    await Promise.all(windows.flatMap(({ page }) => page.reload({ waitUntil: 'networkidle' })));
    return windows.flatMap(({ faults }) => faults);
  } finally {
    await browser.close();
  }
}

async function openTab(window: Window, person: Person, path: string): Promise<Window> {
  await carryOver(window.context, person);
  await window.page.goto(path, { waitUntil: 'networkidle' });
  return window;
}

describe('an ordinary day behind one nginx, with the settings as shipped', () => {
  let people: Person[] = [];
  let videos: string[] = [];

  it('lets ten people of one office sign up, look round, mistype and come back', async () => {
    people = await Promise.all(Array.from({ length: PEOPLE }, () => morning()));
    expect(refusals()).toEqual(people.map(() => 'POST /dashboard/sign-in: 401'));
  });

  it('makes twenty videos of large photographs in one workflow, takes three forms at once beside it, and five tabs stay open meanwhile', async () => {
    const [person] = people;
    if (person === undefined) throw new Error('Nobody came.');
    const before = refusals().length;
    const [completed, paths, faults] = await Promise.all([batch(), forms(), tabs(person)]);
    videos = paths;
    expect(completed).toBe(ITEMS);
    expect(faults).toEqual([]);
    expect(refusals().slice(before)).toEqual([]);
  });

  it('shows a video in five tabs, each of which reads it in parts', async () => {
    const parts = Array.from({ length: 40 }, (_, part) => part).flatMap((part) =>
      videos.map((path) => ({ path, part })),
    );
    const statuses = await Promise.all(
      parts.map(({ path, part }) => call(day.address, { path, headers: [['Range', `bytes=${part}-`]] })),
    );
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([206]));
  });
});
