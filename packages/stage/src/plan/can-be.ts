import { findProp, type Prop } from '../props/index.js';
import type { TiePlan } from './acts.js';
import { acts } from './figure-kinds.js';
import { BOARDS } from './read-riders.js';
import { isSteered } from './vehicle-riders.js';

/** One can be in a boat, but not in what is closed; one rides beasts, what one stands on and what one steers. */
export function canBe({ tie, who, whom }: TiePlan): boolean {
  const prop = findProp(whom);
  if (!prop) return false;
  if (tie === 'in') return prop.stands.includes('water') || floatsIn(who, prop.noun);
  return tie !== 'ride' || canRide(who, prop);
}

const canRide = (who: string, { noun, paints }: Prop): boolean =>
  noun === 'robot vacuum'
    ? isSmall(who)
    : paints.includes('figure') || BOARDS.includes(noun) || isSteered(noun);

/** Metres: who fits on a disc that cleans floors. */
const FITS = 1.1;
const isSmall = (who: string): boolean => {
  const prop = findProp(who);
  return prop !== null && Math.max(...prop.size) < FITS;
};

/** Nobody bathes on the stage, but what floats does so in a bath. */
const floatsIn = (who: string, whom: string): boolean => {
  const prop = findProp(who);
  return whom === 'bathtub' && prop !== null && !acts(prop) && prop.stands.includes('water');
};
