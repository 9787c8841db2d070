import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { body, lamp, line, oval, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

const SPOKES = 12;
const RADIUS = 0.42;
const HUB = -0.53;
const CABINS = ['#d8493f', '#e8b23a', '#3f7fb8', '#5aa05a'] as const;

/** A wheel that always turns, its cabins hanging upright; lit at night. */
export const ferrisWheel = {
  noun: 'ferris wheel',
  words: 'big wheel, observation wheel, giant wheel, fairground wheel, london eye',
  habitat: 'ground',
  home: 'hills',
  verb: 'stand',
  heightMetres: 30,
  width: 1,
  sinks: 0,
  several: 2,
  stays: true,
  turnsItself: true,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const steel = body(paint, hex('#c9ced6'));
  for (const x of [-0.26, 0.26]) line(context, paint.light(steel, 0.35), 0.024, [x, 0.01, 0, HUB]);
  const turn = paint.seconds * 0.4 + paint.phase;
  const rim: number[] = [];
  for (let i = 0; i <= 48; i += 1) rim.push(...at((i / 48) * Math.PI * 2, RADIUS));
  line(context, paint.light(steel, 0.6), 0.016, rim);
  for (let i = 0; i < SPOKES; i += 1) {
    const angle = turn + (i / SPOKES) * Math.PI * 2;
    line(context, paint.light(steel, 0.5), 0.008, [0, HUB, ...at(angle, RADIUS)]);
    cabin(context, paint, { angle, colour: hex(CABINS[i % CABINS.length]!) });
  }
  oval(context, paint.light(steel, 0.8), { x: 0, y: HUB, rx: 0.035, ry: 0.035 });
}

function at(angle: number, radius: number): [number, number] {
  return [Math.cos(angle) * radius, HUB + Math.sin(angle) * radius];
}

function cabin(
  context: Context,
  paint: SubjectPaint,
  { angle, colour }: { angle: number; colour: ReturnType<typeof hex> },
): void {
  const [x, y] = at(angle, RADIUS);
  oval(context, paint.light(colour, 0.7), { x, y: y + 0.035, rx: 0.042, ry: 0.036 });
  if (paint.lampsOn) oval(context, lamp([255, 226, 150]), { x, y: y + 0.03, rx: 0.016, ry: 0.014 });
}
