import type { Act } from '../../plan/acts.js';
import { type Acting, type Actor, BASE } from './beast-at-rest.js';
import { eating, jumping, playing } from './beast-busy.js';
import { roaring, weeping, yawning } from './beast-voices.js';
import type { BeastPose, Place } from './beast-pose.js';
import { type Gait, stepAt } from './step.js';

const { PI, sin, cos, max, sqrt } = Math;

const standing = (): Acting => ({
  gait: null,
  pose: (t) => ({
    ...BASE,
    body: [0.02 * sin(t * 1.2), -0.018 + 0.01 * sin(t * 2.6), 0],
    pitch: 0.02 * sin(t * 2.6),
    roll: 0.035 * sin(t * 1.2),
    neck: 0.11 * sin(t * 1.5) - 0.04,
    nod: 0.12 * sin(t * 1.9 + 1),
    look: 0.62 * Math.tanh(1.8 * sin(t * 1.2 + 0.3)),
    tail: [0.1 * sin(t * 2), 0.6 * sin(t * 5)],
    trunk: 0.35 * sin(t * 1.7),
    open: 0.1 + 0.1 * sin(t * 5.2),
  }),
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

/** Haunches on the ground, front legs straight. */
const sitting = ({ leg, long }: Actor): Acting => ({
  gait: null,
  pose: (t) => {
    const breath = 0.012 * sin(t * 2.6);
    const tip = 0.52;
    return {
      ...BASE,
      body: [0, -leg * 0.36 + breath, -long * 0.12],
      pitch: -tip,
      neck: tip * 0.5 + 0.07 * sin(t * 1.6),
      nod: tip * 0.42 + 0.1 * sin(t * 1.9),
      roll: 0.03 * sin(t * 1.3),
      look: 0.6 * Math.tanh(1.8 * sin(t * 1.2 + 0.3)),
      open: 0.08 + 0.08 * sin(t * 5.2),
      tail: [0.7, 0.7 * sin(t * 4)],
      trunk: 0.2 * sin(t * 1.2),
      feet: [
        [0, 0, -0.16],
        [0, 0, -0.16],
        [0.1, 0, 0.24],
        [0.1, 0, 0.24],
      ],
    };
  },
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

/** Legs folded under the belly, head down, breathing. */
const sleeping = ({ leg }: Actor): Acting => ({
  gait: null,
  pose: (t) => ({
    ...BASE,
    body: [0, -leg * 0.74 + 0.02 * sin(t * 2), 0],
    neck: 0.62,
    nod: 0.34 + 0.04 * sin(t * 2),
    look: -0.75,
    tail: [-0.3, -1.2 + 0.15 * sin(t * 1.7)],
    shut: 1,
    trunk: 0.4,
    feet: [
      [0.05, 0.02, 0.3],
      [0.05, 0.02, 0.3],
      [0.12, 0.02, 0.22],
      [0.12, 0.02, 0.22],
    ],
  }),
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
  swim: walking,
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
};
