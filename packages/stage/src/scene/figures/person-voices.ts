import { softStep } from '../soft-step.js';
import { CALM } from './face.js';
import { toAndFro } from './to-and-fro.js';
import { type HandPose, type PersonPose, between } from './person-pose.js';

/** What is heard of somebody, seen: on top of whatever carries them. */
type Voice = (base: PersonPose, seconds: number) => PersonPose;

const { PI, sin, max, abs } = Math;

const BELLY: HandPose = { at: [-0.2, -0.62, 0.46], elbow: [1, -0.4, -0.4] };
const FREE: HandPose = { at: [0.06, -0.62, 0.5], elbow: [1, -0.6, -0.5] };

/** The head goes back, eyes close, shoulders shake, hands are at the belly. */
export const laughing: Voice = (base, t) => {
  const shake = sin(t * 2 * PI * 2.6);
  const swell = 0.5 + 0.5 * sin(t * 1.9 + 0.6);
  return {
    ...base,
    hips: [base.hips[0] + 0.01 * sin(t * 2.1), base.hips[1] - 0.012 + 0.016 * shake, base.hips[2]],
    lean: 0.05 - 0.16 * swell + 0.035 * shake,
    tilt: base.tilt + 0.05 * sin(t * 1.7),
    nod: -0.04 - 0.16 * swell + 0.07 * shake,
    look: -0.08 - 0.16 * toAndFro(t),
    hands: [BELLY, BELLY],
    face: { open: 0.62 + 0.22 * swell + 0.12 * shake, smile: 1, round: 0, shut: softStep(0.3, 0.46, swell) },
  };
};

/** How wide a mouth is open that says something: syllables, and a breath between. */
function saidAt(seconds: number): number {
  const words = softStep(-0.5, 0.1, sin(seconds * 1.9 + 0.6));
  return words * (0.1 + 0.42 * abs(sin(seconds * 8.3)) * (0.6 + 0.4 * sin(seconds * 3.1)));
}

/** Hands go along with what is said; whom it is said to is looked at, and the head nods. */
export const talking =
  (side: number): Voice =>
  (base, t) => {
    const beat = sin(t * 2.6);
    const hand = (own: number): HandPose =>
      between(FREE, { at: [0.24, -0.28, 0.62], elbow: [1, -0.7, -0.3] }, max(0, own * beat));
    return {
      ...base,
      lean: base.lean + 0.04 * sin(t * 1.6),
      nod: 0.07 * sin(t * 5.2),
      look: side * 0.62 + 0.14 * sin(t * 1.2),
      tilt: base.tilt + 0.04 * sin(t * 1.5),
      hands: [hand(1), hand(-1)],
      face: { open: saidAt(t), smile: 0.45, round: 0.25 + 0.25 * sin(t * 4.7), shut: 0 },
    };
  };

/** From side to side, one hand on the heart, the other one far out. */
export const singing: Voice = (base, t) => {
  const sway = sin(t * 2 * PI * 0.55);
  return {
    ...base,
    hips: [base.hips[0] + 0.03 * sway, base.hips[1] - 0.01, base.hips[2]],
    tilt: 0.09 * sway,
    twist: 0.14 * sway,
    nod: -0.14 + 0.09 * sin(t * 2 * PI * 1.1),
    look: 0.2 * sway,
    hands: [
      { at: [0.5, -0.1 + 0.3 * sin(t * 1.6), 0.6], elbow: [1, -0.7, -0.2] },
      { at: [-0.3, -0.2, 0.42], elbow: [1, -0.6, 0.1] },
    ],
    face: {
      open: 0.3 + 0.5 * abs(sin(t * 2.4)),
      smile: 0.25,
      round: 0.75 + 0.25 * sin(t * 3.3),
      shut: softStep(0.3, 0.9, sin(t * 1.7)),
    },
  };
};

/** Leaned forward with fists, as loud as can be. */
export const shouting: Voice = (base, t) => {
  const swell = 0.5 + 0.5 * sin(t * 3.2);
  const fist: HandPose = { at: [0.3, -0.5 + 0.12 * swell, 0.42 + 0.1 * swell], elbow: [1, -0.3, -0.6] };
  return {
    ...base,
    lean: 0.1 + 0.14 * swell,
    nod: -0.2 - 0.06 * swell + 0.02 * sin(t * 31),
    hands: [fist, fist],
    face: { open: 0.7 + 0.3 * swell, smile: -0.2, round: 0.3, shut: 0.3 },
  };
};

/** A yawn and a while of nothing: how far into it, 0 to 1. */
export function yawnAt(seconds: number): number {
  const at = (seconds + 0.4) % 3.4;
  return softStep(0.3, 1.1, at) - softStep(1.9, 2.5, at);
}

/** A hand comes to the mouth, the eyes close, the back is stretched. */
export const yawning: Voice = (base, t) => {
  const wide = yawnAt(t);
  return {
    ...base,
    lean: base.lean - 0.1 * wide,
    nod: -0.22 * wide + 0.1 * (1 - wide),
    tilt: base.tilt + 0.05 * wide,
    hands: [
      between(base.hands[0], { at: [0.85, 0.55, 0.1], elbow: [1, -0.4, -0.2] }, wide),
      between(base.hands[1], { at: [-0.06, 0.12, 0.56], elbow: [0.9, -0.8, 0] }, wide * 0.9),
    ],
    face: { open: 0.95 * wide, smile: 0.2, round: 0.5 * wide, shut: 0.35 + 0.65 * wide },
  };
};

/** The head is down, both hands are at the eyes, shoulders shake. */
export const crying: Voice = (base, t) => {
  const sob = abs(sin(t * 5.2));
  const hand: HandPose = { at: [-0.34, 0.3 + 0.03 * sob, 0.5], elbow: [1, -0.9, -0.1] };
  return {
    ...base,
    hips: [base.hips[0], base.hips[1] - 0.012 * sob, base.hips[2]],
    lean: 0.12 + 0.05 * sob,
    nod: 0.16 + 0.06 * sob,
    look: 0.12 * sin(t * 1.4),
    hands: [hand, hand],
    face: { open: 0.35 + 0.3 * sob, smile: -0.9, round: 0, shut: 1 },
  };
};

/** Chews. */
export const chewing = (base: PersonPose, t: number): PersonPose => ({
  ...base,
  face: { ...CALM, open: 0.07 + 0.07 * sin(t * 11), smile: 0.5 },
});
