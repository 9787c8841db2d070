import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectSecurely } from 'node:tls';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Answer,
  call,
  errorOf,
  postText,
  seedAccount,
  type SeededAccount,
  seedVideo,
  selfSignedCertificate,
  startServer,
  temporaryFolder,
  type TestServer,
  VIDEO_STATUS,
  waitUntil,
} from '../support/index.js';
import { besideAttack } from './support/beside-attack.js';
import { MOST_SLOWDOWN } from './support/slowdown.js';
import { openFilesOf, StalledReaders } from './support/stalled-readers.js';

const ROOM = 40;
const DOWNLOADS = ROOM / 2;
const PATIENCE_SECONDS = 4;
/** Above what the systems of both sides take in for a client that reads nothing. */
const LARGE_BYTES = 48 * 1024 * 1024;

let server: TestServer;
let payer: SeededAccount;
let small: string;
let large: string;

beforeAll(async () => {
  const env = {
    CONNECTIONS_MAX: String(ROOM),
    DOWNLOAD_PATIENCE_SECONDS: String(PATIENCE_SECONDS),
    SYNC_WAIT_SECONDS: String(PATIENCE_SECONDS + 2),
  };
  server = await startServer({ role: 'http', env });
  payer = await seedAccount(server.database);
  [small, large] = [await seedFile(1_000), await seedFile(LARGE_BYTES)];
});

/** A finished video of the customer whose file is so many zeros; gives its path. */
async function seedFile(bytes: number): Promise<string> {
  const name = `${await seedVideo(server.database, payer)}-1.mp4`;
  const file = join(server.home, 'media', name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, '');
  await truncate(file, bytes);
  return `/media/${name}`;
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: clips\r\n\r\n`;
const statusOf = (path: string): string => `${VIDEO_STATUS}?video_id=${/vid_\w+/.exec(path)?.[0]}`;
const videosOpen = (): number => openFilesOf(server.pid).videos;
const ok = (count: number): number[] => Array.from({ length: count }, () => 200);

describe('downloads that nobody reads', () => {
  it('take half of the connections at most, are told busy beyond, and a customer who pays is served as ever', async () => {
    const readers = new StalledReaders(server.origin);
    const { alone, beside } = await besideAttack({
      customer: () => call(server.origin, { path: statusOf(small), key: payer.key }),
      attack: () => readers.ask(2 * ROOM, get(large)),
      atHeight: () => waitUntil({ what: 'all to be told' }, () => readers.told === 2 * ROOM),
    });
    expect(beside.answers.map(({ status }) => status)).toEqual(ok(beside.answers.length));
    expect(beside.p95Ms).toBeLessThan(alone.p95Ms * MOST_SLOWDOWN);
    expect(readers.statusLines.filter((line) => line.includes('200'))).toHaveLength(DOWNLOADS);
    expect(readers.statusLines.filter((line) => line.startsWith('HTTP/1.1 500')).length).toBeGreaterThan(0);
    expect(videosOpen()).toBeLessThanOrEqual(DOWNLOADS);
    expect((await call(server.origin, { path: '/readyz' })).status).toBe(200);
    readers.hangUp();
  });

  it('make room for a customer who fetches a video, as soon as they have stood still for a while', async () => {
    const readers = new StalledReaders(server.origin);
    await readers.ask(DOWNLOADS, get(large));
    await waitUntil({ what: 'the downloads to begin' }, () => videosOpen() === DOWNLOADS);
    const fetched = await waitUntil({ what: 'a customer to be served' }, async () => {
      const answer = await call(server.origin, { path: small });
      return answer.status === 200 ? answer : null;
    });
    expect(fetched.bytes).toHaveLength(1_000);
    expect(videosOpen()).toBeGreaterThan(0);
    readers.hangUp();
  });

  it('end after DOWNLOAD_PATIENCE_SECONDS, their files closed, while who reads on and who is held stays', async () => {
    await waitUntil({ what: 'the server to be quiet' }, () => videosOpen() === 0);
    const before = openFilesOf(server.pid).all;
    const held = postText({ origin: server.origin, key: payer.key });
    const reader = readOn(large);
    const readers = new StalledReaders(server.origin);
    await readers.ask(DOWNLOADS - 2, get(large));
    await waitUntil({ what: 'the downloads to begin' }, () => videosOpen() === DOWNLOADS - 1);
    await waitUntil({ what: 'the stalled ones to be ended' }, () => videosOpen() === 1);
    const answer = await reader.rest();
    expect(answer).toBe(LARGE_BYTES);
    errorOf(await held, 'generation_timeout');
    readers.hangUp();
    await waitUntil({ what: 'the descriptors to be as before' }, () => openFilesOf(server.pid).all <= before);
    await waitUntil({ what: 'a line in the log' }, () => /"read-too-slowly":\d+/.test(server.stderr()));
  });
});

/** Reads a file bit by bit, and all that is left when it is asked to; gives how many bytes the body had. */
function readOn(path: string): { rest: () => Promise<number> } {
  const { hostname, port } = new URL(server.origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(get(path).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  let [bytes, isSlow] = [0, true];
  socket.on('data', (chunk: Buffer) => {
    bytes += bytes === 0 ? chunk.length - chunk.indexOf('\r\n\r\n') - 4 : chunk.length;
    if (!isSlow) return;
    socket.pause();
    void sleep(50).then(() => socket.resume());
  });
  const ended = once(socket, 'end');
  return {
    rest: async () => {
      isSlow = false;
      await ended;
      return bytes;
    },
  };
}

describe('a download over TLS that nobody reads', () => {
  it('ends like any other, its file closed', async () => {
    const { cert, key } = selfSignedCertificate();
    const folder = await temporaryFolder('tls');
    const [TLS_CERT, TLS_KEY] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    await Promise.all([writeFile(TLS_CERT, cert), writeFile(TLS_KEY, key)]);
    const secure = await startServer({
      role: 'http',
      database: server.database,
      home: server.home,
      env: { TLS_CERT, TLS_KEY, DOWNLOAD_PATIENCE_SECONDS: '2' },
    });
    const socket = connectSecurely({
      host: '127.0.0.1',
      port: Number(new URL(secure.origin).port),
      ca: cert,
    }).on('error', () => undefined);
    socket.write(get(large));
    await waitUntil({ what: 'the download to begin' }, () => openFilesOf(secure.pid).videos === 1);
    await waitUntil({ what: 'the download to be ended' }, () => openFilesOf(secure.pid).videos === 0);
    expect(
      await waitUntil({ what: 'a line in the log' }, () => secure.stderr().includes('"read-too-slowly":1')),
    ).toBe(true);
    socket.destroy();
  });
});

describe('connections that ask for nothing', () => {
  it('make room, those that waited longest first, so that all who ask are served', async () => {
    const idle = new StalledReaders(server.origin);
    await idle.ask(3 * ROOM, 'GET ');
    const answers: Answer[] = [];
    for (let index = 0; index < 10; index += 1)
      answers.push(await call(server.origin, { path: statusOf(small), key: payer.key }));
    expect(answers.map(({ status }) => status)).toEqual(ok(10));
    expect(idle.closed).toBeGreaterThan(ROOM);
    idle.hangUp();
  });
});
