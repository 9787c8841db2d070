import { describe, expect, it } from '@jest/globals';
import { softnessByNearness, STEPS } from './lens.js';

const NEAREST = 0.9;
const FOCUS = { distance: 3, reach: 0.6, soft: 0.01 };
const byteOf = (away: number): number => 1 + Math.round((NEAREST / away) * STEPS);

describe('how soft a pixel is, by how near it is', () => {
  const softness = softnessByNearness(FOCUS, { nearest: NEAREST });

  it('is nothing for what stays in the picture, and for what is as far away as that', () => {
    expect(softness[0]).toBe(0);
    for (const away of [2.5, 3, 3.5]) expect(softness[byteOf(away)]).toBe(0);
  });

  it('grows behind and before it, and is most endlessly far', () => {
    const behind = [4, 6, 12, 60].map((away) => softness[byteOf(away)]!);
    expect(behind).toEqual([...new Set(behind)].toSorted((a, b) => a - b));
    expect(softness[1]).toBe(255);
    expect(softness[byteOf(6)]! / 255).toBeCloseTo((6 - 3 - 0.6) / 6, 1);
    expect(softness[byteOf(1.2)]).toBeGreaterThan(softness[byteOf(2)]!);
  });
});
