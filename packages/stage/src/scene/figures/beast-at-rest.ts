import type { BeastPose, Place } from './beast-pose.js';
import type { Gait } from './step.js';
import { toAndFro } from './to-and-fro.js';

/** Who acts: how long its legs are in shoulder heights and in metres, and how far forward the front ones stand. */
export interface Actor {
  readonly leg: number;
  readonly metres: number;
  readonly long: number;
  /** How thick its hips are, in shoulder heights. */
  readonly rump: number;
  /** Has something in its mouth, or between its paws. */
  readonly holds: boolean;
  /** On which side of it another one of its kind is, as in `Doing`. */
  readonly side: number;
}

/** An act: its pose at any second, and the gait of the feet where it goes somewhere. */
export interface Acting {
  readonly gait: Gait | null;
  readonly pose: (seconds: number) => BeastPose;
}

/** Where a foot is at rest. */
export const HOME: Place = [0, 0, 0];

/** A beast that does nothing. */
export const BASE: BeastPose = {
  body: [0, -0.01, 0],
  pitch: 0,
  turn: 0,
  roll: 0,
  neck: 0,
  nod: 0,
  look: 0,
  tail: [0, 0],
  trunk: 0,
  feet: [HOME, HOME, HOME, HOME],
};

/** An ear flicks now and then, one after the other. */
export function flicked(seconds: number): readonly [number, number] {
  const flick = (late: number): number => Math.max(0, Math.sin((seconds - late) * 3.1)) ** 6;
  return [0.5 * flick(0.9) - 0.12 * toAndFro(seconds), 0.5 * flick(0.35) + 0.12 * toAndFro(seconds)];
}
