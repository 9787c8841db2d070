import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Answer,
  call,
  errorOf,
  multipart,
  noisePicture,
  postText,
  reservedBytes,
  rowsOf,
  seedAccount,
  type SeededAccount,
  seedStored,
  startServer,
  type TestServer,
} from '../support/index.js';
import { besideAttack } from './support/beside-attack.js';

/** The smallest budget there is. */
const BUDGET_BYTES = 1_000_000_000;
/** What a 1 s clip at 480p is reckoned to take. */
const CLIP_BYTES = 307_440;
/** How much longer a call of the customer may take beside an attack on as few cores as there are. */
const SLOWER_AT_MOST = 15;
const AT_ONCE = { headers: [['Prefer', 'respond-async']] as [string, string][] };
const PICTURE = noisePicture(600);
const OF_IMAGES = /\.image\./;

let server: TestServer;
let replica: TestServer;
let payer: SeededAccount;

beforeAll(async () => {
  const env = { STORAGE_MAX_GB: '1', RATE_LIMIT: '1000' };
  server = await startServer({ role: 'http', env });
  replica = await startServer({ role: 'http', env, database: server.database, home: server.home });
  payer = await seedAccount(server.database);
});

const admit = (account: SeededAccount, at: TestServer = server): Promise<Answer> =>
  postText({ origin: at.origin, key: account.key }, undefined, AT_ONCE);

const idOf = (answer: Answer): string => (answer.json as { video_id: string }).video_id;

const cancel = (account: SeededAccount, id: string): Promise<Answer> =>
  call(server.origin, { method: 'DELETE', path: `/api/v1/videos/${id}`, key: account.key });

/**
 * Leaves room for so many clips in the budget, by a video of somebody else; gives it back when the work is
 * done.
 */
async function withRoomFor(clips: number, work: () => Promise<void>): Promise<void> {
  const filler = await seedStored(
    server.database,
    await seedAccount(server.database),
    BUDGET_BYTES - (await reservedBytes(server.database)) - clips * CLIP_BYTES,
  );
  await work();
  await rowsOf(server.database, 'DELETE FROM storage_holds WHERE video_id = $1', [filler]);
  await rowsOf(server.database, 'DELETE FROM videos WHERE id = $1', [filler]);
}

/** One call of the customer: a video is begun, and taken back so that the next finds the same server. */
async function pays(): Promise<Answer> {
  const answer = await admit(payer);
  if (answer.status === 202) await cancel(payer, idOf(answer));
  return answer;
}

describe('an account that sends an image and deletes the video while it waits, again and again', () => {
  it('leaves nothing on the disk and takes nothing of the budget, and who pays is served beside it', async () => {
    const attacker = await seedAccount(server.database);
    const form = multipart(
      ['image', 'image/png', PICTURE],
      ['request', 'application/json', JSON.stringify({ duration: 1, resolution: '480p' })],
    );
    const send = {
      method: 'POST',
      path: '/api/v1/image-to-video.php',
      key: attacker.key,
      body: form.body,
      headers: [...form.headers, ...AT_ONCE.headers],
    };
    let rounds = 0;
    const attack = async (signal: AbortSignal): Promise<void> => {
      while (!signal.aborted || rounds < 8) {
        const answer = await call(server.origin, send);
        expect(answer.status).toBe(202);
        await cancel(attacker, idOf(answer));
        rounds += 1;
      }
    };
    const before = await reservedBytes(server.database);
    const { alone, beside } = await besideAttack({
      customer: pays,
      attack,
      atHeight: () => Promise.resolve(),
      calls: 20,
    });
    expect(beside.p95Ms / alone.p95Ms).toBeLessThan(SLOWER_AT_MOST);
    expect(beside.answers.map(({ status }) => status)).toEqual(beside.answers.map(() => 202));
    expect((await readdir(join(server.home, 'media'))).filter((name) => OF_IMAGES.test(name))).toEqual([]);
    expect(await reservedBytes(server.database)).toBe(before);
  });
});

describe('the last bytes of the budget', () => {
  it('are given once, however many ask at once and on whichever replica, and canceled ones can be had again', async () => {
    await withRoomFor(5, async () => {
      const accounts = await Promise.all(Array.from({ length: 4 }, () => seedAccount(server.database)));
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, index) =>
          admit(accounts[index % 4]!, index % 2 === 0 ? server : replica),
        ),
      );
      const admitted = answers.filter(({ status }) => status === 202);
      expect([admitted.length, await reservedBytes(server.database)]).toEqual([5, BUDGET_BYTES]);
      for (const refused of answers.filter(({ status }) => status !== 202))
        expect(errorOf(refused, 'storage_full').video_id).toBeUndefined();
      errorOf(await admit(payer), 'storage_full');
      const first = answers.findIndex(({ status }) => status === 202);
      await cancel(accounts[first % 4]!, idOf(answers[first]!));
      expect((await admit(payer)).status).toBe(202);
    });
  });
});

describe('an account that fills its share of the storage', () => {
  it('is told storage_full alone: who pays is served as before', async () => {
    const attacker = await seedAccount(server.database);
    await seedStored(server.database, attacker, BUDGET_BYTES / 2 - CLIP_BYTES);
    expect((await admit(attacker)).status).toBe(202);
    const attack = async (signal: AbortSignal): Promise<void> => {
      while (!signal.aborted) expect(errorOf(await admit(attacker), 'storage_full').error).toMatch(/share/);
    };
    const { alone, beside } = await besideAttack({
      customer: pays,
      attack,
      atHeight: () => Promise.resolve(),
      calls: 20,
    });
    expect(beside.p95Ms / alone.p95Ms).toBeLessThan(SLOWER_AT_MOST);
    expect(beside.answers.map(({ status }) => status)).toEqual(beside.answers.map(() => 202));
  });
});
