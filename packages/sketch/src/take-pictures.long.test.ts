import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { lastPicture, makePoster, PosterError } from './take-pictures.js';
import { renderSketch } from './render-sketch.js';

const PORTRAIT = { width: 270, height: 480, durationSeconds: 1 };

let folder = '';
let file = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poster-'));
  file = join(folder, 'clip.mp4');
  await renderSketch({ ...PORTRAIT, prompt: 'a red ball on a lake', audio: false, seed: 1, outFile: file });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(['node-av', 'ffmpeg'] as const)(
  'takes a WebP, a JPEG, a blur and a sheet of sixteen from a portrait clip, in its shape, and leaves nothing beside it: %s',
  async (encoder) => {
    const { webp, jpeg, blur, sheet } = await makePoster(file, PORTRAIT, { encoder });
    const facts = await Promise.all([webp, jpeg, blur, sheet].map((bytes) => sharp(bytes).metadata()));
    expect(facts.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 270, 480],
      ['jpeg', 270, 480],
      ['webp', 10, 16],
      ['jpeg', 720, 1280],
    ]);
    expect([webp.byteLength < 30_000, blur.byteLength < 300]).toEqual([true, true]);
    expect(await readdir(folder)).toEqual(['clip.mp4']);
  },
);

it('shows what the clip shows: both decoders take the same picture, and it is no single colour', async () => {
  const statsBy = async (encoder: 'node-av' | 'ffmpeg') =>
    await sharp((await makePoster(file, PORTRAIT, { encoder })).jpeg).stats();
  const [one, other] = [await statsBy('node-av'), await statsBy('ffmpeg')];
  for (const [index, channel] of one.channels.entries()) {
    expect(channel.stdev).toBeGreaterThan(10);
    expect(Math.abs(channel.mean - (other.channels[index]?.mean ?? 0))).toBeLessThan(3);
  }
});

it('puts sixteen pictures that follow each other into the sheet, the same with both decoders', async () => {
  const tilesBy = async (encoder: 'node-av' | 'ffmpeg') => {
    const { sheet } = await makePoster(file, PORTRAIT, { encoder });
    const places = Array.from({ length: 16 }, (_, at) => ({
      left: 180 * (at % 4),
      top: 320 * Math.floor(at / 4),
    }));
    const tiles = places.map((place) => sharp(sheet).extract({ ...place, width: 180, height: 320 }));
    return await Promise.all(tiles.map((tile) => tile.raw().toBuffer()));
  };
  const [tiles, others] = [await tilesBy('node-av'), await tilesBy('ffmpeg')];
  expect(new Set(tiles.map((tile) => tile.toString('base64'))).size).toBe(16);
  const difference = (one: Buffer, other: Buffer = one): number =>
    one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
  const first = tiles[0] ?? Buffer.alloc(0);
  expect(difference(first, tiles[15])).toBeGreaterThan(difference(first, tiles[1]));
  for (const [at, tile] of tiles.entries()) expect(difference(tile, others[at])).toBeLessThan(3);
});

it.each(['node-av', 'ffmpeg'] as const)(
  'takes the last picture of a clip as it is, in its own size: %s',
  async (encoder) => {
    const plain = (background: string): Promise<Buffer> =>
      sharp({ create: { width: 320, height: 180, channels: 3, background } })
        .png()
        .toBuffer();
    const [image, lastImage] = [await plain('#a02020'), await plain('#2020a0')];
    const source = { width: 426, height: 240, durationSeconds: 1 };
    const clip = join(folder, `${encoder}.mp4`);
    const made = { ...source, prompt: 'static shot', audio: false, seed: 1, outFile: clip };
    await renderSketch({ ...made, image, lastImage });
    const picture = sharp(await lastPicture(clip, source, { encoder }));
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 426, height: 240 });
    const [red, green, blue] = (await picture.stats()).channels.map(({ mean }) => mean);
    for (const [channel, value] of [
      [red, 32],
      [green, 32],
      [blue, 160],
    ] as const)
      expect(Math.abs((channel ?? 0) - value)).toBeLessThan(8);
    await rm(clip);
  },
);

it('says so of a file that has no picture', async () => {
  const broken = join(folder, 'broken.mp4');
  await writeFile(broken, 'no video');
  await expect(makePoster(broken, PORTRAIT)).rejects.toThrow(PosterError);
});
