import { createCanvas } from '@napi-rs/canvas';
import { takeUp } from './fonts.js';
import { typeset } from './typeset.js';

/** Pixels. */
interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** How much of a line's box a letter fills, and how much of a sheet words may. */
const LINE = 1.22;
const MARGIN = 0.12;

/** Words set in the middle of a sheet, as large as fits, on up to three lines: how much ink is on each pixel, top row first. */
export function inkOf(words: string, { width, height }: Sheet): Uint8Array {
  const room = { width: width * (1 - MARGIN * 2), lines: 3, largest: height * 0.62, smallest: height * 0.12 };
  const fits = (lines: number) =>
    typeset(words, {
      ...room,
      lines,
      largest: Math.min(room.largest, (height * (1 - MARGIN)) / (lines * LINE)),
      weight: 700,
      align: 'centre',
    });
  const block = [1, 2, 3].map(fits).reduce((best, one) => (one.size > best.size ? one : best));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  takeUp(context, block);
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  block.lines.forEach(({ text }, index) => {
    const middle = height / 2 + (index - (block.lines.length - 1) / 2) * block.lineHeight;
    context.fillText(text, width / 2, middle);
  });
  const { data } = context.getImageData(0, 0, width, height);
  return Uint8Array.from({ length: width * height }, (_, at) => data[at * 4 + 3]!);
}
