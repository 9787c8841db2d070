import type { Act } from '../../plan/acts.js';
import { softStep } from '../soft-step.js';
import type { Acting, Actor } from './person-at-rest.js';
import { between, type FootPose, type HandPose, type PersonPose } from './person-pose.js';
import { fromOneToOther, toAndFro } from './to-and-fro.js';

/** What hands do that have a thing in them, on top of whatever carries somebody. */
type Task = (base: PersonPose, seconds: number) => PersonPose;

const { PI, sin, cos, max } = Math;

/** Seconds from one cast of a line to the next. */
const CAST = 5.6;
const BACK: HandPose = { at: [-0.02, 0.42, 0.42], elbow: [1, -0.7, 0.2] };
const OUT: HandPose = { at: [-0.14, -0.3, 0.74], elbow: [1, -0.8, -0.3] };

/** A rod goes back over the shoulder and is thrown forward; then the other hand reels. */
const fishing: Task = (base, t) => {
  const at = t % CAST;
  const back = 1 - softStep(0.5, 0.95, at) + softStep(CAST - 0.8, CAST, at);
  const reel = t * 2 * PI * 1.3;
  const reeling: HandPose = {
    at: [-0.12 + 0.06 * cos(reel), -0.46 + 0.08 * sin(reel), 0.6],
    elbow: [1, -0.6, -0.3],
  };
  return {
    ...base,
    lean: 0.1 - 0.18 * back,
    twist: -0.22 * back + 0.06,
    look: 0.1 + 0.1 * toAndFro(t),
    nod: 0.05 - 0.1 * back,
    hands: [between(reeling, { at: [-0.18, 0.2, 0.5], elbow: [1, -0.8, 0] }, back), between(OUT, BACK, back)],
  };
};

/** A fist before the mouth goes from side to side. */
const brushing: Task = (base, t) => {
  const stroke = sin(t * 2 * PI * 2.3);
  return {
    ...base,
    nod: 0.06 + 0.02 * stroke,
    look: -0.1 - 0.2 * toAndFro(t),
    tilt: base.tilt + 0.05 * toAndFro(t),
    hands: [base.hands[0], { at: [-0.3 + 0.06 * stroke, 0.2, 0.58], elbow: [1, -0.3 + 0.2 * stroke, 0] }],
    face: { open: 0.28, smile: 0.9, round: 0, shut: 0 },
  };
};

/** The left hand is up at a board beside them, and writes line under line. */
const writing: Task = (base, t) => {
  const along = (t * 0.42) % 1;
  return {
    ...base,
    turn: 0.42,
    look: 0.5 - 0.75 * softStep(-0.2, 0.5, -fromOneToOther(t)),
    nod: -0.08,
    hands: [
      {
        at: [0.5 + 0.2 * along + 0.03 * sin(t * 19), 0.42 + 0.05 * sin(t * 13), 0.52],
        elbow: [0.9, -0.9, -0.1],
      },
      base.hands[1],
    ],
  };
};

/** Both arms close around somebody or something before the chest, and rock it. */
const hugging: Task = (base, t) => {
  const squeeze = 0.5 + 0.5 * toAndFro(t);
  const arm = (up: number): HandPose => ({ at: [-0.34, up, 0.4 + 0.1 * squeeze], elbow: [1, -0.5, 0.2] });
  return {
    ...base,
    tilt: 0.09 * toAndFro(t),
    lean: base.lean + 0.05 * squeeze,
    nod: 0.14 * squeeze,
    look: -0.15 - 0.22 * toAndFro(t),
    hands: [arm(-0.12), arm(-0.3)],
    face: { open: 0, smile: 1, round: 0, shut: softStep(0.5, 0.8, squeeze) },
  };
};

/** A pan is thrown up and caught again. */
const tossing: Task = (base, t) => {
  const up = max(0, sin(t * 2 * PI * 0.75 + 0.6)) ** 2;
  const hand: HandPose = { at: [-0.16, -0.46 + 0.3 * up, 0.66 + 0.08 * up], elbow: [1, -0.6, -0.4] };
  return {
    ...base,
    lean: 0.08 - 0.1 * up,
    hips: [base.hips[0], base.hips[1] - 0.03 * (1 - up), base.hips[2]],
    nod: 0.16 - 0.26 * up,
    look: -0.08 - 0.1 * toAndFro(t),
    hands: [hand, hand],
  };
};

/** One hand goes round the other one before the chest: a bandage, a thread, a net that is mended. */
const wrapping: Task = (base, t) => {
  const turn = t * 2 * PI * 0.9;
  return {
    ...base,
    lean: base.lean + 0.06,
    nod: 0.26 - 0.2 * softStep(0.2, 0.7, -toAndFro(t)),
    look: -0.1 - 0.14 * toAndFro(t),
    hands: [
      { at: [-0.2, -0.2 + 0.03 * sin(t * 1.9), 0.62], elbow: [1, -0.7, -0.1] },
      {
        at: [-0.2 + 0.13 * cos(turn), -0.2 + 0.15 * sin(turn), 0.66 + 0.06 * cos(turn)],
        elbow: [1, -0.6, -0.1],
      },
    ],
  };
};

/** A violin is at the left shoulder, and the right hand draws a bow over it. */
const fiddling: Task = (base, t) => {
  const bow = sin(t * 2 * PI * 0.95 + 0.7);
  return {
    ...base,
    tilt: base.tilt + 0.05 * toAndFro(t),
    nod: 0.16,
    look: 0.32 + 0.06 * bow,
    hands: [
      { at: [0.34, -0.02 + 0.02 * sin(t * 7), 0.78], elbow: [0.7, -1, 0] },
      { at: [0.02 + 0.2 * bow, -0.14 - 0.1 * bow, 0.6], elbow: [1, 0.1, -0.2] },
    ],
    face: { open: 0, smile: 0.5, round: 0, shut: softStep(0.2, 0.8, toAndFro(t)) },
  };
};

/** One arm straight up, and a moment's rest. */
const raising: Task = (base, t) => {
  const up = softStep(-0.8, 0.3, -toAndFro(t, 0.4));
  return {
    ...base,
    tilt: base.tilt + 0.05 * up,
    nod: -0.06,
    hands: [
      base.hands[0],
      between(base.hands[1], { at: [0.2 + 0.03 * sin(t * 9), 0.96, 0.1], elbow: [1, 0, 0.2] }, up),
    ],
    face: { open: 0.2 * up, smile: 0.9, round: 0, shut: 0 },
  };
};

/** Down to what lies before the feet, and up with it. */
const picking: Task = (base, t) => {
  const at = t % 3.6;
  const down = softStep(0.15, 0.75, at) - softStep(1.15, 1.8, at);
  return {
    ...base,
    hips: [base.hips[0], base.hips[1] - 0.3 * down, -0.1 * down],
    lean: 0.04 + 0.75 * down,
    nod: 0.1 + 0.2 * down,
    hands: [
      base.hands[0],
      between(
        { at: [-0.1, -0.36, 0.62], elbow: [1, -0.6, -0.3] },
        { at: [-0.1, -0.8, 0.55], elbow: [1, -0.2, -0.4] },
        down,
      ),
    ],
    skirt: base.skirt + 0.4 * down,
  };
};

/** Down on the haunches with the head on the chest; then up, slowly, and straight. */
const rising: Task = (base, t) => {
  const low = 1 - softStep(0.35, 1.6, t % 6) + softStep(5.2, 6, t % 6);
  const down: HandPose = { at: [0.05, -0.7, 0.55], elbow: [1, -0.3, -0.4] };
  return {
    ...base,
    hips: [base.hips[0], base.hips[1] - 0.34 * low, -0.12 * low],
    lean: base.lean + 0.7 * low - 0.08 * (1 - low),
    nod: 0.5 * low - 0.1 * (1 - low),
    look: base.look * (1 - low),
    feet: [APART, APART],
    hands: [between(WIDE, down, low), between(WIDE, down, low)],
    face: { open: 0.1, smile: 0.4, round: 0, shut: low > 0.8 ? 1 : 0 },
  };
};

/** Arms a little away from the body, fists down. */
const WIDE: HandPose = { at: [0.34, -0.8, 0.16], elbow: [1, -0.2, -0.5] };

const APART: FootPose = { at: [0.06, 0, 0], pitch: 0, knee: 0.5 };

const TASKS = {
  fish: fishing,
  brush: brushing,
  write: writing,
  hug: hugging,
  toss: tossing,
  wrap: wrapping,
  fiddle: fiddling,
  raise: raising,
  pick: picking,
  rise: rising,
} as const satisfies Partial<Record<Act, Task>>;

/** Each task as an act, done by whoever stands or sits. */
export const tasksOf = (busily: (task: Task) => (actor: Actor) => Acting) =>
  Object.fromEntries(Object.entries(TASKS).map(([act, task]) => [act, busily(task)])) as Record<
    keyof typeof TASKS,
    (actor: Actor) => Acting
  >;
