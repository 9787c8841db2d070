import type { FoundWords } from './find-words.js';
import type { ActorPlan, Course } from './stage-plan.js';

/** What somebody goes to, or over: so large that it is behind them. */
export const LANDMARKS: readonly string[] = [
  'castle',
  'house',
  'skyscraper',
  'eiffel tower',
  'lighthouse',
  'windmill',
  'church',
  'pagoda',
  'pyramid',
  'ferris wheel',
  'wind turbine',
];

const BEFORE_IT = '(?: (?:an?|the|his|her|their|its))?(?: [\\w-]+){0,3} ?$';
const OVER = new RegExp(`\\b(?:over|above|across|around|circl\\w+)${BEFORE_IT}`, 'i');
const TOWARD = new RegExp(
  `\\b(?:towards?|(?:rid|driv|walk|rac|gallop|head|com|travel|return|climb|march|run)\\w* (?:home |back |up )?to|heading for|approach\\w*)${BEFORE_IT}`,
  'i',
);

function courseOf({ prompt, words, found }: FoundWords, actors: readonly ActorPlan[]): Course | null {
  for (const { prop, at } of found) {
    const noun = prop?.noun ?? '';
    if (!LANDMARKS.includes(noun) || noun === actors[0]?.noun || !actors.some((one) => one.noun === noun))
      continue;
    const before = prompt.slice(0, words[at]!.start);
    if (OVER.test(before)) return { way: 'over', whom: noun };
    if (TOWARD.test(before)) return { way: 'toward', whom: noun };
  }
  return null;
}

/** Whether the first goes towards a landmark, or over it; nothing where neither is said. */
export function onCourse(found: FoundWords, actors: readonly ActorPlan[]): { readonly course?: Course } {
  const course = courseOf(found, actors);
  return course ? { course } : {};
}
