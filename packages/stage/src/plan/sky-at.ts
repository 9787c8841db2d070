import type { ReadPrompt } from '@clipwright/sketch/understanding';
import type { FoundWords } from './find-words.js';
import { isForTable, isOnTable } from './read-place.js';
import { skyOf } from './read-sky.js';
import type { ActorPlan, SetName, SkyPlan } from './stage-plan.js';

/** The sky of a place, or what is outside of a room. */
export const skyAt = (
  place: SetName,
  found: FoundWords,
  { actors, read }: { readonly actors: readonly ActorPlan[]; readonly read: ReadPrompt },
): SkyPlan => {
  const sky = skyOf(found, read);
  return {
    ...sky,
    airs: place === 'room' && CURTAINS_BLOW.test(found.prompt) ? [...sky.airs, 'wind'] : sky.airs,
    isOnTable: place !== 'room' && actors.every((one) => isForTable(one)) && isOnTable(actors[0], found),
  };
};

/** The curtains of a room do so. */
const CURTAINS_BLOW = /\bcurtains? (?:\w+ ){0,3}(?:blow|billow|flutter|wav|mov|sway)\w*|\b(?:wind|breeze)\b/i;
