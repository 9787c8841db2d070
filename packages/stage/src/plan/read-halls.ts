import type { FoundWords } from './find-words.js';
import { isForTable } from './read-place.js';
import type { ActorPlan, CaveKind, HallName, StagePlan } from './stage-plan.js';

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
  'candy shop': 'stool',
  shop: 'stool',
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

/** Somebody or something is asked to be seen for itself. */
const FOR_ITSELF = /\b(?:close[- ]?up|macro|product|tables?|counter|plate|holding|holds|single|one)\b/i;

/** A hall that is named before what it is full of is seen itself: a bakery with fresh bread is no loaf on a table. */
export function withoutItsGoods(actors: readonly ActorPlan[], words: FoundWords): readonly ActorPlan[] {
  const hall = hallIn(words);
  const { found, prompt } = words;
  const at = found.find(({ figure }) => figure?.hall)?.at ?? Infinity;
  if (hall === null || FOR_ITSELF.test(prompt)) return actors;
  const isGoods = found
    .filter(({ prop }) => prop !== null)
    .every((one) => one.at > at && OF_HALL[hall]?.test(textAt(words, one.at, one.to)) === true);
  return isGoods && actors.every(isForTable) ? [] : actors;
}

const textAt = ({ words }: FoundWords, at: number, to: number): string =>
  words
    .slice(at, to)
    .map(({ text }) => text)
    .join(' ');

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
  bakery:
    /^(?:fresh|freshly|baked|bread|breads|loaf|loaves|pastry|pastries|cakes|cupcakes|croissants|cookies|donuts|muffins|buns|shelves|display|counter|baguettes?)$/i,
  'candy shop':
    /^(?:cand(?:y|ies)|sweets|lollipops|chocolates|colou?rful|jars?|shelves|display|counter|sugar|store|shop|full)$/i,
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
