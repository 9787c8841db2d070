import type { Act } from '../../plan/acts.js';
import { type Gait, hopAt, stepAt } from './step.js';
import { type BirdActing as Acting, BASE, betweenPoses } from './bird-pose.js';
import { softStep } from '../soft-step.js';
import { paddling, resting } from './bird-rests.js';
import { fromOneToOther, toAndFro } from './to-and-fro.js';

const { PI, sin, cos, max } = Math;
const standing: Acting = () => ({
  gait: null,
  pose: (t) => ({
    ...BASE,
    pitch: 0.09 * toAndFro(t, 0.2),
    turn: -0.12 * toAndFro(t),
    roll: 0.05 * toAndFro(t),
    nod: 0.1 - 0.16 * toAndFro(t, 0.1),
    look: -0.1 - 0.75 * fromOneToOther(t),
    // Wings are shrugged now and then.
    wing: 0.06 + 0.5 * max(0, sin(t * 1.9 - 1.6)) ** 4,
    tail: [0.2 * sin(t * 4.1), 0.2 * toAndFro(t)],
  }),
});

/** A waddle: the body leans over the foot that stands. */
const waddle =
  (period: number, reach: number): Acting =>
  ({ leg }) => {
    const gait: Gait = { period, stride: (2 * reach * leg) / 0.58, stands: 0.58, lift: 0.3 * leg };
    return {
      gait,
      pose: (t) => {
        const phase = t / period;
        const turn = phase * 2 * PI;
        const foot = (start: number): readonly [number, number] => {
          const { ahead, up } = stepAt(gait, phase - start);
          return [ahead, up];
        };
        return {
          ...BASE,
          body: [0.03 * sin(turn - 0.2), 0.012 * cos(turn * 2), 0],
          roll: -0.13 * sin(turn - 0.2),
          turn: 0.1 * cos(turn),
          nod: 0.07 * sin(turn * 2),
          wing: 0.2 + 0.1 * sin(turn * 2),
          feet: [foot(0), foot(0.5)],
        };
      },
    };
  };

const fluttering: Acting = () => ({
  gait: { period: 0.4, stride: 2.2, stands: 0, lift: 0 },
  pose: (t) => {
    const high = 0.85 + 0.05 * sin(t * 13.24 + 1.6) + 0.1 * sin(t * 1.3);
    return {
      ...BASE,
      body: [0.05 * sin(t * 1.1), high, 0],
      pitch: 0.62,
      roll: 0.12 * sin(t * 0.8),
      nod: -0.5,
      wing: 1.35 + 0.75 * sin(t * 13.24),
      feet: [
        [-0.1, high + 0.12],
        [-0.1, high + 0.12],
      ],
    };
  },
});

/** A songbird's wings beat 15 radians a second, those of what is larger slower. */
const SONGBIRD = { metres: 0.16, beats: 15 } as const;
/** Metres; what is larger glides for a while after some beats. */
const GLIDES = 0.6;

/** Beats, in radians a second, of which none has a wing where it was a second and two thirds ago. */
const RATES = [5.67, 9.46, 13.24, 17.03] as const;

function beatsOf(metres: number): number {
  const own = SONGBIRD.beats * (SONGBIRD.metres / metres) ** 0.7;
  return RATES.reduce((best, rate) => (Math.abs(rate - own) < Math.abs(best - own) ? rate : best));
}

/** On long wings. */
const soaring: Acting = ({ metres, unfolds }) => ({
  gait: { period: 0.4, stride: 2.2, stands: 0, lift: 0 },
  pose: (t) => {
    const beat = t * beatsOf(metres);
    const works = metres > GLIDES ? 0.3 + 0.7 * (0.5 + 0.5 * sin(t * 1.5 + 0.6)) ** 2 : 1;
    const [open, far] = unfolds ? [1.5, 0.62] : [0.36, 0.85];
    const stroke = works * sin(beat + 0.6);
    const high = 0.85 - 0.09 * works * sin(beat + 0.3) + 0.05 * toAndFro(t);
    return {
      ...BASE,
      body: [0.06 * toAndFro(t), high, 0],
      pitch: 0.62 + 0.07 * works * cos(beat),
      turn: 0.1 * toAndFro(t, 0.2),
      roll: 0.17 * toAndFro(t),
      nod: -0.5 - 0.1 * works * cos(beat + 0.5),
      look: 0.2 * toAndFro(t, 0.3),
      wing: open + far * stroke,
      tail: [0.16 * works * sin(beat - 0.8), 0.25 * toAndFro(t, 0.4)],
      level: 0.85,
      feet: [
        [-0.1, high + 0.12],
        [-0.1, high + 0.12],
      ],
    };
  },
});

const flying: Acting = (bird) => (bird.unfolds || bird.metres > GLIDES ? soaring(bird) : fluttering(bird));

const hopping: Acting = () => ({
  gait: null,
  pose: (t) => {
    const { high, thrown } = hopAt(t, 0.4);
    const up = max(0, high);
    return {
      ...BASE,
      body: [0, high < 0 ? high * 0.3 : high, 0],
      wing: 0.1 + thrown * (0.6 + 0.4 * sin(t * 22)),
      feet: [
        [0, up],
        [0, up],
      ],
    };
  },
});

const dancing: Acting = ({ leg }) => ({
  gait: null,
  pose: (t) => {
    const beat = t * 2 * PI * 0.95;
    const sway = sin(beat);
    const foot = (side: number): readonly [number, number] => [0, max(0, -side * sway - 0.2) * 0.8 * leg];
    return {
      ...BASE,
      body: [0.06 * sway, 0.012 + 0.012 * cos(beat * 2), 0],
      roll: -0.22 * sway,
      turn: 0.3 * sin(beat * 0.5),
      nod: 0.14 * cos(beat * 2),
      look: 0.4 * sway,
      wing: 0.65 + 0.5 * sin(beat * 2),
      feet: [foot(1), foot(-1)],
    };
  },
});

/** On its belly. */
const sliding: Acting = ({ leg }) => ({
  gait: { period: 0.5, stride: 0.9, stands: 0, lift: 0 },
  pose: (t) => ({
    ...BASE,
    body: [0.03 * sin(t * 1.7), -leg * 0.9, 0],
    pitch: 1.42,
    turn: 0.12 * sin(t * 1.1),
    roll: 0.08 * sin(t * 1.7),
    nod: -1.15,
    shut: 0,
    look: 0.2 * sin(t * 1.3),
    wing: 0.5 + 0.25 * sin(t * 3.1),
    feet: [
      [-0.5, 0.08],
      [-0.5, 0.08],
    ],
  }),
});

/** Down to the ground, and again. */
const pecking: Acting = () => ({
  gait: null,
  pose: (t) => {
    const down = max(0, sin(t * 3.2)) ** 2;
    return { ...BASE, pitch: 0.75 * down, nod: 0.6 * down + 0.1 * sin(t * 2.1), wing: 0.06 };
  },
});

/** When a bird leaves the ground, in seconds, how long that takes, and how high it is then beside how high it flies, in its own heights. */
const LEAVES = { at: 0.45, seconds: 0.9, higher: 0.35 } as const;

/** It takes what lies there, and is off with it. */
const leaving: Acting = (bird) => {
  const [stay, go] = [pecking(bird), flying(bird)];
  return {
    gait: null,
    pose: (t) => {
      const off = softStep(LEAVES.at, LEAVES.at + LEAVES.seconds, t);
      const pose = betweenPoses(stay.pose(t), go.pose(t), off);
      const [x, y, z] = pose.body;
      const up = LEAVES.higher * off + 0.06 * max(0, t - LEAVES.at - LEAVES.seconds);
      const feet = pose.feet.map(([ahead, high]) => [ahead, high + up] as const);
      return { ...pose, body: [x, y + up, z + 0.3 * off], feet: [feet[0]!, feet[1]!] };
    },
  };
};

const walking = waddle(0.62, 0.5);
const running = waddle(0.34, 0.6);

/** What a bird does by the act's name. */
export const BIRD_ACTS: Readonly<Record<Act, Acting>> = {
  stand: standing,
  walk: walking,
  run: running,
  jump: hopping,
  sit: standing,
  wave: dancing,
  dance: dancing,
  fly: flying,
  swim: paddling,
  float: paddling,
  leave: leaving,
  sleep: resting,
  drive: walking,
  drift: walking,
  spin: standing,
  work: standing,
  eat: pecking,
  read: standing,
  laugh: dancing,
  sing: dancing,
  talk: standing,
  roar: standing,
  yawn: standing,
  cry: standing,
  cheer: dancing,
  punch: dancing,
  fight: dancing,
  kneel: standing,
  play: hopping,
  slide: sliding,
  balance: standing,
  fish: pecking,
  brush: pecking,
  write: standing,
  hug: standing,
  toss: dancing,
  wrap: standing,
  fiddle: dancing,
  raise: dancing,
  pick: pecking,
  rise: hopping,
};
