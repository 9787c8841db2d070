import { AIRCRAFT } from './aircraft.js';
import { BIRDS } from './animals/birds.js';
import { FOREST } from './animals/forest.js';
import { PETS } from './animals/pets.js';
import { SMALL } from './animals/small.js';
import { SWIMMERS } from './animals/swimmers.js';
import { WILD } from './animals/wild.js';
import { BAKED } from './baked.js';
import { BEASTS } from './beasts.js';
import { BOATS } from './boats.js';
import { BOTTLES } from './bottles.js';
import { BUILDINGS } from './buildings.js';
import { CAMP } from './camp.js';
import { CARS } from './cars.js';
import { CHESTS } from './chests.js';
import { COSMETICS } from './cosmetics.js';
import { CREATURES } from './creatures.js';
import { CREWS } from './crews.js';
import { DISHES } from './dishes.js';
import { TREATS } from './treats.js';
import { REFRESHMENTS } from './refreshments.js';
import { ODDMENTS } from './oddments.js';
import { ORCHARD } from './orchard.js';
import { VEGETABLES } from './vegetables.js';
import { FINDS } from './finds.js';
import { BLOOMS } from './blooms.js';
import { CUPS } from './cups.js';
import { DEVICES } from './devices.js';
import { DRINKS } from './drinks.js';
import { FITTED } from './fitted.js';
import { FLOWERS } from './flowers.js';
import { FOWL } from './fowl.js';
import { FRUIT } from './fruit.js';
import { IMPLEMENTS } from './implements.js';
import { KENNEL } from './kennel.js';
import { TACKLE } from './tackle.js';
import { PLAYTHINGS } from './playthings.js';
import { PEOPLE } from './people.js';
import { MEALS } from './meals.js';
import { LANDMARKS } from './landmarks.js';
import { FURNITURE } from './furniture.js';
import { GADGETS } from './gadgets.js';
import { GAMES } from './games.js';
import { GREENS } from './greens.js';
import { HALLS } from './halls.js';
import { HOME } from './home.js';
import { JEWELS } from './jewels.js';
import { KITCHEN } from './kitchen.js';
import { NATURE } from './nature.js';
import { PAPERS } from './papers.js';
import { PASTIMES } from './pastimes.js';
import { SHORE_LIFE } from './shore.js';
import { SITES } from './sites.js';
import { SNACKS } from './snacks.js';
import { SPORTS } from './sports.js';
import { STREETS } from './streets.js';
import { STUDY } from './study.js';
import { INSTRUMENTS } from './instruments.js';
import type { Prop } from './kit/prop.js';

import { LORE } from './lore.js';
import { MACHINES } from './machines.js';
import { TALES } from './tales.js';
import { TOYS } from './toys.js';
import { TREASURES } from './treasures.js';
import { TRUCKS } from './trucks.js';
import { WORKSHOP } from './workshop.js';
import { VOYAGES } from './voyages.js';
import { WEAR } from './wear.js';
import { WORKS } from './works.js';

export type { Motion, Place, Prop } from './kit/prop.js';
export { BOTTLES, CUPS, DRINKS, FLOWERS };
export type { HairCut, PropOptions, Wear } from './kit/prop-options.js';
export { type MouthPose, poseMouth } from './people/mouth.js';

/** Every thing that stands on a set. */
export const allProps: readonly Prop[] = [
  ...BOTTLES,
  ...CUPS,
  ...DRINKS,
  ...COSMETICS,
  ...FRUIT,
  ...GREENS,
  ...BAKED,
  ...MEALS,
  ...SNACKS,
  ...REFRESHMENTS,
  ...ORCHARD,
  ...VEGETABLES,
  ...FINDS,
  ...BLOOMS,
  ...DISHES,
  ...TREATS,
  ...KITCHEN,
  ...DEVICES,
  ...WEAR,
  ...HOME,
  ...FURNITURE,
  ...CARS,
  ...AIRCRAFT,
  ...TRUCKS,
  ...CREWS,
  ...PETS,
  ...FLOWERS,
  ...NATURE,
  ...WILD,
  ...BIRDS,
  ...SWIMMERS,
  ...FOREST,
  ...SMALL,
  ...TOYS,
  ...PASTIMES,
  ...STUDY,
  ...INSTRUMENTS,
  ...BUILDINGS,
  ...TREASURES,
  ...BOATS,
  ...PEOPLE,
  ...SPORTS,
  ...CAMP,
  ...STREETS,
  ...LANDMARKS,
  ...CHESTS,
  ...GADGETS,
  ...GAMES,
  ...LORE,
  ...WORKSHOP,
  ...VOYAGES,
  ...BEASTS,
  ...FOWL,
  ...SHORE_LIFE,
  ...FITTED,
  ...TALES,
  ...HALLS,
  ...PAPERS,
  ...JEWELS,
  ...MACHINES,
  ...CREATURES,
  ...WORKS,
  ...PLAYTHINGS,
  ...SITES,
  ...ODDMENTS,
  ...IMPLEMENTS,
  ...TACKLE,
  ...KENNEL,
];

const BY_WORD = new Map(
  allProps.flatMap((prop) => [prop.noun, ...prop.words].map((word) => [word, prop] as const)),
);

/** The thing that a noun or one of its synonyms names, in small letters and the singular; null for others. */
export function findProp(noun: string): Prop | null {
  return BY_WORD.get(noun) ?? null;
}
