import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  call,
  errorOf,
  reservedBytes,
  seedAccount,
  seedStored,
  statusOf,
  temporaryFolder,
  waitUntil,
} from '../../support/index.js';
import { expectInvariants } from '../invariants.js';
import { openRemoteStage } from '../remote-stage.js';
import { onDisk, SmallDisk } from '../small-disk.js';
import { LONG_CLIP, Stage } from '../stage.js';
import { videoRow } from '../video-rows.js';

/** Enough for a small reserve, and for some clips. */
const ROOMY = 'size=100m';
const SMALL_RESERVE = { DISK_RESERVE_MB: '20' };
const NO_RESERVE = { DISK_RESERVE_MB: '0' };
const TOO_LITTLE_BYTES = 20_000;
/** For a clip of one second at 480p. */
const RECKONED_BYTES = 307_440;

onDisk('a disk for videos', () => {
  it('that fills up while a video is made: it fails with storage_full, leaves nothing behind, and gives place and credits back', async () => {
    const disk = await SmallDisk.mount(ROOMY);
    const stage = await Stage.open({ env: { STORAGE_DIR: disk.folder, ...SMALL_RESERVE } });
    const http = await stage.start('http');
    const held = stage.post(http, { body: LONG_CLIP });
    const id = await stage.admit(http, { body: LONG_CLIP });
    await disk.fill(TOO_LITTLE_BYTES);
    await stage.start('worker');
    expect(errorOf((await held)!, 'storage_full').video_id).toMatch(/^vid_/);
    await waitUntil(
      { what: 'the other to fail', withinMs: 60_000 },
      async () => (await videoRow(stage.database, id)).errorCode === 'storage_full',
    );
    const refused = await stage.post(http);
    expect(errorOf(refused!, 'storage_full').video_id).toBeUndefined();
    expect(refused?.header('X-RateLimit-Remaining')).toBe('15');
    await disk.empty();
    expect((await stage.post(http))?.status).toBe(200);
    expect((await expectInvariants(stage)).map(({ status }) => status)).toEqual([
      'failed',
      'failed',
      'completed',
    ]);
  });

  it('without an inode left is a full one', async () => {
    const disk = await SmallDisk.mount(`${ROOMY},nr_inodes=40`);
    const stage = await Stage.open({ env: { STORAGE_DIR: disk.folder, ...SMALL_RESERVE } });
    const http = await stage.start('http');
    const held = stage.post(http);
    await waitUntil({ what: 'an admission' }, async () =>
      (
        await stage.journal.call(http.origin, { path: '/api/v1/account', key: stage.account.key })
      )?.text.includes('"count":1'),
    );
    await disk.fillInodes();
    await stage.start('worker');
    errorOf((await held)!, 'storage_full');
    await disk.empty();
    expect((await stage.post(http))?.status).toBe(200);
    await expectInvariants(stage);
  });

  it('that can not be written to: no engine is called, the answer is 500, and all is well when it can be again', async () => {
    const disk = await SmallDisk.mount(ROOMY);
    const stage = await Stage.open({ env: { STORAGE_DIR: disk.folder, ...SMALL_RESERVE } });
    const [http, worker] = [await stage.start('http'), await stage.start('worker')];
    expect((await stage.post(http))?.status).toBe(200);
    disk.remount('ro');
    const answer = await stage.post(http, { body: LONG_CLIP });
    expect(answer?.status).toBe(500);
    expect(answer?.elapsedMs).toBeLessThan(5_000);
    disk.remount('rw');
    expect((await stage.post(http))?.status).toBe(200);
    expect(worker.process.exitCode).toBeNull();
    await expectInvariants(stage);
  });
});

/** Noise is large however it is encoded, and this is wider and longer than what is asked for. */
async function largeVideo(): Promise<Buffer> {
  const file = join(await temporaryFolder('large'), 'noise.mp4');
  const noise = ['-f', 'lavfi', '-i', 'color=gray:s=864x480:r=24:d=2,noise=alls=60:allf=t'];
  execFileSync('ffmpeg', [
    '-v',
    'error',
    ...noise,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    file,
  ]);
  return await readFile(file);
}

/** What is asked for, in more bytes than are reckoned for it. */
async function exactVideo(): Promise<Buffer> {
  const file = join(await temporaryFolder('exact'), 'noise.mp4');
  const noise = ['-f', 'lavfi', '-i', 'color=gray:s=854x480:r=24:d=1,noise=alls=60:allf=t'];
  execFileSync('ffmpeg', [
    '-v',
    'error',
    ...noise,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-qp',
    '18',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    file,
  ]);
  const video = await readFile(file);
  expect(video.length).toBeGreaterThan(RECKONED_BYTES);
  return video;
}

onDisk('a disk for temporary files', () => {
  it('that is full while a remote video is made to fit: storage_full, nothing left behind, place and credits given back, and the next one is made', async () => {
    const [disk, video] = [await SmallDisk.mount('size=60m'), await largeVideo()];
    const { stage } = await openRemoteStage({ video }, { home: disk.folder, env: NO_RESERVE });
    const server = await stage.start('all');
    await disk.fill(video.length + 5 * TOO_LITTLE_BYTES);
    const refused = await stage.post(server);
    errorOf(refused!, 'storage_full');
    expect(refused?.header('X-RateLimit-Remaining')).toBe('15');
    await disk.empty();
    expect((await stage.post(server))?.status).toBe(200);
    expect((await expectInvariants(stage)).map(({ status }) => status)).toEqual(['failed', 'completed']);
  });

  it('is never filled by a video into what is kept for the database: storage_full, and the reserve is whole', async () => {
    const [disk, video] = [await SmallDisk.mount('size=60m'), await largeVideo()];
    const { stage } = await openRemoteStage({ video }, { home: disk.folder, env: { DISK_RESERVE_MB: '20' } });
    const server = await stage.start('all');
    await disk.fill(20_000_000 + 2_000_000);
    const refused = await stage.post(server);
    expect(errorOf(refused!, 'storage_full').video_id).toMatch(/^vid_/);
    expect(await disk.freeBytes()).toBeGreaterThan(20_000_000);
    await disk.empty();
    expect((await stage.post(server))?.status).toBe(200);
    expect((await expectInvariants(stage)).map(({ status }) => status)).toEqual(['failed', 'completed']);
  });

  it('that is full while the embedded engine draws is told as that too', async () => {
    const disk = await SmallDisk.mount('size=60m');
    const stage = await Stage.open({
      home: disk.folder,
      env: { STORAGE_DIR: await temporaryFolder('storage'), ...NO_RESERVE },
    });
    const server = await stage.start('all');
    await disk.fill(TOO_LITTLE_BYTES / 2);
    const refused = await stage.post(server);
    errorOf(refused!, 'storage_full');
    expect(refused?.header('X-RateLimit-Remaining')).toBe('15');
    await expectInvariants(stage);
  });
});

describe('a video that takes more than was reckoned', () => {
  it('is not stored past the budget: storage_full, place and credits given back, and made once there is room', async () => {
    const { stage } = await openRemoteStage({ video: await exactVideo() }, { env: { STORAGE_MAX_GB: '1' } });
    const server = await stage.start('all');
    const other = await seedAccount(stage.database);
    const filler = await seedStored(stage.database, other, 1_000_000_000 - RECKONED_BYTES);
    const refused = await stage.post(server);
    expect(errorOf(refused!, 'storage_full').video_id).toMatch(/^vid_/);
    expect(refused?.header('X-RateLimit-Remaining')).toBe('15');
    await waitUntil(
      { what: 'its room to be given back' },
      async () => (await reservedBytes(stage.database)) === 1_000_000_000 - RECKONED_BYTES,
    );
    await call(server.origin, { method: 'DELETE', path: `/api/v1/videos/${filler}`, key: other.key });
    expect((await stage.post(server))?.status).toBe(200);
    expect((await expectInvariants(stage)).map(({ status }) => status)).toEqual(['failed', 'completed']);
  });
});

describe('a file that is deleted behind our back', () => {
  it('is 404 at once, and after the next sweep its video is expired and promises no address', async () => {
    const stage = await Stage.open();
    const server = await stage.start('all');
    const made = (await stage.post(server))?.json as { video_id: string; video_url: string };
    await rm(join(stage.mediaDir, `${made.video_id}-1.mp4`));
    errorOf(await call(server.origin, { path: new URL(made.video_url).pathname }), 'not_found');
    const caller = { origin: server.origin, key: stage.account.key };
    const status = await waitUntil({ what: 'a sweep' }, async () => {
      const found = await statusOf(caller, made.video_id);
      return found.status === 'expired' && found;
    });
    expect(status.video_url).toBeNull();
    await expectInvariants(stage);
  });
});

describe('a sweep every second', () => {
  it('that spares no age never removes the file of a living video, nor of one that is being made', async () => {
    const stage = await Stage.open({
      env: { SWEEP_EVERY_SECONDS: '1', SWEEP_MIN_AGE_SECONDS: '0', RATE_LIMIT: '100', WORKER_SLOTS: '2' },
    });
    const [http] = [await stage.start('http'), await stage.start('worker'), await stage.start('worker')];
    const answers = await Promise.all(Array.from({ length: 20 }, () => stage.post(http)));
    expect(answers.map((answer) => answer?.status)).toEqual(answers.map(() => 200));
    const rows = await expectInvariants(stage);
    expect(rows.map(({ status }) => status)).toEqual(rows.map(() => 'completed'));
  });
});
