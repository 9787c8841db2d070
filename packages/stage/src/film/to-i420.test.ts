import { expect, it } from '@jest/globals';
import { toI420 } from './to-i420.js';

it('gives the luma and chroma of Rec. 709, in limited range', () => {
  const size = { width: 2, height: 2 };
  const shown = (r: number, g: number, b: number): number[] => {
    const out = new Uint8Array(6);
    toI420(Uint8Array.from([r, g, b, 255, r, g, b, 255, r, g, b, 255, r, g, b, 255]), size, out);
    return [out[0]!, out[4]!, out[5]!];
  };
  expect(shown(0, 0, 0)).toEqual([16, 128, 128]);
  expect(shown(255, 255, 255)).toEqual([235, 128, 128]);
  expect(shown(255, 0, 0)).toEqual([63, 102, 240]);
});
