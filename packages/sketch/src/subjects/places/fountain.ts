import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { body, box, line, oval, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

/** Where the water springs, and where the upper bowl and the basin catch it. */
const SPRING = -0.72;
const BOWL = -0.46;
const BASIN = -0.12;

/** Two bowls of stone, from the upper one of which water springs and falls. */
export const fountain = {
  noun: 'fountain',
  words: 'water fountain, stone fountain, garden fountain, marble fountain',
  habitat: 'ground',
  home: 'street',
  verb: 'stand',
  heightMetres: 4,
  width: 1.5,
  sinks: 0,
  several: 3,
  stays: true,
  turnsItself: true,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const stone = body(paint, hex('#b9b2a4'));
  box(context, paint.light(stone, 0.35), { x: -0.7, y: 0.02, w: 1.4, h: 0.16 });
  oval(context, paint.light(stone, 0.85), { x: 0, y: BASIN - 0.02, rx: 0.74, ry: 0.075 });
  oval(context, paint.light(hex('#6fa3bd'), 0.7), { x: 0, y: BASIN - 0.02, rx: 0.66, ry: 0.055 });
  box(context, paint.light(stone, 0.55), { x: -0.06, y: BASIN, w: 0.12, h: 0.32 });
  falls(context, paint, { from: BOWL, to: BASIN, reach: 0.5, drops: 26, rise: 0.05 });
  oval(context, paint.light(stone, 0.45), { x: 0, y: BOWL + 0.03, rx: 0.34, ry: 0.075 });
  oval(context, paint.light(stone, 0.9), { x: 0, y: BOWL, rx: 0.34, ry: 0.05 });
  oval(context, paint.light(hex('#6fa3bd'), 0.75), { x: 0, y: BOWL, rx: 0.29, ry: 0.036 });
  box(context, paint.light(stone, 0.6), { x: -0.03, y: BOWL, w: 0.06, h: 0.2 });
  falls(context, paint, { from: SPRING, to: BOWL, reach: 0.22, drops: 30, rise: 0.28 });
}

interface Fall {
  readonly from: number;
  readonly to: number;
  readonly reach: number;
  readonly drops: number;
  /** How high it springs first. */
  readonly rise: number;
}

/** Drops that fly out to all sides and down, each on its own arc and again and again. */
function falls(context: Context, paint: SubjectPaint, fall: Fall): void {
  for (let drop = 0; drop < fall.drops; drop += 1) {
    // Steps that never fall into a pattern with each other.
    const side = (((drop * 0.7549 + paint.phase) % 1) * 2 - 1) * fall.reach;
    const age = (paint.seconds * 0.9 + drop * 0.5698) % 1;
    const path = [age, Math.min(1, age + 0.13)].flatMap((time) => [
      side * (0.15 + 0.85 * time),
      fall.from + (fall.to - fall.from) * time * time - fall.rise * 4 * time * (1 - time) * 0.6,
    ]);
    line(context, paint.light(hex('#e4f1f7'), 0.9, 0.75 * Math.min(1, (1 - age) * 5)), 0.02, path);
  }
}
