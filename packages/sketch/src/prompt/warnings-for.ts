import type { SceneDescription } from './scene-description.js';

/** Sentences that tell a person which of their words the picture does not show. Empty when all were used. */
export function warningsFor(scene: SceneDescription, facts: { overPicture: boolean }): string[] {
  // Over a photograph only the move, the mood and the weather count: what stands in it is given.
  const unused = facts.overPicture ? scene.subjects.map((subject) => subject.noun) : scene.unusedWords;
  if (unused.length === 0) return [];
  const words = unused.map((word) => `"${word}"`).join(', ');
  return [`The sketch engine could not use these words: ${words}.`];
}
