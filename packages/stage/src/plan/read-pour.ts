import { findProp } from '../props/index.js';
import type { TiePlan } from './acts.js';
import type { FoundWords } from './find-words.js';
import { acts } from './figure-kinds.js';
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
  'iced matcha',
  'iced coffee',
  'iced tea',
  'hot chocolate',
  'glass of cola',
  'whiskey',
  'lemonade',
  'mojito',
  'smoothie',
  'milkshake',
  'bubble tea',
  'pancake',
  'waffle',
  'cereal',
  'yogurt',
  'spaghetti',
  'rice bowl',
  'cheesecake',
  'brownie',
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
  [/\b(?:white wine|champagne|prosecco|rosé)/i, '#ead98c'],
  [/\bwine\b/i, '#6a0f22'],
  [/\b(?:maple|syrup|caramel|honey)\b/i, '#b8661a'],
  [/\b(?:chocolate|fudge|cocoa)\b/i, '#3d2013'],
  [/\bmatcha\b/i, '#8fa651'],
  [/\b(?:milk|cream|yogh?urt)\b/i, '#f4efe6'],
  [/\b(?:espresso|coffee)\b/i, '#3a2114'],
  [/\b(?:beer|lager|ale)\b/i, '#d9931c'],
  [/\b(?:whisk(?:e)?y|bourbon|rum|brandy)\b/i, '#b5691d'],
  [/\btea\b/i, '#a8561c'],
  [/\blemonade\b/i, '#f2dc7a'],
  [/\b(?:orange juice|juice)\b/i, '#f2a12c'],
  [/\b(?:cola|coke|soda)\b/i, '#3b1a10'],
  [/\b(?:olive oil|oil)\b/i, '#cdb23c'],
  [/\b(?:sauce|ketchup)\b/i, '#b3321c'],
  [/\bwater\b/i, '#cfe6ef'],
];

/** A call to pour: where it stands, what flows, and what follows. */
interface Said {
  /** Where the words begin that tell what flows. */
  readonly from: number;
  /** Where they end. */
  readonly to: number;
  readonly colour: string;
  /** Where what it is poured into is told of; null where that was said before. */
  readonly into: number | null;
}

const INTO = /\b(?:into|onto|over|on top of|in|on) (?!it\b|them\b|top\b|slow\b)/i;
const NEXT = /\b(?:into|onto|over|on|in|from|out|being|down)\b|[,.;]/i;
const CLAUSE = /(?:[,.;]|\b(?:with|while|as)\b)[^,.;]*$/i;

/** "Milk being poured into coffee" and "pouring milk into coffee": what flows is before the verb, or right after it. */
function saidIn(prompt: string): Said | null {
  const verb = POURS.exec(prompt);
  if (!verb || NOT_POURED.test(prompt)) return null;
  const end = verb.index + verb[0].length;
  const rest = prompt.slice(end);
  const after = { from: end, to: end + indexOf(NEXT, rest, rest.length) };
  const before = { from: indexOf(CLAUSE, prompt.slice(0, verb.index), 0), to: verb.index };
  const span = [after, before].find(({ from, to }) => flowing(prompt.slice(from, to)) !== undefined);
  const into = indexOf(INTO, rest, -1);
  return span
    ? { ...span, colour: flowing(prompt.slice(span.from, span.to))!, into: into < 0 ? null : end + into }
    : null;
}

const indexOf = (words: RegExp, text: string, otherwise: number): number =>
  words.exec(text)?.index ?? otherwise;

const flowing = (text: string): string | undefined =>
  LIQUIDS.map(([words, colour]) => ({ at: text.search(words), colour }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)[0]?.colour;

/** Who would do it with hands, which nobody does on the stage. */
const HANDS: readonly string[] = ['robot', 'snowman', 'teddy bear', 'doll'];
const hasHands = ({ noun }: ActorPlan): boolean => acts(findProp(noun)!) || HANDS.includes(noun);

/** What is poured, into what, and out of what; null where nobody pours, or somebody does. */
export function pourOf(actors: readonly ActorPlan[], words: FoundWords): PourPlan | null {
  const said = saidIn(words.prompt);
  if (!said || actors.some(hasHands)) return null;
  const from = actors.find(({ noun }) => POURERS.includes(noun))?.noun ?? null;
  const into = vesselIn(actors, words, said) ?? (from === 'wine bottle' ? 'wine glass' : null);
  return into === null ? null : { into, from, colour: said.colour, isClear: said.colour === WATER };
}

const WATER = '#cfe6ef';

/** The first that is named after "into", or else the first that does not flow itself. */
function vesselIn(actors: readonly ActorPlan[], words: FoundWords, said: Said): string | undefined {
  const vessels = actors.filter(({ noun }) => VESSELS.includes(noun));
  const after = vessels.find((one) => said.into !== null && placeOf(one, words) > said.into);
  return (after ?? vessels.find((one) => !flows(one, words, said)) ?? vessels[0])?.noun;
}

/** Where a thing is named, as far as its own words say; -1 where it was understood otherwise. */
function placeOf({ noun }: ActorPlan, { found, words }: FoundWords): number {
  // A wine glass may be only a glass in the words.
  const one = found.find(({ prop }) => prop !== null && (prop.noun === noun || noun === `wine ${prop.noun}`));
  return one ? words[one.at]!.start : -1;
}

function flows(one: ActorPlan, words: FoundWords, { from, to }: Said): boolean {
  const at = placeOf(one, words);
  return at < 0 ? LIQUID_NOUNS.includes(one.noun) : at >= from && at < to;
}

/** What stands for a liquid by itself. */
const LIQUID_NOUNS: readonly string[] = [...VESSELS, 'honey jar'];

/** What flows is no thing of its own beside what it flows into; all else stays. */
export function poured(
  actors: readonly ActorPlan[],
  pour: PourPlan | null,
  words: FoundWords,
): readonly ActorPlan[] {
  const said = pour && saidIn(words.prompt);
  if (!pour || !said) return actors;
  const isKept = (one: ActorPlan): boolean =>
    one.noun === pour.into || one.noun === pour.from || !flows(one, words, said);
  const bottle = actors.find(({ noun }) => noun === pour.from);
  const has = actors.some(({ noun }) => noun === pour.into);
  const kept = actors.filter(isKept);
  const all = has || !bottle ? kept : [...kept, { ...bottle, noun: pour.into, label: null, colour: null }];
  return all
    .map((one) => (one.noun === pour.into ? { ...one, act: 'stand' as const, verb: null } : one))
    .toSorted((one, other) => Number(other.noun === pour.into) - Number(one.noun === pour.into));
}

/** What a glass is called by what is in it. */
const GLASSES: ReadonlyMap<string, string> = new Map([
  [WATER, 'glass of water'],
  ['#f4efe6', 'glass of milk'],
  ['#6a0f22', 'wine glass'],
  ['#ead98c', 'glass of white wine'],
  ['#d9931c', 'pint of beer'],
  ['#f2a12c', 'glass'],
]);

/** A glass that water is poured into has water in it, and a wine glass what is poured into that. */
function glassOf({ into, colour }: PourPlan): Pick<ActorPlan, 'noun' | 'colour'> | null {
  if (into === 'wine glass') {
    const white = GLASSES.get(colour) === 'glass of white wine';
    if (white) return { noun: 'glass of white wine', colour: null };
    return { noun: into, colour: GLASSES.get(colour) === into ? null : colour };
  }
  if (into !== 'glass') return null;
  const own = GLASSES.get(colour);
  return own ? { noun: own, colour: null } : { noun: 'glass of water', colour };
}

export function inItsGlass(
  actors: readonly ActorPlan[],
  pour: PourPlan | null,
): { readonly actors: readonly ActorPlan[]; readonly pour: PourPlan | null } {
  const glass = pour && glassOf(pour);
  if (!pour || !glass) return { actors, pour };
  return {
    actors: actors.map((one) => (one.noun === pour.into ? { ...one, ...glass } : one)),
    pour: { ...pour, into: glass.noun },
  };
}

/** Nobody is tied to what is gone. */
export const stillTied = (ties: readonly TiePlan[], actors: readonly ActorPlan[]): readonly TiePlan[] =>
  ties.filter(({ who, whom }) => [who, whom].every((noun) => actors.some((one) => one.noun === noun)));

const TOLD =
  /^(?:pour\w*|drizzl\w*|drip\w*|maple|syrup|maple syrup|honey|milk|cream|coffee|espresso|tea|wine|red wine|white wine|chocolate|caramel|sauce|water|beer|juice|oil|top)$/i;

/** Whether words ask for it where nothing is poured: whoever pours has no bottle in the hand. */
export const isPourLost = (text: string, prompt: string, { pour }: Pick<StagePlan, 'pour'>): boolean =>
  pour === null && /^(?:pour|drizzl)/i.test(text) && POURS.test(prompt) && !NOT_POURED.test(prompt);

/** Whether a word tells of what is poured. */
export const isOfPour = (text: string, { pour }: Pick<StagePlan, 'pour'>): boolean =>
  pour !== null && TOLD.test(text);
