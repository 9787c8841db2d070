import type { PlaceName } from './stage-plan.js';

/** What belongs to one place: rails to streets, what warns ships to the coast. */
export const AT_HOME: ReadonlyMap<string, PlaceName> = new Map([
  ['tram', 'street'],
  ['lighthouse', 'beach'],
  ['street lamp', 'street'],
  ['traffic light', 'street'],
  ['pyramid', 'desert'],
  ['igloo', 'snow'],
]);
