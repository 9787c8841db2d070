import { describe, expect, it } from '@jest/globals';
import { softFocus } from './soft-focus.js';

const SIZE = { width: 96, height: 64 };
const RED = [220, 20, 20];

/** Stripes of black and white that are as soft as can be, with a red square in the middle that is sharp. */
function picture(): Uint8Array {
  const made = new Uint8Array(SIZE.width * SIZE.height * 4);
  for (let y = 0; y < SIZE.height; y += 1)
    for (let x = 0; x < SIZE.width; x += 1) {
      const value = x % 8 < 4 ? 0 : 255;
      made.set(isInside(x, y) ? [...RED, 0] : [value, value, value, 255], (y * SIZE.width + x) * 4);
    }
  return made;
}

const isInside = (x: number, y: number): boolean => x >= 36 && x < 60 && y >= 20 && y < 44;

function* places(): Generator<readonly [at: number, x: number, y: number]> {
  for (let y = 0; y < SIZE.height; y += 1)
    for (let x = 0; x < SIZE.width; x += 1) yield [(y * SIZE.width + x) * 4, x, y];
}

describe('what is out of focus', () => {
  const before = picture();
  const after = picture();
  softFocus(SIZE)(after, 0.12);

  it('is blurred: black and white stripes become one grey, as light mixes and not as numbers do', () => {
    const values = [...places()].filter(([, x, y]) => !isInside(x, y)).map(([at]) => after[at]!);
    expect(Math.min(...values)).toBeGreaterThan(110);
    expect(Math.max(...values)).toBeLessThan(225);
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeGreaterThan(160);
  });

  it('leaves what is sharp as it is, to the last bit', () => {
    const changed = [...places()].filter(
      ([at, x, y]) =>
        isInside(x, y) && Buffer.compare(after.subarray(at, at + 3), before.subarray(at, at + 3)) !== 0,
    );
    expect(changed).toEqual([]);
  });

  it('takes nothing of what is sharp beside it: no red runs into the grey', () => {
    const redness = [...places()]
      .filter(([, x, y]) => !isInside(x, y))
      .map(([at]) => after[at]! - after[at + 1]!);
    expect(Math.max(...redness)).toBeLessThan(12);
  });

  it('is nothing where the lens makes nothing soft', () => {
    const same = picture();
    softFocus(SIZE)(same, 0);
    expect(Buffer.compare(same, before)).toBe(0);
  });

  it('sets in softly, and grows with the radius: no two that are near differ much', () => {
    const soften = softFocus(SIZE);
    const contrasts = Array.from({ length: 120 }, (_, step) => {
      const made = picture();
      soften(made, 0.003 + step * 0.0004);
      const values = [...places()].filter(([, x, y]) => !isInside(x, y)).map(([at]) => made[at]!);
      return Math.max(...values) - Math.min(...values);
    });
    const jumps = contrasts.slice(1).map((contrast, step) => Math.abs(contrast - contrasts[step]!));
    expect(Math.max(...jumps)).toBeLessThan(40);
    expect(contrasts[0]).toBe(255);
    expect(contrasts.at(-1)).toBeLessThan(130);
  });

  it('keeps a grain where it is smooth, against bands', () => {
    const made = new Uint8Array(SIZE.width * SIZE.height * 4).fill(255);
    for (const [at, x] of places()) made.fill(100 + x / 32, at, at + 3);
    softFocus(SIZE)(made, 0.05);
    const row = [...places()].filter(([, , y]) => y === 30).map(([at]) => made[at]!);
    const changes = row.slice(1).filter((value, x) => value !== row[x]).length;
    expect(changes).toBeGreaterThan(5);
    expect(Math.max(...row) - Math.min(...row)).toBeLessThan(6);
  });

  it('is the same for the same picture, whatever was blurred before', () => {
    const soften = softFocus(SIZE);
    const [one, other] = [picture(), picture()];
    soften(one, 0.12);
    soften(other, 0.12);
    expect(Buffer.compare(one, other)).toBe(0);
    expect(Buffer.compare(one, after)).toBe(0);
  });
});
