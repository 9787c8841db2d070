import type { SubjectDescription, Verb } from '../../prompt/scene-description.js';

/** One thing in the picture: where it stands at mid-clip and how it goes. World units. */
export interface Placed {
  readonly subject: SubjectDescription;
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly height: number;
  /** World units a second along x; its sign is where it looks. */
  readonly speed: number;
  readonly faces: 1 | -1;
  /** How far it may travel each way from `x` and still be seen. */
  readonly room: number;
  readonly verb: Verb;
  readonly phase: number;
  /** What is under it: ground takes a shadow, water a reflection. */
  readonly under: 'ground' | 'water' | 'nothing';
  /** Whether it stands on a rock of its own, as a lighthouse in the sea does. */
  readonly rock: boolean;
  /** World y of rolling ground by world x; where there is none the ground is level. */
  readonly ground?: (x: number) => number;
}

/** Nouns of what is round: it rolls and bounces, and floats on water. */
export const ROUND: readonly string[] = ['ball', 'beach ball', 'football', 'basketball', 'glass ball'];
