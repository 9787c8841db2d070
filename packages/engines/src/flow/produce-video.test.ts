import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { judgeVideo } from '@clipwright/testing';
import { DiskRoom } from '../files/disk-room.js';
import { DiskStorage } from '../files/disk-storage.js';
import { Deadline } from './deadline.js';
import type { EngineWork } from './engine-work.js';
import { ReadImages } from './read-images.js';
import { ProduceVideo } from './produce-video.js';
import { StoreVideo } from './store-video.js';
import type { AttemptedVideo } from './video.js';
import { failureOf } from './video-failure.js';
import { WorkFiles } from './work-files.js';

const run = promisify(execFile);
const VIDEO = {
  id: 'vid_1',
  attempt: 1,
  width: 320,
  height: 180,
  durationSeconds: 1,
  fps: 24,
  hasAudio: false,
  image: null,
  lastImages: 0,
  sourceVideoId: null,
  warnings: ['asked oddly'],
} as unknown as AttemptedVideo;

let home = '';
const ROUTE = { engine: { name: 'wan' }, site: 'replicas', replica: { name: 'a' } };

let files: WorkFiles;
let storage: DiskStorage;
let disk: DiskRoom;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'produce-'));
  const config = {
    dir: join(home, 'media'),
    tempDir: join(home, 'tmp'),
    reserveBytes: 0,
    deadlineMs: 60_000,
  };
  storage = new DiskStorage(config);
  disk = new DiskRoom(config, storage);
  files = new WorkFiles(config);
  await files.open();
});
beforeEach(() => rm(join(home, 'media'), { recursive: true, force: true }));
afterAll(() => rm(home, { recursive: true, force: true }));

/** Has an engine bring these bytes. */
const produce = async (
  bytes: Uint8Array,
  change: Partial<AttemptedVideo> = {},
  signal = new AbortController().signal,
) => await produceFrom(new Blob([new Uint8Array(bytes)]).stream(), change, signal);

async function produceFrom(
  stream: ReadableStream<Uint8Array>,
  change: Partial<AttemptedVideo>,
  signal: AbortSignal,
) {
  const engines = {
    generate: () =>
      Promise.resolve({ generated: { stream, warnings: ['drawn simply'] }, route: ROUTE, inOneGo: true }),
  } as unknown as EngineWork<AttemptedVideo>;
  const room = {
    require: (needed: number) => disk.require(needed),
    ensure: () => Promise.resolve(),
  };
  const rules = { promptInMetadata: true, keepMs: null, isAway: () => false };
  const storeVideo = new StoreVideo(rules, files, room, storage);
  const produceVideo = new ProduceVideo(
    60_000,
    new ReadImages(storage, files),
    engines,
    storage,
    room,
    storeVideo,
  );
  return await produceVideo.run({ ...VIDEO, ...change }, signal, new Deadline(60_000));
}

async function clip(...args: string[]): Promise<Uint8Array> {
  const file = join(home, 'clip.mp4');
  await run('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-f',
    'lavfi',
    '-i',
    'testsrc2=size=640x400:duration=1.5:rate=24',
    ...args,
    file,
  ]);
  return await readFile(file);
}

/** Nothing of an attempt outlives it, whatever its end. */
async function expectNoLeftovers(): Promise<void> {
  const left = await readdir(join(home, 'tmp'), { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([]);
}

/** What is there while it comes and goes: a folder may be gone between its name and its content. */
async function namesNow(): Promise<string[]> {
  return await readdir(join(home, 'tmp'), { recursive: true }).catch(() => []);
}

describe('what an engine brings', () => {
  it('is made to fit before it is stored, and every change is a warning', async () => {
    const bytes = await clip('-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p');
    const stored = await produce(bytes);
    expect(stored.warnings).toEqual([
      'asked oddly',
      'drawn simply',
      'The video was made at 640x400 and scaled to 320x200, then cropped to 320x180.',
      'The video was cut from 1.5 s to 1 s.',
    ]);
    const facts = await judgeVideo(join(home, 'media', stored.file));
    expect(facts).toMatchObject({
      moovFirst: true,
      sizeBytes: stored.bytes,
      audio: null,
      video: { codec: 'h264', width: 320, height: 180, frames: 24 },
    });
    await expectNoLeftovers();
  });

  it.each([
    [
      'a page of HTML',
      () => Promise.resolve(new TextEncoder().encode('<!doctype html><p>502 Bad Gateway')),
      {},
      'it can not be played, because the container cannot be read',
    ],
    [
      'nothing at all',
      () => Promise.resolve(new Uint8Array()),
      {},
      'it can not be played, because the container cannot be read',
    ],
    [
      'too small a video',
      () => clip('-pix_fmt', 'yuv420p'),
      { width: 1280, height: 720 },
      'it is 640x400, smaller than the 1280x720 that was asked for, and is not scaled up',
    ],
    [
      'too short a video',
      () => clip('-pix_fmt', 'yuv420p'),
      { durationSeconds: 5 },
      'it lasts 1.5 s, not the 5 s that were asked for',
    ],
    [
      'a silent video where sound was asked for',
      () => clip('-pix_fmt', 'yuv420p'),
      { hasAudio: true },
      'it has no sound, which was asked for',
    ],
  ])('fails the video with its reason when it is %s', async (_, made, change, reason) => {
    const failure = await produce(await made(), change).then(() => null, failureOf);
    expect(failure).toEqual({
      code: 'generation_failed',
      message: `The engine's video could not be used: ${reason}.`,
    });
    expect(await storage.stat('vid_1-1.mp4')).toBeNull();
    await expectNoLeftovers();
  });

  it('is given up with its attempt, and leaves nothing', async () => {
    const bytes = await clip('-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p');
    const attempt = new AbortController();
    const outcome = produce(bytes, {}, attempt.signal).catch((error: unknown) => error);
    while (!(await namesNow()).some((name) => name.endsWith('.conformed.part'))) await sleep(2);
    attempt.abort();
    expect(await outcome).toMatchObject({ reason: 'canceled' });
    await expectNoLeftovers();
  });

  it('is given up also where it comes byte by byte and never ends, and the engine is told', async () => {
    let letGo = 0;
    const stream = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        await sleep(20);
        controller.enqueue(new Uint8Array(1));
      },
      cancel: () => void (letGo += 1),
    });
    await expect(produceFrom(stream, {}, AbortSignal.timeout(200))).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(letGo).toBe(1);
    await expectNoLeftovers();
  });
});
