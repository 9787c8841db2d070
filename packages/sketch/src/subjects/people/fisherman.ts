import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { curve, line, oval, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';
import { drawPerson } from './walking-figure.js';

/** Somebody with a rod, whose line goes out and down; now and then it twitches. */
export const fisherman = {
  noun: 'fisherman',
  words:
    'angler, fisher, man fishing, old man fishing, woman fishing, person fishing, boy fishing, girl fishing, people fishing, fishermen, fisherwoman, fly fisherman, man fishes, grandfather fishing, father and son fishing',
  habitat: 'shore',
  home: 'lake',
  verb: 'stand',
  heightMetres: 1.75,
  width: 1.3,
  sinks: 0,
  several: 2,
  isPerson: true,
  plays: 'fishing pole, fishing rod, rod',
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const sway = Math.sin(paint.seconds * 1.1 + paint.phase * 6) * 0.02;
  const twitch = Math.max(0, Math.sin(paint.seconds * 1.9 + paint.phase * 9) - 0.75) * 0.14;
  context.save();
  drawPerson(context, { ...paint, pace: 0 }, 1);
  poly(
    context,
    paint.light(hex('#c9a75a'), 0.8),
    [-0.11, -0.955, 0.13, -0.955, 0.06, -0.985, 0.045, -1.04, -0.045, -1.04, -0.06, -0.985],
  );
  context.restore();
  const tip: readonly [number, number] = [0.86, -1.16 + sway + twitch];
  line(context, paint.light(hex('#5d3f25'), 0.5), 0.018, curve([0.06, -0.55, 0.45, -0.92, ...tip]));
  line(context, paint.light(hex('#e8ecef'), 0.9), 0.006, curve([...tip, 0.93, -0.5, 0.95 + sway, 0.28]));
  oval(context, paint.light(hex('#d9432f'), 0.8), {
    x: 0.95 + sway,
    y: 0.28 + twitch * 0.2,
    rx: 0.018,
    ry: 0.024,
  });
}
