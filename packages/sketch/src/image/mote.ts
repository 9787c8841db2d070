import type { Output, Plane } from './picture-pass.js';

/** A soft ellipse. Its middle is in frame widths and heights, its half-axes in frame heights; the long one points along `angle`. */
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

interface Shape {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
  readonly long: number;
  readonly wide: number;
  readonly soft: number;
}

/** Lays a mote over a frame. */
export function layMote(out: Output, mote: Mote): void {
  if (mote.alpha < 0.01) return;
  out.planes.forEach((plane, channel) => layPlane(plane, mote, mote.colour[channel]!));
}

function layPlane(plane: Plane, mote: Mote, colour: number): void {
  const { width, height } = plane;
  // Nothing is thinner than a sample: what would be is fainter instead.
  const thin = Math.max(0.55, mote.wide * height);
  const shape: Shape = {
    x: mote.x * width - 0.5, y: mote.y * height - 0.5, cos: Math.cos(mote.angle), sin: Math.sin(mote.angle),
    long: Math.max(0.55, mote.long * height), wide: thin, soft: mote.soft,
  };
  const alpha = mote.alpha * Math.min(1, (mote.wide * height) / thin);
  const reachX = Math.abs(shape.long * shape.cos) + Math.abs(shape.wide * shape.sin) + 1;
  const reachY = Math.abs(shape.long * shape.sin) + Math.abs(shape.wide * shape.cos) + 1;
  const to = Math.min(height - 1, Math.floor(shape.y + reachY));
  const range: [number, number] = [Math.max(0, Math.ceil(shape.x - reachX)), Math.min(width - 1, Math.floor(shape.x + reachX))];
  for (let y = Math.max(0, Math.ceil(shape.y - reachY)); y <= to; y += 1) layRow(plane, shape, { y, range, alpha, colour });
}

function layRow(plane: Plane, shape: Shape, row: { y: number; range: [number, number]; alpha: number; colour: number }): void {
  const { samples, width } = plane;
  const dy = row.y - shape.y;
  const edge = Math.max(shape.soft, 0.9 / Math.min(shape.long, shape.wide));
  for (let x = row.range[0]; x <= row.range[1]; x += 1) {
    const dx = x - shape.x;
    const a = (dx * shape.cos + dy * shape.sin) / shape.long;
    const b = (dy * shape.cos - dx * shape.sin) / shape.wide;
    const inside = (1 - Math.sqrt(a * a + b * b)) / edge + (shape.soft < 1 ? 0.5 : 0);
    if (inside <= 0) continue;
    const cover = inside >= 1 ? 1 : inside * inside * (3 - 2 * inside);
    const at = row.y * width + x;
    samples[at] = samples[at]! + (row.colour - samples[at]!) * cover * row.alpha + 0.5;
  }
}
