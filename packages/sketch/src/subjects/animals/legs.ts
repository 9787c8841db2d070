import { hex, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, darker, line, oval, poly, type SubjectPaint, tube } from '../drawing/shapes.js';
import type { Build } from './build.js';

/**
 * Forwards and down in lengths of the leg, half as thick in widths of the leg: shoulder or hip first, the
 * ground last.
 */
type Joints = readonly (readonly [forward: number, down: number, thick: number])[];

const SHAPES: Readonly<
  Record<NonNullable<Build['foot']>, { readonly front: Joints; readonly hind: Joints }>
> = {
  hoof: {
    front: [
      [0, -0.2, 1.25],
      [-0.03, 0.16, 0.92],
      [0.02, 0.5, 0.56],
      [0, 0.86, 0.4],
      [0.02, 0.94, 0.46],
    ],
    hind: [
      [0.04, -0.24, 1.8],
      [0.1, 0.14, 1.2],
      [-0.1, 0.52, 0.58],
      [-0.04, 0.86, 0.4],
      [-0.01, 0.94, 0.46],
    ],
  },
  paw: {
    front: [
      [0, -0.2, 1.05],
      [-0.02, 0.18, 0.82],
      [0.02, 0.55, 0.58],
      [0, 0.86, 0.46],
      [0.03, 0.95, 0.5],
    ],
    hind: [
      [0.03, -0.24, 1.5],
      [0.09, 0.16, 1.05],
      [-0.09, 0.58, 0.54],
      [-0.04, 0.88, 0.44],
      [0, 0.95, 0.5],
    ],
  },
  column: {
    front: [
      [0, -0.3, 0.8],
      [0, 0.2, 0.62],
      [0.01, 0.55, 0.52],
      [0, 0.84, 0.5],
      [0.01, 0.93, 0.54],
    ],
    hind: [
      [0, -0.3, 0.95],
      [0.04, 0.16, 0.7],
      [-0.02, 0.58, 0.5],
      [-0.01, 0.84, 0.5],
      [0, 0.93, 0.54],
    ],
  },
};

/** Where a leg grows from and how far it has swung; `y` is the height of the belly. */
export interface LegPlace {
  readonly x: number;
  readonly y: number;
  readonly phase: number;
  readonly swing: number;
  /** 0 far and in shade to 1 near and lit. */
  readonly side: number;
  readonly coat: Rgb;
  /** Whether it is too small for its joints to show. */
  readonly tiny: boolean;
}

/**
 * A leg with its joints: the thigh carries, the knee bends as it swings forward, and the foot stands flat.
 */
export function drawLeg(context: Context, paint: SubjectPaint, build: Build, at: LegPlace): void {
  const kind = build.foot ?? 'paw';
  const isHind = at.x < 0;
  const swing = Math.sin(at.phase) * at.swing;
  const bend = Math.max(0, Math.cos(at.phase)) * at.swing * 1.3;
  const shape = SHAPES[kind][isHind ? 'hind' : 'front'];
  const joints = placed(shape, { ...at, length: build.leg, swing, bend });
  if (at.tiny) {
    line(context, paint.light(at.coat, at.side), build.legWidth * 1.2, joints.flat());
    return;
  }
  const below = build.legs ? hex(build.legs) : at.coat;
  const thick = (i: number): number => shape[i]![2] * build.legWidth * 0.62;
  const spine = (from: number, to: number): number[] =>
    joints.slice(from, to).flatMap(([x, y], i) => [x, y, thick(from + i)]);
  if (build.legs) tube(context, paint.light(below, at.side * 0.9), spine(2, 5));
  tube(context, paint.light(at.coat, at.side), spine(0, build.legs ? 3 : 5));
  if (at.side > 0.4) sheen(context, paint, joints, { coat: at.coat, thick });
  foot(context, paint, {
    build,
    kind,
    at: joints[4]!,
    wide: thick(4),
    ground: at.y + build.leg,
    side: at.side,
  });
}

/** Joints in place: the lot swings about the hip, what is below the knee folds back as well. */
function placed(
  shape: Joints,
  at: { x: number; y: number; length: number; swing: number; bend: number },
): (readonly [number, number])[] {
  const turned = (x: number, y: number, angle: number): readonly [number, number] => [
    x * Math.cos(angle) + y * Math.sin(angle),
    y * Math.cos(angle) - x * Math.sin(angle),
  ];
  const [kneeX, kneeY] = [shape[2]![0], shape[2]![1]];
  return shape.map(([x, y], i) => {
    const [dx, dy] = i > 2 ? turned(x - kneeX, y - kneeY, -at.bend) : [x - kneeX, y - kneeY];
    const [sx, sy] = turned(dx + kneeX, dy + kneeY, i === 0 ? at.swing * 0.3 : at.swing);
    return [at.x + sx * at.length, at.y + sy * at.length] as const;
  });
}

/** Light down the front of what is near. */
function sheen(
  context: Context,
  paint: SubjectPaint,
  joints: readonly (readonly [number, number])[],
  at: { coat: Rgb; thick: (i: number) => number },
): void {
  const spine = joints
    .slice(0, 4)
    .flatMap(([x, y], i) => [
      x + at.thick(i) * 0.42,
      y + (i === 0 ? at.thick(0) * 0.4 : 0),
      at.thick(i) * 0.3,
    ]);
  tube(context, paint.light(at.coat, 0.95, 0.4), spine);
}

function foot(
  context: Context,
  paint: SubjectPaint,
  shown: {
    build: Build;
    kind: string;
    at: readonly [number, number];
    wide: number;
    ground: number;
    side: number;
  },
): void {
  const { wide, side } = shown;
  const [x, y] = shown.at;
  const coat = hex(shown.build.legs ?? shown.build.coat);
  const low = shown.build.leg * 0.06;
  if (shown.kind === 'hoof')
    poly(context, paint.light([44, 34, 28], side), [
      x - wide * 1.0,
      y - low * 0.1,
      x + wide * 1.05,
      y - low * 0.1,
      x + wide * 1.75,
      y + low,
      x - wide * 1.1,
      y + low,
    ]);
  if (shown.kind === 'paw')
    blob(context, paint.light(paint.own ?? coat, side), [
      x - wide * 1.1,
      y + low,
      x - wide * 1.2,
      y - low * 0.7,
      x + wide * 0.8,
      y - low * 1.1,
      x + wide * 2.3,
      y,
      x + wide * 2.2,
      y + low,
    ]);
  if (shown.kind !== 'column') return;
  blob(context, paint.light(darker(coat), side), [
    x - wide * 1.2,
    y + low,
    x - wide * 1.1,
    y - low,
    x + wide * 1.1,
    y - low,
    x + wide * 1.3,
    y + low,
  ]);
  for (const aside of [0.35, 1])
    oval(context, paint.light([214, 206, 190], side), {
      x: x + wide * aside,
      y: y + low * 0.62,
      rx: wide * 0.17,
      ry: low * 0.34,
    });
}
