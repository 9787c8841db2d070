import type { Output, Plane } from './picture-pass.js';

/**
 * A soft ellipse. Its middle is in frame widths and heights, its half-axes in frame heights; the long one
 * points along `angle`.
 */
export interface Mote {
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly wide: number;
  readonly angle: number;
  /** Share of the radius over which the edge fades; 1 is a glow. */
  readonly soft: number;
  readonly alpha: number;
  readonly colour: readonly [number, number, number];
}

/** An ellipse on one plane: its middle, and what turns a place there into shares of its two half-axes. */
interface Shape {
  readonly x: number;
  readonly y: number;
  readonly alongX: number;
  readonly alongY: number;
  readonly acrossX: number;
  readonly acrossY: number;
  /** How fast the edge rises, and what it begins with. */
  readonly steep: number;
  readonly base: number;
}

/** Lays a mote over a frame. */
export function layMote(out: Output, mote: Mote): void {
  if (mote.alpha < 0.01) return;
  for (let channel = 0; channel < 3; channel += 1)
    layPlane(out.planes[channel]!, mote, mote.colour[channel]!);
}

function layPlane(plane: Plane, mote: Mote, colour: number): void {
  const { width, height } = plane;
  // Nothing is thinner than a sample: what would be is fainter instead.
  const wide = Math.max(0.55, mote.wide * height);
  const long = Math.max(0.55, mote.long * height);
  const [cos, sin] = [Math.cos(mote.angle), Math.sin(mote.angle)];
  const [x, y] = [mote.x * width - 0.5, mote.y * height - 0.5];
  const steep = 1 / Math.max(mote.soft, 0.9 / Math.min(long, wide));
  const shape: Shape = {
    x,
    y,
    alongX: cos / long,
    alongY: sin / long,
    acrossX: -sin / wide,
    acrossY: cos / wide,
    steep,
    base: mote.soft < 1 ? 0.5 : 0,
  };
  const alpha = mote.alpha * Math.min(1, (mote.wide * height) / wide);
  const reachX = Math.abs(long * cos) + Math.abs(wide * sin) + 1;
  const reachY = Math.abs(long * sin) + Math.abs(wide * cos) + 1;
  const to = Math.min(height - 1, Math.floor(y + reachY));
  const row = {
    y: 0,
    from: Math.max(0, Math.ceil(x - reachX)),
    to: Math.min(width - 1, Math.floor(x + reachX)),
    alpha,
    colour,
  };
  for (row.y = Math.max(0, Math.ceil(y - reachY)); row.y <= to; row.y += 1) layRow(plane, shape, row);
}

function layRow(
  plane: Plane,
  shape: Shape,
  row: { y: number; from: number; to: number; alpha: number; colour: number },
): void {
  const { samples, width } = plane;
  const { alongX, acrossX, steep, base } = shape;
  const { alpha, colour } = row;
  const [dx, dy] = [row.from - shape.x, row.y - shape.y];
  let along = dx * alongX + dy * shape.alongY;
  let across = dx * acrossX + dy * shape.acrossY;
  const end = row.y * width + row.to;
  for (let at = row.y * width + row.from; at <= end; at += 1, along += alongX, across += acrossX) {
    const inside = (1 - Math.sqrt(along * along + across * across)) * steep + base;
    if (inside <= 0) continue;
    const cover = inside >= 1 ? alpha : inside * inside * (3 - 2 * inside) * alpha;
    samples[at] = samples[at]! + (colour - samples[at]!) * cover + 0.5;
  }
}
