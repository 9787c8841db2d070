import type { Prop } from '../props/index.js';
import type { PlaceName, StagePlan } from './stage-plan.js';

const OFF_ROAD = /\boff-?\s?road(?:er|ing)?\b|\b4x4\b/i;

/** Where such a way leads, by what else is said; the first that is. */
const GROUNDS: readonly (readonly [RegExp, PlaceName])[] = [
  [/\b(?:deserts?|dunes?|sand(?:y)?|sahara|canyon)\b/i, 'desert'],
  [/\b(?:snow\w*|ice|icy|arctic)\b/i, 'snow'],
  [/\b(?:forest|woods|jungle)\b/i, 'forest'],
  [/\b(?:beach|shore)\b/i, 'beach'],
  [/\b(?:mountains?|rocks?|rocky|cliffs?|boulders)\b/i, 'mountains'],
];

const SITE =
  /\b(?:construction|building|demolition|excavation) (?:sites?|zones?|yards?|works)\b|\b(?:quarry|gravel pit)\b/i;

/** Whether something is built or dug there. */
export const isSiteIn = (prompt: string): boolean => SITE.test(prompt);

/** Where something is that is driven off the road, or where there is none; null where nobody says so. */
export function offRoadIn(prompt: string): PlaceName | null {
  if (isSiteIn(prompt)) return 'desert';
  if (!OFF_ROAD.test(prompt)) return null;
  return GROUNDS.find(([words]) => words.test(prompt))?.[1] ?? 'meadow';
}

const ROLLS =
  /\b(?:climb|crawl|rac|bounc|charg|tear|rush|cruis|splash|plough|plow|barrel|thunder|accelerat)(?:s|es|ed|ing|e)\b|\b(?:wheels?|tyres?|tires?) (?:\w+ )?(?:spin|turn|kick)\w*|\b(?:kick|throw)(?:s|ing) up\b/i;

/** Whether what has wheels is told to go by other words than those of driving. */
export const rolls = (prop: Prop | null, prompt: string): boolean =>
  prop !== null &&
  prop.stands.includes('road') &&
  (prop.moves ?? []).some(({ part }) => part.startsWith('wheel')) &&
  ROLLS.test(prompt);

/** Whether a word tells of such ground, or of what wheels throw up from it. */
export const isOfRoughGround = (text: string, { set, actors }: StagePlan): boolean =>
  GROUNDS.some(([words, place]) => place === set && words.test(text)) ||
  (actors[0]?.act === 'drive' &&
    /^(?:spray(?:s|ing)?|dust(?:y)?|sand|dirt|wheels?|tyres?|tires?|spin(?:s|ning)?|climb(?:s|ing)?|kick(?:s|ing)?|throw(?:s|ing)?|rough|off-?road)$/i.test(
      text,
    ));
