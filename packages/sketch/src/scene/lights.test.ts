import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PaintedFrames } from './__fixtures__/painted-frames.js';

const SIZE = { width: 192, height: 108 };

let painted: PaintedFrames;
beforeAll(() => {
  painted = new PaintedFrames();
});
afterAll(() => painted.stop());

async function frame(prompt: string, index: number, seed = 3): Promise<Uint8Array> {
  const [only] = await painted.of({ prompt, indices: [index], size: SIZE, seed });
  return only!;
}

/** Luma of rows between two shares of the frame's height. */
function luma(shown: Uint8Array, top: number, bottom: number): Uint8Array {
  return shown.subarray(
    Math.floor(top * SIZE.height) * SIZE.width,
    Math.floor(bottom * SIZE.height) * SIZE.width,
  );
}

/** How many samples of `a` are clearly brighter than in `b`. */
function brighter(a: Uint8Array, b: Uint8Array): number {
  return a.filter((value, i) => value > b[i]! + 8).length;
}

describe('fireworks', () => {
  it('fill a good part of the sky, and light the water below', async () => {
    const [lit, dark] = [
      await frame('city skyline at night, fireworks, static shot', 30),
      await frame('city skyline at night, static shot', 30),
    ];
    const sky = luma(dark, 0, 0.5);
    expect(brighter(luma(lit, 0, 0.5), sky) / sky.length).toBeGreaterThan(0.04);
    const water = luma(dark, 0.7, 1);
    expect(brighter(luma(lit, 0.7, 1), water) / water.length).toBeGreaterThan(0.01);
  });

  it('go on however long the clip is', async () => {
    const [late, later] = await painted.of({
      prompt: 'city skyline at night, fireworks, static shot',
      indices: [24 * 50, 24 * 50 + 12],
      size: SIZE,
      seed: 3,
    });
    expect(brighter(luma(late!, 0, 0.5), luma(later!, 0, 0.5))).toBeGreaterThan(60);
  });
});

/** The mean of both chromas, in steps that an eye tells apart. */
async function tint(prompt: string, seed: number): Promise<string> {
  const chromas = (await frame(prompt, 20, seed)).subarray(SIZE.width * SIZE.height);
  const half = chromas.length / 2;
  return [chromas.subarray(0, half), chromas.subarray(half)]
    .map((plane) => Math.round(plane.reduce((a, b) => a + b, 0) / half / 4))
    .join();
}

describe('an abstract picture', () => {
  it('has other colours for other seeds where the prompt names none', async () => {
    const tints = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => tint('abstract swirls', seed)));
    expect(new Set(tints).size).toBeGreaterThan(6);
    const named = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => tint('abstract red swirls', seed)),
    );
    expect(new Set(named).size).toBeLessThan(6);
  });
});
