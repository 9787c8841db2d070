import type { Gait } from './step.js';

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
  /** How far the tail is up, and to the side. */
  readonly tail?: readonly [number, number];
}

/** A bird that does nothing. */
export const BASE: BirdPose = {
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

export type BirdActing = (bird: Bird) => {
  readonly gait: Gait | null;
  readonly pose: (seconds: number) => BirdPose;
};

/** From one pose to another, 0 to 1. */
export function betweenPoses(from: BirdPose, to: BirdPose, share: number): BirdPose {
  const mix = (one: number, other: number): number => one + (other - one) * share;
  const foot = (index: 0 | 1): readonly [number, number] => [
    mix(from.feet[index][0], to.feet[index][0]),
    mix(from.feet[index][1], to.feet[index][1]),
  ];
  const [tail, level] = [to.tail ?? [0, 0], to.level ?? 0];
  return {
    body: [mix(from.body[0], to.body[0]), mix(from.body[1], to.body[1]), mix(from.body[2], to.body[2])],
    pitch: mix(from.pitch, to.pitch),
    turn: mix(from.turn, to.turn),
    roll: mix(from.roll, to.roll),
    nod: mix(from.nod, to.nod),
    look: mix(from.look, to.look),
    wing: mix(from.wing, to.wing),
    level: level * share,
    tail: [tail[0] * share, tail[1] * share],
    feet: [foot(0), foot(1)],
  };
}
