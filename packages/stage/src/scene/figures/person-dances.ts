import { softStep } from '../soft-step.js';
import { type Acting, type Actor, BASE, handsOf } from './person-at-rest.js';
import type { FootPose, HandPose, PersonPose } from './person-pose.js';

const { PI, sin, cos, max, abs } = Math;

/** Seconds of a turn on the toes, and of the reach after it. */
const [TURN, REACH] = [1.7, 1.9];

/** On her toes, arms as a ring over her head, she turns; then one leg goes up behind and the arms open. */
export const ballet = (actor: Actor): Acting => ({
  gait: null,
  pose: (t) => {
    const at = t % (TURN + REACH);
    const opened = softStep(TURN - 0.25, TURN + 0.35, at) - softStep(TURN + REACH - 0.45, TURN + REACH, at);
    const turn = softStep(0, TURN, at) * 2 * PI;
    return { ...onToes(t, opened, actor.leg), turn, hands: handsOf(actor, ringed(t, opened)) };
  },
});

/** How high heels are, in metres. */
const UP = 0.115;

function onToes(t: number, opened: number, leg: number): PersonPose {
  const lifted = 1 - opened;
  const stands: FootPose = { at: [-0.05, 0, 0], pitch: 1.15, knee: 0.5 };
  // Turning, one foot is at the other one's knee; reaching, that leg is stretched out behind.
  const other: FootPose = {
    at: [-0.02 - 0.02 * lifted, leg * (0.42 * lifted + 0.6 * opened), 0.05 * lifted - leg * 0.72 * opened],
    pitch: 1.25,
    knee: 1.6 * lifted + 0.15,
  };
  return {
    ...BASE,
    hips: [-0.055, UP - 0.01 + 0.008 * sin(t * 5), 0],
    lean: -0.05 + 0.42 * opened,
    tilt: 0.03,
    nod: -0.1 - 0.2 * opened,
    look: 0.15 * sin(t * 1.4),
    feet: [other, stands],
    skirt: 1,
    tip: 0.5 * opened,
  };
}

function ringed(t: number, opened: number): readonly [HandPose, HandPose] {
  const sway = 0.04 * sin(t * 2.7);
  const arm = (side: number): HandPose => ({
    at: [
      0.2 + opened * (side > 0 ? 0.55 : 0.1) + sway,
      0.95 - opened * (side > 0 ? 0.6 : 0.25),
      0.1 + opened * (side > 0 ? 0.2 : 0.6),
    ],
    elbow: [1, 0.1, -0.1],
  });
  return [arm(1), arm(-1)];
}

/** Two who hold each other go from side to side and turn, one hand out and the other one on a back. */
export const waltz = (actor: Actor): Acting => {
  const side = actor.doing.side ?? 1;
  return {
    gait: null,
    pose: (t) => {
      const beat = t * PI * 1.3;
      const sway = sin(beat) * side;
      const lift = (own: number): FootPose => {
        const up = max(0, own * sway - 0.2);
        return { at: [0.03 + 0.08 * up, 0.08 * up, 0.05 * side * cos(beat)], pitch: 0.4 * up };
      };
      const out: HandPose = { at: [0.62, 0.12 + 0.06 * sin(beat), 0.5], elbow: [0.8, -0.9, -0.2] };
      const near: HandPose = { at: [-0.05, -0.1, 0.78], elbow: [1, -0.5, -0.1] };
      const isLeft = side > 0;
      return {
        ...BASE,
        hips: [0.07 * sway, -0.03 - 0.02 * abs(cos(beat)), 0],
        turn: 0.22 * sin(beat * 0.5),
        tilt: -0.07 * sway,
        nod: 0.05 * cos(beat),
        look: 0.12 * sin(t * 1.1),
        feet: [lift(1), lift(-1)],
        hands: isLeft ? [out, near] : [near, out],
        skirt: 1 + 0.2 * sway,
      };
    },
  };
};
