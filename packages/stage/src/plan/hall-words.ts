import type { FigureWord } from './figure-word.js';
import { phrases } from './figure-word.js';
import type { FoundWords } from './find-words.js';
import type { CaveKind, HallName, StagePlan } from './stage-plan.js';

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
  [
    'bakery',
    'bakery, bakery shop, bake shop, pastry shop, patisserie, candy shop, candy store, chocolate shop, deli',
  ],
  [
    'shop',
    'supermarket, grocery store, grocery shop, convenience store, toy store, toy shop, corner shop, shopping mall, department store, clothing store, record store, pharmacy',
  ],
  [
    'office',
    'open plan office, open office, busy office, modern office, corporate office, office floor, call center, call centre, coworking space, newsroom, boardroom, meeting room, conference room',
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

/** The hall that a prompt names first; null where it names none. */
export const hallIn = ({ found }: FoundWords): HallName | null =>
  found.flatMap(({ figure }) => figure?.hall ?? [])[0] ?? null;

/** What stands in a hall where nobody and nothing else is named. */
const ITS_OWN: Readonly<Record<HallName, string>> = {
  classroom: 'chair',
  gym: 'punching bag',
  garage: 'car',
  'restaurant kitchen': 'stove',
  library: 'armchair',
  corridor: 'bench',
  station: 'bench',
  airport: 'suitcase',
  'flower shop': 'stool',
  bakery: 'stool',
  shop: 'crate',
  office: 'chair',
  museum: 'statue',
  hospital: 'bed',
  stable: 'hay bale',
  greenhouse: 'bench',
  cockpit: 'chair',
};

/** A hall that is empty is seen for itself, and has one thing that belongs there. */
export const ownOf = (found: FoundWords): string | null => {
  const hall = hallIn(found);
  return hall && ITS_OWN[hall];
};

const DIM =
  /\b(?:dim|dimly|dark|darkness|moody|shadowy|abandoned|eerie|creepy|liminal|[1-4] ?am|midnight|late at night)\b/i;
const CAVES: readonly (readonly [RegExp, CaveKind])[] = [
  [/\b(?:gold|golden|treasures?|hoard|coins|torch\w*|dragon)\b/i, 'gold'],
  [/\b(?:ice|icy|frozen|snow\w*)\b/i, 'ice'],
];
const FLICKERS = /\bflicker\w*|\bblink\w* lights?\b/i;
const BEAM =
  /\b(?:beams?|shafts?|rays?) of (?:sun)?light\b|\b(?:light|sun) ?(?:beams?|rays|shafts?)\b|\bdust in\b|\bspotlight\b/i;

/** How a hall or a cave is lit; all other plans stay what they are. */
export function inHall(plan: StagePlan, found: FoundWords, isEmpty: boolean): StagePlan {
  const name = hallIn(found);
  const { prompt } = found;
  if (plan.set === 'cave')
    return { ...plan, cave: CAVES.find(([words]) => words.test(prompt))?.[1] ?? 'crystals' };
  if (plan.set !== 'hall' || name === null) return plan;
  const isDim = plan.light === 'golden' && DIM.test(prompt);
  return {
    ...plan,
    ...(isDim ? { light: 'night' } : {}),
    hall: { name, flickers: FLICKERS.test(prompt), hasBeam: BEAM.test(prompt), isEmpty },
  };
}

const EVERY =
  /^(?:empty|indoors?|inside|interior|hall|halls|aisles?|ceiling|walls?|floor|dim|dimly|dark|bright|modern|old|lights?|lit|lamps?|neon tubes|fluorescent|windows?|liminal|space|eerie|[1-4] ?am|midnight|dust|beams?|shafts?|moody)$/i;
const OF_HALL: Readonly<Partial<Record<HallName, RegExp>>> = {
  classroom: /^(?:school|classroom|chalkboard|blackboard|equations?|desks?|chairs?)$/i,
  gym: /^(?:gym|boxing|weights?|dumbbells?|treadmills?|mats?|lockers?)$/i,
  garage: /^(?:tools?|workshop|tires?|tyres?|shelves|concrete|boxes)$/i,
  'restaurant kitchen': /^(?:pots?|pans?|steel|hood|restaurant)$/i,
  library: /^(?:books?|bookshel(?:f|ves)|shel(?:f|ves)|stairs|ladders?|rows)$/i,
  corridor: /^(?:lockers?|doors?|school|hotel|endless|long)$/i,
  station: /^(?:platform|tiles?|tracks?|rails?|columns?|signs?|tunnel|underground|subway|station)$/i,
  airport: /^(?:gate|seats?|departures?|arrivals?|signs?|screens?|terminal)$/i,
  'flower shop': /^(?:flowers?|bouquets?|buckets?|shelves|plants?)$/i,
  bakery: /^(?:bread|loaves|pastries|shelves|display|counter|baguettes?)$/i,
  shop: /^(?:shelves|goods|products?|boxes|aisles?|store|shop)$/i,
  office: /^(?:desks?|monitors?|computers?|screens?|cubicles?|office)$/i,
  museum: /^(?:paintings?|pictures?|frames?|statues?|sculptures?|art|exhibits?)$/i,
  hospital: /^(?:beds?|curtains?|monitors?|ward)$/i,
  stable: /^(?:hay|straw|wooden|boards|barn|stalls?)$/i,
  greenhouse: /^(?:plants?|leaves|lush|tomatoes|glass|green|tropical)$/i,
  cockpit: /^(?:screens?|buttons?|controls?|panels?|stars|console|windows?|spaceship|monitors?)$/i,
};

/** What tells of the hall that a plan has. */
export const isOfHall = (text: string, { hall }: StagePlan): boolean =>
  hall !== undefined &&
  (EVERY.test(text) ||
    (OF_HALL[hall.name]?.test(text) ?? false) ||
    (hall.flickers && /^(?:flicker|blink)\w*$/i.test(text)));
