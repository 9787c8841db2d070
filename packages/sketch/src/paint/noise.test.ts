import { describe, expect, it } from '@jest/globals';
import { createNoise, type Noise } from './noise.js';

const PLACES = Array.from({ length: 40 }, (_, i) => [i * 1.7 - 20, i * 0.31 + 3] as const);

function read(noise: Noise): number[] {
  return PLACES.flatMap(([x, y]) => [noise.at(x, y), noise.fbm(x, y, 4), noise.ridged(x, y, 5)]);
}

describe('noise', () => {
  it('is the same for the same seed, however many other fields were read in between', () => {
    const noise = createNoise(7);
    const before = read(noise);
    for (let seed = 100; seed < 200; seed += 1) createNoise(seed).at(1, 1);
    expect(read(noise)).toEqual(before);
    expect(read(createNoise(7))).toEqual(before);
    expect(read(createNoise(8))).not.toEqual(before);
  });

  it('is smooth, stays in its range and repeats after 256', () => {
    const noise = createNoise(3);
    for (const [x, y] of PLACES) {
      expect(Math.abs(noise.at(x, y))).toBeLessThanOrEqual(1);
      expect(Math.abs(noise.at(x + 0.001, y) - noise.at(x, y))).toBeLessThan(0.01);
      expect(noise.at(x + 256, y - 256)).toBeCloseTo(noise.at(x, y), 9);
    }
  });
});
