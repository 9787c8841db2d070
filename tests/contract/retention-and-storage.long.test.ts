import { access, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { createVideoId } from '@clipwright/core/keys';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  call,
  errorOf,
  generated,
  postText,
  rowsOf,
  seedAccount,
  seedStored,
  seedVideo,
  type SeededAccount,
  startServer,
  statusOf,
  type TestServer,
  untilStatus,
  waitUntil,
} from '../support/index.js';

let server: TestServer;
let owner: SeededAccount;
let caller: { origin: string; key: string };

beforeAll(async () => {
  server = await startServer({
    env: { SWEEP_EVERY_SECONDS: '1', SWEEP_MIN_AGE_SECONDS: '1800', RETENTION_DAYS: '7' },
  });
  owner = await seedAccount(server.database);
  caller = { origin: server.origin, key: owner.key };
});

const inMedia = (file: string): string => join(server.home, 'media', file);
const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
const isGone = async (path: string): Promise<boolean> => !(await isThere(path));

const holdsOf = async (...ids: string[]): Promise<number> =>
  (await rowsOf(server.database, 'SELECT 1 FROM storage_holds WHERE video_id = ANY($1)', [ids])).length;

async function makeOld(file: string): Promise<void> {
  const hourAgo = new Date(Date.now() - 3_600_000);
  await utimes(file, hourAgo, hourAgo);
}

describe('retention', () => {
  it('promises a finished video for RETENTION_DAYS, then removes the file and says expired', async () => {
    const { video_id: id, video_url: url } = generated(await postText(caller));
    const { completed_at: completed, expires_at: expires } = await statusOf(caller, id);
    expect(Date.parse(expires ?? '') - Date.parse(completed ?? '')).toBe(7 * 86_400_000);
    await rowsOf(server.database, `UPDATE videos SET expires_at = now() WHERE id = $1`, [id]);
    expect(await untilStatus(caller, id, 'expired')).toMatchObject({
      video_url: null,
      progress: 100,
      credits_used: 1,
    });
    await waitUntil({ what: 'the file to go' }, () =>
      isGone(inMedia(new URL(url).pathname.split('/').at(-1) ?? '')),
    );
    errorOf(await call(server.origin, { path: new URL(url).pathname }), 'not_found');
  });
});

describe('the sweep', () => {
  it('removes every file that nobody owns: of no video, of one that failed, half written, or a trial; and leaves young files and those of others alone', async () => {
    generated(await postText(caller));
    const failed = await seedVideo(server.database, owner, { status: 'failed' });
    const orphan = createVideoId(randomBytes);
    const old = [
      `${orphan}-1.mp4`,
      `${orphan}-1.mp4.part`,
      `${orphan}.image.png`,
      `${failed}.image.jpg`,
      `${failed}-2.mp4`,
      'probe-host-1.part',
    ].map(inMedia);
    const kept = [`${createVideoId(randomBytes)}-1.mp4`, 'holiday.mp4'].map(inMedia);
    for (const file of [...old, ...kept]) await writeFile(file, 'x');
    for (const file of [...old, inMedia('holiday.mp4')]) await makeOld(file);
    await waitUntil({ what: 'the orphans to go' }, async () =>
      (await Promise.all(old.map(isGone))).every(Boolean),
    );
    expect(await Promise.all(kept.map(isThere))).toEqual([true, true]);
  });

  it('leaves what somebody owns however old it is: each attempt of a video in the making, a completed one, and one that is about to be admitted', async () => {
    const [making, completed] = [
      await seedVideo(server.database, owner, { status: 'processing' }),
      await seedVideo(server.database, owner),
    ];
    const coming = createVideoId(randomBytes);
    await rowsOf(
      server.database,
      'INSERT INTO storage_holds (video_id, account_id, bytes, pending_bytes) VALUES ($1, $2, 1, 1)',
      [coming, owner.accountId],
    );
    const owned = [
      `${making}-1.mp4`,
      `${making}-2.mp4.part`,
      `${making}.image.png`,
      `${completed}-1.mp4`,
      `${coming}.image.png`,
    ].map(inMedia);
    const orphan = inMedia(`${createVideoId(randomBytes)}-1.mp4`);
    for (const file of [...owned, orphan]) await writeFile(file, 'x').then(() => makeOld(file));
    await waitUntil({ what: 'a sweep' }, () => isGone(orphan));
    expect(await Promise.all(owned.map(isThere))).toEqual(owned.map(() => true));
  });

  it('gives the room back of whoever died over an admission or the end of a video', async () => {
    const ended = await seedVideo(server.database, owner, { status: 'canceled' });
    const never = createVideoId(randomBytes);
    await rowsOf(
      server.database,
      `UPDATE videos SET completed_at = now() - interval '1 hour' WHERE id = $1`,
      [ended],
    );
    await rowsOf(
      server.database,
      `INSERT INTO storage_holds (video_id, account_id, bytes, pending_bytes, made_at)
       SELECT id, $3, 5, 5, now() - interval '1 hour' FROM unnest(ARRAY[$1, $2]) AS forgotten (id)`,
      [ended, never, owner.accountId],
    );
    expect(
      await waitUntil({ what: 'the room to be given back' }, async () => (await holdsOf(ended, never)) === 0),
    ).toBe(true);
  });

  it('expires a video whose file is gone, so that no status claims an address that does not play', async () => {
    const { video_id: id, video_url: url } = generated(await postText(caller));
    await rm(inMedia(new URL(url).pathname.split('/').at(-1) ?? ''));
    expect(await untilStatus(caller, id, 'expired')).toMatchObject({ video_url: null });
  });
});

describe('the storage budget', () => {
  it('refuses a video that would not fit, before it is admitted', async () => {
    const small = await startServer({ role: 'http', env: { STORAGE_MAX_GB: '1' } });
    const account = await seedAccount(small.database);
    await seedStored(small.database, account, 999_999_999);
    const answer = await postText({ origin: small.origin, key: account.key });
    expect(errorOf(answer, 'storage_full').video_id).toBeUndefined();
    expect(answer.header('X-RateLimit-Remaining')).toBe('15');
    await small.stop();
  });
});
