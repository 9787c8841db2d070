import { softStep } from '../soft-step.js';
import { CALM } from './face.js';
import { between, type FootPose, type HandPose, type PersonPose } from './person-pose.js';
import { chewing } from './person-voices.js';

/** What somebody does with hands and head, whether they stand, sit or lean on a table: on top of that pose. */
type Busy = (base: PersonPose, seconds: number) => PersonPose;

const { PI, sin, cos, max, min } = Math;

const GUARD: HandPose = { at: [-0.12, 0.12, 0.44], elbow: [0.5, -1, 0] };

/** Up in so many seconds, down again, and a while of nothing: 0 to 1. */
function raised(seconds: number, every: number, up: number): number {
  const at = (seconds % every) / every;
  return softStep(0, up, Math.min(at, 1 - at));
}

/** One hand stirs, cuts or paints, the other one holds still what it works on. */
export const working: Busy = (base, t) => {
  const beat = t * 2 * PI * 0.9;
  return {
    ...base,
    lean: base.lean + 0.1,
    nod: 0.24 + 0.04 * sin(t * 1.1),
    look: 0.08 * sin(t * 0.8),
    twist: 0.06 * sin(beat),
    hands: [
      { at: [-0.1, -0.5, 0.68], elbow: [1, -0.5, -0.5] },
      {
        at: [-0.14 + 0.1 * cos(beat), -0.42 + 0.05 * sin(beat * 2), 0.72 + 0.1 * sin(beat)],
        elbow: [1, -0.5, -0.4],
      },
    ],
  };
};

const NECK: HandPose = { at: [0.28, -0.3, 0.5], elbow: [1, -0.8, -0.2] };

/** The left hand at a guitar's neck, the right one over its strings; the head goes along. */
export const strumming: Busy = (base, t) => {
  const beat = sin(t * 2 * PI * 1.9);
  return {
    ...base,
    tilt: base.tilt + 0.025 * sin(t * 2 * PI * 0.95),
    nod: 0.14 + 0.07 * sin(t * 2 * PI * 0.95),
    look: 0.22 + 0.12 * sin(t * 0.8),
    hands: [NECK, { at: [-0.26, -0.6 + 0.09 * beat, 0.56], elbow: [1, -0.5, -0.5] }],
  };
};

/** Where something is held that is brought to the mouth, and where that is. */
const BEFORE: HandPose = { at: [-0.08, -0.42, 0.7], elbow: [0.9, -0.8, -0.3] };
const AT_MOUTH: HandPose = { at: [-0.26, 0.24, 0.56], elbow: [0.9, -0.8, 0] };
const SIP_SECONDS = 2.6;

/** When what is tasted is at the mouth. */
export const BITTEN = { every: SIP_SECONDS, first: SIP_SECONDS / 2 - 0.5 };

/** How far up what is tasted is, 0 before the chest to 1 at the mouth. */
export const sipAt = (seconds: number): number => raised(seconds + 0.5, SIP_SECONDS, 0.3);

export const tasting: Busy = (base, t) => {
  const up = sipAt(t);
  return {
    ...chewing(base, t),
    ...(up > 0.55 ? { face: { ...CALM, open: 0.55 * (up - 0.55) * 2.2, round: 0.4, smile: 0.3 } } : {}),
    nod: base.nod - 0.1 * up,
    look: base.look * (1 - up),
    hands: [base.hands[0], between(BEFORE, AT_MOUTH, up)],
  };
};

export const reading: Busy = (base, t) => ({
  ...base,
  nod: 0.34 + 0.03 * sin(t * 0.9),
  look: 0.14 * sin(t * 1.7),
});

/** Both arms up, and up again. */
export const cheering: Busy = (base, t) => {
  const beat = Math.abs(sin(t * PI * 1.9));
  const arm = (side: number): HandPose => ({
    at: [0.42 + 0.06 * side * sin(t * 3), 0.62 + 0.24 * beat, 0.14],
    elbow: [1, -0.3, 0.1],
  });
  return {
    ...base,
    // The whole of them goes up and down with the arms, knees bent between.
    hips: [base.hips[0] + 0.02 * sin(t * 3), base.hips[1] - 0.07 * (1 - beat), base.hips[2]],
    nod: -0.16,
    look: 0.2 * sin(t * 1.2),
    hands: [arm(1), arm(-1)],
    face: { open: 0.45 + 0.4 * beat, smile: 0.9, round: 0, shut: 0 },
  };
};

/** Fists at the chin, and one after the other straight ahead. */
export const punching: Busy = (base, t) => {
  const beat = t * 1.7;
  const hit = (side: number): number => max(0, sin(beat * PI * 2 + (side > 0 ? 0 : PI))) ** 3;
  const fist = (side: number): HandPose =>
    between(GUARD, { at: [-0.3, 0.1, 0.99], elbow: [0.6, -0.8, 0] }, hit(side));
  return {
    ...base,
    hips: [0.02 * sin(beat * PI * 2), -0.05 + 0.015 * cos(beat * PI * 4), 0],
    lean: 0.14,
    twist: 0.34 * (hit(-1) - hit(1)),
    nod: 0.06,
    look: 0,
    feet: [stance(0.06, 0.2, 0.1), stance(0.08, -0.18, 0.35)],
    hands: [fist(1), fist(-1)],
  };
};

/** Blows from above, a step forward with each. */
export const fighting: Busy = (base, t) => {
  const every = 1.5;
  const at = (t % every) / every;
  const up = raised(t, every, 0.42);
  const blow = at > 0.42 ? min(1, (at - 0.42) / 0.16) * (1 - max(0, at - 0.7) / 0.3) : 0;
  const hand: HandPose = between(
    { at: [-0.1, -0.25, 0.6], elbow: [1, -0.6, -0.2] },
    { at: [-0.12, 0.78, 0.1], elbow: [1, 0.2, 0.2] },
    up * (1 - blow),
  );
  return {
    ...base,
    hips: [0, -0.05 - 0.05 * blow, 0.06 * blow],
    lean: -0.08 * up + 0.3 * blow,
    twist: -0.24 * up + 0.3 * blow,
    look: 0,
    nod: 0,
    feet: [stance(0.05, 0.24, 0.1), stance(0.07, -0.2, 0.35)],
    hands: [hand, hand],
  };
};

const stance = (out: number, ahead: number, pitch: number): FootPose => ({
  at: [out, 0, ahead],
  pitch,
  knee: 0.4,
});

/** On one knee. */
export const kneeling =
  (leg: number): Busy =>
  (base) => ({
    ...base,
    hips: [0, -leg * 0.47, -0.06],
    lean: base.lean + 0.06,
    feet: [
      { at: [0.03, 0, leg * 0.36], pitch: 0, knee: 0.2 },
      { at: [0.02, 0.03, -leg * 0.5], pitch: 1.2, knee: 0.1 },
    ],
    skirt: 1.2,
  });

/** Sideways on a board, knees bent, arms out against its sway. */
export const balancing: Busy = (base, t) => {
  const sway = sin(t * 2.1) + 0.4 * sin(t * 3.7);
  const arm = (side: number): HandPose => ({
    at: [0.86, -0.12 + side * 0.2 * sway, 0.12],
    elbow: [0.7, -0.7, -0.4],
  });
  return {
    ...base,
    hips: [0.012 * sway, -0.13 + 0.02 * sin(t * 2.9), -0.05],
    lean: 0.26,
    tilt: 0.06 * sway,
    twist: 0.14 * sin(t * 1.6),
    nod: -0.06,
    look: 0.75,
    feet: [
      { at: [0.16, 0, 0.03], pitch: 0, knee: 0.5 },
      { at: [0.16, 0, 0.03], pitch: 0, knee: 0.5 },
    ],
    hands: [arm(1), arm(-1)],
  };
};
