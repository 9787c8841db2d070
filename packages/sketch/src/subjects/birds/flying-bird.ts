import { hex, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import {
  blob,
  darker,
  type Drawer,
  line,
  oval,
  pixelsOf,
  poly,
  polys,
  type SubjectPaint,
  TINY_PIXELS,
} from '../drawing/shapes.js';
import type { BirdBuild, Feathers, Plumage } from './build.js';
import { BirdPose, type Place } from './pose.js';
import { type Beat, beatOf, drawWing, outline, spreadWing, type Wing } from './wings.js';

/** Below this many pixels to a bird its feathers can't be told apart. */
const FINE_PIXELS = 100;

interface Bird {
  readonly build: BirdBuild;
  readonly feathers: Feathers;
  readonly pose: BirdPose;
  readonly fine: boolean;
}

/**
 * A bird in flight, turned a little towards the viewer: both wings beat with bent wrists, glide, and beat
 * again.
 */
export function flyingBird(build: BirdBuild): Drawer {
  return (context, paint) => {
    const beat = beatOf(build, paint);
    const lazy = Math.sin(paint.seconds * 0.7 + paint.phase * 13);
    const pose = new BirdPose({
      yaw: build.yaw + lazy * 0.08,
      pitch: build.pitch,
      roll: build.bank * (0.35 + 0.65 * lazy),
    });
    const pixels = pixelsOf(context);
    const bird: Bird = {
      build,
      feathers: feathersOf(build.plumage, paint.own),
      pose,
      fine: pixels > FINE_PIXELS,
    };
    // The body rises as the wings press down.
    context.translate(0, -0.5 + beat.arm * build.body[1] * 0.5);
    const wings = [spreadWing(build, beat, -1), spreadWing(build, beat, 1)] as const;
    if (pixels < TINY_PIXELS) {
      silhouette(context, paint, bird, wings);
      return;
    }
    drawWing(context, paint, bird, wings[0]);
    if (build.legs > 0) legs(context, paint, bird);
    tail(context, paint, bird, beat);
    torso(context, paint, bird);
    head(context, paint, bird);
    drawWing(context, paint, bird, wings[1]);
  };
}

/** Its outline in one colour, as it looks from far away. */
function silhouette(context: Context, paint: SubjectPaint, bird: Bird, wings: readonly Wing[]): void {
  const { build, feathers } = bird;
  const [half, thick] = build.body;
  const end = -half * 0.8 - Math.max(build.tail.length, build.legs);
  const wide = build.tail.length * build.tail.spread;
  const nose = half + build.neck + build.head * 1.6;
  const colour = paint.light(mix(feathers.back, feathers.above, 0.5), 0.5);
  polys(context, colour, [
    ...wings.map((wing) => outline(bird, wing)),
    flat(bird, [
      [-half * 0.6, 0, 0],
      [end, 0, -wide],
      [end, 0, wide],
    ]),
  ]);
  line(
    context,
    colour,
    thick * 1.6,
    flat(bird, [
      [-half * 0.7, 0, 0],
      [half * 0.9, 0, 0],
    ]),
  );
  line(
    context,
    colour,
    build.head * 1.7,
    flat(bird, [
      [half * 0.7, 0, 0],
      [nose, build.head * 0.3, 0],
    ]),
  );
}

/** The plumage, or the asked colour all over it. */
function feathersOf(plumage: Plumage, own: Rgb | null): Feathers {
  const usual = Object.fromEntries(
    Object.entries(plumage).map(([part, code]) => [part, hex(code)]),
  ) as Feathers;
  if (!own) return usual;
  const pale = mix(own, [255, 250, 240], 0.22);
  return {
    ...usual,
    back: own,
    head: own,
    belly: pale,
    above: mix(own, [20, 20, 26], 0.16),
    under: pale,
    tip: darker(own),
    tail: mix(own, [20, 20, 26], 0.12),
  };
}

function flat(bird: Bird, places: readonly Place[]): number[] {
  return places.flatMap((place) => [...bird.pose.spot(place)]);
}

/** A spindle from the rump to the throat: lit from above, its belly in its own colour. */
function torso(context: Context, paint: SubjectPaint, { build, feathers, pose, fine }: Bird): void {
  const [half, thick] = build.body;
  const nose = half * 0.95 + build.neck;
  const stations = [
    [-half * 1.02, 0.16],
    [-half * 0.6, 0.62],
    [-half * 0.05, 1],
    [half * 0.5, 0.92],
    [half * 0.85, build.neck > 0.08 ? 0.42 : 0.66],
    [nose, build.neck > 0.08 ? 0.3 : 0.5],
  ] as const;
  const ring = (up: number, down: number): number[] => {
    const spots = stations.map(([x, r]) => [pose.spot([x, 0, 0]), r * thick] as const);
    return [
      ...spots.flatMap(([[x, y], r]) => [x, y - r * up]),
      ...spots.reverse().flatMap(([[x, y], r]) => [x, y + r * down]),
    ];
  };
  blob(context, paint.light(feathers.back, 0.62), ring(1, 1));
  blob(context, paint.light(feathers.belly, 0.46), ring(-0.12, 1));
  if (fine) blob(context, paint.light(mix(feathers.back, [255, 248, 232], 0.12), 0.95), ring(0.86, -0.42));
}

function head(context: Context, paint: SubjectPaint, bird: Bird): void {
  const { build, feathers, pose } = bird;
  const r = build.head;
  const at = build.body[0] * 0.95 + build.neck + r * 0.55;
  const [x, y] = pose.spot([at, r * 0.3, 0]);
  const [bx, by] = pose.spot([at + r * 0.7 + build.beak[0], r * 0.02, 0]);
  const deep = build.beak[1];
  const horn = feathers.beak;
  poly(
    context,
    paint.light(horn, 0.75),
    build.hooked
      ? [
          x + r * 0.55,
          y - deep * 0.95,
          bx - deep * 0.4,
          by - deep * 0.85,
          bx,
          by - deep * 0.1,
          bx - deep * 0.1,
          by + deep,
          bx - deep * 0.6,
          by + deep * 0.35,
          x + r * 0.5,
          y + deep * 0.8,
        ]
      : [x + r * 0.6, y - deep * 0.7, bx, by, x + r * 0.55, y + deep * 0.9],
  );
  oval(context, paint.light(feathers.head, 0.7), { x, y, rx: r * 1.12, ry: r * 0.94, turn: 0.12 });
  if (!bird.fine) return;
  oval(context, paint.light(mix(feathers.head, [255, 250, 236], 0.2), 1), {
    x: x + r * 0.05,
    y: y - r * 0.36,
    rx: r * 0.75,
    ry: r * 0.42,
    turn: 0.12,
  });
  oval(context, paint.light([14, 12, 12], 0.2), {
    x: x + r * 0.46,
    y: y - r * 0.14,
    rx: r * 0.2,
    ry: r * 0.2,
  });
  oval(context, paint.light([255, 255, 255], 1), {
    x: x + r * 0.52,
    y: y - r * 0.2,
    rx: r * 0.06,
    ry: r * 0.06,
  });
}

/** A fan of feathers behind: it spreads while the bird glides. */
function tail(context: Context, paint: SubjectPaint, bird: Bird, beat: Beat): void {
  const { build, feathers } = bird;
  const { length, spread, fork } = build.tail;
  const root: Place = [-build.body[0] * 0.82, 0, 0];
  const wide = spread * (1 - beat.fold * 0.35);
  const count = bird.fine ? 7 : 3;
  const step = (wide * 2) / count;
  const feathersAt = Array.from({ length: count }, (_, i) => -wide + (i + 0.5) * step);
  const end = (turn: number, share: number): Place => {
    const far = length * share * (1 + fork * (Math.abs(turn) / (wide || 1) - 0.5));
    return [root[0] - Math.cos(turn) * far, root[1] - far * 0.1, Math.sin(turn) * far];
  };
  const vane = (angle: number, from: Place | null): number[] =>
    flat(bird, [
      ...(from ? [from] : [end(angle - step * 0.6, 0.8)]),
      end(angle - step * 0.6, 0.86),
      end(angle - step * 0.3, 1),
      end(angle + step * 0.3, 1),
      end(angle + step * 0.6, 0.86),
      ...(from ? [] : [end(angle + step * 0.6, 0.8)]),
    ]);
  for (const odd of [0, 1])
    polys(
      context,
      paint.light(feathers.tail, 0.5 + odd * 0.1),
      feathersAt.filter((_, i) => i % 2 === odd).map((angle) => vane(angle, root)),
    );
  if (bird.fine)
    polys(
      context,
      paint.light(mix(feathers.tail, feathers.tip, 0.75), 0.42),
      feathersAt.map((angle) => vane(angle, null)),
    );
}

/** Long legs stretched out behind. */
function legs(context: Context, paint: SubjectPaint, bird: Bird): void {
  const from = -bird.build.body[0] * 0.7;
  for (const near of [-0.03, 0.03]) {
    line(
      context,
      paint.light(darker(bird.feathers.beak), 0.4),
      0.018,
      flat(bird, [
        [from, -0.04, near],
        [from - bird.build.legs * 0.6, -0.05, near],
        [from - bird.build.legs, -0.075, near * 1.5],
      ]),
    );
  }
}
