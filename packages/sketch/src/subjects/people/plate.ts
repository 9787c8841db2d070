import type { Context } from '../../paint/context.js';

interface Plate {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly r: number;
}

export function plate(c: Context, at: Plate): void {
  c.beginPath();
  c.roundRect(at.x, at.y, at.w, at.h, at.r);
  c.fill();
}

export function plateOf(c: Context, fill: string, at: Plate): void {
  c.fillStyle = fill;
  plate(c, at);
}
