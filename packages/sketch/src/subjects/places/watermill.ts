import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { line, oval, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';
import { house } from './house.js';

const RADIUS = 0.34;
const AXLE: readonly [number, number] = [0.66, -0.26];

/** A house with a wheel at its side that the water turns. */
export const watermill = {
  noun: 'watermill',
  words: 'water mill, water wheel, waterwheel, mill wheel, old mill',
  habitat: 'ground',
  home: 'river',
  verb: 'stand',
  heightMetres: 8,
  width: 1.7,
  sinks: 0,
  several: 2,
  stays: true,
  turnsItself: true,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  context.save();
  context.translate(-0.16, 0);
  house.draw(context, paint);
  context.restore();
  const wood = hex('#5f4129');
  const [x, y] = AXLE;
  const rim: number[] = [];
  for (let i = 0; i <= 32; i += 1) rim.push(...at((i / 32) * Math.PI * 2, RADIUS));
  line(context, paint.light(wood, 0.55), 0.035, rim);
  for (let i = 0; i < 10; i += 1) {
    const angle = paint.seconds * 1.1 + (i / 10) * Math.PI * 2;
    line(context, paint.light(wood, 0.4), 0.02, [x, y, ...at(angle, RADIUS)]);
    poly(context, paint.light(wood, 0.75), [
      ...at(angle - 0.03, RADIUS * 0.82),
      ...at(angle - 0.03, RADIUS * 1.14),
      ...at(angle + 0.1, RADIUS * 1.14),
      ...at(angle + 0.1, RADIUS * 0.82),
    ]);
  }
  oval(context, paint.light(wood, 0.3), { x, y, rx: 0.045, ry: 0.045 });
}

function at(angle: number, radius: number): [number, number] {
  return [AXLE[0] + Math.cos(angle) * radius, AXLE[1] + Math.sin(angle) * radius];
}
