import { type Acting, type Actor, BASE, handsOf, swung } from './person-at-rest.js';
import type { FootPose } from './person-pose.js';
import { type Gait, stepAt } from './step.js';

const { PI, sin, cos, max, abs } = Math;

interface Way {
  readonly gait: Gait;
  readonly sink: number;
  readonly bob: number;
  readonly lean: number;
  readonly arms: number;
  readonly bent: number;
}

/** Hips are highest over the foot that stands, or in the middle of a leap; and they sway over the one that stands. */
function carriedBy({ gait, sink, bob }: Way, phase: number): readonly [number, number] {
  const turn = phase * 2 * PI - PI * gait.stands;
  return gait.stands < 0.5
    ? [0, bob * abs(sin(turn)) - sink]
    : [0.014 * cos(turn), -bob * cos(turn * 2) - sink];
}

function going(actor: Actor, way: Way): Acting {
  const { gait, lean, arms, bent } = way;
  return {
    gait,
    pose: (t) => {
      const phase = t / gait.period;
      const swing = sin(phase * 2 * PI + 0.4);
      return {
        ...BASE,
        hips: [...carriedBy(way, phase), 0],
        lean,
        turn: -0.09 * swing,
        tilt: 0.03 * cos(phase * 2 * PI),
        twist: 0.2 * swing,
        nod: lean * 0.2,
        feet: [footAt(gait, phase), footAt(gait, phase + 0.5)],
        hands: handsOf(actor, [swung(-arms * swing, bent), swung(arms * swing, bent)]),
        skirt: 0.9,
      };
    },
  };
}

function footAt(gait: Gait, phase: number): FootPose {
  const { ahead, up, heel, isDown } = stepAt(gait, phase);
  const at = phase - Math.floor(phase);
  // The heel comes up before the foot leaves the ground, and comes down as it swings on.
  const share = isDown ? max(0, (at / gait.stands - 0.6) / 0.4) : 1 - (at - gait.stands) / (1 - gait.stands);
  return { at: [-0.02, up, ahead], pitch: 0.5 * share * share * (3 - 2 * share) + heel * 0.5 };
}

/** One foot after the other. */
export const walking = (actor: Actor): Acting =>
  going(actor, {
    gait: { period: 1.02, stride: 1.12 * actor.leg * 1.15, stands: 0.6, lift: 0.075 },
    sink: 0.046,
    bob: 0.014,
    lean: 0.05,
    arms: 0.36,
    bent: 0.18,
  });

/** With a moment in the air. */
export const running = (actor: Actor): Acting =>
  going(actor, {
    gait: { period: 0.64, stride: 2.1 * actor.leg * 1.12, stands: 0.34, lift: 0.26 },
    sink: 0.09,
    bob: 0.075,
    lean: 0.2,
    arms: 0.46,
    bent: 0.75,
  });
