import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lastPicture, probeVideo } from '@clipwright/sketch';
import sharp from 'sharp';
import { fetchStageAssets, stageEnvironment, type StageAssets } from './assets.js';
import { filmStage } from './film-stage.js';
import { stageChoice } from './plan/stage-choice.js';

// 120 MB, fetched once for all runs.
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/clipwright', import.meta.url));
const SIZE = { width: 320, height: 180 };

let assets: StageAssets;
let dir: string;

beforeAll(async () => {
  assets = await fetchStageAssets(CACHE);
  dir = await mkdtemp(join(tmpdir(), 'stage-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

interface Filmed {
  readonly prompt?: string;
  readonly signal?: AbortSignal;
}

const film = async (name: string, { prompt = 'a red mug on marble, rotating', signal }: Filmed = {}) => {
  const choice = stageChoice({ model: 'modelb3', mode: 'text', prompt });
  if (choice === null) throw new Error('the stage does not take it');
  const outFile = join(dir, name);
  const request = { choice, ...SIZE, durationSeconds: 0.5, audio: true, seed: 1, title: '', outFile };
  await filmStage({ ...request, assets: assets.folder }, signal ? { signal } : {});
  return outFile;
};

const pixelsOf = async (file: string): Promise<Buffer> =>
  await sharp(await lastPicture(file, { ...SIZE, durationSeconds: 0.5 }))
    .removeAlpha()
    .raw()
    .toBuffer();

const difference = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0) / a.length;

describe('a clip that is filmed', () => {
  it('is what was asked for, shows the thing, and is the same for the same seed', async () => {
    const [first, again] = [await film('first.mp4'), await film('again.mp4')];
    expect(await probeVideo(first)).toMatchObject(SIZE);
    const [a, b] = [await pixelsOf(first), await pixelsOf(again)];
    expect(difference(a, b)).toBe(0);
    const middle = (90 * SIZE.width + 160) * 3;
    expect(a[middle]! - a[middle + 2]!).toBeGreaterThan(60);
  });

  it('has light around a flame in the dark, which fades', async () => {
    const picture = await pixelsOf(await film('candle.mp4', { prompt: 'a lit candle in a dark room' }));
    const brightnessAt = (index: number): number => picture[index * 3]! + picture[index * 3 + 1]!;
    const count = SIZE.width * SIZE.height;
    const flame = Array.from({ length: count }, (_, index) => index).reduce((best, index) =>
      brightnessAt(index) > brightnessAt(best) ? index : best,
    );
    const beside = (pixels: number): number =>
      (brightnessAt(flame - pixels) + brightnessAt(flame + pixels)) / 2;
    // Without its glow, it is 24.
    expect(beside(10) - beside(40)).toBeGreaterThan(50);
  });

  it('neither flickers nor pops where somebody walks', async () => {
    const { width, height } = SIZE;
    const prompts = ['a man walking on a road', 'a dog running on a beach at sunset'];
    const sheet = {
      prompts,
      columns: 10,
      across: 1,
      // As a clip of the usual length begins.
      seconds: 0.3,
      clipSeconds: 5,
      isAround: false,
      seed: 1,
      out: join(dir, 'sheet.png'),
    };
    const program = fileURLToPath(new URL('../dist/sheet-program.js', import.meta.url));
    const words = JSON.stringify({ ...sheet, width, height, assets: assets.folder });
    const env = { ...process.env, ...stageEnvironment(assets.folder) };
    const { stdout } = await promisify(execFile)(process.execPath, [program, words], { env });
    const found = [...stdout.matchAll(/flicker ([\d.]+), pop ([\d.]+)/g)].map((row) =>
      row.slice(1).map(Number),
    );
    expect(found).toHaveLength(prompts.length);
    for (const [flicker, pop] of found) {
      expect(flicker).toBeLessThan(0.02);
      expect(pop).toBeLessThan(3);
    }
  });

  it('is given up at once, and leaves nothing behind', async () => {
    const stop = new AbortController();
    const filming = film('canceled.mp4', { signal: stop.signal });
    setTimeout(() => stop.abort(), 200);
    await expect(filming).rejects.toMatchObject({ reason: 'canceled' });
  });
});
