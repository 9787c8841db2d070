import { withoutMushrooms } from './glowing-wood.js';
import { TRAINS } from './read-figures.js';
import type { TiePlan } from './acts.js';
import type { SetName, StagePlan } from './stage-plan.js';

/** Bridges that are called what they are made of or hung from. */
const OF_STEEL =
  /\b(?:suspension|steel|iron|golden gate|cable[- ]stayed|rope|wooden) bridge\b|\bgolden gate\b/i;

/** Where trees, rocks and towers are anyway. */
export const WOODED: Readonly<Record<string, readonly SetName[]>> = {
  tree: ['meadow', 'road', 'mountains', 'forest'],
  'pine tree': ['mountains', 'forest', 'snow'],
  skyscraper: ['street'],
  rock: ['desert', 'mountains', 'mars', 'moon'],
};

type FreeCast = Pick<StagePlan, 'actors' | 'ties'>;

/** Who is in a place as it is there: trains cross on stone, and what grows all about stands beside nobody. */
export function inItsPlace(cast: FreeCast, prompt: string): FreeCast {
  const free = withoutMushrooms(cast, prompt);
  const tie = crossing(free.ties);
  if (tie?.whom !== 'bridge' || OF_STEEL.test(prompt)) return free;
  const named = (noun: string): string => (noun === 'bridge' ? STONE : noun);
  return {
    actors: free.actors.map((one) => ({ ...one, noun: named(one.noun) })),
    ties: free.ties.map((one) => ({ ...one, who: named(one.who), whom: named(one.whom) })),
  };
}

const STONE = 'stone bridge';

const crossing = (ties: readonly TiePlan[]): TiePlan | undefined =>
  ties.find(({ tie, who, whom }) => tie === 'on' && TRAINS.includes(who) && ['bridge', STONE].includes(whom));

/** Which train goes over which viaduct under a sky; nothing where none does. */
export const crossedBy = ({ ties, sky, counter, actors }: StagePlan): TiePlan | undefined => {
  const tie = sky !== null && counter === null ? crossing(ties) : undefined;
  const isLarge = actors.every(({ noun, isToy }) => !isToy || noun !== tie?.who);
  return tie?.whom === STONE && isLarge ? tie : undefined;
};

/** What a train leaves behind, and what it goes over. */
export const isOfRails = (text: string, plan: StagePlan): boolean =>
  plan.sky !== null &&
  plan.actors.some(({ noun, isToy }) => !isToy && noun === 'steam train') &&
  /^(?:smoke|steam|puffs?|puffing|smoking)$/i.test(text);
