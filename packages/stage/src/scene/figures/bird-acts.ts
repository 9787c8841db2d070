import type { Act } from '../../plan/acts.js';
import { type Gait, hopAt, stepAt } from './step.js';

/** A pose of a bird, in its own heights. */
export interface BirdPose {
  readonly body: readonly [number, number, number];
  readonly pitch: number;
  readonly turn: number;
  readonly roll: number;
  readonly nod: number;
  readonly look: number;
  /** How far the wings are spread, and how far they are back. */
  readonly wing: number;
  /** How far the wings are turned against the body's pitch, so that they lie flat on the air. */
  readonly level?: number;
  /** How far the eyes are shut, 0 to 1. */
  readonly shut?: number;
  /** Each foot: ahead of its rest, and above the ground. */
  readonly feet: readonly [readonly [number, number], readonly [number, number]];
}

const { PI, sin, cos, max } = Math;
const BASE: BirdPose = {
  body: [0, 0, 0],
  pitch: 0,
  turn: 0,
  roll: 0,
  nod: 0,
  look: 0,
  wing: 0.05,
  feet: [
    [0, 0],
    [0, 0],
  ],
};

/** Who acts: how long its legs are in its own heights, and whether its wings unfold; then how high it is in metres. */
interface Bird {
  readonly leg: number;
  readonly metres: number;
  readonly unfolds: boolean;
}

type Acting = (bird: Bird) => { readonly gait: Gait | null; readonly pose: (seconds: number) => BirdPose };

const standing: Acting = () => ({
  gait: null,
  pose: (t) => ({
    ...BASE,
    roll: 0.02 * sin(t),
    nod: 0.12 * sin(t * 2.1),
    look: 0.6 * sin(t * 0.9),
    wing: 0.06 + 0.05 * sin(t * 1.6),
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
    const high = 0.85 + 0.05 * sin(t * 15 + 1.6) + 0.1 * sin(t * 1.3);
    return {
      ...BASE,
      body: [0.05 * sin(t * 1.1), high, 0],
      pitch: 0.62,
      roll: 0.12 * sin(t * 0.8),
      nod: -0.5,
      wing: 1.35 + 0.75 * sin(t * 15),
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

/** On long wings. */
const soaring: Acting = ({ metres }) => ({
  gait: { period: 0.4, stride: 2.2, stands: 0, lift: 0 },
  pose: (t) => {
    const beat = t * Math.max(4, SONGBIRD.beats * (SONGBIRD.metres / metres) ** 0.7);
    const works = metres > GLIDES ? 0.12 + 0.88 * (0.5 + 0.5 * sin(t * 1.5 + 0.6)) ** 2 : 1;
    const high = 0.85 + 0.05 * works * sin(beat + 1.6) + 0.06 * sin(t * 1.1);
    return {
      ...BASE,
      body: [0.05 * sin(t * 0.8), high, 0],
      pitch: 0.62,
      roll: 0.14 * sin(t * 0.9),
      nod: -0.5,
      look: 0.12 * sin(t * 0.7),
      wing: 1.5 + 0.6 * works * sin(beat),
      level: 0.85,
      feet: [
        [-0.1, high + 0.12],
        [-0.1, high + 0.12],
      ],
    };
  },
});

const flying: Acting = (bird) => (bird.unfolds ? soaring(bird) : fluttering(bird));

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

/** On the water up to its belly, its feet under it. */
const paddling: Acting = ({ leg }) => ({
  gait: { period: 1, stride: 0.32, stands: 0, lift: 0 },
  pose: (t) => {
    const sunk = 0.85 * leg - 0.012 * sin(t * 1.7);
    const foot = (start: number): readonly [number, number] => [0.4 * leg * sin(t * 5 + start), -0.5 * leg];
    return {
      ...BASE,
      body: [0, -sunk, 0],
      pitch: 0.03 * sin(t * 1.7 + 0.8),
      roll: 0.03 * sin(t * 1.2),
      nod: 0.07 * sin(t * 1.9),
      look: 0.4 * sin(t * 0.7),
      wing: 0.05 + 0.03 * sin(t * 1.3),
      feet: [foot(0), foot(PI)],
    };
  },
});

const resting: Acting = () => ({
  gait: null,
  pose: (t) => ({ ...BASE, body: [0, 0.004 * sin(t * 1.6), 0], nod: 0.3, wing: 0.03 }),
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
    shut: 1,
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
};
