import { findProp } from '../props/index.js';
import type { ActorPlan, PlaceName } from './stage-plan.js';

const WADES =
  /\b(?:in|into|through|across|cross(?:es|ing)|drink(?:s|ing) from|wad(?:es|ing) in|splash(?:es|ing) in) (?:an? |the )?(?:[\w-]+ ){0,2}(?:rivers?|streams?|creek|brook|lake|pond|shallows|water)\b/i;

/** "Icy waters" are the sea. */
const CALM = /\b(?:lakes?|rivers?|streams?|creek|brook|ponds?|canals?|lagoon|pool)\b/i;

/** Who can't swim stands by the water, not on it, but where words have them in a river. */
export function byWater(
  place: PlaceName | null,
  actors: readonly ActorPlan[],
  prompt: string,
): PlaceName | null {
  const swims = actors.some(({ noun }) => findProp(noun)?.stands.includes('water'));
  const isNamed = CALM.test(prompt);
  if (swims) return place === 'lake' && !isNamed ? 'sea' : place;
  if (place === 'lake' && WADES.test(prompt)) return place;
  return place === 'sea' || place === 'lake' ? 'beach' : place;
}
