import type { FoundWords } from './find-words.js';
import type { CaveKind, HallName, StagePlan } from './stage-plan.js';

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
