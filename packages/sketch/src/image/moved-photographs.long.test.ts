import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { understandPrompt } from '../prompt/understand-prompt.js';
import { PicturePainter } from './picture-painter.js';
import { preparePicture } from './prepare-picture.js';

const FRAME_COUNT = 48;

interface Clip {
  readonly width: number;
  readonly height: number;
  readonly painter: PicturePainter;
}

async function open(bytes: Uint8Array, prompt: string, size: readonly [number, number]): Promise<Clip> {
  const scene = understandPrompt(prompt);
  const [width, height] = size;
  const picture = await preparePicture({
    bytes,
    scene,
    frame: { width, height },
    durationSeconds: 2,
    sway: (seconds, row) => Math.sin(seconds * 3 + row),
  });
  return {
    width,
    height,
    painter: new PicturePainter({
      scene,
      size: { width, height },
      seed: 7,
      frameCount: FRAME_COUNT,
      fps: 24,
      picture,
    }),
  };
}

const photo = (name: string): Promise<Buffer> => readFile(new URL(`../../photos/${name}`, import.meta.url));

function luma(clip: Clip, index: number): Uint8Array {
  return clip.painter.paint(index).slice(0, clip.width * clip.height);
}

function line(clip: Clip, frame: Uint8Array, at: { row: number } | { column: number }): number[] {
  if ('row' in at) return [...frame.subarray(at.row * clip.width, (at.row + 1) * clip.width)];
  return Array.from({ length: clip.height }, (_, y) => frame[y * clip.width + at.column]!);
}

function apart(a: ArrayLike<number>, b: ArrayLike<number>): number {
  return Array.from(a).reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;
}

function range(samples: Uint8Array): { low: number; high: number } {
  return { low: samples.reduce((a, b) => Math.min(a, b)), high: samples.reduce((a, b) => Math.max(a, b)) };
}

/** Mean step between neighbours along the rows. */
function sharpness(samples: Uint8Array, width: number): number {
  let sum = 0;
  for (let i = 1; i < samples.length; i += 1)
    sum += i % width === 0 ? 0 : Math.abs(samples[i]! - samples[i - 1]!);
  return sum / samples.length;
}

const CASES = [
  ['mountain.jpg', 'push in', [320, 180]],
  ['dogs.jpg', 'tilt up', [180, 320]],
  ['nuthatch.jpg', 'pan left', [180, 180]],
  ['astronaut.jpg', 'orbit', [320, 180]],
  ['rocket.jpg', 'handheld', [180, 320]],
  ['sunset.jpg', 'pan right', [420, 180]],
] as const;

describe.each(CASES)('%s under "%s" at %s', (name, prompt, size) => {
  let clip: Clip;
  let source: Buffer;
  beforeAll(async () => {
    source = await photo(name);
    clip = await open(source, prompt, size);
  });

  it.each([0, 24, 47])(
    'shows no border in frame %i: its outermost lines are no more unlike their neighbours than other lines are',
    (index) => {
      const frame = luma(clip, index);
      const columns = Array.from({ length: clip.width }, (_, column) => line(clip, frame, { column }));
      const rows = Array.from({ length: clip.height }, (_, row) => line(clip, frame, { row }));
      for (const lines of [columns, rows]) {
        const steps = lines.slice(1).map((one, i) => apart(one, lines[i]!));
        expect(Math.max(...steps.slice(0, 3), ...steps.slice(-3))).toBeLessThanOrEqual(
          Math.max(...steps.slice(3, -3)) + 1,
        );
        expect(
          Math.min(...[lines[0]!, lines.at(-1)!].map((outer) => Math.max(...outer) - Math.min(...outer))),
        ).toBeGreaterThan(2);
      }
    },
  );

  it('moves, from one frame to the next a little, over the clip a lot', () => {
    const [first, second, last] = [luma(clip, 23), luma(clip, 24), luma(clip, 47)];
    const little = apart(first, second);
    expect(little).toBeGreaterThan(0.05);
    expect(apart(first, last)).toBeGreaterThan(little * 1.5);
  });

  it('is about as sharp as the photograph at the same size', async () => {
    const { data, info } = await sharp(source)
      .autoOrient()
      .resize({ width: size[0], height: size[1], fit: 'cover' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(sharpness(luma(clip, 24), clip.width)).toBeGreaterThan(
      sharpness(new Uint8Array(data), info.width) * 0.4,
    );
  });

  it('gives the same frame for the same number, whatever was painted before', async () => {
    const other = await open(source, prompt, size);
    const first = luma(clip, 9);
    luma(other, 40);
    expect(Buffer.from(luma(other, 9)).equals(Buffer.from(first))).toBe(true);
  });
});

describe('a moved photograph', () => {
  // In a picture that brightens evenly from left to right, a sample's luma tells where it came from.
  const ramp = async (): Promise<Buffer> => {
    const row = Buffer.from(
      Array.from({ length: 640 * 3 }, (_, i) => 20 + Math.round(Math.floor(i / 3) * 0.34)),
    );
    const raw = { width: 640, height: 1, channels: 3 as const };
    return sharp(row, { raw })
      .resize({ width: 640, height: 360, fit: 'fill', kernel: 'nearest' })
      .png()
      .toBuffer();
  };
  it.each(['fast push in', 'fast orbit', 'handheld', 'fast pan right', 'drone shot', 'tilt down'])(
    'tears and folds nowhere under "%s"',
    async (prompt) => {
      const clip = await open(await ramp(), prompt, [320, 180]);
      for (const index of [0, 24, 47]) {
        const frame = luma(clip, index);
        const across = frame
          .subarray(1)
          .map((value, i) => value - frame[i]! + 128)
          .filter((_, i) => i % 320 !== 319);
        const down = frame.subarray(320).map((value, i) => value - frame[i]! + 128);
        expect(range(across).low).toBeGreaterThanOrEqual(127);
        expect(range(across).high).toBeLessThanOrEqual(130);
        expect(range(down).low).toBeGreaterThanOrEqual(126);
        expect(range(down).high).toBeLessThanOrEqual(130);
      }
    },
  );

  const still = 'static shot';
  const even = (colour: string, size = 256): Promise<Buffer> =>
    sharp({ create: { width: size, height: size, channels: 3, background: colour } })
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer();

  it('keeps its colours to a step', async () => {
    const clip = await open(await even('#c06030'), still, [128, 128]);
    const frame = clip.painter.paint(0);
    const luma709 = 16 + (219 / 255) * (0.2126 * 192 + 0.7152 * 96 + 0.0722 * 48);
    expect(Math.abs(frame[5000]! - luma709)).toBeLessThanOrEqual(1.5);
    expect(frame[128 * 128 + 1000]!).toBeLessThan(110);
    expect(frame[128 * 128 * 1.25 + 1000]!).toBeGreaterThan(150);
  });

  it('stands upright although it is stored on its side', async () => {
    const dogs = await photo('dogs.jpg');
    const upright = await sharp(dogs).autoOrient().jpeg().toBuffer();
    const [tagged, turned] = await Promise.all([
      open(dogs, still, [120, 180]),
      open(upright, still, [120, 180]),
    ]);
    expect(apart(luma(tagged, 0), luma(turned, 0))).toBeLessThan(2);
  });

  it('lies on white where it is transparent', async () => {
    const clip = await open(await photo('dahlia.png'), still, [180, 180]);
    expect(luma(clip, 0)[6 * 180 + 6]!).toBeGreaterThan(225);
  });

  it('goes on beyond its edge in its own colours, not in black', async () => {
    const clip = await open(await even('#5080c0'), still, [90, 220]);
    expect(Math.min(...luma(clip, 0))).toBeGreaterThan(70);
  });

  it.each(['snow', 'heavy rain', 'dust', 'falling leaves', 'petals', 'fireflies'])(
    'has %s in the air, which moves over a still picture',
    async (air) => {
      const bytes = await even('#405030');
      const [plain, filled] = await Promise.all([
        open(bytes, still, [180, 180]),
        open(bytes, `${air}, ${still}`, [180, 180]),
      ]);
      expect(apart(luma(plain, 0), luma(plain, 30))).toBe(0);
      expect(apart(luma(filled, 0), luma(filled, 30))).toBeGreaterThan(0.1);
    },
  );

  it('catches light leaks, fog and lightning', async () => {
    const bytes = await even('#203040');
    const mean = (frame: Uint8Array): number => frame.reduce((a, b) => a + b, 0) / frame.length;
    const plain = mean(luma(await open(bytes, still, [180, 180]), 20));
    for (const air of ['light leak', 'fog'])
      expect(mean(luma(await open(bytes, `${air}, ${still}`, [180, 180]), 20))).toBeGreaterThan(plain + 4);
    const storm = await open(bytes, `thunderstorm, ${still}`, [180, 180]);
    const means = Array.from({ length: FRAME_COUNT }, (_, i) => mean(luma(storm, i)));
    expect(Math.max(...means) - Math.min(...means)).toBeGreaterThan(15);
  });

  it('is made of 200 pixels as well as of 20 megapixels', async () => {
    const large = await sharp(await photo('mountain.jpg'))
      .resize(5400, 3800, { fit: 'cover' })
      .jpeg({ quality: 60 })
      .toBuffer();
    for (const bytes of [await photo('coffee.jpg'), large]) {
      const clip = await open(bytes, 'push in', [320, 180]);
      expect(apart(luma(clip, 0), luma(clip, 47))).toBeGreaterThan(1);
    }
  });
});
