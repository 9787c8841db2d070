import { COLOURS, type ReadPrompt } from '@clipwright/sketch/understanding';
import { findProp, FLOWERS, type HairCut, type Prop, type Wear } from '../props/index.js';
import type { Act, Tie, TiePlan } from './acts.js';
import { canDo, isOfNext } from './can-do.js';
import { acts, isPerson } from './figure-kinds.js';
import type { Found, FoundWords } from './find-words.js';
import { HAIR_COLOURS, HAIR_CUTS, type FigureWord } from './figure-words.js';

export { acts, isPerson };

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
  if (said && !does(said, one, words)) return 'stand';
  return said ?? led(one, words) ?? actRead(one.prop, subjects) ?? usual(one.prop);
}

function does(act: Act, one: Found, words: FoundWords): boolean {
  if (act === 'fly') return !letsFly(one, words);
  return act !== 'run' || one.prop === null || canRun(one.prop);
}

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

/** Somebody does not spin: that is what a turntable does. */
function actRead(prop: Prop | null, subjects: Scene['subjects']): Act | null {
  const verb = subjects.find(({ noun }) => findProp(noun) === prop)?.verb;
  if (!verb || (verb === 'spin' && prop && acts(prop))) return null;
  return VERBS[verb] ?? null;
}

/** A fish is not seen standing, and neither is a balloon that people fly in. */
function usual(prop: Prop | null): Act {
  if (!prop) return 'stand';
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

/** What is said between a thing and the next one. */
function wordsAfter({ to }: Found, words: FoundWords): FigureWord[] {
  const { found } = words;
  const next = found.find(
    (one) => one.at >= to && one.prop !== null && one.figure === null && !isWorn(one, words),
  );
  return found.flatMap((one) =>
    one.figure && one.at >= to && (!next || one.at < next.at) && !isOfNext(one, words) ? [one.figure] : [],
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
  const { wears, cut, beard } = one.figure;
  const own: Wear = { ...(cut ? { cut } : {}), ...(beard ? { beard } : {}) };
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

/** "Foam on his cheek, a lamp": nothing is on the lamp. */
const isOfOneClause = (from: number, to: number, { prompt, words }: FoundWords): boolean =>
  !/[,.;:!?]/.test(prompt.slice(words[from]!.end, words[to]!.start));

/** Whoever is seen in a mirror stands before it. */
const LOOKED_INTO: readonly string[] = ['mirror', 'television'];

const BALLS: readonly string[] = ['football', 'basketball', 'tennis ball', 'beach ball', 'ball of yarn'];

function tieTo(said: FigureWord | undefined, who: Prop, whom: Prop): Tie | undefined {
  if (!said || (said.isPlaying && !whom.stands.includes('hand'))) return undefined;
  return isPerson(who) ? tieOfOne(said, who, whom) : tieOfBeast(said, who, whom);
}

const SEATS: readonly string[] = ['bench', 'chair', 'armchair', 'sofa', 'stool'];

function tieOfOne(said: FigureWord, who: Prop, whom: Prop): Tie | undefined {
  const own = said.tie && OWN_TIES[said.tie];
  if (own) return own(whom, said);
  return said.tie === 'in' ? inside(who, whom) : said.tie;
}

/** How people are tied to one thing and to another by the same word. */
const OWN_TIES: Readonly<Partial<Record<Tie, (whom: Prop, said: FigureWord) => Tie>>> = {
  on: ({ noun }, { isUpright }) => (!isUpright && SEATS.includes(noun) ? 'sit' : 'on'),
  taste: (whom) => (isForOneHand(whom) ? 'taste' : 'hold'),
  call: ({ noun }) => (noun === 'phone' ? 'call' : 'hold'),
};

/** Metres: a bowl and a plate are wider than that. */
const [TASTED, SLIM] = [0.18, 0.12];

const isForOneHand = (prop: Prop): boolean =>
  prop.stands.includes('hand') && (longest(prop) < TASTED || Math.max(prop.size[0], prop.size[2]) < SLIM);

/** A beast that plays with a ball is after it, and has no hands. */
function tieOfBeast({ tie, isPlay }: FigureWord, who: Prop, whom: Prop): Tie | undefined {
  if (tie === 'taste') return FLOWERS.includes(whom) ? 'beside' : 'hold';
  if (isPlay && BALLS.includes(whom.noun)) return 'chase';
  return tie === 'in' ? inside(who, whom) : tie;
}

function inside(who: Prop, whom: Prop): Tie | undefined {
  if (LOOKED_INTO.includes(whom.noun)) return 'in-front';
  return isPerson(whom) || longest(whom) < longest(who) ? undefined : 'in';
}

const longest = ({ size }: Prop): number => Math.max(...size);

const WITH = /\bwith (?:an? |the |his |her |their |its )?(?:[\p{L}-]+ ){0,2}$/iu;

/** "Walking in the rain with an umbrella": it is held, whatever else is said between. */
const underRoof = (who: Found, whom: Found, { prompt, words }: FoundWords): Tie | undefined =>
  whom.prop!.noun === 'umbrella' &&
  isPerson(who.prop!) &&
  WITH.test(prompt.slice(words[who.to - 1]!.end, words[whom.at]!.start))
    ? 'hold'
    : undefined;

const IN_HANDS: readonly Tie[] = ['hold', 'taste', 'call'];

/** "A man reading a book on a bench": it is he who sits there. */
const seatedWith = (ties: readonly TiePlan[]): TiePlan[] =>
  ties.map((one) => {
    const hands = ties.find(({ tie, whom }) => IN_HANDS.includes(tie) && whom === one.who);
    return hands && one.tie === 'on' && SEATS.includes(one.whom)
      ? { tie: 'sit', who: hands.who, whom: one.whom }
      : one;
  });

/** "A king on a throne" sits there, whoever says so. */
const asTold = (kind: Tie, who: string, whom: string): Tie =>
  tieTo({ tie: kind }, findProp(who)!, findProp(whom)!) ?? kind;

/** Who rides, holds or stands beside whom: by the words between two things, or else by the prompt's own reading. */
export function tiesOf(words: FoundWords, nouns: readonly string[], { relations }: Scene): TiePlan[] {
  const things = words.found.filter(({ prop }) => prop !== null && nouns.includes(prop.noun));
  const own = things.slice(1).flatMap((whom, index): TiePlan[] => {
    const who = things[index]!;
    const between = words.found.flatMap(({ at, figure }) =>
      figure && at >= who.to && at < whom.at && isOfOneClause(at, whom.at, words) ? [figure] : [],
    );
    // "In a blue suit, walking a dog" puts nobody in a dog: the last word before a thing counts.
    const tie = tieTo(between.at(-1), who.prop!, whom.prop!) ?? underRoof(who, whom, words);
    if (!tie || who.prop === whom.prop) return [];
    return [{ tie, who: who.prop!.noun, whom: whom.prop!.noun }];
  });
  if (own.length > 0) return seatedWith(own);
  return relations.flatMap(({ kind, who, whom }): TiePlan[] => {
    const [one, other] = [findProp(who)?.noun, findProp(whom)?.noun];
    if (!one || !other || !nouns.includes(one) || !nouns.includes(other) || kind === 'under') return [];
    return [{ tie: asTold(kind, one, other), who: one, whom: other }];
  });
}
