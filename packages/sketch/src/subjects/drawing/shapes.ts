import { css, mix, type Rgb, scale } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import type { Verb } from '../../prompt/vocabulary.js';

/** Paint for one subject: its own colour and any other, in the scene's light. */
export interface SubjectPaint {
  /** The asked colour, or null. */
  readonly own: Rgb | null;
  /**
   * A colour as the light shows it on the bright side (1), the middle (0.5) or in shade (0); opacity 0 to 1.
   */
  light(colour: Rgb, side?: number, opacity?: number): string;
  /** Whether lamps are on. */
  readonly lampsOn: boolean;
  /** Seconds, and the phase of this one among its like. */
  readonly seconds: number;
  readonly phase: number;
  /** Strides, strokes or wing beats a second; 0 stands still. */
  readonly pace: number;
  /** What it does. */
  readonly verb?: Verb;
  /** What its rider wears; null or absent without a rider. */
  readonly rider?: Rgb | null;
  /** How far a round thing has rolled, in radians. */
  readonly roll?: number;
  /** Whether it is on fire, or breathes it. */
  readonly burns?: boolean;
  /** Whether snow lies on it. */
  readonly snowy?: boolean;
  /** Whether it is painted once for the whole clip: what rises and flickers is left out. */
  readonly still?: boolean;
}

/** Draws one subject facing right: one unit high, standing on y = 0, up is negative. */
export type Drawer = (context: Context, paint: SubjectPaint) => void;

/** A thing drawn smaller than this, in the rough sketch of a frame say, shows no details. */
export const TINY_PIXELS = 36;

/** The colour that a subject shows: the asked one or its usual one. */
export function body(paint: SubjectPaint, usual: Rgb): Rgb {
  return paint.own ?? usual;
}

export type CanvasGradientLike = ReturnType<Context['createLinearGradient']>;

/** What a shape is filled with. */
export type Fill = string | CanvasGradientLike;

/** Fills a polygon of x, y pairs. */
export function poly(context: Context, fill: Fill, points: readonly number[]): void {
  context.fillStyle = fill;
  context.beginPath();
  for (let i = 0; i < points.length; i += 2) context.lineTo(points[i]!, points[i + 1]!);
  context.closePath();
  context.fill();
}

/** Fills a closed smooth curve through x, y pairs. */
export function blob(context: Context, fill: Fill, points: readonly number[]): void {
  const size = points.length;
  let [x, y] = [points[size - 2]!, points[size - 1]!];
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo((x + points[0]!) / 2, (y + points[1]!) / 2);
  for (let i = 0; i < size; i += 2) {
    [x, y] = [points[i]!, points[i + 1]!];
    const next = i + 2 < size ? i + 2 : 0;
    context.quadraticCurveTo(x, y, (x + points[next]!) / 2, (y + points[next + 1]!) / 2);
  }
  context.fill();
}

/** Fills an ellipse. */
export function oval(
  context: Context,
  fill: Fill,
  at: { x: number; y: number; rx: number; ry: number; turn?: number },
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.ellipse(at.x, at.y, at.rx, at.ry, at.turn ?? 0, 0, Math.PI * 2);
  context.fill();
}

/** Strokes a line through x, y pairs with round ends. */
export function line(context: Context, stroke: string, width: number, points: readonly number[]): void {
  context.strokeStyle = stroke;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (let i = 0; i < points.length; i += 2) context.lineTo(points[i]!, points[i + 1]!);
  context.stroke();
}

/** The points of a smooth curve through x, y pairs, close enough together to be drawn as a line. */
export function curve(points: readonly number[]): number[] {
  const count = points.length / 2;
  const at = (i: number, axis: number): number => points[Math.min(count - 1, Math.max(0, i)) * 2 + axis]!;
  const spline = (i: number, t: number, axis: number): number => {
    const [a, b, end, after] = [at(i - 1, axis), at(i, axis), at(i + 1, axis), at(i + 2, axis)];
    return b + 0.5 * t * (end - a + t * (2 * a - 5 * b + 4 * end - after + t * (3 * (b - end) + after - a)));
  };
  return Array.from({ length: (count - 1) * 6 + 1 }, (_, k) => [
    spline(Math.floor(k / 6), (k % 6) / 6, 0),
    spline(Math.floor(k / 6), (k % 6) / 6, 1),
  ]).flat();
}

/** Fills a rectangle from its lower left corner, up. */
export function box(
  context: Context,
  fill: string,
  at: { x: number; y: number; w: number; h: number },
): void {
  context.fillStyle = fill;
  context.fillRect(at.x, at.y - at.h, at.w, at.h);
}

/** A limb of two joints that swings: hip at x, y; `swing` in radians, `bend` at the knee. */
export function limb(
  context: Context,
  stroke: string,
  at: { x: number; y: number; length: number; swing: number; bend: number; width: number },
): void {
  const kneeX = at.x + Math.sin(at.swing) * at.length * 0.52;
  const kneeY = at.y + Math.cos(at.swing) * at.length * 0.52;
  const footX = kneeX + Math.sin(at.swing - at.bend) * at.length * 0.5;
  const footY = kneeY + Math.cos(at.swing - at.bend) * at.length * 0.5;
  line(context, stroke, at.width, [at.x, at.y, kneeX, kneeY]);
  line(context, stroke, at.width * 0.72, [kneeX, kneeY, footX, footY]);
}

/** A gradient from the left edge in shade to the right edge in light. */
export function rounded(
  context: Context,
  paint: SubjectPaint,
  colour: Rgb,
  span: { left: number; right: number },
): CanvasGradientLike {
  const fill = context.createLinearGradient(span.left, 0, span.right, 0);
  fill.addColorStop(0, paint.light(colour, 0.05));
  fill.addColorStop(0.6, paint.light(colour, 0.55));
  fill.addColorStop(1, paint.light(colour, 1));
  return fill;
}

/** Mixes for details: darker, lighter. */
export function darker(colour: Rgb): Rgb {
  return scale(colour, 0.62);
}

export function paler(colour: Rgb): Rgb {
  return mix(colour, [255, 250, 240], 0.5);
}

/** An opaque lamp colour that ignores the light of the scene. */
export function lamp(colour: Rgb, opacity = 1): string {
  return css(colour, opacity);
}

/** Fills a limb through x, y, half-width triples: smooth, and round at both ends. */
export function tube(context: Context, fill: Fill, spine: readonly number[]): void {
  const last = spine.length - 3;
  const ring: number[] = [];
  const back: number[] = [];
  for (let i = 0; i <= last; i += 3) {
    const [before, after] = [Math.max(0, i - 3), Math.min(last, i + 3)];
    const [dx, dy] = [spine[after]! - spine[before]!, spine[after + 1]! - spine[before + 1]!];
    const wide = (spine[i + 2]! * 1.08) / (Math.hypot(dx, dy) || 1);
    const [x, y, ex, ey] = [spine[i]!, spine[i + 1]!, dx * wide, dy * wide];
    if (i === 0) ring.push(x - ex - ey * 0.6, y - ey + ex * 0.6);
    ring.push(x - ey, y + ex);
    if (i === 0) back.push(y - ey - ex * 0.6, x - ex + ey * 0.6);
    back.push(y - ex, x + ey);
    if (i !== last) continue;
    ring.push(x + ex - ey * 0.6, y + ey + ex * 0.6);
    back.push(y + ey - ex * 0.6, x + ex + ey * 0.6);
  }
  blob(context, fill, [...ring, ...back.reverse()]);
}

/** Pixels to a subject's height, as it is being drawn. */
export function pixelsOf(context: Context): number {
  return Math.abs(context.getTransform().d);
}

/** Fills many polygons of x, y pairs at once. */
export function polys(context: Context, fill: Fill, rings: readonly (readonly number[])[]): void {
  context.fillStyle = fill;
  context.beginPath();
  for (const ring of rings) {
    context.moveTo(ring[0]!, ring[1]!);
    for (let i = 2; i < ring.length; i += 2) context.lineTo(ring[i]!, ring[i + 1]!);
    context.closePath();
  }
  context.fill();
}

/** The swing of what beats, -1 to 1: wings, fins, tails. */
export function beat(paint: SubjectPaint): number {
  return Math.sin((paint.seconds * Math.max(0.5, paint.pace) + paint.phase) * Math.PI * 2);
}
