import type { Act } from '../../plan/acts.js';
import { type Acting, type Actor, BASE, DOWN, handsOf, hanging, swung } from './person-at-rest.js';
import type { Seat } from './figure.js';
import { between, type FootPose, type HandPose, HOLDING, type PersonPose } from './person-pose.js';
import { CALM } from './face.js';
import {
  balancing,
  cheering,
  fighting,
  kneeling,
  punching,
  reading,
  tasting,
  working,
} from './person-busy.js';
import { ballet, waltz } from './person-dances.js';
import { conjuring } from './person-magic.js';
import { crying, laughing, shouting, singing, talking, yawning } from './person-voices.js';
import { running, walking } from './person-gaits.js';
import { tasksOf } from './person-tasks.js';
import { softStep } from '../soft-step.js';
import { type Hop, hopAt } from './step.js';
import { fromOneToOther, toAndFro } from './to-and-fro.js';

const { PI, sin, cos, max } = Math;

/** From one side to the other, with a while at each; the first is where the camera comes from. */
const looking = (t: number, far: number): number => -0.06 - far * fromOneToOther(t);

/** An open hand comes up before the chest, as of somebody who is about to say something, and goes down again. */
function gestured(t: number, free: HandPose): HandPose {
  const at = t % 5.4;
  const share = softStep(0.45, 1.15, at) - softStep(3.4, 4.2, at);
  return between(free, { at: [0.16, -0.34 + 0.05 * sin(t * 3), 0.6], elbow: [0.9, -0.7, -0.4] }, share);
}

const stand =
  (actor: Actor) =>
  (t: number): PersonPose => ({
    ...BASE,
    // From one leg to the other in a second and a half, and a breath with it: less is not seen in a short clip.
    hips: [0.045 * toAndFro(t), -0.02 + 0.008 * sin(t * 2.4), 0],
    tilt: 0.06 * toAndFro(t),
    turn: -0.1 * toAndFro(t, 0.1),
    twist: -0.1 * toAndFro(t, 0.2),
    lean: 0.015 + 0.03 * toAndFro(t, 0.3),
    look: looking(t, 0.34),
    nod: 0.07 * sin(t * 1.9 + 1) + (actor.doing.leans ? DOWN : 0),
    hands: handsOf(actor, [
      swung(0.1 * toAndFro(t), 0.12),
      gestured(t, swung(-0.07 * toAndFro(t, 0.2), 0.12)),
    ]),
  });

const seated = (actor: Actor, t: number): PersonPose => {
  const seat = actor.doing.seat;
  if (seat?.hasBars) return atBars(actor, seat, t);
  return seat?.kind === 'saddle' ? astride(actor, seat.wide) : onSeat(actor, seat?.high ?? null);
};

/** Turns of the pedals a second. */
const PEDALS = 1.1;

/** Leaned over bars, feet on rests or pedals. */
function atBars(actor: Actor, { wide, hasPedals }: Seat, t: number): PersonPose {
  const foot = (side: number): FootPose => {
    const turn = t * PEDALS * 2 * PI + (side > 0 ? 0 : PI);
    const [up, ahead] = hasPedals ? [0.1 * sin(turn), 0.1 * cos(turn)] : [0, 0];
    return { at: [wide, actor.leg * 0.34 + up, 0.1 + ahead], pitch: 0.1, knee: 0.3 };
  };
  return {
    ...BASE,
    hips: [0, 0, 0],
    lean: 0.5,
    nod: 0.1,
    feet: [foot(1), foot(-1)],
    hands: handsOf(actor, [AT_BARS, AT_BARS]),
    skirt: 1,
  };
}

const AT_BARS: HandPose = { at: [0.12, -0.3, 0.86], elbow: [1, -0.5, -0.2] };

const astride = (actor: Actor, wide: number): PersonPose => {
  const foot: FootPose = { at: [wide, actor.leg * 0.3, 0.16], pitch: -0.1, knee: 0.9 };
  return {
    ...BASE,
    hips: [0, 0, 0],
    lean: 0.06,
    feet: [foot, foot],
    hands: handsOf(actor, [REINS, REINS]),
    skirt: 1,
  };
};

/** On a seat so high, or on the ground. */
const onSeat = (actor: Actor, high: number | null): PersonPose => {
  const { leg } = actor;
  const foot: FootPose =
    high === null
      ? { at: [0.06, 0, leg * 0.62], pitch: -0.2, knee: 0.3 }
      : { at: [0.03, 0, leg * 0.52], pitch: 0 };
  return {
    ...BASE,
    hips: [0, (high ?? 0.13) - leg + 0.1, 0],
    lean: -0.02,
    feet: [foot, foot],
    hands: handsOf(actor, [ON_KNEES, ON_KNEES]),
    skirt: 1.85,
  };
};

const REINS: HandPose = { at: [-0.02, -0.62, 0.56], elbow: [0.8, -0.6, -0.6] };
const ON_KNEES: HandPose = { at: [0.02, -0.72, 0.5], elbow: [0.9, -0.2, -0.6] };

const sitting = (actor: Actor): Acting => ({
  gait: null,
  pose: (t) => {
    const base = seated(actor, t);
    const bounce = actor.doing.seat?.kind === 'saddle' ? 0.02 * sin(t * 7) : 0.008 * sin(t * 2.4);
    return {
      ...base,
      hips: [0, base.hips[1] + bounce, 0],
      lean: base.lean + 0.05 * toAndFro(t),
      tilt: 0.04 * toAndFro(t, 0.2),
      twist: -0.11 * toAndFro(t, 0.1),
      look: looking(t, 0.36),
      nod: 0.08 * sin(t * 1.7),
    };
  },
});

/** Arms go back with the crouch, and up with the jump. */
function thrownArms({ high, thrown }: Hop): readonly [HandPose, HandPose] {
  const back = max(0, -high) * 2.2;
  const mix = (down: number, up: number): number => down + (up - down) * thrown;
  const hand: HandPose = {
    at: [mix(0.24, 0.5), mix(-0.86, 0.55), mix(0.02 - back, 0.3)],
    elbow: [mix(0.4, 1), mix(-0.2, -0.5), mix(-1, -0.4)],
  };
  return [hand, hand];
}

const jumping = (actor: Actor): Acting => ({
  gait: null,
  pose: (t) => {
    const hop = hopAt(t, 0.34);
    const { high, air } = hop;
    const bent = max(0, -high);
    const foot: FootPose = { at: [0.02, max(0, high) * 1.25, -0.06 * air], pitch: 0.5 * air };
    return {
      ...BASE,
      hips: [0, high - 0.012, -bent * 0.5],
      lean: bent * 3.2 + 0.04 * air,
      nod: bent * 0.8 - 0.12 * air,
      feet: [foot, foot],
      hands: handsOf(actor, thrownArms(hop)),
      skirt: 0.3 + 0.4 * air,
    };
  },
});

const waving = (actor: Actor): Acting => {
  if (actor.doing.casts && !actor.doing.seat) return conjuring(stand(actor));
  const base = actor.doing.seat ? sitting(actor) : { gait: null, pose: stand(actor) };
  return {
    gait: null,
    pose: (t) => ({
      ...base.pose(t),
      tilt: 0.03 + 0.04 * sin(t * 2),
      face: { ...CALM, open: 0.18 + 0.12 * sin(t * 3), smile: 1 },
      hands: [base.pose(t).hands[0], { at: [0.62 + 0.2 * sin(t * 8), 0.72, 0.22], elbow: [1, -0.9, 0.1] }],
    }),
  };
};

const dancing = (actor: Actor): Acting => {
  if (actor.doing.isPaired) return waltz(actor);
  return actor.doing.isBallet ? ballet(actor) : bopping(actor);
};

/** Side to side, each foot lifted in turn, arms up and down against each other. */
const bopping = (actor: Actor): Acting => ({
  gait: null,
  pose: (t) => {
    const beat = t * 2 * PI * 0.95;
    const sway = sin(beat);
    const lift = (side: number): FootPose => {
      const up = max(0, -side * sway - 0.25) / 0.75;
      return { at: [0.06 + up * 0.06, up * 0.2, 0.02 * side + up * 0.1], pitch: up * 0.5, knee: 0.3 };
    };
    const arm = (side: number): HandPose => ({
      at: [0.72, 0.22 + 0.6 * side * sin(beat + 0.5), 0.34 + 0.14 * cos(beat)],
      elbow: [0.9, -0.9, -0.2],
    });
    return {
      ...BASE,
      hips: [0.085 * sway, -0.06 - 0.045 * cos(beat * 2), 0],
      turn: 0.42 * sin(beat * 0.5),
      tilt: -0.13 * sway,
      twist: 0.24 * sin(beat + 0.6),
      nod: 0.08 * cos(beat * 2),
      look: 0.2 * sin(beat * 0.5),
      feet: [lift(1), lift(-1)],
      hands: handsOf(actor, [arm(1), arm(-1)]),
      skirt: 1,
      face: { ...CALM, open: 0.15 + 0.12 * sin(beat), smile: 1 },
    };
  },
});

const lying = (): Acting => ({
  gait: null,
  pose: (t) => ({
    ...BASE,
    hips: [0, -0.012 + 0.02 * toAndFro(t), 0],
    nod: 0.3 + 0.07 * toAndFro(t),
    tilt: 0.03 * toAndFro(t, 0.4),
    face: { ...CALM, shut: 1, smile: 0.2, open: 0.08 + 0.07 * toAndFro(t) },
    hands: [hanging, hanging],
  }),
});

const standing = (actor: Actor): Acting =>
  actor.doing.seat ? sitting(actor) : { gait: null, pose: stand(actor) };

const swimming = (actor: Actor): Acting => ({
  gait: null,
  pose: (t) => ({
    ...stand(actor)(t),
    hands: [{ at: [0.8, -0.2 + 0.3 * sin(t * 3), 0.4] }, { at: [0.8, -0.2 + 0.3 * sin(t * 3), 0.4] }],
  }),
});

/** Whatever carries them, hands and head are busy. */
const busily =
  (busy: (base: PersonPose, seconds: number) => PersonPose) =>
  (actor: Actor): Acting => {
    const base = standing(actor);
    return { gait: null, pose: (t) => busy(base.pose(t), t) };
  };

/** Hands that hold something go on holding it. */
const unlessHolding =
  (act: (actor: Actor) => Acting) =>
  (actor: Actor): Acting => {
    const { pose, gait } = act(actor);
    if (!actor.doing.holds) return { pose, gait };
    return { gait, pose: (t) => ({ ...pose(t), hands: [HOLDING, HOLDING] }) };
  };

const busilyHolding = (busy: Parameters<typeof busily>[0]) => unlessHolding(busily(busy));

/** On a seat all but waving is sitting. */
const unlessSeated =
  (act: (actor: Actor) => Acting) =>
  (actor: Actor): Acting =>
    actor.doing.seat ? sitting(actor) : act(actor);

/** What a person does by the act's name. */
export const PERSON_ACTS: Readonly<Record<Act, (actor: Actor) => Acting>> = {
  stand: standing,
  walk: unlessSeated(walking),
  run: unlessSeated(running),
  jump: unlessSeated(jumping),
  sit: sitting,
  wave: waving,
  dance: unlessSeated(dancing),
  fly: standing,
  swim: swimming,
  float: swimming,
  leave: unlessSeated(walking),
  sleep: unlessSeated(lying),
  drive: standing,
  drift: standing,
  spin: standing,
  work: busily(working),
  eat: (actor) => (actor.doing.tastes ? busily(tasting)(actor) : busilyHolding(working)(actor)),
  read: busilyHolding(reading),
  laugh: busilyHolding(laughing),
  sing: busilyHolding(singing),
  talk: (actor) => busilyHolding(talking(actor.doing.side ?? 0))(actor),
  roar: busilyHolding(shouting),
  yawn: busilyHolding(yawning),
  cry: busilyHolding(crying),
  cheer: busilyHolding(cheering),
  punch: unlessSeated(busilyHolding(punching)),
  fight: unlessSeated(busilyHolding(fighting)),
  kneel: (actor) => unlessSeated(busilyHolding(kneeling(actor.leg)))(actor),
  play: unlessSeated(jumping),
  slide: busilyHolding(balancing),
  balance: busilyHolding(balancing),
  ...tasksOf(busily),
};
