import { hex, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, limb, line, oval, type SubjectPaint } from '../drawing/shapes.js';

/** A figure that walks, stands or dances; the head is larger for a child. */
export function drawPerson(context: Context, paint: SubjectPaint, headSize: number): void {
  const coats = ['#9c3a35', '#2f4f7a', '#3f6b52', '#b58a3a', '#5a4a72', '#37393f'];
  const coat = body(paint, hex(coats[Math.floor(paint.phase * 6) % 6] ?? '#9c3a35'));
  const legs = hex(paint.phase > 0.5 ? '#2b3040' : '#4a4038');
  const skin = hex(
    ['#e0b08c', '#c68a62', '#8a5a3c', '#f0c9a8'][Math.floor(paint.phase * 13) % 4] ?? '#e0b08c',
  );
  const stride = (paint.seconds * paint.pace + paint.phase) * Math.PI * 2;
  const swing = Math.min(0.62, paint.pace * 0.4);
  const step = Math.sin(stride) * swing;
  context.translate(0, -Math.abs(Math.cos(stride)) * swing * 0.02);
  const limbOf = (
    colour: Rgb,
    at: { x: number; y: number; swing: number; length: number; width: number; side: number },
  ): void => limb(context, paint.light(colour, at.side), { ...at, bend: Math.max(0, at.swing) * 0.7 });
  limbOf(coat, { x: 0.01, y: -0.78, swing: step * 0.9, length: 0.36, width: 0.06, side: 0.15 });
  limbOf(legs, { x: 0, y: -0.47, swing: -step, length: 0.47, width: 0.09, side: 0.15 });
  limbOf(legs, { x: 0, y: -0.47, swing: step, length: 0.47, width: 0.09, side: 0.55 });
  blob(
    context,
    paint.light(coat, 0.5),
    [-0.09, -0.42, -0.11, -0.6, -0.09, -0.83, 0, -0.86, 0.09, -0.82, 0.1, -0.6, 0.09, -0.42],
  );
  blob(context, paint.light(coat, 0.95), [0.02, -0.46, 0.03, -0.8, 0.08, -0.78, 0.09, -0.48]);
  limbOf(coat, { x: 0, y: -0.79, swing: -step * 0.9, length: 0.36, width: 0.062, side: 0.75 });
  line(context, paint.light(skin, 0.5), 0.05, [0, -0.84, 0.005, -0.87]);
  oval(context, paint.light(skin, 0.75), { x: 0.012, y: -0.925, rx: 0.058 * headSize, ry: 0.072 * headSize });
  blob(context, paint.light(hex(paint.phase > 0.4 ? '#3a281c' : '#6b4a2a'), 0.4), [
    -0.06 * headSize,
    -0.88,
    -0.065 * headSize,
    -0.98,
    0,
    -1.012,
    0.05 * headSize,
    -0.985,
    0.01,
    -0.95,
    -0.02,
    -0.9,
  ]);
}
