import { createCanvas } from '@napi-rs/canvas';
import type { Context } from '../paint/context.js';
import { lettersOf, piecesOf, type Piece } from './break-lines.js';
import { type Face, familiesFor, takeUp, type Weight } from './fonts.js';

/** One word or letter on its line; x from the block's left edge, in pixels. */
export interface Glyph {
  readonly text: string;
  readonly x: number;
  readonly line: number;
}

/** Lines that fit. Sizes in pixels. */
export interface Block extends Face {
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
export function widthOf(text: string, face: Face): number {
  measuring ??= createCanvas(8, 8).getContext('2d');
  takeUp(measuring, face);
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

type Line = readonly Piece[];
type Breaking = (piece: Piece, face: Face, width: number) => Line;

/** A text at a size: its lines in a width. */
interface Trial {
  readonly face: Face;
  readonly size: number;
  within(width: number): Line[];
}

/** Smaller letters are better than a broken word, and a broken word is better than what does not fit. */
function setAnew(text: string, room: Room): Block {
  const pieces = piecesOf(text);
  const family = familiesFor(text, room.weight);
  const trials = [whole, broken].flatMap((breaking) =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const size = room.largest + ((room.smallest - room.largest) * step) / STEPS;
      return trialOf(pieces, { family, size, weight: room.weight, breaking });
    }),
  );
  const best = trials.find((trial) => fits(trial, room)) ?? trials.at(-1)!;
  return blockOf(balanced(best, room), { ...best, room });
}

function trialOf(
  pieces: Line,
  by: { family: string; size: number; weight: Weight; breaking: Breaking },
): Trial {
  const face = { font: `${by.size}px ${by.family}`, weight: by.weight };
  const within = (width: number): Line[] =>
    wrap(
      pieces.flatMap((one) => by.breaking(one, face, width)),
      face,
      width,
    );
  return { face, size: by.size, within };
}

function fits({ face, within }: Trial, room: Room): boolean {
  const lines = within(room.width);
  return lines.length <= room.lines && lines.every((line) => widthOf(textOf(line), face) <= room.width);
}

function textOf(line: Line): string {
  return line.map(({ text, gap }, i) => (i === 0 ? text : gap + text)).join('');
}

function wrap(pieces: Line, face: Face, width: number): Line[] {
  const lines: Line[] = [];
  for (const piece of pieces) {
    const longer = [...(lines.at(-1) ?? []), piece];
    if (longer.length > 1 && widthOf(textOf(longer), face) <= width) lines[lines.length - 1] = longer;
    else lines.push([piece]);
  }
  return lines;
}

const whole: Breaking = (piece) => [piece];

/** A word that is wider than a line is broken within. */
const broken: Breaking = (piece, face, width) => {
  if (widthOf(piece.text, face) <= width) return [piece];
  const parts = [''];
  for (const letter of lettersOf(piece.text)) {
    if (widthOf(parts.at(-1)! + letter, face) > width && parts.at(-1) !== '') parts.push('');
    parts[parts.length - 1] += letter;
  }
  return parts.map((text, i): Piece => ({ text, gap: i === 0 ? piece.gap : '' }));
};

/** The narrowest setting in as many lines: no word stands alone below a full line. */
function balanced({ within }: Trial, { width }: Room): Line[] {
  const widest = within(width);
  let lines = widest;
  for (let share = 0.95; share > 0.4; share -= 0.05) {
    const narrower = within(width * share);
    if (narrower.length > widest.length) return lines;
    lines = narrower;
  }
  return lines;
}

function blockOf(from: readonly Line[], by: { face: Face; size: number; room: Room }): Block {
  const { face, size, room } = by;
  const texts = from.map(textOf);
  const widths = texts.map((text) => widthOf(text, face));
  const width = Math.max(...widths, 1);
  const lines = texts.map((text, i) => {
    const own = widths[i]!;
    return { text, width: own, x: room.align === 'left' ? 0 : (width - own) / 2 };
  });
  return {
    ...face,
    size,
    lineHeight: size * LINE,
    width,
    lines,
    words: from.flatMap((line, i) =>
      placed(line, { face, x: lines[i]!.x }).map((word) => ({ ...word, line: i })),
    ),
    isRightToLeft: texts.some((text) => RIGHT_TO_LEFT.test(text)),
  };
}

/** Words that run from the right stay one piece. */
function placed(line: Line, { face, x }: { face: Face; x: number }): { text: string; x: number }[] {
  const text = textOf(line);
  if (RIGHT_TO_LEFT.test(text)) return [{ text, x }];
  return line.map((piece, i) => {
    const before = textOf(line.slice(0, i)) + (i > 0 ? piece.gap : '');
    return { text: piece.text, x: x + widthOf(before, face) };
  });
}
