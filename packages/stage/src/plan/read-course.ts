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

const WAYS: readonly (readonly [RegExp, Course['way']])[] = [
  [OVER, 'over'],
  [TOWARD, 'toward'],
];

function courseOf({ prompt, words, found }: FoundWords, actors: readonly ActorPlan[]): Course | undefined {
  const others = actors.slice(1).map(({ noun }) => noun);
  const sights = found.filter(
    ({ prop }) => prop && LANDMARKS.includes(prop.noun) && others.includes(prop.noun),
  );
  return sights.flatMap(({ prop, at }): Course[] => {
    const before = prompt.slice(0, words[at]!.start);
    const way = WAYS.find(([says]) => says.test(before))?.[1];
    return way ? [{ way, whom: prop!.noun }] : [];
  })[0];
}

/** Whether the first goes towards a landmark, or over it; nothing where neither is said. */
export function onCourse(found: FoundWords, actors: readonly ActorPlan[]): { readonly course?: Course } {
  const course = courseOf(found, actors);
  return course ? { course } : {};
}
