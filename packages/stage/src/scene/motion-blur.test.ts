import { describe, expect, it } from '@jest/globals';
import { Vector3 } from 'three/webgpu';
import { STEPS } from './lens.js';
import { motionBlur, type Way } from './motion-blur.js';

const SIZE = { width: 120, height: 100 };
const RED = [220, 20, 20];
/** So many pixels come what is as near as can be: from left to right before the lens, and straight ahead at its sides. */
const FASTEST = 24;
const LENS = { tall: 0.5, nearest: 1 };
const ASIDE: Way = { ...LENS, drift: new Vector3(FASTEST / SIZE.height, 0, 0) };
const AHEAD: Way = { ...LENS, drift: new Vector3(0, 0, (2 * FASTEST) / SIZE.width) };

const byteOf = (pixels: number): number => 1 + Math.round((pixels / FASTEST) * STEPS);

type Pixel = readonly [red: number, green: number, blue: number, way: number];

function pictureOf(pixel: (x: number, y: number) => Pixel): Uint8Array {
  const made = new Uint8Array(SIZE.width * SIZE.height * 4);
  for (const [at, x, y] of places()) made.set(pixel(x, y), at);
  return made;
}

function* places(): Generator<readonly [at: number, x: number, y: number]> {
  for (let y = 0; y < SIZE.height; y += 1)
    for (let x = 0; x < SIZE.width; x += 1) yield [(y * SIZE.width + x) * 4, x, y];
}

const grey = (value: number, way: number): Pixel => [value, value, value, way];
const isInDisc = (x: number, y: number): boolean => Math.hypot(x - 60, y - 55) < 25;

/** Stripes across the way, each 3 pixels wide, with a red disc that stays. */
const striped = (way: number): Uint8Array =>
  pictureOf((x, y) =>
    isInDisc(x, y) ? [RED[0]!, RED[1]!, RED[2]!, 0] : grey(x % 6 < 3 ? 0 : 255, byteOf(way)),
  );

/** How far apart light and dark are where a picture is looked at. */
function contrastIn(picture: Uint8Array, isIn: (x: number, y: number) => boolean): number {
  const values = [...places()].filter(([, x, y]) => isIn(x, y)).map(([at]) => picture[at]!);
  return Math.max(...values) - Math.min(...values);
}

const isAbove = (_x: number, y: number): boolean => y < 25;

function blurred(picture: Uint8Array, way: Way = ASIDE): Uint8Array {
  motionBlur(SIZE)(picture, way);
  return picture;
}

describe('what passes by', () => {
  it('is smeared along its way, as light mixes', () => {
    const after = blurred(striped(12));
    expect(contrastIn(after, (x, y) => isAbove(x, y) && x > 10 && x < 110)).toBeLessThan(30);
    expect(after[(10 * SIZE.width + 60) * 4]).toBeGreaterThan(160);
  });

  it('keeps what lies along its way as it is', () => {
    const along = pictureOf((_x, y) => grey(y % 6 < 3 ? 0 : 255, byteOf(12)));
    expect(contrastIn(blurred(along), isAbove)).toBe(255);
    const rays = pictureOf((x, y) => grey(x < 60 === y < 50 ? 40 : 200, byteOf(10)));
    const after = blurred(rays, AHEAD);
    // Straight ahead, the way of all is from or to the middle.
    expect(contrastIn(after, (x, y) => x < 25 && y < 44)).toBeLessThan(3);
    expect(after[(47 * SIZE.width + 10) * 4]).toBeLessThan(60);
    expect(after[(52 * SIZE.width + 10) * 4]).toBeGreaterThan(180);
  });

  it('leaves what stays as it is, to the last bit, and takes nothing of it along', () => {
    const [before, after] = [striped(12), blurred(striped(12))];
    const isSame = (at: number): boolean =>
      Buffer.compare(after.subarray(at, at + 4), before.subarray(at, at + 4)) === 0;
    const changed = [...places()].filter(([at, x, y]) => isInDisc(x, y) && !isSame(at));
    expect(changed).toEqual([]);
    const redness = [...places()]
      .filter(([, x, y]) => !isInDisc(x, y))
      .map(([at]) => after[at]! - after[at + 1]!);
    expect(Math.max(...redness)).toBeLessThan(3);
  });

  it('is smeared less where it is farther away, and not at all where it is endlessly far', () => {
    const far = (way: number): number =>
      contrastIn(blurred(striped(way)), (x, y) => isAbove(x, y) && x > 10 && x < 110);
    expect(far(0)).toBe(255);
    expect([far(2), far(3), far(5)].toSorted((a, b) => b - a)).toEqual([far(2), far(3), far(5)]);
    expect(far(5)).toBeLessThan(far(2));
  });

  it('sets in softly: no two that are near in speed differ much', () => {
    const contrasts = Array.from({ length: 40 }, (_, step) =>
      contrastIn(blurred(striped(step * 0.15)), (x, y) => isAbove(x, y) && x > 10 && x < 110),
    );
    const jumps = contrasts.slice(1).map((contrast, step) => Math.abs(contrast - contrasts[step]!));
    expect(Math.max(...jumps)).toBeLessThan(60);
  });

  it('comes before what is far behind it as long as it takes to pass', () => {
    const post = pictureOf((x) => (x >= 70 && x < 76 ? grey(255, byteOf(12)) : grey(0, 1)));
    const after = blurred(post);
    const row = Array.from({ length: SIZE.width }, (_, x) => after[(60 * SIZE.width + x) * 4]!);
    // Half of the time it is there: half of the light, which a screen shows as 180 of 255.
    expect(row[73]).toBeGreaterThan(160);
    expect(row[73]).toBeLessThan(200);
    expect(row[67]).toBeGreaterThan(60);
    expect(row[78]).toBeGreaterThan(60);
    expect([row[60], row[86]]).toEqual([0, 0]);
  });

  it('is the same for the same picture, whatever was blurred before', () => {
    const smear = motionBlur(SIZE);
    const pictures = [striped(12), striped(12)];
    smear(pictures[0]!, ASIDE);
    smear(striped(5), AHEAD);
    smear(pictures[1]!, ASIDE);
    expect(Buffer.compare(pictures[0]!, pictures[1]!)).toBe(0);
  });
});
