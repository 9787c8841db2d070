import { findProp } from '../props/index.js';
import { acts } from './figure-kinds.js';
import { isInWater } from './swims.js';
import type { ActorPlan, PlaceName } from './stage-plan.js';

const WADES =
  /\b(?:in|into|cross(?:es|ing)|drink(?:s|ing) from|(?:wad|walk|run|swim|gallop|trot|leap|splash)\w* (?:through|across)) (?:an? |the )?(?:[\w-]+ ){0,2}(?:rivers?|streams?|creek|brook|lake|pond|shallows|water)\b(?! of\b)/i;

/** "Icy waters" are the sea. */
const CALM = /\b(?:lakes?|rivers?|streams?|creek|brook|ponds?|canals?|lagoon|pool)\b/i;
/** A lake has a beach, and these have banks of grass. */
const FLOWS = /\b(?:rivers?|streams?|creek|brook|canals?)\b/i;

/** Who can't swim stands by the water, not on it, but where words have them in a river; null is where they usually are. */
export function byWater(
  place: PlaceName | null,
  actors: readonly ActorPlan[],
  prompt: string,
): PlaceName | null {
  if (isInWater(actors[0])) return place === 'beach' ? 'sea' : place;
  if (actors.some(({ noun }) => findProp(noun)?.stands.includes('water')))
    return place === 'lake' && !CALM.test(prompt) ? 'sea' : place;
  if (place === 'sea') return 'beach';
  return place === 'lake' ? byLake(actors[0], prompt) : place;
}

function byLake(main: ActorPlan | undefined, prompt: string): PlaceName | null {
  const prop = main ? findProp(main.noun) : null;
  if (prop !== null && acts(prop) && WADES.test(prompt) && !/\bbridges?\b/i.test(prompt)) return 'lake';
  return FLOWS.test(prompt) ? null : 'beach';
}
