import type { Size } from '../paint/coarse-size.js';
import type { Context } from '../paint/context.js';
import type { Entry } from '../prompt/figures/entries.js';
import { type Face, takeUp } from './fonts.js';

/** One moment of a text's time on the screen. */
export interface TextMoment {
  /** Seconds since it began to come. */
  readonly since: number;
  /** From 0 to 1 as it goes; 0 for what stays. */
  readonly leaving: number;
  /** How long it is there. */
  readonly seconds: number;
}

/** Rows of a frame; above and below, the dark fades out over `fade` of them. */
export interface Band {
  readonly y: number;
  readonly height: number;
  readonly fade: number;
}

/** A text set in its style: where it stands in the frame, in whole even pixels, and how it is drawn there. */
export interface Styled extends Size {
  readonly x: number;
  readonly y: number;
  /** The band of the picture that is darkened behind it as far as it must be; null where it has a panel. */
  readonly band: Band | null;
  /** Seconds after which it stands still until it leaves; Infinity for what never does. */
  readonly settledAt: number;
  draw(context: Context, moment: TextMoment): void;
}

/** Sets a text, or a figure of these entries, in its style for a frame of this size. */
export type Style = (words: string, frame: Size, entries: readonly Entry[]) => Styled;

export const WHITE = '#ffffff';
/** Behind small letters: dark enough for white on any picture. */
export const PANEL = 'rgba(12, 14, 22, 0.8)';
export const ACCENT = '#ffc24b';

/** Takes up the pen for a text: its letters, white, written from the side that its script begins at. */
export function begin(context: Context, block: Face & { isRightToLeft: boolean }): void {
  takeUp(context, block);
  context.fillStyle = WHITE;
  context.textBaseline = 'alphabetic';
  context.direction = block.isRightToLeft ? 'rtl' : 'ltr';
  context.textAlign = block.isRightToLeft ? 'right' : 'left';
}

/** The unit that letters are measured in: a frame's height, or less in an upright one. */
export function unitOf({ width, height }: Size): number {
  return Math.min(height, width * 0.75);
}

/** The band behind letters that stand around this row. */
export function bandAround(middle: number, letters: { height: number; size: number }, frame: Size): Band {
  const fade = letters.size * 1.2 + frame.height * 0.06;
  const top = Math.max(0, Math.floor((middle - letters.height / 2 - fade) / 2) * 2);
  const end = Math.min(frame.height, middle + letters.height / 2 + fade);
  return { y: top, height: Math.floor((end - top) / 2) * 2, fade };
}

/** A box around a middle, held within the frame, in even pixels. */
export function boxAround(
  centre: { readonly x: number; readonly y: number },
  size: Size,
  frame: Size,
): Size & { readonly x: number; readonly y: number } {
  const even = (value: number): number => Math.floor(value / 2) * 2;
  const width = Math.min(frame.width, even(size.width) + 2);
  const height = Math.min(frame.height, even(size.height) + 2);
  const within = (start: number, most: number): number => even(Math.max(0, Math.min(most, start)));
  return {
    x: within(centre.x - width / 2, frame.width - width),
    y: within(centre.y - height / 2, frame.height - height),
    width,
    height,
  };
}
