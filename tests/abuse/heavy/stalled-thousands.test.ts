import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Answer,
  call,
  postText,
  seedAccount,
  type SeededAccount,
  seedVideo,
  startServer,
  type TestServer,
  waitUntil,
} from '../../support/index.js';
import { besideAttack } from '../support/beside-attack.js';
import { MOST_SLOWDOWN } from '../support/slowdown.js';
import { openFilesOf, StalledReaders } from '../support/stalled-readers.js';

const READERS = 5_000;
/** Connections to the database that a busy server opens and keeps for a while. */
const POOLS = 40;
/** Opened at once: a system keeps no more than some thousands that nobody has accepted yet. */
const AT_ONCE = 250;
/** Above what the systems of both sides take in for a client that reads nothing. */
const LARGE_BYTES = 16 * 1024 * 1024;

let server: TestServer;
let payer: SeededAccount;
let small: string;
let large: string;

// Every limit as it comes, but the window; and patience without end, so that all of them stand still at once
// on any machine.
beforeAll(async () => {
  server = await startServer({
    role: 'http',
    env: { RATE_LIMIT: '1000', DOWNLOAD_PATIENCE_SECONDS: '3600' },
  });
  payer = await seedAccount(server.database);
  [small, large] = [await seedFile(20_000), await seedFile(LARGE_BYTES)];
});

async function seedFile(bytes: number): Promise<string> {
  const name = `${await seedVideo(server.database, payer)}-1.mp4`;
  await mkdir(join(server.home, 'media'), { recursive: true });
  await writeFile(join(server.home, 'media', name), '');
  await truncate(join(server.home, 'media', name), bytes);
  return `/media/${name}`;
}

/** Asks for a video and takes it back, so that the customer's own never add up. */
async function paidCall(): Promise<Answer> {
  const answer = await postText({ origin: server.origin, key: payer.key }, undefined, {
    headers: [['Prefer', 'respond-async']],
  });
  const { video_id: id = '' } = answer.json as { video_id?: string };
  await call(server.origin, { method: 'DELETE', path: `/api/v1/videos/${id}`, key: payer.key });
  return answer;
}

describe(`${READERS} downloads that nobody reads`, () => {
  it('take their share of the descriptors, and leave paid calls, health and the downloads of customers as they were', async () => {
    const before = openFilesOf(server.pid).all;
    const readers = new StalledReaders(server.origin);
    const share = Math.min(READERS, Number(/"downloads":(\d+)/.exec(server.stderr())?.[1]));
    const { alone, beside } = await besideAttack({
      customer: paidCall,
      attack: async (signal) => {
        while (readers.sockets.length < READERS && !signal.aborted)
          await readers.ask(AT_ONCE, `GET ${large} HTTP/1.1\r\nHost: clips\r\n\r\n`);
      },
      atHeight: () => waitUntil({ what: 'all readers to be told' }, () => readers.told >= READERS),
    });
    // On a machine that is late the system resets some of a wave before the server has taken them.
    expect(openFilesOf(server.pid).videos).toBe(
      Math.min(share, readers.statusLines.filter((line) => line.includes('200')).length),
    );
    expect(beside.answers.map(({ status }) => status)).toEqual(alone.answers.map(() => 202));
    expect(beside.p95Ms).toBeLessThan(alone.p95Ms * MOST_SLOWDOWN);
    expect((await call(server.origin, { path: '/readyz' })).status).toBe(200);
    expect((await waitUntil({ what: 'a customer to fetch a video' }, () => fetched())).bytes).toHaveLength(
      20_000,
    );
    readers.hangUp();
    await waitUntil(
      { what: 'the descriptors to be as before, but for the pools of the database' },
      () => openFilesOf(server.pid).all <= before + POOLS,
    );
  });
});

/** Null while all that the downloads may take is taken. */
async function fetched(): Promise<Answer | null> {
  const answer = await call(server.origin, { path: small });
  return answer.status === 200 ? answer : null;
}
