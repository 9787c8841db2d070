import { describe, expect, it } from '@jest/globals';
import { leftAt } from './bites.js';

describe('what is bitten', () => {
  const how = { every: 1, first: 0.5 };

  it('is whole before the first bite, gets less with each, and never goes', () => {
    const left = [0, 0.4, 1, 2, 60].map((seconds) => leftAt(seconds, how));
    expect(left.slice(0, 2)).toEqual([1, 1]);
    expect(left[2]).toBeLessThan(0.85);
    expect(left[3]).toBeLessThan(left[2]!);
    expect(left[4]).toBeGreaterThan(0.3);
  });

  it('does not jump: a bite takes a while', () => {
    const steps = Array.from({ length: 90 }, (_, frame) => leftAt(frame / 30, how));
    const jumps = steps.slice(1).map((now, index) => Math.abs(now - steps[index]!));
    expect(Math.max(...jumps)).toBeLessThan(0.08);
  });
});
