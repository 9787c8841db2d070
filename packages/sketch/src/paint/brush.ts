import type { Rgb } from './colour.js';

/** A place in the units of a layer. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Paints small, plain shapes. Places and sizes in the units of its layer. */
export interface Brush {
  /** The colour of what follows, opacity 0 to 1. */
  ink(colour: Rgb, opacity: number): void;
  rect(x: number, y: number, width: number, height: number): void;
  disc(x: number, y: number, radius: number): void;
  /** A turned ellipse. */
  oval(x: number, y: number, size: { readonly rx: number; readonly ry: number; readonly turn: number }): void;
  /** A straight stroke that fades towards its tail. */
  streak(head: Point, tail: Point, width: number): void;
}
