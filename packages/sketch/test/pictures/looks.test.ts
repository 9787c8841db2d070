import { describe, expect, it } from '@jest/globals';
import { Lettering } from '../../src/lettering/lettering.js';
import { readPrompt } from '../../src/prompt/read-prompt.js';
import type { ScreenText, TextLook } from '../../src/prompt/screen-text.js';

const SIZES = [
  { width: 640, height: 360 },
  { width: 360, height: 640 },
  { width: 480, height: 480 },
] as const;
type Size = (typeof SIZES)[number];
const LOOKS: readonly TextLook[] = [
  'typewriter',
  'bounce',
  'neon',
  'slide',
  'fade',
  'glitch',
  'stamp',
  'wave',
];
const WHITE = 235;
const BLACK = 16;

/** The luma of a late frame of one text over a plain picture. */
function laid(text: ScreenText, size: Size, by: { luma: number; index?: number }): Uint8Array {
  const frame = new Uint8Array((size.width * size.height * 3) / 2).fill(128);
  frame.fill(by.luma, 0, size.width * size.height);
  new Lettering({ texts: [text], size, fps: 24, frameCount: 96 }).lay(frame, by.index ?? 84);
  return frame.subarray(0, size.width * size.height);
}

/** Relative light of a luma byte in limited range, as WCAG has it. */
function light(luma: number): number {
  return Math.max(0, (luma - 16) / 219) ** 2.2;
}

/** The light of letters to that of the brightest tenth of what is well beside them. */
function contrast(text: ScreenText, size: Size): number {
  const ink = laid(text, size, { luma: BLACK });
  const shown = laid(text, size, { luma: WHITE });
  const letters = [...ink.keys()].filter((at) => ink[at]! > 225);
  const beside = letters
    .flatMap((at) => [-6, -5, 5, 6].map((by) => at + by))
    .filter((at) => ink[at]! < 40)
    .map((at) => shown[at]!)
    .sort((a, b) => a - b);
  const mean = letters.reduce((sum, at) => sum + shown[at]!, 0) / letters.length;
  return (light(mean) + 0.05) / (light(beside[Math.floor(beside.length * 0.9)] ?? BLACK) + 0.05);
}

describe('letters that move', () => {
  it.each(LOOKS)('moves as it comes, and is readable over white in every size: %s', (look) => {
    const text = { role: 'title', words: 'Dream bigger now', look } as const;
    for (const size of SIZES) {
      expect(contrast(text, size)).toBeGreaterThanOrEqual(4.5);
      expect(laid(text, size, { luma: 90, index: 9 })).not.toEqual(laid(text, size, { luma: 90, index: 12 }));
    }
  });

  it('differs from every other, and is the same each time', () => {
    const pictures = LOOKS.map((look) =>
      laid({ role: 'title', words: 'Dream', look }, SIZES[0], { luma: 90, index: 12 }).join(),
    );
    expect(new Set(pictures).size).toBe(LOOKS.length);
    expect(
      laid({ role: 'title', words: 'Dream', look: 'glitch' }, SIZES[0], { luma: 90, index: 12 }).join(),
    ).toBe(pictures[LOOKS.indexOf('glitch')]);
  });

  it.each(LOOKS)('leaves joined letters joined: %s', (look) => {
    const text = { role: 'title', words: 'مرحبا', look } as const;
    const ink = laid(text, SIZES[0], { luma: BLACK }).filter((luma) => luma > 200).length;
    const plain = laid({ role: 'title', words: 'مرحبا', look: 'fade' }, SIZES[0], { luma: BLACK });
    expect(ink).toBeGreaterThan(plain.filter((luma) => luma > 200).length * 0.7);
  });

  it('has its letters and its ground over white in every size', () => {
    const { texts } = readPrompt('chat bubbles: Anna: Hi there! Ben: On my way!').scene;
    for (const size of SIZES) {
      const ink = laid(texts[0]!, size, { luma: WHITE });
      expect(ink.filter((luma) => luma < 90).length).toBeGreaterThan(2000);
    }
  });
});
