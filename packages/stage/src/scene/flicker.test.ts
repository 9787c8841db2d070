import { describe, expect, it } from '@jest/globals';
import { flickerOf, popOf } from './flicker.js';

const SIZE = { width: 96, height: 60 };

/** A bright band that goes to the right, over a ground of one colour; `also` adds to it by the picture's number. */
const pictures = (also: (index: number, x: number, y: number) => number = () => 0): Uint8Array[] =>
  Array.from({ length: 8 }, (_, index) => {
    const picture = new Uint8Array(SIZE.width * SIZE.height * 4).fill(255);
    for (let at = 0; at < SIZE.width * SIZE.height; at += 1) {
      const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)];
      const band = Math.abs(x - 20 - index * 3) < 9 ? 70 : 0;
      picture.fill(90 + band + also(index, x, y), at * 4, at * 4 + 3);
    }
    return picture;
  });

describe('what is looked for in the pictures of a clip', () => {
  it('is nothing where something bright goes by', () => {
    expect(flickerOf(pictures(), SIZE)).toBe(0);
    expect(popOf(pictures())).toBeLessThan(1);
  });

  it('is a patch that is there in every second picture, as of two surfaces in one place', () => {
    const patch = pictures((index, x, y) => (index % 2 === 1 && x > 50 && y < 30 ? 20 : 0));
    expect(flickerOf(patch, SIZE)).toBeGreaterThan(0.1);
  });

  it('is a whole picture that is suddenly brighter', () => {
    expect(popOf(pictures((index) => (index > 4 ? 40 : 0)))).toBeGreaterThan(20);
  });
});
