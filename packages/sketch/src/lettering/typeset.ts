import { createCanvas } from '@napi-rs/canvas';
import type { Context } from '../paint/context.js';
import { familiesFor, type Weight } from './fonts.js';

/** One word or letter on its line; x from the block's left edge, in pixels. */
export interface Glyph {
  readonly text: string;
  readonly x: number;
  readonly line: number;
}

/** Lines that fit. Sizes in pixels. */
export interface Block {
  readonly font: string;
  readonly size: number;
  readonly lineHeight: number;
  readonly width: number;
  readonly lines: readonly { readonly text: string; readonly x: number; readonly width: number }[];
  readonly words: readonly Glyph[];
  readonly isRightToLeft: boolean;
}

/** What a block may take. */
export interface Room {
  readonly width: number;
  readonly lines: number;
  readonly largest: number;
  readonly smallest: number;
  readonly weight: Weight;
  readonly align: 'left' | 'centre';
}

const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;
const LINE = 1.22;
const STEPS = 24;

let measuring: Context | null = null;

/** How wide a text is in a font. */
export function widthOf(text: string, font: string): number {
  measuring ??= createCanvas(8, 8).getContext('2d');
  measuring.font = font;
  return measuring.measureText(text).width;
}

/** Figures set the same few texts in every frame. */
const MOST_BLOCKS = 256;
const blocks = new Map<string, Block>();

/** Sets a text as large as its room allows, in lines of about the same width; the smallest size always does. */
export function typeset(text: string, room: Room): Block {
  const { width, lines, largest, smallest, weight, align } = room;
  const key = [text, width, lines, largest, smallest, weight, align].join('|');
  const block = blocks.get(key) ?? setAnew(text, room);
  if (blocks.size >= MOST_BLOCKS) blocks.clear();
  blocks.set(key, block);
  return block;
}

function setAnew(text: string, room: Room): Block {
  const family = familiesFor(text)[room.weight];
  const words = text.split(' ').flatMap((word) => [word]);
  for (let step = 0; step <= STEPS; step += 1) {
    const size = room.largest + ((room.smallest - room.largest) * step) / STEPS;
    const font = `${size}px ${family}`;
    const lines = wrap(words, font, room.width);
    const fits = lines.length <= room.lines && lines.every((line) => widthOf(line, font) <= room.width);
    if (fits || step === STEPS)
      return blockOf(balanced(words, font, { lines, width: room.width }), { font, size, room });
  }
  throw new Error('a text without a size');
}

/** A word that is wider than a line is broken within. */
function wrap(words: readonly string[], font: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.flatMap((one) => broken(one, font, width))) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, font) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function broken(word: string, font: string, width: number): string[] {
  if (widthOf(word, font) <= width) return [word];
  const parts = [''];
  for (const letter of word) {
    if (widthOf(parts.at(-1)! + letter, font) > width && parts.at(-1) !== '') parts.push('');
    parts[parts.length - 1] += letter;
  }
  return parts;
}

/** The narrowest setting in as many lines: no word stands alone below a full line. */
function balanced(
  words: readonly string[],
  font: string,
  from: { lines: string[]; width: number },
): string[] {
  let { lines } = from;
  for (let share = 0.95; share > 0.4; share -= 0.05) {
    const narrower = wrap(words, font, from.width * share);
    if (narrower.length > from.lines.length) return lines;
    lines = narrower;
  }
  return lines;
}

function blockOf(texts: readonly string[], by: { font: string; size: number; room: Room }): Block {
  const { font, size, room } = by;
  const widths = texts.map((text) => widthOf(text, font));
  const width = Math.max(...widths, 1);
  const lines = texts.map((text, i) => {
    const own = widths[i]!;
    return { text, width: own, x: room.align === 'left' ? 0 : (width - own) / 2 };
  });
  return {
    font,
    size,
    lineHeight: size * LINE,
    width,
    lines,
    words: lines.flatMap((line, i) => wordsOf(line, font).map((word) => ({ ...word, line: i }))),
    isRightToLeft: texts.some((text) => RIGHT_TO_LEFT.test(text)),
  };
}

/** Words that join their letters, and those that run from the right, stay one piece. */
function wordsOf(line: { text: string; x: number }, font: string): { text: string; x: number }[] {
  if (RIGHT_TO_LEFT.test(line.text)) return [line];
  const words = line.text.split(' ');
  return words.map((text, i) => ({
    text,
    x:
      line.x +
      widthOf(
        words
          .slice(0, i)
          .map((one) => `${one} `)
          .join(''),
        font,
      ),
  }));
}
