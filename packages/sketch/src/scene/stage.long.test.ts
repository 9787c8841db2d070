import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PaintedFrames } from './__fixtures__/painted-frames.js';

const SIZE = { width: 192, height: 108 };
const FRAMES = 48;

let painted: PaintedFrames;
beforeAll(() => {
  painted = new PaintedFrames();
});
afterAll(() => painted.stop());

/** Luma of frames of a clip, painted in this order. */
async function lumas(
  prompt: string,
  indices: readonly number[],
  { seed = 3, size = SIZE } = {},
): Promise<Uint8Array[]> {
  const frames = await painted.of({ prompt, indices, size, seed });
  return frames.map((frame) => frame.slice(0, size.width * size.height));
}

async function luma(
  prompt: string,
  index: number,
  more: { seed?: number; size?: typeof SIZE } = {},
): Promise<Uint8Array> {
  const [frame] = await lumas(prompt, [index], more);
  return frame!;
}

/** Mean change of luma between two frames. */
function change(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;
}

function spread(frame: Uint8Array): { low: number; high: number; mean: number } {
  const sorted = [...frame].sort((a, b) => a - b);
  return {
    low: sorted[Math.floor(sorted.length * 0.02)]!,
    high: sorted[Math.floor(sorted.length * 0.98)]!,
    mean: frame.reduce((a, b) => a + b, 0) / frame.length,
  };
}

const SETTINGS = [
  'sea',
  'beach',
  'lake',
  'river',
  'mountains',
  'green hills',
  'forest',
  'desert',
  'city skyline',
  'street',
  'village',
  'snowfield',
  'underwater',
  'space',
  'starry sky',
  'abstract swirls',
];

describe.each(SETTINGS)('frames of %s', (setting) => {
  const frames = (): Promise<Uint8Array[]> => lumas(`${setting}, static shot`, [0, 7, 20, 30, 7]);

  it('have contrast, and are neither black nor burnt out', async () => {
    const { low, high, mean } = spread((await frames())[2]!);
    expect(high - low).toBeGreaterThan(30);
    expect(mean).toBeGreaterThan(17);
    expect(mean).toBeLessThan(215);
  });

  it('move although the camera stands still', async () => {
    const painted = await frames();
    expect(change(painted[0]!, painted[3]!)).toBeGreaterThan(0.15);
  });

  it('are the same for the same number, whatever was painted before', async () => {
    const painted = await frames();
    expect(painted[4]).toEqual(painted[1]);
  });
});

describe('a scene', () => {
  it('looks different with another seed', async () => {
    const [one, two] = [
      await luma('mountains at day', 5, { seed: 1 }),
      await luma('mountains at day', 5, { seed: 2 }),
    ];
    expect(change(one, two)).toBeGreaterThan(4);
  });

  it('is darker by night than by day', async () => {
    expect(spread(await luma('hills at night', 5)).mean).toBeLessThan(
      spread(await luma('hills at day', 5)).mean * 0.6,
    );
  });

  it('shows no bands in a clear sky: neighbouring rows differ by a step at most', async () => {
    const size = { width: 128, height: 480 };
    const frame = await luma('the sea at day, clear sky, static shot', 3, { size });
    const row = (y: number): number =>
      frame.subarray(y * size.width + 2, y * size.width + 40).reduce((a, b) => a + b, 0) / 38;
    const steps = Array.from({ length: 180 }, (_, y) => Math.abs(row(y + 9) - row(y + 8)));
    expect(Math.max(...steps)).toBeLessThan(1.6);
  });

  it('brightens with its lightning', async () => {
    const frames = await lumas(
      'a storm over the sea, static shot',
      Array.from({ length: FRAMES }, (_, i) => i),
    );
    const means = frames.map((frame) => spread(frame).mean);
    expect(Math.max(...means) - Math.min(...means)).toBeGreaterThan(20);
  });

  it.each([
    [90, 160],
    [108, 108],
    [210, 90],
  ])('fills any ratio: %s x %s', async (width, height) => {
    const { low, high } = spread(await luma('a lighthouse at sunset', 5, { size: { width, height } }));
    expect(high - low).toBeGreaterThan(40);
  });
});
