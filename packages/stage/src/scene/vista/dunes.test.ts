import { describe, expect, it } from '@jest/globals';
import { duneAt } from './dunes.js';

describe('dunes', () => {
  it('rise slowly to a crest and fall steeply behind it', () => {
    const heights = Array.from({ length: 600 }, (_, index) => duneAt(0, -index * 0.1, 3));
    const steps = heights.slice(1).map((high, index) => high - heights[index]!);
    const [steepestUp, steepestDown] = [Math.max(...steps), -Math.min(...steps)];
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(1.5);
    expect(steepestUp / steepestDown).toBeGreaterThan(1.5);
  });

  it('are the same for a seed and others for another', () => {
    expect(duneAt(3, -7, 5)).toBe(duneAt(3, -7, 5));
    expect(duneAt(3, -7, 5)).not.toBeCloseTo(duneAt(3, -7, 6), 3);
  });
});
