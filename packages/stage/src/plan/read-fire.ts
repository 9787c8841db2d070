import { findProp } from '../props/index.js';
import { isDenied } from './denied.js';
import { acts } from './figure-kinds.js';
import type { FoundWords } from './find-words.js';
import type { ActorPlan } from './stage-plan.js';

const BREATH =
  /\b(?:(?:breath(?:es?|ing)|spit(?:s|ting)|spew(?:s|ing))(?: out)? (?:fire|flames)|fire[- ]breathing)\b/i;

/** A dragon does, or whoever else is said to. */
export function fireOf(actors: readonly ActorPlan[], { prompt, found, words }: FoundWords): string | null {
  const said = BREATH.exec(prompt);
  if (said === null || isDenied(prompt, said.index)) return null;
  const figures = actors.filter(({ noun }) => acts(findProp(noun)!)).map(({ noun }) => noun);
  const before = found.findLast(
    ({ at, prop }) => prop !== null && words[at]!.start < said.index && figures.includes(prop.noun),
  );
  return figures.find((noun) => noun === 'dragon') ?? before?.prop?.noun ?? figures[0] ?? null;
}
