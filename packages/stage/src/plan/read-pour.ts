import { findProp } from '../props/index.js';
import type { TiePlan } from './acts.js';
import type { FoundWords } from './find-words.js';
import { acts } from './read-figures.js';
import { isForTable } from './read-place.js';
import type { ActorPlan, PourPlan, StagePlan } from './stage-plan.js';

const POURS =
  /\b(?:pour(?:s|ed|ing)?|drizzl(?:ed|ing)|drizzles? of|drip(?:s|ping)(?= (?:\w+ ){0,2}(?:onto|over|into|on)\b))\b/i;

/** Light and rain pour, too. */
const NOT_POURED =
  /\b(?:(?:sun|moon|candle)?light|sunshine|sun|rain|smoke|fog|mist|steam|people|crowds?|tears)(?: \w+)? pour(?:s|ing|ed)?\b|\bpouring (?:rain|down|outside|light|sunlight)\b/i;

/** What something is poured into, and onto. */
const VESSELS: readonly string[] = [
  'wine glass',
  'glass of white wine',
  'glass of water',
  'glass of milk',
  'glass',
  'coffee',
  'mug',
  'paper cup',
  'cocktail',
  'pint of beer',
  'matcha latte',
  'iced coffee',
  'iced tea',
  'hot chocolate',
  'smoothie',
  'milkshake',
  'bubble tea',
  'pancake',
  'cake',
  'cake slice',
  'cupcake',
  'donut',
  'ice cream',
  'sundae',
  'soup',
  'ramen',
  'salad',
  'plate',
  'cooking pot',
  'frying pan',
  'bread',
];

/** What is tilted over them. Its mouth is at its top. */
const POURERS: readonly string[] = ['wine bottle', 'champagne bottle', 'beer bottle', 'water bottle'];

/** What flows, by what it is called; the first that is named. */
const LIQUIDS: readonly (readonly [RegExp, string])[] = [
  [/\bwhite wine|champagne|prosecco|ros[eé]\b/i, '#ead98c'],
  [/\bwine\b/i, '#6a0f22'],
  [/\b(?:maple|syrup|caramel|honey)\b/i, '#b8661a'],
  [/\b(?:chocolate|fudge|cocoa)\b/i, '#3d2013'],
  [/\bmatcha\b/i, '#8fa651'],
  [/\b(?:milk|cream|yogh?urt)\b/i, '#f4efe6'],
  [/\b(?:espresso|coffee)\b/i, '#3a2114'],
  [/\b(?:beer|lager|ale|whisk(?:e)?y|bourbon|rum)\b/i, '#d9931c'],
  [/\btea\b/i, '#a8561c'],
  [/\b(?:orange juice|juice|lemonade)\b/i, '#f2a12c'],
  [/\b(?:cola|coke|soda)\b/i, '#3b1a10'],
  [/\b(?:olive oil|oil)\b/i, '#cdb23c'],
  [/\b(?:sauce|ketchup)\b/i, '#b3321c'],
];
const WATER = '#cfe6ef';

/** What is poured, into what, and out of what; null where nobody pours, or somebody does. */
export function pourOf(actors: readonly ActorPlan[], { prompt }: FoundWords): PourPlan | null {
  if (!POURS.test(prompt) || NOT_POURED.test(prompt) || actors.some(({ noun }) => acts(findProp(noun)!)))
    return null;
  const nouns = actors.map(({ noun }) => noun);
  const from = nouns.find((noun) => POURERS.includes(noun)) ?? null;
  const into = vesselIn(nouns, prompt) ?? (from === 'wine bottle' ? 'wine glass' : null);
  return into === null ? null : { into, from, colour: flowing(prompt) };
}

function vesselIn(nouns: readonly string[], prompt: string): string | undefined {
  const vessels = nouns.filter((noun) => VESSELS.includes(noun));
  return INTO.test(prompt) ? vessels.at(-1) : vessels[0];
}

/** What is named after this is poured into, whatever else could be. */
const INTO = /\b(?:into|onto|over|on top of|in) (?!it\b|them\b)/i;

/** "Milk into coffee" is milk: what is said first, before what it goes into. */
function flowing(prompt: string): string {
  const [first = ''] = prompt.split(/\b(?:in|into|on|onto|over)\b/i);
  const named = (text: string): string | undefined =>
    LIQUIDS.map(([words, colour]) => ({ at: text.search(words), colour }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)[0]?.colour;
  return named(first) ?? named(prompt) ?? WATER;
}

/** What flows is no thing of its own beside what it flows into. */
export function poured(actors: readonly ActorPlan[], pour: PourPlan | null): readonly ActorPlan[] {
  if (pour === null) return actors;
  const has = actors.some(({ noun }) => noun === pour.into);
  const glass = actors.find(({ noun }) => noun === pour.from);
  const kept = actors.filter((one) => one.noun === pour.into || one.noun === pour.from || !isForTable(one));
  const all = has || !glass ? kept : [...kept, { ...glass, noun: pour.into, label: null, colour: null }];
  return all
    .map((one) => (one.noun === pour.into ? { ...one, count: 1, act: 'stand' as const, verb: null } : one))
    .toSorted((one, other) => Number(other.noun === pour.into) - Number(one.noun === pour.into));
}

/** What a glass is called by what is in it. */
const GLASSES: ReadonlyMap<string, string> = new Map([
  [WATER, 'glass of water'],
  ['#f4efe6', 'glass of milk'],
  ['#6a0f22', 'wine glass'],
  ['#ead98c', 'glass of white wine'],
  ['#d9931c', 'pint of beer'],
]);

/** A glass that water is poured into has water in it. */
export const inGlass = (pour: PourPlan): PourPlan =>
  ['glass', 'wine glass'].includes(pour.into)
    ? { ...pour, into: GLASSES.get(pour.colour) ?? pour.into }
    : pour;

export const inItsGlass = (actors: readonly ActorPlan[], pour: PourPlan | null): readonly ActorPlan[] =>
  pour === null
    ? actors
    : actors.map((one) => (one.noun === pour.into ? { ...one, noun: inGlass(pour).into } : one));

/** Nobody is tied to what is gone. */
export const stillTied = (ties: readonly TiePlan[], actors: readonly ActorPlan[]): readonly TiePlan[] =>
  ties.filter(({ who, whom }) => [who, whom].every((noun) => actors.some((one) => one.noun === noun)));

const TOLD =
  /^(?:pour\w*|drizzl\w*|drip\w*|maple|syrup|maple syrup|honey|milk|cream|coffee|espresso|tea|wine|red wine|white wine|chocolate|caramel|sauce|water|beer|juice|oil|top)$/i;

/** Whether a word tells of what is poured. */
export const isOfPour = (text: string, { pour }: Pick<StagePlan, 'pour'>): boolean =>
  pour !== null && TOLD.test(text);
