import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ffmpegReader, hasFfmpeg } from './ffmpeg-reader.js';
import { judgeVideo } from './judge-video.js';
import { nodeAvReader } from './node-av-reader.js';

const fixture = (name: string): string => fileURLToPath(new URL(`__fixtures__/${name}`, import.meta.url));
const moving = fixture('moving-with-sound.mp4');
const black = fixture('black-moov-last.mp4');

describe('judging a video', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'judge-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('tells codec, profile, size, frames, rate and sound of a file', async () => {
    const facts = await judgeVideo(moving);
    expect(facts.video).toMatchObject({
      codec: 'h264',
      profile: 'High',
      pixelFormat: 'yuv420p',
      width: 320,
      height: 180,
      frames: 24,
      framesPerSecond: 24,
    });
    expect(facts.video.durationSeconds).toBeCloseTo(1, 3);
    expect(facts.audio).toMatchObject({ codec: 'aac', channels: 2, sampleRateHz: 44_100 });
    expect(facts.moovFirst).toBe(true);
  });

  it('sees that a file has no sound and can only be played once all of it is there', async () => {
    const facts = await judgeVideo(black);
    expect(facts.audio).toBeNull();
    expect(facts.moovFirst).toBe(false);
  });

  it.each([moving, black])(
    'comes to the same facts with every reader that this machine has (%#)',
    async (file) => {
      const readers = [nodeAvReader, ...((await hasFfmpeg()) ? [ffmpegReader] : [])];
      const judge = await judgeVideo(file);
      for (const reader of readers) {
        const facts = await reader.facts(file);
        expect(facts.video).toEqual(judge.video);
        expect(facts.audio).toEqual(judge.audio);
        expect(facts.durationSeconds).toBeCloseTo(judge.durationSeconds, 2);
      }
    },
  );

  it('refuses a file that was cut short', async () => {
    const cut = join(folder, 'cut.mp4');
    const whole = await readFile(moving);
    await writeFile(cut, whole.subarray(0, whole.length - 2_000));
    await expect(judgeVideo(cut)).rejects.toThrow('runs past the end');
  });

  it('refuses what is not a video', async () => {
    const text = join(folder, 'page.mp4');
    await copyFile(fileURLToPath(import.meta.url), text);
    await expect(judgeVideo(text)).rejects.toThrow('runs past the end');
  });
});
