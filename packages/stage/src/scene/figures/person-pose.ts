import type { FacePose } from './face.js';

/** A pose of a person: places are in metres of somebody 1.7 tall, from between the feet; hands from the chest's joint. */
export interface PersonPose {
  /** Of the hips, from where they are at rest. */
  readonly hips: readonly [number, number, number];
  readonly lean: number;
  readonly turn: number;
  readonly tilt: number;
  /** How the chest turns against the hips, and how the head nods and turns. */
  readonly twist: number;
  readonly nod: number;
  readonly look: number;
  readonly feet: readonly [FootPose, FootPose];
  readonly hands: readonly [HandPose, HandPose];
  /** How far the skirt is swung forward and widened. */
  readonly skirt: number;
  /** How far what stands out by itself is up behind, in radians. */
  readonly tip?: number;
  /** Where it is left out they are at ease. */
  readonly face?: FacePose;
}

export interface FootPose {
  /** Outward of where it stands at rest, above the ground, ahead. */
  readonly at: readonly [number, number, number];
  readonly pitch: number;
  /** Where the knee points: outward. */
  readonly knee?: number;
}

/** From the shoulder: outward, up, ahead; as shares of the arm's length. `elbow` points outward, up and ahead. */
export interface HandPose {
  readonly at: readonly [number, number, number];
  readonly elbow?: readonly [number, number, number];
}

/** Hands before the chest, as if around something. */
export const HOLDING: HandPose = { at: [-0.18, -0.34, 0.68], elbow: [1, -0.8, -0.3] };

/** Hands on a table at the waist. */
export const LEANING: HandPose = { at: [0.02, -0.5, 0.78], elbow: [1, -0.5, -0.5] };
/** From one place of a hand to another, 0 to 1. */
export function between(from: HandPose, to: HandPose, share: number): HandPose {
  const mix = (index: 0 | 1 | 2): number => from.at[index] + (to.at[index] - from.at[index]) * share;
  return { at: [mix(0), mix(1), mix(2)], elbow: to.elbow ?? [0.8, -0.7, -0.4] };
}

/** Where a phone is listened to. */
export const AT_EAR: HandPose = { at: [0.1, 0.6, 0.14], elbow: [1, -0.7, 0.3] };
