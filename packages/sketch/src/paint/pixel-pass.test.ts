import { describe, expect, it } from '@jest/globals';
import { PLAIN_GRADE } from './grade.js';
import { PixelPass } from './pixel-pass.js';

const SIZE = { width: 34, height: 20 };
const QUIET = { ...PLAIN_GRADE, grain: 0 };

/** A pass over flat soft and air pictures. */
function flatPass(soft: readonly [number, number, number], grade = QUIET): PixelPass {
  const pass = new PixelPass(SIZE, grade);
  for (let i = 0; i < pass.soft.pixels.length; i += 4)
    pass.soft.pixels.set([soft[0] * 32, soft[1] * 32, soft[2] * 32, 8160], i);
  for (let i = 0; i < pass.air.pixels.length; i += 4) pass.air.pixels.set([0, 0, 0, 32_767], i);
  return pass;
}

function bt709([r, g, b]: readonly [number, number, number]): number[] {
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return [
    16 + (219 / 255) * y,
    128 + ((224 / 255) * (b - y)) / 1.8556,
    128 + ((224 / 255) * (r - y)) / 1.5748,
  ];
}

function corners(out: Uint8Array): number[] {
  const luma = SIZE.width * SIZE.height;
  return [out[0]!, out[luma]!, out[luma + luma / 4]!];
}

describe('the pixel pass', () => {
  it.each([[[255, 255, 255]], [[0, 0, 0]], [[200, 40, 90]], [[12, 180, 240]]] as const)(
    'turns %s into BT.709 limited range, to one step',
    (colour) => {
      const pass = flatPass(colour);
      pass.run(new Uint8Array(SIZE.width * SIZE.height * 4), 0);
      const wanted = bt709(colour);
      corners(pass.output).forEach((value, i) => expect(Math.abs(value - wanted[i]!)).toBeLessThanOrEqual(1));
    },
  );

  it('lays premultiplied pixels over the soft picture', () => {
    const pass = flatPass([200, 200, 200]);
    const half = new Uint8Array(SIZE.width * SIZE.height * 4);
    for (let i = 0; i < half.length; i += 4) half.set([50, 0, 0, 128], i);
    pass.run(half, 0);
    const wanted = bt709([150, 99.6, 99.6]);
    corners(pass.output).forEach((value, i) => expect(Math.abs(value - wanted[i]!)).toBeLessThanOrEqual(1.5));
  });

  it('writes every sample of a width that is not a multiple of eight', () => {
    const pass = flatPass([120, 120, 120]);
    pass.output.fill(0);
    pass.run(new Uint8Array(SIZE.width * SIZE.height * 4), 0);
    expect(pass.output.indexOf(0)).toBe(-1);
    expect(pass.output.length).toBe((SIZE.width * SIZE.height * 3) / 2);
  });

  it('takes the colour out for a grade without saturation', () => {
    const pass = flatPass([220, 30, 60], { ...QUIET, saturation: 0 });
    pass.run(new Uint8Array(SIZE.width * SIZE.height * 4), 0);
    expect(corners(pass.output).slice(1)).toEqual([128, 128]);
  });
});
