import { COLOURS, type ReadPrompt } from '@clipwright/sketch/understanding';
import { findProp, type Prop, type Wear } from '../props/index.js';
import type { Act, TiePlan } from './acts.js';
import type { Found, FoundWords } from './find-words.js';
import { HAIR_COLOURS, type FigureWord } from './figure-words.js';

type Scene = ReadPrompt['scene'];

/** Whether a thing acts: people and beasts. */
export const acts = ({ paints }: Pick<Prop, 'paints'>): boolean => paints.includes('figure');

const isPerson = (prop: Prop): boolean =>
  prop.paints.includes('figure') && prop.stands.includes('road') && (prop.moves ?? []).length === 1;

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
  const said = wordsAfter(one, words).find(({ act }) => act !== undefined)?.act;
  if (said) return said;
  const read = subjects.find(({ noun }) => findProp(noun) === one.prop)?.verb;
  const fits = read && (read !== 'spin' || !one.prop || !acts(one.prop));
  return (fits && VERBS[read]) || usual(one.prop);
}

/** A fish is not seen standing. */
const usual = (prop: Prop | null): Act =>
  prop && prop.stands.includes('water') && acts(prop) && !prop.stands.includes('ground') ? 'swim' : 'stand';

/** What is said between a thing and the next one. */
function wordsAfter({ to }: Found, { found }: FoundWords): FigureWord[] {
  const next = found.find(({ at, prop, figure }) => at >= to && prop !== null && figure === null);
  return found.flatMap(({ at, figure }) => (figure && at >= to && (!next || at < next.at) ? [figure] : []));
}

/** Garments of a garment's own noun are worn, not stood beside. */
const WORN: readonly string[] = ['hat', 'cap', 'top hat'];

/** Whether a thing is what somebody wears. */
export const isWorn = (one: Found, words: FoundWords): boolean =>
  one.prop !== null && WORN.includes(one.prop.noun) && wearerOf(one, words) !== null;

function wearerOf({ at }: Found, { found }: FoundWords): Found | null {
  const before = found.findLast(({ prop, to }) => prop !== null && to <= at && !WORN.includes(prop.noun));
  return before?.prop && isPerson(before.prop) ? before : null;
}

/** What somebody wears, from "in a red dress", "with long blonde hair", "wearing a hat". */
export function wearOf(one: Found, words: FoundWords): Wear | null {
  if (!one.prop || !isPerson(one.prop)) return null;
  let wear: Wear = {};
  for (const other of words.found) {
    const isHat = isWorn(other, words);
    if (!isHat && !other.figure) continue;
    if (ownerOf(other, words) !== one) continue;
    const colours = colourWords(other, words);
    wear = {
      ...wear,
      ...(isHat ? { hat: colours ?? '#7a4a2a' } : worn(other.figure!, colours, words, other)),
    };
  }
  return Object.keys(wear).length > 0 ? wear : null;
}

/** The person that was named last before a word, or else the first after it. */
function ownerOf({ at }: Found, { found }: FoundWords): Found | undefined {
  const people = found.filter(({ prop }) => prop !== null && isPerson(prop));
  return people.findLast((one) => one.to <= at) ?? people[0];
}

function worn({ wears, cut, beard }: FigureWord, colour: string | null, words: FoundWords, at: Found): Wear {
  const own: Wear = { ...(cut ? { cut } : {}), ...(beard ? { beard } : {}) };
  if (!wears) return own;
  if (wears === 'hair') {
    const hair = hairColour(at, words) ?? colour;
    return { ...own, ...(hair ? { hair } : {}) };
  }
  if (wears === 'dress') return { ...own, dress: colour ?? '#c9465a' };
  if (!colour) return own;
  return wears === 'suit' ? { ...own, top: colour, bottom: colour } : { ...own, [wears]: colour };
}

const before = ({ at }: Found, { words }: FoundWords): string[] =>
  words.slice(Math.max(0, at - 3), at).map(({ text }) => text);

function colourWords(one: Found, words: FoundWords): string | null {
  return (
    before(one, words)
      .toReversed()
      .map((text) => COLOURS[text])
      .find((hex) => hex !== undefined) ?? null
  );
}

function hairColour(one: Found, words: FoundWords): string | null {
  return (
    before(one, words)
      .toReversed()
      .map((text) => HAIR_COLOURS[text])
      .find((hex) => hex !== undefined) ?? null
  );
}

/** Who rides, holds or stands beside whom: by the words between two things, or else by the prompt's own reading. */
export function tiesOf(words: FoundWords, nouns: readonly string[], { relations }: Scene): TiePlan[] {
  const things = words.found.filter(({ prop }) => prop !== null && nouns.includes(prop.noun));
  const own = things.slice(1).flatMap((whom, index): TiePlan[] => {
    const who = things[index]!;
    const between = words.found.flatMap(({ at, figure }) =>
      figure && at >= who.to && at < whom.at ? [figure] : [],
    );
    const tie = between.findLast((word) => word.tie !== undefined)?.tie;
    if (!tie || who.prop === whom.prop) return [];
    return [{ tie, who: who.prop!.noun, whom: whom.prop!.noun }];
  });
  if (own.length > 0) return own;
  return relations.flatMap(({ kind, who, whom }): TiePlan[] => {
    const [one, other] = [findProp(who)?.noun, findProp(whom)?.noun];
    if (!one || !other || !nouns.includes(one) || !nouns.includes(other) || kind === 'under') return [];
    return [{ tie: kind, who: one, whom: other }];
  });
}
