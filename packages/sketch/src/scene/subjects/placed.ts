import type { SubjectDescription } from '../../prompt/scene-description.js';
import type { Verb } from '../../prompt/vocabulary.js';
import type { Traits } from '../../subjects/subject.js';

/** One thing in the picture: where it stands at mid-clip and how it goes. World units. */
export interface Placed {
  readonly subject: SubjectDescription;
  readonly traits: Traits;
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
