import type { Doing } from './figure.js';
import { AT_EAR, type FootPose, type HandPose, HOLDING, LEANING, type PersonPose } from './person-pose.js';
import type { Gait } from './step.js';

/** Who acts: how high its hips are, and what else it does. */
export interface Actor {
  readonly leg: number;
  readonly doing: Doing;
}

/** An act: its pose at any second, and the gait of the feet where it goes somewhere. */
export interface Acting {
  readonly gait: Gait | null;
  readonly pose: (seconds: number) => PersonPose;
}

const { abs } = Math;
const still = (): FootPose => ({ at: [0.01, 0, 0], pitch: 0 });
/** Down at the side. */
export const hanging: HandPose = { at: [0.16, -0.97, 0.06] };

/** Somebody who does nothing. */
export const BASE: PersonPose = {
  hips: [0, -0.012, 0],
  lean: 0,
  turn: 0,
  tilt: 0,
  twist: 0,
  nod: 0,
  look: 0,
  feet: [still(), still()],
  hands: [hanging, hanging],
  skirt: 0,
};

/** How far who leans looks down. */
export const DOWN = 0.1;

/** Hands that are free, where nothing is held, heard or leaned on. */
export function handsOf(
  { doing }: Actor,
  free: readonly [HandPose, HandPose],
): readonly [HandPose, HandPose] {
  if (doing.holds) return [HOLDING, HOLDING];
  if (doing.calls) return [free[0], AT_EAR];
  return doing.leans ? [LEANING, LEANING] : free;
}

/** The hand that swings against the leg of its side. */
export const swung = (ahead: number, bent: number): HandPose => ({
  at: [0.2, -0.93 + abs(ahead) * 0.12 + bent * 0.3, ahead + bent * 0.24],
  elbow: [0.3, -0.2, -1],
});
