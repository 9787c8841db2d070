import type { Object3D } from 'three/webgpu';
import type { Act } from '../../plan/acts.js';
import type { StagePlan } from '../../plan/stage-plan.js';
import type { Actor } from '../actor.js';
import { fromOneToOther, toAndFro } from '../figures/to-and-fro.js';
import { actIn } from './doing.js';

const { PI, sin, cos, max, abs } = Math;

/** A thing with arms and legs and no bones, as a robot is: its joints, and how it stands. */
interface Puppet {
  readonly group: Object3D;
  readonly head: Object3D | null;
  readonly arms: readonly Object3D[];
  readonly legs: readonly Object3D[];
  readonly hips: readonly number[];
  readonly turn: number;
  readonly high: number;
  readonly tall: number;
}

type Play = (puppet: Puppet, seconds: number) => void;

/** From foot to foot, one arm up and the other one down, the head against them; a turn to each side. */
const dance: Play = ({ group, head, arms, legs, hips, turn, high, tall }, t) => {
  const beat = t * 2 * PI * 1.05;
  const sway = sin(beat);
  group.position.y = high + 0.045 * tall * abs(sin(beat));
  group.rotation.set(0, turn + 0.5 * sin(beat * 0.5), 0.12 * sway);
  arms.forEach((arm, index) => {
    const side = index === 0 ? 1 : -1;
    // The one up over the head, the other one out at the side, and then the other way round.
    const up = 0.5 + 0.5 * side * sway;
    arm.rotation.set(-0.5 * cos(beat * 2), 0, side * (0.5 + 2 * up));
  });
  legs.forEach((leg, index) => {
    const side = index === 0 ? 1 : -1;
    const lifted = max(0, side * sway);
    leg.position.y = hips[index]! + 0.07 * tall * lifted;
    leg.rotation.set(-0.5 * lifted, 0, side * 0.12 * lifted);
  });
  head?.rotation.set(0.1 * cos(beat * 2), 0.3 * sin(beat * 0.5), -0.2 * sway);
};

/** Legs and arms against each other. */
const walk =
  (pace: number): Play =>
  ({ group, head, arms, legs, high, tall }, t) => {
    const swing = sin(t * pace);
    group.position.y = high + 0.012 * tall * abs(cos(t * pace));
    group.rotation.z = 0.04 * swing;
    legs.forEach((leg, index) => (leg.rotation.x = (index === 0 ? 0.55 : -0.55) * swing));
    arms.forEach((arm, index) => (arm.rotation.x = (index === 0 ? -0.6 : 0.6) * swing));
    if (head) head.rotation.y = 0.18 * sin(t * 1.3);
  };

/** It looks about, leans from foot to foot, and its arms are not quite at rest. */
const idle: Play = ({ group, head, arms, turn, high, tall }, t) => {
  group.position.y = high + 0.006 * tall * sin(t * 2.6);
  group.rotation.set(0, turn + 0.14 * toAndFro(t, 0.2), 0.04 * toAndFro(t));
  arms.forEach((arm, index) => (arm.rotation.x = 0.3 * toAndFro(t, index)));
  head?.rotation.set(0.08 * sin(t * 1.9), -0.5 * fromOneToOther(t), 0.08 * toAndFro(t, 0.3));
};

/** How far an arm is lifted that holds something, in radians. */
export const LIFTED = 1.2;

/** The right arm is up before it with what it holds, which it looks at; then it looks up and holds it out. */
const hold: Play = (puppet, t) => {
  idle(puppet, t);
  const { arms, head } = puppet;
  const up = toAndFro(t, 0.25);
  arms[1]?.rotation.set(-LIFTED + 0.26 * up, 0, 0.12);
  arms[0]?.rotation.set(-0.3 - 0.25 * up, 0, 0.16);
  head?.rotation.set(0.16 + 0.16 * up, -0.28 - 0.28 * fromOneToOther(t), 0.14 * up);
};

const wave: Play = (puppet, t) => {
  idle(puppet, t);
  puppet.arms[1]?.rotation.set(0, 0, -2.5 + 0.35 * sin(t * 8));
};

const PLAYS: Readonly<Partial<Record<Act, Play>>> = {
  dance,
  walk: walk(5.2),
  run: walk(9),
  wave,
  cheer: wave,
  stand: idle,
  sit: idle,
};

/** A hop and a turn to and fro, for what has neither arms nor legs. */
const hop: Play = ({ group, turn, high }, t) => {
  group.position.y = high + 0.07 * abs(sin(t * 5));
  group.rotation.y = turn + 0.55 * sin(t * 2.5);
  group.rotation.z = 0.09 * sin(t * 5);
};

/** Has what acts without bones do so: robots by their joints, all else that dances as a toy does. */
export function puppetsOf(actors: readonly Actor[], plan: StagePlan): ((seconds: number) => void)[] {
  return actors.flatMap((one) => {
    const act = actIn(plan, one);
    if (one.isFigure || act === undefined) return [];
    const puppet = puppetOf(one);
    const play = playOf(one, act, plan);
    const late = one.late;
    return play ? [(seconds: number): void => play(puppet, seconds + late)] : [];
  });
}

function playOf(one: Actor, act: Act, { ties }: StagePlan): Play | undefined {
  const isHolding = STILL.includes(act) && ties.some(isHeldBy(one));
  const own = isHolding ? hold : PLAYS[act];
  if (own && isJointed(one.made)) return own;
  return act === 'dance' ? hop : undefined;
}

const STILL: readonly Act[] = ['stand', 'sit', 'hug', 'pick'];

const isHeldBy =
  ({ prop }: Actor) =>
  ({ tie, who }: StagePlan['ties'][number]): boolean =>
    tie === 'hold' && who === prop.noun;

/** Has two arms and two legs that turn, and no bones. */
export const isJointed = (made: Object3D): boolean =>
  ['arm.l', 'arm.r', 'leg.l', 'leg.r'].every((name) => made.getObjectByName(name) !== undefined);

function puppetOf({ group, made, size }: Actor): Puppet {
  const named = (names: readonly string[]): Object3D[] =>
    names.flatMap((name) => made.getObjectByName(name) ?? []);
  const legs = named(['leg.l', 'leg.r']);
  return {
    group,
    head: made.getObjectByName('head') ?? null,
    arms: named(['arm.l', 'arm.r']),
    legs,
    hips: legs.map(({ position }) => position.y),
    turn: group.rotation.y,
    high: group.position.y,
    tall: size.y,
  };
}
