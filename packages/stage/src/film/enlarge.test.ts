import { describe, expect, it } from '@jest/globals';
import { enlargerOf } from './enlarge.js';

const SMALL = { width: 8, height: 6 };
const LARGE = { width: 14, height: 10 };

const enlarged = (fill: (x: number) => number): Uint8Array => {
  const picture = Uint8Array.from({ length: 72 }, (_, at) => (at < 48 ? fill(at % 8) : 90));
  const out = new Uint8Array(210);
  enlargerOf(SMALL, LARGE)(picture, out);
  return out;
};

describe('a picture that is enlarged', () => {
  it('keeps an even colour exactly', () => {
    const out = enlarged(() => 40);
    expect([...new Set(out.subarray(0, 140)), ...new Set(out.subarray(140))]).toEqual([40, 90]);
  });

  it('keeps an edge where it was and stays within eight bits', () => {
    const row = [...enlarged((x) => (x < 4 ? 0 : 255)).subarray(14, 28)];
    expect(row.slice(0, 5).every((value) => value < 20)).toBe(true);
    expect(row.slice(9).every((value) => value > 235)).toBe(true);
    expect(row[6]! + row[7]!).toBeGreaterThan(250);
    expect(row[6]! + row[7]!).toBeLessThan(260);
  });
});
