import { BALLS } from './balls.js';
import { BIRDS } from './birds.js';
import { butterfly } from './butterfly.js';
import { FIGURES } from './figures.js';
import { MUSICIANS } from './musicians.js';
import { PLACES_AND_PEOPLE } from './places-and-people.js';
import { PLANTS_AND_THINGS } from './plants-and-things.js';
import { QUADRUPEDS } from './quadrupeds.js';
import { SEA_LIFE } from './sea-life.js';
import { SEATED_MUSICIANS } from './seated-musicians.js';
import type { Drawer } from './shapes.js';
import { WONDERS } from './wonders.js';
import { VESSELS_AND_VEHICLES } from './vessels-and-vehicles.js';

/** Every subject that we paint, by noun. */
export const DRAWERS: Readonly<Record<string, Drawer>> = {
  ...QUADRUPEDS,
  ...BIRDS,
  butterfly,
  ...SEA_LIFE,
  ...VESSELS_AND_VEHICLES,
  ...PLACES_AND_PEOPLE,
  ...PLANTS_AND_THINGS,
  ...WONDERS,
  ...BALLS,
  ...FIGURES,
  ...MUSICIANS,
  ...SEATED_MUSICIANS,
};
