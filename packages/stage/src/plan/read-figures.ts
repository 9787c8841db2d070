import { COLOURS, type ReadPrompt } from '@clipwright/sketch/understanding';
import { findProp, type HairCut, type Prop, type Wear } from '../props/index.js';
import type { Act } from './acts.js';
import { rolls } from './off-road.js';
import { canDo, isOfNext } from './can-do.js';
import { isDenied } from './denied.js';
import { acts, isPerson } from './figure-kinds.js';
import type { Found, FoundWords } from './find-words.js';
import { isPutOn } from './worn.js';
import { floatsInWater } from './swims.js';
import { HAIR_COLOURS, HAIR_CUTS, type FigureWord } from './figure-words.js';

type Scene = ReadPrompt['scene'];

const VERBS: Readonly<Partial<Record<NonNullable<Scene['subjects'][number]['verb']>, Act>>> = {
  walk: 'walk',
  run: 'run',
  jump: 'jump',
  dance: 'dance',
  fly: 'fly',
  swim: 'swim',
  drive: 'drive',
  spin: 'spin',
};

/** What a thing does: by the word that follows it before the next thing, or else by the prompt's own reading. */
export function actOf(one: Found, words: FoundWords, { subjects }: Pick<Scene, 'subjects'>): Act {
  const said = wordsAfter(one, words).find((figure) => canDo(figure, one.prop))?.act;
  if (said) return asItCan(said, one, words);
  return together(one, words) ?? led(one, words) ?? actRead(one.prop, subjects) ?? usual(one.prop, words);
}

function asItCan(said: Act, one: Found, words: FoundWords): Act {
  if (said === 'drift') return drifting(one.prop);
  if (said === 'fly' && floatsInWater(one.prop, words.prompt)) return 'swim';
  // Many languages have one word for how people and cars go.
  if ((said === 'walk' || said === 'run') && skids(one.prop)) return 'drive';
  return does(said, one, words) ? said : 'stand';
}

/** Cars slide and boats go; what lives in water swims, however high it hangs. */
function drifting(prop: Prop | null): Act {
  if (prop !== null && acts(prop) && prop.stands.includes('water')) return 'swim';
  return skids(prop) ? 'drift' : 'drive';
}

const AND = /^\s+and\s+(?:[\p{L}-]+\s+){0,2}$/iu;

/** "A cat and a dog fighting": both do. */
function together(one: Found, words: FoundWords): Act | undefined {
  const next = words.found.find(({ at, prop }) => at >= one.to && prop !== null);
  if (!one.prop || !next?.prop || !acts(one.prop) || !acts(next.prop)) return undefined;
  const between = words.prompt.slice(words.words[one.to - 1]!.end, words.words[next.at]!.start);
  if (!AND.test(between)) return undefined;
  return wordsAfter(next, words).find((figure) => BOTH.includes(figure.act!) && canDo(figure, one.prop))?.act;
}

/** What two are said to do in one breath. */
const BOTH: readonly Act[] = [
  ...(['fight', 'laugh', 'sing', 'cheer', 'dance', 'play', 'eat', 'work', 'read'] as const),
  ...(['walk', 'run', 'jump', 'sleep', 'kneel', 'punch', 'talk', 'roar', 'yawn', 'cry'] as const),
];

function does(act: Act, one: Found, words: FoundWords): boolean {
  if (act === 'fly') return !letsFly(one, words);
  return act !== 'run' || one.prop === null || canRun(one.prop);
}

/** Boats and clouds drift, too: what does so on a road slides sideways through a bend. */
const skids = (prop: Prop | null): boolean =>
  prop !== null &&
  prop.stands.includes('road') &&
  (prop.moves ?? []).some(({ part }) => part.startsWith('wheel'));

/** What goes on rails. */
export const TRAINS: readonly string[] = ['train', 'steam train', 'tram'];

/** The wind rushes through trees, and they stay. */
const canRun = (prop: Prop): boolean =>
  acts(prop) ||
  ['robot', ...TRAINS].includes(prop.noun) ||
  (['road', 'water', 'air'] as const).some((place) => prop.stands.includes(place));

/** "A boy flying a kite" is on the ground. */
function letsFly({ to, prop }: Found, { found }: FoundWords): boolean {
  const next = found.find((other) => other.at >= to && other.prop !== null)?.prop;
  return prop !== null && isPerson(prop) && next != null && hovers(next);
}

const isLed = ({ act }: FigureWord, isOwn: () => boolean): Act | undefined =>
  act === 'walk' || act === 'run' || isOwn() ? act : undefined;

/** Whoever walks a dog has it walk too. */
function led({ at, prop }: Found, words: FoundWords): Act | undefined {
  if (!prop || !acts(prop)) return undefined;
  const before = words.found.find(({ to, figure }) => to === at && figure?.act !== undefined);
  if (!before?.figure) return undefined;
  return isLed(before.figure, () => isOfNext(before, words) && canDo(before.figure!, prop));
}

/** Others dance around them. */
const STILL: readonly string[] = ['campfire', 'statue', 'soup', 'fountain', 'fireplace', 'tree'];

/** Somebody does not spin: that is what a turntable does. */
const isNotDone = (verb: keyof typeof VERBS, prop: Prop): boolean =>
  STILL.includes(prop.noun) || (verb === 'spin' && acts(prop));

function actRead(prop: Prop | null, subjects: Scene['subjects']): Act | null {
  const verb = subjects.find(({ noun }) => findProp(noun) === prop)?.verb;
  if (!verb || (prop && isNotDone(verb, prop))) return null;
  return VERBS[verb] ?? null;
}

/** A fish is not seen standing, and neither is a balloon that people fly in. */
function usual(prop: Prop | null, { prompt }: FoundWords): Act {
  if (!prop) return 'stand';
  if (rolls(prop, prompt)) return 'drive';
  if (hovers(prop) || prop.noun === 'hot air balloon') return 'fly';
  return prop.stands.includes('water') && acts(prop) && !prop.stands.includes('ground') ? 'swim' : 'stand';
}

/** Metres; what is larger and can fly stands on the ground as well. */
const INSECT = 0.3;

/** What is in the air as a matter of course: a bee, and what has no place on the ground. */
export const hovers = (prop: Prop): boolean =>
  prop.stands[0] === 'air' &&
  !prop.stands.includes('table') &&
  (Math.max(...prop.size) < INSECT || !prop.stands.includes('ground'));

const isSaidOf = (one: Found, words: FoundWords): boolean =>
  !isOfNext(one, words) && !isDenied(words.prompt, words.words[one.at]!.start);

/** What is said between a thing and the next one. */
function wordsAfter({ to }: Found, words: FoundWords): FigureWord[] {
  const { found } = words;
  const next = found.find(
    (one) =>
      one.at >= to && one.prop !== null && one.figure === null && !isWorn(one, words) && !isPutOn(one, words),
  );
  return found.flatMap((one) =>
    one.figure && one.at >= to && (!next || one.at < next.at) && isSaidOf(one, words) ? [one.figure] : [],
  );
}

/** Garments of a garment's own noun are worn, not stood beside. */
const HATS: readonly string[] = ['hat', 'cap', 'top hat'];
export const SHOES: readonly string[] = ['sneaker', 'boot', 'high heel'];
const WORN: readonly string[] = [...HATS, ...SHOES];
/** "A girl in red boots" has them on; one with her boots may carry them. */
const ON_FEET =
  /\b(?:in|wear(?:s|ing)?|(?:dress|gown|suit|skirt|jeans|shorts|pants|trousers|coat|jacket) and) (?:a pair of )?(?:(?:his|her|their) )?(?:(?!(?:an?|the) )[\p{L}-]+ ){0,2}$/iu;

/** Whether a thing is what somebody wears. */
export const isWorn = (one: Found, words: FoundWords): boolean =>
  one.prop !== null && (HATS.includes(one.prop.noun) || isShod(one, words)) && wearerOf(one, words) !== null;

const isShod = ({ at, prop }: Found, { prompt, words }: FoundWords): boolean =>
  SHOES.includes(prop!.noun) && ON_FEET.test(prompt.slice(0, words[at]!.start));

function wearerOf({ at }: Found, { found }: FoundWords): Found | null {
  const before = found.findLast(({ prop, to }) => prop !== null && to <= at && !WORN.includes(prop.noun));
  return before?.prop && isPerson(before.prop) ? before : null;
}

/** What somebody wears, from "in a red dress", "with long blonde hair", "wearing a hat". */
export function wearOf(one: Found, words: FoundWords): Wear | null {
  if (!one.prop || !isPerson(one.prop)) return null;
  const own = words.found.filter(
    (other) => (other.figure !== null || isWorn(other, words)) && ownerOf(other, words) === one,
  );
  const wear: Wear = Object.assign({}, ...own.map((other) => wornAs(other, words)));
  return Object.keys(wear).length > 0 ? wear : null;
}

/** The person that was named last before a word, or else the first after it. */
function ownerOf({ at }: Found, { found }: FoundWords): Found | undefined {
  const people = found.filter(({ prop }) => prop !== null && isPerson(prop));
  return people.findLast((one) => one.to <= at) ?? people[0];
}

/** What shoes are of where nobody says. */
const LEATHERS: Readonly<Record<string, string>> = { boot: '#6b4423', 'high heel': '#1d1a1c' };

function putOn({ prop }: Found, colour: string | null): Wear {
  if (HATS.includes(prop!.noun)) return { hat: colour ?? '#7a4a2a' };
  return { shoes: colour ?? LEATHERS[prop!.noun] ?? '#f1eee8' };
}

/** A dark suit has a colour, too. */
export const DARK = '#2b2d33';
const CLOTH_COLOURS: Readonly<Record<string, string>> = { ...COLOURS, dark: DARK };

function wornAs(one: Found, words: FoundWords): Wear {
  const colour = saidBefore(one, words, CLOTH_COLOURS);
  if (!one.figure) return putOn(one, colour);
  const { wears, cut, beard, isTailored } = one.figure;
  const own: Wear = {
    ...(cut ? { cut } : {}),
    ...(beard ? { beard } : {}),
    ...(isTailored ? { isTailored, ...(colour ? {} : { top: DARK, bottom: DARK }) } : {}),
  };
  if (!wears) return own;
  const hair = saidBefore(one, words, HAIR_COLOURS) ?? colour;
  return { ...own, ...GARMENTS[wears]({ colour, hair, cut: saidBefore(one, words, HAIR_CUTS) }) };
}

interface Said {
  readonly colour: string | null;
  readonly hair: string | null;
  readonly cut: HairCut | null;
}

type Garment = (said: Said) => Wear;

const GARMENTS: Readonly<Record<NonNullable<FigureWord['wears']>, Garment>> = {
  hair: ({ hair, cut }) => ({ ...(hair ? { hair } : {}), ...(cut ? { cut } : {}) }),
  dress: ({ colour }) => ({ dress: colour ?? '#c9465a' }),
  suit: ({ colour }) => (colour ? { top: colour, bottom: colour } : {}),
  top: ({ colour }) => (colour ? { top: colour } : {}),
  bottom: ({ colour }) => (colour ? { bottom: colour } : {}),
  hat: ({ colour }) => ({ hat: colour ?? '#7a4a2a' }),
};

const before = ({ at }: Found, { words }: FoundWords): string[] =>
  words.slice(Math.max(0, at - 3), at).map(({ text }) => text);

/** The nearest word before that a table knows. */
function saidBefore<Value>(
  one: Found,
  words: FoundWords,
  table: Readonly<Record<string, Value>>,
): Value | null {
  const known = before(one, words).findLast((text) => Object.hasOwn(table, text));
  return known === undefined ? null : table[known]!;
}
