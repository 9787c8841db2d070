import * as all from './all-subjects.js';
import type { Subject } from './subject.js';

/** The name of a subject that we draw ourselves. */
export type Noun = (typeof all)[keyof typeof all]['noun'];

/** A record whose name the compiler knows. */
export type Drawn = Subject & { readonly noun: Noun };

/** Everything that we draw ourselves. */
export const SUBJECTS: readonly Drawn[] = Object.values(all);

const BY_NOUN: ReadonlyMap<string, Drawn> = new Map(SUBJECTS.map((subject) => [subject.noun, subject]));

/** The record of what we draw under this name, if we do. */
export function findSubject(noun: string): Drawn | undefined {
  return BY_NOUN.get(noun);
}
