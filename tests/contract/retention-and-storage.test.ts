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
  server = await startServer({ env: { SWEEP_EVERY_SECONDS: '1', SWEEP_MIN_AGE_SECONDS: '1800', RETENTION_DAYS: '7' } });
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

describe('retention', () => {
  it('promises a finished video for RETENTION_DAYS, then removes the file and says expired', async () => {
    const { video_id: id, video_url: url } = generated(await postText(caller));
    const { completed_at: completed, expires_at: expires } = await statusOf(caller, id);
    expect(Date.parse(expires ?? '') - Date.parse(completed ?? '')).toBe(7 * 86_400_000);
    await rowsOf(server.database, `UPDATE videos SET expires_at = now() WHERE id = $1`, [id]);
    expect(await untilStatus(caller, id, 'expired')).toMatchObject({ video_url: null, progress: 100, credits_used: 1 });
    await waitUntil({ what: 'the file to go' }, () => isGone(inMedia(new URL(url).pathname.split('/').at(-1) ?? '')));
    errorOf(await call(server.origin, { path: new URL(url).pathname }), 'not_found');
  });
});

describe('the sweep', () => {
  it('removes a file that no row needs, and leaves young files and those of others alone', async () => {
    generated(await postText(caller));
    const old = inMedia(`${createVideoId(randomBytes)}-1.mp4`);
    const young = inMedia(`${createVideoId(randomBytes)}-1.mp4`);
    const foreign = inMedia('holiday.mp4');
    for (const file of [old, young, foreign]) await writeFile(file, 'x');
    const hourAgo = new Date(Date.now() - 3_600_000);
    for (const file of [old, foreign]) await utimes(file, hourAgo, hourAgo);
    await waitUntil({ what: 'the orphan to go' }, () => isGone(old));
    expect([await isThere(young), await isThere(foreign)]).toEqual([true, true]);
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
