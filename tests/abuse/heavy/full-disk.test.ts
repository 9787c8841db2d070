import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { plainPng } from '../../corpora/support-image/plain-png.js';
import { newPerson, type Person } from '../../dashboard/support/person.js';
import { startEmbedded, embeddedUrl } from '../../faults/embedded-server.js';
import { everyRoute, titleOf } from '../../faults/every-route.js';
import { fillLog } from '../../faults/fill-log.js';
import { toldOf } from '../../faults/lose-under.js';
import { onDisk, SmallDisk } from '../../faults/small-disk.js';
import { Visitor, WELCOME } from '../../faults/visitor.js';
import {
  type Answer,
  atEndOfFile,
  call,
  errorOf,
  multipart,
  reservedBytes,
  seedAccount,
  type SeededAccount,
  seedVideo,
  SHORT_CLIP,
  startServer,
  statusOf,
  temporaryFolder,
  type TestServer,
  waitUntil,
} from '../../support/index.js';

const PICTURE = plainPng(640, 360);
const DATA_URI = `data:image/png;base64,${PICTURE.toString('base64')}`;
const IMAGE_TO_VIDEO = '/api/v1/image-to-video.php';

/** A host of pictures on loopback, and how often it was asked. */
async function pictureHost(): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  const host = createServer((_, response) => {
    asked += 1;
    response.end(PICTURE);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  atEndOfFile(() => new Promise<void>((resolve) => void host.close(() => resolve())));
  return { url: `http://127.0.0.1:${(host.address() as AddressInfo).port}/picture.png`, asked: () => asked };
}

interface Ways {
  readonly server: TestServer;
  readonly account: SeededAccount;
  readonly person: Person;
  readonly imageUrl: string;
}

/** Every way to begin a video that has an image: by URL, as a data URI, as a file, and in the dashboard. */
const withImage = ({ server, account, person, imageUrl }: Ways): Promise<Answer>[] => {
  const post = { method: 'POST', path: IMAGE_TO_VIDEO, key: account.key };
  const prefer: [string, string] = ['Prefer', 'respond-async'];
  const form = multipart(
    ['image', 'image/png', PICTURE],
    ['request', 'application/json', JSON.stringify(SHORT_CLIP)],
  );
  return [
    call(server.origin, { ...post, headers: [prefer], body: { ...SHORT_CLIP, image_url: imageUrl } }),
    call(server.origin, { ...post, headers: [prefer], body: { ...SHORT_CLIP, image_url: DATA_URI } }),
    call(server.origin, { ...post, headers: [...form.headers, prefer], body: form.body }),
    person.ask({ path: '/dashboard/videos', body: { ...SHORT_CLIP, image_url: DATA_URI } }),
  ];
};

const withText = ({ server, account, person }: Ways): Promise<Answer>[] => [
  call(server.origin, {
    method: 'POST',
    path: '/api/v1/text-to-video.php',
    key: account.key,
    headers: [['Prefer', 'respond-async']],
    body: SHORT_CLIP,
  }),
  person.ask({ path: '/dashboard/videos', body: SHORT_CLIP }),
];

async function openOn(disk: SmallDisk, reserveMb: string): Promise<Ways & { asked: () => number }> {
  const { url, asked } = await pictureHost();
  const env = {
    STORAGE_DIR: disk.folder,
    DISK_RESERVE_MB: reserveMb,
    ALLOW_PRIVATE_IMAGE_HOSTS: 'on',
    ALLOWED_IMAGE_HOSTS: new URL(url).host,
  };
  const server = await startServer({ role: 'http', env });
  return {
    server,
    account: await seedAccount(server.database),
    person: await newPerson(server.origin),
    imageUrl: url,
    asked,
  };
}

/** Refused before anything counts, with nothing reserved; and who only reads is served. */
async function expectRefused({ server, account }: Ways, answers: readonly Answer[]): Promise<void> {
  for (const answer of answers) expect(errorOf(answer, 'storage_full').video_id).toBeUndefined();
  const counted = answers
    .map((answer) => answer.header('X-RateLimit-Remaining'))
    .filter((left) => left !== null);
  expect(new Set(counted)).toEqual(new Set(['15']));
  expect(await reservedBytes(server.database)).toBe(0);
  const id = await seedVideo(server.database, account, { status: 'failed' });
  expect((await statusOf({ origin: server.origin, key: account.key }, id)).status).toBe('failed');
}

const isOurFault = (answer: Answer | null): boolean =>
  answer?.status === 500 && answer.text.includes('"internal_error"');

onDisk('a disk for videos', () => {
  it('that is full as an image is written: every way to send one is told storage_full, and works once there is room', async () => {
    const disk = await SmallDisk.mount('size=400m,nr_inodes=40');
    const ways = await openOn(disk, '0');
    await disk.fillInodes();
    await expectRefused(ways, await Promise.all(withImage(ways)));
    await disk.empty();
    expect((await Promise.all(withImage(ways))).map(({ status }) => status)).toEqual([202, 202, 202, 202]);
  });

  it('that has no more than the reserve: every way to begin a video is told storage_full before anything is fetched', async () => {
    const disk = await SmallDisk.mount('size=100m');
    const ways = await openOn(disk, '20');
    await disk.fill(19_000_000);
    await expectRefused(ways, await Promise.all([...withText(ways), ...withImage(ways)]));
    expect(ways.asked()).toBe(0);
    await disk.empty();
    expect((await Promise.all([...withText(ways), ...withImage(ways)])).map(({ status }) => status)).toEqual([
      202, 202, 202, 202, 202, 202,
    ]);
  });
});

onDisk('a disk that others fill, with the embedded database on it', () => {
  it('ends the database and nothing else: no route says internal_error, nothing is lost, and all is well once there is room', async () => {
    const disk = await SmallDisk.mount('size=400m');
    const server = await startEmbedded(disk.folder, {
      ...WELCOME,
      DISK_RESERVE_MB: '50',
      STORAGE_DIR: await temporaryFolder('storage'),
    });
    const database = {
      name: 'clipwright',
      url: await embeddedUrl(disk.folder),
      drop: () => Promise.resolve(),
    };
    const visitor = await Visitor.at({ origin: server.origin, database });
    const routes = await everyRoute(server.origin);
    const kept = await seedAccount(database);
    const calls: (() => Promise<Answer>)[] = [];
    for (const route of routes) calls.push(await visitor.ready(route));
    await disk.fill(0);
    await fillLog(database);
    const answers = await Promise.all(calls.map((calling) => calling().catch(() => null)));
    const told = answers.map(
      (answer, index) =>
        `${titleOf(routes[index]!)}: ${isOurFault(answer) ? 'internal_error' : toldOf(routes[index]!, answer)}`,
    );
    expect(told).toEqual(routes.map((route) => `${titleOf(route)}: in order`));
    await disk.empty();
    const account = await waitUntil({ what: 'the database to come back' }, async () => {
      const answer = await call(server.origin, { path: '/api/v1/account', key: kept.key });
      return answer.status === 200 && answer;
    });
    expect(account.json).toMatchObject({ account_id: kept.accountId });
    expect(
      (
        await call(server.origin, {
          method: 'POST',
          path: '/api/v1/text-to-video',
          key: kept.key,
          body: SHORT_CLIP,
        })
      ).status,
    ).toBe(200);
    expect(server.process.exitCode).toBeNull();
  });
});
