import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PaintedFrames } from '../__fixtures__/painted-frames.js';

const SIZE = { width: 320, height: 180 };

let painted: PaintedFrames;
beforeAll(() => {
  painted = new PaintedFrames();
});
afterAll(() => painted.stop());

async function frames(prompt: string, indices: readonly number[], seed = 3): Promise<Uint8Array[]> {
  return painted.of({ prompt, indices, size: SIZE, seed });
}

/** Both chromas less their middle, pixel by pixel, between two shares of the height. */
function chromas(frame: Uint8Array, from: number, to: number): [number, number][] {
  const [width, height] = [SIZE.width / 2, SIZE.height / 2];
  const start = SIZE.width * SIZE.height;
  const first = Math.floor(from * height) * width;
  return Array.from({ length: Math.floor((to - from) * height) * width }, (_, i) => [
    frame[start + first + i]! - 128,
    frame[start + width * height + first + i]! - 128,
  ]);
}

/** How many of twelve hues colour at least one pixel in 250. */
function huesOf(pixels: readonly (readonly [number, number])[]): number {
  const counts = Array.from({ length: 12 }, () => 0);
  for (const [u, v] of pixels)
    if (Math.hypot(u, v) > 9) counts[Math.floor((Math.atan2(v, u) / Math.PI + 1) * 5.999)]! += 1;
  return counts.filter((count) => count > pixels.length / 250).length;
}

describe('a reef under water', () => {
  it.each([1, 3, 8])('has corals of many colours, whatever the seed: %s', async (seed) => {
    const [reef] = await frames('a coral reef, static shot', [10], seed);
    expect(huesOf(chromas(reef!, 0.62, 1))).toBeGreaterThanOrEqual(8);
  });

  it('is deep blue at night up to the surface, not grey', async () => {
    const [night] = await frames('a coral reef at night, static shot', [10]);
    const top = chromas(night!, 0, 0.2);
    const mean = (axis: 0 | 1): number => top.reduce((sum, pixel) => sum + pixel[axis], 0) / top.length;
    expect(mean(0)).toBeGreaterThan(18);
    expect(mean(1)).toBeLessThan(-8);
  });

  it('begins at no hard line: the floor comes out of the water bit by bit', async () => {
    const [frame] = await frames('underwater, static shot', [10]);
    const row = (y: number): number =>
      frame!.subarray(y * SIZE.width, (y + 1) * SIZE.width).reduce((a, b) => a + b, 0) / SIZE.width;
    const steps = Array.from({ length: 40 }, (_, i) => Math.abs(row(125 + i) - row(124 + i)));
    expect(Math.max(...steps)).toBeLessThan(12);
  });
});

describe('what swims', () => {
  it.each(['six fish', 'a sea turtle', 'five jellyfish', 'a shark', 'a dolphin'])(
    'is the same in a frame of the same number, whatever was painted before: %s',
    async (who) => {
      const [early, , again] = await frames(`${who} under water, static shot`, [7, 25, 7]);
      expect(again).toEqual(early);
    },
  );

  it('is drawn once for all frames where it keeps its pose, whatever lightning strikes in the first of them', async () => {
    const prompt = 'a dolphin jumping out of the sea in a thunderstorm, static shot';
    const forwards = await frames(
      prompt,
      Array.from({ length: 48 }, (_, i) => i),
    );
    const lumas = forwards.map((frame) =>
      frame.subarray(0, SIZE.width * SIZE.height).reduce((a, b) => a + b, 0),
    );
    const flash = lumas.indexOf(Math.max(...lumas));
    const [, afterFlash] = await frames(prompt, [flash, 0]);
    expect(flash).toBeGreaterThan(0);
    expect(Buffer.compare(afterFlash!, forwards[0]!)).toBe(0);
  });

  it('has fish of several colours where none was asked for', async () => {
    const swimming = async (prompt: string): Promise<[number, number][]> => {
      const [frame] = await frames(prompt, [10]);
      return chromas(frame!, 0.1, 0.55);
    };
    expect(huesOf(await swimming('eight fish under water, static shot'))).toBeGreaterThan(
      huesOf(await swimming('a whale under water, static shot')),
    );
  });
});
