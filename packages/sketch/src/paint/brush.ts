import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb } from './colour.js';

/** Paints small, plain shapes. Places and sizes in the units of its layer. */
export interface Brush {
  /** The colour of what follows, opacity 0 to 1. */
  ink(colour: Rgb, opacity: number): void;
  rect(x: number, y: number, width: number, height: number): void;
  disc(x: number, y: number, radius: number): void;
  /** A turned ellipse. */
  oval(x: number, y: number, size: { readonly rx: number; readonly ry: number; readonly turn: number }): void;
}

/** A brush that paints through a canvas. */
export function canvasBrush(context: SKRSContext2D): Brush {
  const oval = (x: number, y: number, size: { rx: number; ry: number; turn: number }): void => {
    context.beginPath();
    context.ellipse(x, y, size.rx, size.ry, size.turn, 0, Math.PI * 2);
    context.fill();
  };
  return {
    ink: (colour, opacity) => (context.fillStyle = css(colour, opacity)),
    rect: (x, y, width, height) => context.fillRect(x, y, width, height),
    disc: (x, y, radius) => oval(x, y, { rx: radius, ry: radius, turn: 0 }),
    oval,
  };
}
