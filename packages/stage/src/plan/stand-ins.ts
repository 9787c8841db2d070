import type { FoundWords } from './find-words.js';
import { findProp, type Prop } from '../props/index.js';
import type { TiePlan } from './acts.js';
import { acts } from './figure-kinds.js';
import { ownOf } from './read-halls.js';
import { isForTable } from './read-place.js';
import type { ActorPlan, Bloom, SetName, StagePlan } from './stage-plan.js';

const BLOOMS: Readonly<Record<Bloom, string>> = {
  flowers: 'flower',
  sunflowers: 'sunflower',
  poppies: 'flower',
  lavender: 'flower',
  tulips: 'tulip',
};

/** What makes a room what it is called. */
const ROOMS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bbedroom\b/i, ['bed']],
  [/\b(?:living room|lounge)\b/i, ['sofa', 'floor lamp', 'potted plant']],
  [/\bbath ?room\b/i, ['bathtub']],
  [/\b(?:reading nook|library|study)\b/i, ['armchair', 'shelf', 'floor lamp']],
  [/\bkitchen\b/i, ['fitted kitchen', 'island counter', 'fridge']],
  [/\bdining room\b/i, ['table', 'chair', 'chair', 'vase with flowers']],
  [/\b(?:office|workspace|desk)\b/i, ['table', 'chair', 'laptop']],
];

/** Who stands for a field in flower, and for a room, where nothing is named that stands there. */
export function standIns(words: FoundWords): ActorPlan[] {
  const bloom = words.found.flatMap(({ figure }) => figure?.bloom ?? [])[0];
  if (bloom) return [plainly(BLOOMS[bloom], 5)];
  const own = ownOf(words);
  return counted(own ? [own] : roomOf(words.prompt));
}

const roomOf = (prompt: string): readonly string[] => ROOMS.find(([words]) => words.test(prompt))?.[1] ?? [];

const MOST_IN_ROOM = 6;

const counted = (nouns: readonly string[]): ActorPlan[] =>
  [...new Set(nouns)].map((noun) => plainly(noun, nouns.filter((one) => one === noun).length));

/** A room that furniture alone is named of has what else belongs there. */
function completed(actors: readonly ActorPlan[], prompt: string): readonly ActorPlan[] {
  const hasTable = actors.some(({ noun }) => noun === 'table');
  const isFurniture = actors.every(
    (one) =>
      findProp(one.noun)?.stands.includes('floor') ||
      ((hasTable || roomOf(prompt).includes('armchair')) && isForTable(one)),
  );
  if (!isFurniture || actors.some(({ noun }) => isSomebody(noun))) return actors;
  const has = (noun: string): boolean =>
    actors.some((one) => one.noun === noun || (noun === 'floor lamp' && one.noun === 'lamp'));
  const more = roomOf(prompt).filter((noun) => !has(noun));
  return [...actors, ...counted(more).slice(0, MOST_IN_ROOM - actors.length)];
}

const isSomebody = (noun: string): boolean => {
  const prop = findProp(noun);
  return prop !== null && acts(prop);
};

/** One thing of which no more is said. */
export const plainly = (noun: string, count: number): ActorPlan => ({
  noun,
  count,
  colour: null,
  material: null,
  label: null,
  size: 'normal',
  verb: null,
  act: 'stand',
  wear: null,
  isToy: false,
});

const BY_WINDOW: readonly string[] = [
  'coffee',
  'mug',
  'teapot',
  'croissant',
  'bread',
  'pancake',
  'fried-egg',
  'book',
  'vase with flowers',
  'laptop',
  'stack of books',
  'paper cup',
  'hot chocolate',
  'honey jar',
  'kettle',
  'matcha latte',
  'iced matcha',
  'croissants on a tray',
  'pie',
  'cake slice',
];
const ON_STONE: readonly string[] = [
  'watch',
  'smartwatch',
  'ring',
  'perfume bottle',
  'camera',
  'sword',
  'coin',
  'crystal',
  'diamond',
  'potion',
  'wine bottle',
  'lipstick',
  'champagne bottle',
  'soda can',
  'serum bottle',
  'cream jar',
  'pump bottle',
];
const USUAL: readonly (readonly [SetName, readonly string[]])[] = [
  ['window', BY_WINDOW],
  ['stone', ON_STONE],
];
const IN_WATER = /\b(?:floating|swimming|bath\w*|pool)\b/i;
const IN_STUDIO = /\b(?:background|backdrop|studio|floating|levitating|hovering)\b/i;
/** Metres. */
const SERVED = 0.45;

/** What a thing for a table lies on where nobody says so; a backdrop that is named is a studio's. */
export function usualSet({ noun, isToy }: ActorPlan, { prompt }: FoundWords): SetName[] {
  const prop = findProp(noun);
  if (!prop) return [];
  if (prop.stands.includes('water') && IN_WATER.test(prompt)) return ['water'];
  if (IN_STUDIO.test(prompt)) return [];
  return usualOf(prop, isToy);
}

function usualOf(prop: Prop, isToy: boolean): SetName[] {
  const usual = USUAL.find(([, nouns]) => nouns.includes(prop.noun));
  if (usual) return [usual[0]];
  return isToy || isServed(prop) ? ['wood'] : [];
}

const isServed = ({ stands, size }: Prop): boolean => stands.includes('table') && Math.max(...size) < SERVED;

/** In a room, what belongs on a table stands on the one there is, and a lamp without a table on the floor. */
export function furnished(
  named: readonly ActorPlan[],
  ties: readonly TiePlan[],
  { prompt }: FoundWords,
): Pick<StagePlan, 'actors' | 'ties'> {
  const actors = completed(named, prompt);
  if (!actors.some(({ noun }) => noun === 'table'))
    return {
      actors: actors.map((one) => (one.noun === 'lamp' ? { ...one, noun: 'floor lamp' } : one)),
      ties,
    };
  const laid = actors.filter((one) => isForTable(one)).map(({ noun }) => noun);
  const on = laid.map((who): TiePlan => ({ tie: 'on', who, whom: 'table' }));
  return {
    actors,
    ties: [...on, ...ties.filter(({ who, whom }) => !laid.includes(who) && !laid.includes(whom))],
  };
}
