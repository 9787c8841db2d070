import type { Context } from '../../paint/context.js';

interface Plate {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly r: number;
}

export function plate(context: Context, at: Plate): void {
  context.beginPath();
  context.roundRect(at.x, at.y, at.w, at.h, at.r);
  context.fill();
}

export function plateOf(context: Context, fill: string, at: Plate): void {
  context.fillStyle = fill;
  plate(context, at);
}
