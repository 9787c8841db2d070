import type { Size } from '../../paint/coarse-size.js';
import type { Context } from '../../paint/context.js';
import { held, settle } from '../easing.js';
import { takeUp } from '../fonts.js';
import { boxAround, unitOf, WHITE, type Styled, type TextMoment } from '../style.js';
import { typeset, type Block, type Room } from '../typeset.js';

/** A part of a card, in pixels from its corner. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** What a figure draws on: where it may, and how far it has come. */
export interface Sheet {
  readonly context: Context;
  readonly area: Area;
  /** The measure of type and lines: a share of the frame. */
  readonly unit: number;
  /** Seconds since the figure began, at the speed that its time on the screen leaves. */
  readonly at: number;
}

/** Behind figures: dark enough for white and for every hue of theirs. Whole, so that what lies behind costs no bits. */
const GROUND = '#0f1320';
const HAIR = 'rgba(255, 255, 255, 0.1)';
/** The dark of the ground, for what is written on light. */
export const INK = '#0d101b';
export const QUIET = 'rgba(255, 255, 255, 0.72)';
export const TRACK = 'rgba(255, 255, 255, 0.14)';
export const PLAIN = '#7f9cf5';
/** Hues of slices, each with three times the light of the ground or more. */
export const HUES = [
  '#ffc24b',
  '#5cc8f2',
  '#f27f98',
  '#7fdca4',
  '#b49cf7',
  '#f59a62',
  '#8fb3ff',
  '#e3d06c',
  '#66d6c9',
  '#e59be0',
  '#c3cad9',
  '#a4d86a',
] as const;

/** Seconds that a figure takes to draw itself, given time. */
export const DRAWN_SECONDS = 2.4;
const COME_SECONDS = 0.5;

/** How a figure stands in a frame. */
export interface Shape {
  /** Whether the frame is upright. */
  readonly isTall: boolean;
  readonly unit: number;
  readonly width: number;
  readonly height: number;
}

/** The usual card of a frame: wide margins, more of them above and below in an upright one. */
export function cardOf(frame: Size): Shape {
  const isTall = frame.height > frame.width * 1.2;
  const unit = isTall ? frame.width * 0.92 : unitOf(frame);
  return isTall
    ? { isTall, unit, width: frame.width * 0.88, height: Math.min(frame.height * 0.62, frame.width * 1.16) }
    : { isTall, unit, width: Math.min(frame.width * 0.86, frame.height * 1.36), height: frame.height * 0.8 };
}

/** A card with a heading, and what is drawn on the rest of it. */
export function onCard(
  heading: string,
  { frame, shape }: { frame: Size; shape: Shape },
  draw: (sheet: Sheet) => void,
): Styled {
  const { unit } = shape;
  const box = boxAround({ x: frame.width / 2, y: frame.height / 2 }, shape, frame);
  const pad = unit * 0.075;
  const head = heading ? setHeading(heading, box.width - pad * 2, unit) : null;
  const headHeight = head ? head.lines.length * head.lineHeight + unit * 0.045 : 0;
  const area = {
    x: pad,
    y: pad + headHeight,
    width: box.width - pad * 2,
    height: box.height - pad * 2 - headHeight,
  };
  return {
    ...box,
    band: null,
    settledAt: DRAWN_SECONDS,
    draw: (context, moment) => {
      const at = moment.since * paceOf(moment);
      const come = settle(at / COME_SECONDS);
      context.globalAlpha = come * (1 - moment.leaving);
      drawGround(context, box, unit);
      if (head) drawHeading(context, head, { x: pad, y: pad, come: settle((at - 0.15) / 0.6) });
      draw({ context, area, unit, at: Math.max(0, at - 0.3) });
    },
  };
}

// A short clip hurries its figures: they stand for two fifths of their time.
function paceOf({ seconds }: TextMoment): number {
  return Math.max(1, DRAWN_SECONDS / (seconds * 0.6));
}

function setHeading(heading: string, width: number, unit: number): Block {
  return typeset(
    heading.replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
    {
      width,
      lines: 2,
      largest: unit * 0.07,
      smallest: unit * 0.042,
      weight: 700,
      align: 'left',
    },
  );
}

function drawGround(context: Context, { width, height }: Size, unit: number): void {
  context.beginPath();
  context.roundRect(1, 1, width - 2, height - 2, unit * 0.035);
  context.fillStyle = GROUND;
  context.fill();
  context.lineWidth = Math.max(1, unit * 0.002);
  context.strokeStyle = HAIR;
  context.stroke();
}

function drawHeading(context: Context, head: Block, at: { x: number; y: number; come: number }): void {
  const alpha = context.globalAlpha;
  context.globalAlpha = alpha * at.come;
  write(context, head, { x: at.x, y: at.y + (1 - at.come) * head.size * 0.4, colour: WHITE });
  context.globalAlpha = alpha;
}

/** Writes a block with its upper left corner here. */
export function write(context: Context, block: Block, at: { x: number; y: number; colour: string }): void {
  takeUp(context, block);
  context.fillStyle = at.colour;
  context.textBaseline = 'alphabetic';
  context.direction = block.isRightToLeft ? 'rtl' : 'ltr';
  context.textAlign = block.isRightToLeft ? 'right' : 'left';
  block.lines.forEach((line, i) => {
    const x = at.x + line.x + (block.isRightToLeft ? line.width : 0);
    context.fillText(line.text, x, at.y + i * block.lineHeight + block.size * 0.95);
  });
}

export function heightOf(block: Block): number {
  return block.lines.length * block.lineHeight;
}

/** Blocks set in one size: that of the one that needs the smallest. */
export function setAlike(texts: readonly string[], room: Room): Block[] {
  const size = Math.min(...texts.map((text) => typeset(text, room).size));
  return texts.map((text) => typeset(text, { ...room, largest: size }));
}

/** How far the `i`th of so many things has come: one after the other, all by the end. */
export function staggered(at: number, i: number, count: number): number {
  const step = Math.min(0.16, 0.9 / Math.max(1, count));
  return held((at - i * step) / 0.95);
}

/** Draws with less ink for a moment. */
export function faded(context: Context, share: number, draw: () => void): void {
  const alpha = context.globalAlpha;
  context.globalAlpha = alpha * held(share);
  draw();
  context.globalAlpha = alpha;
}
