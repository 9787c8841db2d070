import { type FigureWord, phrases } from './figure-word.js';
import type { HallName } from './stage-plan.js';

const rows: readonly (readonly [HallName, string])[] = [
  ['classroom', 'classroom, class room, school room, schoolroom, lecture hall, kindergarten, preschool'],
  [
    'gym',
    'gym, gymnasium, fitness studio, fitness center, fitness centre, boxing gym, boxing ring, weight room, dojo',
  ],
  [
    'garage',
    'garage, car workshop, auto repair shop, repair shop, mechanic shop, factory, warehouse, hangar',
  ],
  [
    'restaurant kitchen',
    'restaurant kitchen, commercial kitchen, professional kitchen, dark restaurant kitchen, busy restaurant kitchen, hotel kitchen, industrial kitchen',
  ],
  [
    'library',
    'library, old library, grand library, ancient library, magical library, university library, bookshop, bookstore, book store, book shop, archive',
  ],
  [
    'corridor',
    'school hallway, hallway, school corridor, corridor, hospital corridor, hotel corridor, hotel hallway, long corridor, backrooms, locker room',
  ],
  [
    'station',
    'subway station, metro station, train station, railway station, underground station, subway platform, train platform, subway, metro, station platform',
  ],
  [
    'airport',
    'airport, airport hall, airport terminal, airport lounge, departure hall, departure lounge, arrivals hall',
  ],
  [
    'flower shop',
    'flower shop, florist, florist shop, florist’s shop, flower store, flower boutique, plant shop',
  ],
  ['bakery', 'bakery, bakery shop, bake shop, pastry shop, patisserie, deli'],
  ['candy shop', 'candy shop, candy store, sweet shop, sweets shop, chocolate shop, lollipop shop'],
  [
    'shop',
    'supermarket, grocery store, grocery shop, convenience store, toy store, toy shop, corner shop, shopping mall, department store, clothing store, record store, pharmacy',
  ],
  [
    'office',
    'empty office, office interior, office building, office space, office with people, startup office, in office, inside office, open plan office, open office, busy office, modern office, corporate office, office floor, call center, call centre, coworking space, newsroom, boardroom, meeting room, conference room',
  ],
  ['museum', 'museum, art gallery, gallery, exhibition, exhibition hall, art museum'],
  [
    'hospital',
    'hospital, hospital room, hospital ward, clinic, operating room, doctor’s office, emergency room, veterinary clinic',
  ],
  [
    'stable',
    'stable, stables, horse stable, barn interior, inside barn, in barn, in stable, cowshed, horse stall',
  ],
  ['greenhouse', 'greenhouse, glasshouse, botanical garden, orangery, conservatory'],
  [
    'cockpit',
    'spaceship cockpit, cockpit, spaceship bridge, bridge of spaceship, control room, mission control, spaceship interior, inside spaceship, in spaceship, space station interior, inside space station, server room',
  ],
];

/** Rooms that many people come to, by what they are called. */
export const HALL_WORDS: readonly [string, FigureWord][] = rows.flatMap(([hall, words]) =>
  phrases(words, { place: 'hall', hall }),
);
