import { mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, line, polys, type SubjectPaint } from '../drawing/shapes.js';
import type { BirdBuild, Feathers } from './build.js';
import { between, type BirdPose, cross, type Place, plus, type Spot, unit } from './pose.js';

/** How far along its beat a wing is. */
export interface Beat {
  /** Lift of the arm and of the hand, in radians. */
  readonly arm: number;
  readonly hand: number;
  /** 0 with the hand stretched out to 1 with it folded back. */
  readonly fold: number;
}

/** The wings at one moment: on the way down the hands bend up, on the way up they trail and fold. */
export function beatOf(build: BirdBuild, paint: SubjectPaint): Beat {
  const turn = (paint.seconds * Math.max(0.6, paint.pace) * build.rate + paint.phase * 5) * Math.PI * 2;
  const rest = 0.5 + 0.5 * Math.sin(paint.seconds * 1.15 + paint.phase * 23 + 1);
  const effort = 0.06 + 0.94 * Math.min(1, Math.max(0, (rest - build.glide) * 5));
  const [up, down] = [Math.sin(turn), -Math.cos(turn)];
  return {
    arm: build.hold + build.depth * effort * (up + 0.1),
    hand: build.hold * 0.5 + build.depth * effort * (up * 1.08 + down * 0.62) - (1 - effort) * 0.03,
    fold: effort * (0.5 - 0.5 * down) * 0.8,
  };
}

/** One feather: where it grows and where it ends. */
interface Quill {
  readonly root: Place;
  readonly end: Place;
}

/** A wing in place. */
export interface Wing {
  readonly shoulder: Place;
  readonly wrist: Place;
  readonly tip: Place;
  readonly quills: readonly Quill[];
  /** The way up from its upper side, at the arm and at the hand. */
  readonly normals: readonly [Place, Place];
}

const SECONDARIES = 6;
const PRIMARIES = 7;
const BACK: Place = unit([-1, -0.1, 0]);

/** The bones and feathers of the wing on one side: 1 near, -1 far. */
export function spreadWing(build: BirdBuild, beat: Beat, side: 1 | -1): Wing {
  const along = (sweep: number, lift: number): Place => [
    Math.sin(sweep),
    Math.cos(sweep) * Math.sin(lift),
    side * Math.cos(sweep) * Math.cos(lift),
  ];
  const shoulder: Place = [build.body[0] * 0.42, build.body[1] * 0.45, side * build.body[1] * 0.6];
  const armWay = along(0.2 + beat.fold * 0.25, beat.arm);
  const handWay = along(-build.sweep - beat.fold * 0.75, beat.hand);
  const wrist = plus(shoulder, armWay, build.reach * build.arm * (1 - beat.fold * 0.12));
  const knuckle = plus(wrist, handWay, build.reach * (1 - build.arm) * 0.42);
  const tip = plus(wrist, handWay, build.reach * (1 - build.arm));
  const up = (way: Place): Place => unit(cross(way, [side, 0, 0]));
  const quills = [
    ...secondaries(build, shoulder, wrist, handWay),
    ...primaries(build, { wrist, knuckle, tip, handWay }),
  ];
  return { shoulder, wrist, tip, quills, normals: [up(armWay), up(handWay)] };
}

function secondaries(build: BirdBuild, shoulder: Place, wrist: Place, handWay: Place): Quill[] {
  return Array.from({ length: SECONDARIES }, (_, i) => {
    const out = i / SECONDARIES;
    const root = between(shoulder, wrist, out);
    const way = unit(between(BACK, handWay, out * 0.16));
    return { root, end: plus(root, way, build.chord[0] + (build.chord[1] - build.chord[0]) * out) };
  });
}

function primaries(
  build: BirdBuild,
  at: { wrist: Place; knuckle: Place; tip: Place; handWay: Place },
): Quill[] {
  const longest = Math.hypot(...plus(at.tip, at.knuckle, -1));
  return Array.from({ length: PRIMARIES }, (_, i) => {
    const out = i / (PRIMARIES - 1);
    const root = between(at.wrist, at.knuckle, out);
    const way = unit(between(BACK, at.handWay, 0.16 + 0.84 * out ** 0.9));
    // The last feather but one reaches farthest: a round tip where they part, a point where they don't.
    const reach = build.chord[1] + (longest - build.chord[1]) * out ** 1.2;
    return { root, end: plus(root, way, reach * (build.slot < 1 && i === PRIMARIES - 1 ? 0.9 : 1)) };
  });
}

/** Paints a wing: its feathers, then what covers their roots. */
export function drawWing(
  context: Context,
  paint: SubjectPaint,
  bird: { build: BirdBuild; feathers: Feathers; pose: BirdPose; fine: boolean },
  wing: Wing,
): void {
  const [arm, hand] = wing.normals.map((normal) => sideOf(bird.pose, normal)) as [Side, Side];
  if (bird.fine) plumes(context, paint, bird, { wing, arm, hand });
  else plain(context, paint, bird, { wing, hand });
  coverts(context, paint, bird, { wing, side: arm });
}

/** A wing too small for its feathers to show, but not for its dark end. */
function plain(
  context: Context,
  paint: SubjectPaint,
  bird: { feathers: Feathers; pose: BirdPose },
  at: { wing: Wing; hand: Side },
): void {
  const outer = at.wing.quills.slice(SECONDARIES + 2);
  const rim = outer.map((quill) => bird.pose.spot(quill.end));
  const inside = outer.map((quill) => bird.pose.spot(between(quill.root, quill.end, 0.6))).reverse();
  polys(context, shown(paint, bird.feathers, at.hand, { dark: 0.05, step: 0 }), [outline(bird, at.wing)]);
  polys(context, shown(paint, bird.feathers, at.hand, { dark: 1, step: 0 }), [[...rim, ...inside].flat()]);
}

/** Every second feather, the others over them, then their dark ends: few fills, however many feathers. */
function plumes(
  context: Context,
  paint: SubjectPaint,
  bird: { build: BirdBuild; feathers: Feathers; pose: BirdPose },
  at: { wing: Wing; arm: Side; hand: Side },
): void {
  const { feathers } = bird;
  const vanes = at.wing.quills.map((_, i) => vane(bird, at.wing, i));
  const some = (wanted: (index: number) => boolean): readonly Vane[] => vanes.filter((__, i) => wanted(i));
  const isHand = (i: number): boolean => i >= SECONDARIES;
  for (const odd of [0, 1]) {
    polys(
      context,
      shown(paint, feathers, at.arm, { dark: 0, step: odd * 0.07 }),
      some((i) => !isHand(i) && i % 2 === odd).map((one) => one.whole),
    );
    polys(
      context,
      shown(paint, feathers, at.hand, { dark: 0.1, step: odd * 0.07 }),
      some((i) => isHand(i) && i % 2 === odd).map((one) => one.whole),
    );
  }
  polys(
    context,
    shown(paint, feathers, at.hand, { dark: 1, step: 0 }),
    some(isHand).map((one) => one.end),
  );
}

interface Side {
  readonly isTop: boolean;
  /** 0 in shade to 1 in the light. */
  readonly light: number;
}

function sideOf(pose: BirdPose, normal: Place): Side {
  const isTop = pose.facing(normal) > 0;
  const lit = pose.lit(normal);
  // What faces down still glows: the light comes through the feathers.
  return { isTop, light: Math.min(1, Math.max(0.12, isTop ? 0.52 + lit * 0.5 : 0.66 - lit * 0.24)) };
}

function shown(
  paint: SubjectPaint,
  feathers: Feathers,
  side: Side,
  at: { dark: number; step: number },
): string {
  const colour: Rgb = mix(side.isTop ? feathers.above : feathers.under, feathers.tip, at.dark);
  return paint.light(colour, Math.max(0, side.light - at.step));
}

/** A wing all of one piece, as it shows. */
export function outline(bird: { pose: BirdPose }, wing: Wing): number[] {
  return [...wing.quills.map((quill) => quill.end), wing.tip, wing.wrist, wing.shoulder].flatMap((place) => [
    ...bird.pose.spot(place),
  ]);
}

/** One feather as it shows, all of it and its end. */
interface Vane {
  readonly whole: readonly number[];
  readonly end: readonly number[];
}

function vane(bird: { build: BirdBuild; pose: BirdPose }, wing: Wing, index: number): Vane {
  const { quills } = wing;
  const own = quills[index]!;
  const neighbours = [quills[Math.min(quills.length - 1, index + 1)]!, quills[Math.max(0, index - 1)]!];
  const slot = index > SECONDARIES + 1 ? bird.build.slot : 1;
  const edge = (far: number, towards: Quill): Spot => {
    const held = Math.min(far, slot);
    const aside = plus(between(towards.root, towards.end, held), between(own.root, own.end, held), -1);
    const rounding = slot < 1 ? 0.55 : 0.86;
    return bird.pose.spot(
      plus(
        between(own.root, own.end, far),
        aside,
        0.66 * (far > slot ? 0.62 : 1) * (far > 0.9 ? rounding : 1),
      ),
    );
  };
  const [outer, inner] = neighbours as [Quill, Quill];
  const darkFrom = index >= SECONDARIES + 2 ? 0.55 : 0.84;
  const stations = slot < 1 ? [0, slot, slot + 0.14, 0.93] : [0, 0.6, 0.93];
  const ring = (at: readonly number[]): number[] =>
    [
      ...at.map((far) => edge(far, outer)),
      bird.pose.spot(own.end),
      ...[...at].reverse().map((far) => edge(far, inner)),
    ].flat();
  return { whole: ring(stations), end: ring([darkFrom, 0.93]) };
}

/** The short feathers over the bones, and the light along the leading edge. */
function coverts(
  context: Context,
  paint: SubjectPaint,
  bird: { build: BirdBuild; feathers: Feathers; pose: BirdPose; fine: boolean },
  at: { wing: Wing; side: Side },
): void {
  const { wing, side } = at;
  const { pose, feathers } = bird;
  const colour = side.isTop ? feathers.back : mix(feathers.belly, feathers.under, 0.45);
  const over = (share: number): number[] =>
    wing.quills
      .slice(0, -1)
      .map((quill, i) => [quill, i] as const)
      .filter(([, i]) => i % 2 === 0)
      .map(([quill, i]) => pose.spot(between(quill.root, quill.end, share * (i < SECONDARIES ? 1 : 0.7))))
      .flat();
  const front = [
    between(wing.wrist, wing.tip, 0.5),
    wing.wrist,
    between(wing.shoulder, wing.wrist, 0.5),
    wing.shoulder,
  ]
    .map((place) => pose.spot(place))
    .flat();
  blob(
    context,
    paint.light(
      mix(colour, side.isTop ? feathers.above : feathers.under, 0.4),
      Math.min(1, side.light + (bird.fine ? -0.03 : 0.12)),
    ),
    [...over(0.58), ...front],
  );
  if (!bird.fine) return;
  blob(context, paint.light(colour, Math.min(1, side.light + 0.08)), [...over(0.36), ...front]);
  const bones = [
    wing.shoulder,
    between(wing.shoulder, wing.wrist, 0.6),
    wing.wrist,
    between(wing.wrist, wing.tip, 0.4),
  ]
    .map((place) => pose.spot(place))
    .flat();
  line(context, paint.light(colour, Math.min(1, side.light + 0.22)), bird.build.body[1] * 0.26, bones);
}
