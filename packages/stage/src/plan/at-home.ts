import type { ActorPlan, PlaceName } from './stage-plan.js';

/** What belongs to one place: rails to streets, what warns ships to the coast. */
const AT_HOME: ReadonlyMap<string, PlaceName> = new Map([
  ['tram', 'street'],
  ['lighthouse', 'beach'],
  ['street lamp', 'street'],
  ['traffic light', 'street'],
  ['pyramid', 'desert'],
  ['igloo', 'snow'],
  ['skier', 'snow'],
]);

/** Where what is ridden takes its rider. */
const TAKES: ReadonlyMap<string, PlaceName> = new Map([
  ['surfboard', 'sea'],
  ['snowboard', 'snow'],
  ['skis', 'snow'],
]);

/** A bridge that somebody is on goes over water. */
const isCrossed = (actors: readonly ActorPlan[]): boolean =>
  actors.length > 1 && actors.some(({ noun, isToy }) => noun === 'bridge' && !isToy);

/** Where what a clip is about is at home, or whoever rides; null where that can be anywhere. */
export function homeOf(actors: readonly ActorPlan[]): PlaceName | null {
  const ridden = actors.find(({ noun, act }) => act === 'drive' && TAKES.has(noun));
  if (isCrossed(actors)) return 'lake';
  return (ridden && TAKES.get(ridden.noun)) ?? AT_HOME.get(actors[0]?.noun ?? '') ?? null;
}
