import type { Act } from '../../plan/acts.js';
import { type Acting, type Actor, BASE, flicked } from './beast-at-rest.js';
import { sitting, sleeping } from './beast-down.js';
import { floating, paddling } from './beast-afloat.js';
import { eating, jumping, munching, playing } from './beast-busy.js';
import { roaring, weeping, yawning } from './beast-voices.js';
import type { BeastPose, Place } from './beast-pose.js';
import { type Gait, stepAt } from './step.js';
import { fromOneToOther, toAndFro } from './to-and-fro.js';

const { PI, sin, cos, max, sqrt } = Math;

/** The head is down on one side, and comes up on the other one; weight goes from leg to leg. */
const standing = (): Acting => ({
  gait: null,
  pose: (t) => {
    const side = fromOneToOther(t);
    const low = 0.5 + 0.5 * fromOneToOther(t, 0.12);
    return {
      ...BASE,
      body: [0.025 * toAndFro(t), -0.018 + 0.01 * sin(t * 2.6), 0],
      pitch: 0.03 * toAndFro(t),
      roll: 0.04 * toAndFro(t),
      neck: 0.34 * low - 0.16,
      nod: 0.16 * low + 0.05 * sin(t * 2.3),
      look: -0.25 - 0.5 * side,
      tail: [0.14 * toAndFro(t, 0.3), 0.6 * sin(t * 4.7 + 0.8)],
      bend: [0, 0.08 * toAndFro(t)],
      breath: 0.025 * sin(t * 2.6),
      ears: flicked(t),
      trunk: 0.4 * toAndFro(t),
      open: 0.1 + 0.1 * sin(t * 5.2),
    };
  },
});

/** Metres of leg: what is smaller goes as calmly, for its steps would be over within a few pictures. */
const QUICKEST = 0.2;

/** A leg's swing takes as long as a pendulum of its length. */
function gaitOf(
  { leg, metres }: Actor,
  how: { reach: number; stands: number; froude: number; lift: number },
): Gait {
  const stride = (2 * how.reach * leg) / how.stands;
  const speed = how.froude * sqrt(9.8 / max(metres, QUICKEST)) * leg;
  return { stride, period: stride / speed, stands: how.stands, lift: how.lift * leg };
}

/** When in a cycle each foot comes down: a walk one after another, a gallop hind feet first. */
const WALK = [0.25, 0.75, 0, 0.5] as const;
const GALLOP = [0.5, 0.38, 0.1, 0] as const;

interface Way {
  readonly when: readonly number[];
  readonly sink: number;
  readonly bob: number;
  readonly rock: number;
}

function feetAt(gait: Gait, { when }: Way, phase: number): BeastPose['feet'] {
  return when.map((start): Place => {
    const { ahead, up } = stepAt(gait, phase - start);
    return [0, up, ahead];
  }) as unknown as BeastPose['feet'];
}

/** One foot after the other. */
const ambling = (actor: Actor, gait: Gait, way: Way): Acting => ({
  gait,
  pose: (t) => {
    const turn = (t / gait.period) * 2 * PI;
    return {
      ...BASE,
      body: [0.012 * sin(turn), way.bob * cos(turn * 2) - way.sink * actor.leg, 0],
      pitch: way.rock * sin(turn),
      roll: 0.03 * sin(turn),
      neck: 0.05 * sin(turn * 2 + 0.5),
      nod: 0.05 * cos(turn * 2),
      look: 0.08 * sin(t * 0.7),
      tail: [0, 0.32 * sin(t * 4)],
      bend: [0, 0.09 * sin(turn)],
      ears: flicked(t),
      trunk: 0.2 * sin(turn),
      feet: feetAt(gait, way, t / gait.period),
    };
  },
});

/** In leaps, neck and tail against the trunk. */
const galloping = (actor: Actor, gait: Gait, way: Way): Acting => ({
  gait,
  pose: (t) => {
    const turn = (t / gait.period) * 2 * PI;
    return {
      ...BASE,
      body: [0, way.bob * sin(turn - 0.4) - way.sink * actor.leg, 0],
      pitch: way.rock * sin(turn + 1.1),
      neck: 0.22 - way.rock * 0.9 * sin(turn + 0.8),
      open: 0.28 + 0.12 * sin(turn),
      nod: -0.1 - way.rock * 0.5 * sin(turn + 0.6),
      tail: [-0.25 + 0.2 * sin(turn), 0.1 * sin(turn)],
      bend: [0.14 * sin(turn + 2.2), 0],
      ears: [0.3 + 0.25 * sin(turn), 0.3 + 0.25 * sin(turn)],
      trunk: 0.2 * sin(turn),
      feet: feetAt(gait, way, t / gait.period),
    };
  },
});

const walking = (actor: Actor): Acting =>
  ambling(actor, gaitOf(actor, { reach: 0.27, stands: 0.66, froude: 0.36, lift: 0.16 }), {
    when: WALK,
    sink: 0.075,
    bob: 0.007,
    rock: 0.012,
  });

const running = (actor: Actor): Acting =>
  galloping(actor, gaitOf(actor, { reach: 0.4, stands: 0.34, froude: 0.95, lift: 0.34 }), {
    when: GALLOP,
    sink: 0.12,
    bob: 0.05,
    rock: 0.1,
  });

/** One front paw up, and again. */
const waving = (actor: Actor): Acting => {
  const sat = sitting(actor);
  return {
    gait: null,
    pose: (t) => {
      const base = sat.pose(t);
      const [left, , ...hind] = base.feet;
      return { ...base, roll: 0.06, feet: [left, [0.1 + 0.08 * sin(t * 7), actor.leg * 0.72, 0.2], ...hind] };
    },
  };
};

/** From side to side, the feet lifted in turn. */
const dancing = ({ leg }: Actor): Acting => ({
  gait: null,
  pose: (t) => {
    const beat = t * 2 * PI * 0.95;
    const sway = sin(beat);
    const lift = (side: number): Place => [0, max(0, -side * sway - 0.2) * 0.3 * leg, 0.05];
    return {
      ...BASE,
      body: [0.05 * sway, -0.06 - 0.035 * cos(beat * 2), 0],
      roll: -0.1 * sway,
      turn: 0.12 * sin(beat * 0.5),
      neck: 0.12 * cos(beat * 2),
      nod: 0.1 * cos(beat * 2 + 0.6),
      look: 0.3 * sway,
      tail: [0, 0.7 * sin(beat * 2)],
      open: 0.3 + 0.2 * sin(beat * 2),
      trunk: -0.6 + 0.5 * sway,
      feet: [lift(1), lift(-1), lift(-1), lift(1)],
    };
  },
});

/** What a beast does by the act's name. */
export const BEAST_ACTS: Readonly<Record<Act, (actor: Actor) => Acting>> = {
  stand: standing,
  walk: walking,
  run: running,
  jump: jumping,
  sit: sitting,
  wave: waving,
  dance: dancing,
  fly: running,
  swim: paddling,
  float: floating,
  leave: running,
  sleep: sleeping,
  drive: walking,
  drift: walking,
  spin: standing,
  work: standing,
  eat: eating,
  read: standing,
  laugh: roaring,
  sing: roaring,
  talk: roaring,
  roar: roaring,
  yawn: yawning,
  cry: weeping,
  cheer: waving,
  punch: waving,
  fight: playing,
  kneel: sitting,
  play: playing,
  slide: standing,
  balance: standing,
  fish: standing,
  brush: munching,
  write: standing,
  hug: sitting,
  toss: playing,
  wrap: standing,
  fiddle: standing,
  raise: waving,
  pick: eating,
  rise: yawning,
};
