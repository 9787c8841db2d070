import type { ReadPrompt, SubjectDescription } from '@clipwright/sketch/understanding';
import { findProp, type Prop } from '../props/index.js';
import { asRead, TOPS } from './as-read.js';
import { findWords, isFound, type Found, type FoundWords } from './find-words.js';
import { backdropOf, colourOf, firstOf, lightOf, movesOf } from './read-look.js';
import { furnished, standIns, usualSet } from './stand-ins.js';
import { actOf, acts, isWorn, tiesOf, wearOf } from './read-figures.js';
import { isForTable, isOnTable, isPlaceNamed, isRoomNamed, placeOf, skyOf } from './read-place.js';
import type { ActorPlan, SetName, SkyPlan, StagePlan } from './stage-plan.js';
import { MATERIALS, NUMBERS, OVERLAY_CUE, type SetWord, SIZES } from './stage-words.js';

/** A plan, and whether its words ask for a close-up or a product shot. */
export interface PlanRead {
  readonly plan: StagePlan;
  readonly isProduct: boolean;
  readonly found: FoundWords;
}

const MOST_KINDS = 4;
const MOST_OF_ONE = 6;
/** Adjectives that are looked for before a noun. */
const REACH = 4;

/** Plans a prompt for the stage; null where nothing in it is a thing that the stage has. */
export function readPlan(prompt: string, read: ReadPrompt): PlanRead | null {
  const found = withoutSteam(asRead(findWords(prompt), read.words));
  const told = actorsOf(found, read);
  const actors = told.length > 0 ? told : standIns(found);
  if (actors.length === 0) return null;
  const sets = found.found.flatMap(({ set }) => set ?? []);
  return {
    plan: planOf(found, read, { actors, sets }),
    isProduct: sets.some(({ isProduct }) => isProduct),
    found,
  };
}

/** What is eaten and drunk hot. */
const SERVED_HOT: readonly string[] = [
  'coffee',
  'mug',
  'teapot',
  'paper cup',
  'ramen',
  'soup',
  'pizza',
  'burger',
  'bread',
  'croissant',
  'pancake',
  'fried egg',
  'cupcake',
  'plate',
];

const isHot = ({ prop }: Found): boolean =>
  prop !== null &&
  (SERVED_HOT.includes(prop.noun) || (prop.moves ?? []).some(({ does }) => does === 'steam'));

/** Where nothing is hot, steam is not shown, and is told of. */
const withoutSteam = (words: FoundWords): FoundWords =>
  words.found.some(isHot) ? words : { ...words, found: words.found.filter(({ set }) => !set?.steams) };

/** What steams: the first of it that is served hot. */
const hotIn = ({ found }: FoundWords): string[] =>
  found.some(({ set }) => set?.steams)
    ? found
        .filter(isHot)
        .slice(0, 1)
        .flatMap(({ prop }) => prop?.noun ?? [])
    : [];

interface Named {
  readonly actors: readonly ActorPlan[];
  readonly sets: readonly SetWord[];
}

function planOf(found: FoundWords, read: ReadPrompt, { actors, sets }: Named): StagePlan {
  const place = isStudio(sets, found, { actors, read }) ? null : placeOf(found, actors, read);
  const named = sets.flatMap((word) => word.set ?? []);
  const set = place ?? setOf(named.length > 0 ? named : usualSet(actors[0]!, found));
  const ties = tiesOf(
    found,
    actors.map(({ noun }) => noun),
    read.scene,
  );
  const one = <Key extends keyof SetWord>(key: Key): SetWord[Key] | undefined =>
    sets.find((word) => word[key])?.[key];
  return {
    set,
    light: lightOf(one('light'), set, read),
    backdrop: backdropOf(found),
    steaming: hotIn(found),
    ...(set === 'room' ? furnished(actors, ties) : { actors, ties }),
    sky: place && skyAt(place, found, { actors, read }),
    moves: movesOf(
      sets.flatMap(({ move }) => move ?? []),
      read,
    ),
    speed: read.scene.camera.speed,
    view: one('view') ?? 'level',
    close: one('close') ?? 1,
  };
}

const skyAt = (
  place: SetName,
  found: FoundWords,
  { actors, read }: { readonly actors: readonly ActorPlan[]; readonly read: ReadPrompt },
): SkyPlan => ({
  ...skyOf(found, read),
  isOnTable: place !== 'room' && isOnTable(actors[0], found),
});

/** Words that tell of the light or the walls, and leave a place that is named what it is. */
const SOFT: readonly SetName[] = ['neon', 'window', 'water', 'stone', 'wood'];

/** A surface or a studio is a set; a close-up and a product shot are so where no place is named. */
function isStudio(
  sets: readonly SetWord[],
  found: FoundWords,
  { actors, read }: { readonly actors: readonly ActorPlan[]; readonly read: ReadPrompt },
): boolean {
  if (sets.some(({ set }) => set && !SOFT.includes(set))) return true;
  const [main] = actors;
  if (main === undefined || isPlaceNamed(found, read)) return false;
  if (!isForTable(main) && isRoomNamed(found, read)) return false;
  return sets.some(({ set, isProduct }) => set !== undefined || isProduct);
}

/** The first that is named; a wooden table by a window is a place of its own. */
function setOf(named: readonly SetName[]): SetName {
  const [first = 'seamless'] = named;
  return first === 'wood' && named.includes('window') ? 'window' : first;
}

function actorsOf(words: FoundWords, read: ReadPrompt): readonly ActorPlan[] {
  const { scene } = read;
  const own = words.found
    .filter((one) => !isTop(one, words) && !isWorn(one, words) && !isAgain(one, words))
    .flatMap((one) => ownActor(one, words, read));
  const isMore = read.words.some((word) => isThing(word) && !isFound(word, words));
  const others = (isMore ? scene.subjects : [])
    .filter(({ noun }) => !isSaidOfSet(noun, read, words))
    .flatMap((subject) => fromSketch(subject, own));
  const all = inOrder([...own, ...others], words, read);
  return withoutParts(withoutVessels(unique(all), words)).slice(0, MOST_KINDS);
}

/** As the prompt names them, in whichever words: what is first is what it is about. */
function inOrder(actors: readonly ActorPlan[], { found, words }: FoundWords, read: ReadPrompt): ActorPlan[] {
  const whereOf = ({ noun }: ActorPlan): number => {
    const own = found.find(({ prop }) => prop?.noun === noun);
    if (own) return words[own.at]!.start;
    const said = read.words.find((word) => isThing(word) && 'as' in word && findProp(word.as)?.noun === noun);
    return said?.fate === 'drawn' ? said.start : LAST;
  };
  const rankOf = (one: ActorPlan): number => Number(GROWN.includes(one.noun)) * LAST + whereOf(one);
  return actors.toSorted((one, other) => rankOf(one) - rankOf(other));
}

const LAST = 1e6;
/** What is around somebody, whoever is named first. */
const GROWN: readonly string[] = ['tree', 'palm tree', 'pine tree', 'bush', 'rock'];

const isThing = (word: ReadPrompt['words'][number]): boolean =>
  'about' in word && ['drawn', 'art'].includes(word.about);

const VESSELS: readonly string[] = ['glass', 'mug', 'paper cup', 'plate', 'soup', 'coffee'];

const POURED: readonly string[] = ['wine bottle', 'champagne bottle'];

/** A latte in a glass and pancakes on a plate bring these along; wine is poured into a wine glass. */
function withoutVessels(actors: readonly ActorPlan[], { prompt }: FoundWords): readonly ActorPlan[] {
  const [main] = actors;
  const isIn = /\b(?:in|into|on) (?:an? |the |its )?(?:\w+ )?(?:glass|mug|cup|plate|bowl)\b/i.test(prompt);
  if (!main || !isIn || !isForTable(main)) return actors;
  if (POURED.includes(main.noun))
    return actors.map((one) => (one.noun === 'glass' ? { ...one, noun: 'wine glass' } : one));
  return actors.filter((one) => one === main || !VESSELS.includes(one.noun));
}

const PARTS: Readonly<Record<string, string>> = { cake: 'candle', queen: 'crown', king: 'crown' };

/** A cake has its candles on it, and a queen her crown. */
const withoutParts = (actors: readonly ActorPlan[]): readonly ActorPlan[] =>
  actors.filter(({ noun }) => noun !== PARTS[actors[0]!.noun]);

/** "A toy train ..., behind the train": the same one. */
function isAgain(one: Found, { prompt, words, found }: FoundWords): boolean {
  const { at, to, prop } = one;
  if (prop === null || !/\bthe\s+$/i.test(prompt.slice(0, words[at]!.start))) return false;
  const head = words[to - 1]!.text;
  return found.some((other) => other.prop !== null && other.to < to && words[other.to - 1]!.text === head);
}

const PAIRS: readonly string[] = ['sneaker', 'sunglasses', 'grapes', 'headphones'];

/** "On marble" may go on as a table, which is the set's then. */
const isTop = ({ prop, at }: Found, { found }: FoundWords): boolean =>
  prop !== null &&
  TOPS.includes(prop.noun) &&
  found.some(({ set, to }) => set?.set !== undefined && to === at);

/** A thing that the prompt names, with what is said right before it. */
function ownActor(one: Found, words: FoundWords, { scene }: ReadPrompt): ActorPlan[] {
  const { prop } = one;
  if (!prop) return [];
  const before = adjectivesOf(one, words);
  const act = actOf(one, words, scene);
  const material = isPainted(prop) ? null : firstOf(before, MATERIALS);
  return [
    {
      noun: prop.noun,
      count: Math.min(MOST_OF_ONE, countOf(before, one.isPlural && !PAIRS.includes(prop.noun))),
      colour: isOwnColour(material) ? null : colourOf(before),
      material,
      label: prop.label ? labelOf(scene, words) : null,
      size: firstOf(before, SIZES) ?? 'normal',
      verb: verbOf(prop, scene),
      act,
      wear: wearOf(one, words),
      isToy: isToy(one, words),
    },
  ];
}

/** "Gold" is a colour word too; as matter it has its own. */
const isOwnColour = (material: string | null): boolean => material === 'gold' || material === 'chrome';

/** A silver car is painted so. */
const isPainted = (prop: Prop): boolean => prop.stands.includes('road') && !acts(prop);

const TOYS = /^(?:toy|lego|miniature|model)$/;
const isToy = ({ at, to }: Found, { words }: FoundWords): boolean =>
  words.slice(Math.max(0, at - 1), to).some(({ text }) => TOYS.test(text));

const PRINTED: readonly string[] = ['title', 'logo'];

/** Quoted words are printed on what has room for them, unless they are said to be a title or the like. */
function labelOf({ texts: [first] }: ReadPrompt['scene'], { prompt }: FoundWords): string | null {
  if (!first || !PRINTED.includes(first.role) || OVERLAY_CUE.test(prompt)) return null;
  return first.words;
}

const verbOf = (prop: Prop, { subjects }: ReadPrompt['scene']) =>
  subjects.find(({ noun }) => findProp(noun) === prop)?.verb ?? null;

/** "On a wooden table" tells of the set, though a table is a thing too. */
function isSaidOfSet(noun: string, read: ReadPrompt, own: FoundWords): boolean {
  const said = read.words.find(
    ({ text, ...word }) =>
      'as' in word &&
      (word.as.includes(noun) ||
        [text.toLowerCase(), word.as].some((one) => findProp(one) === findProp(noun))),
  );
  return said !== undefined && isFound(said, own);
}

/** What the prompt's own reading knows by another word or language. */
function fromSketch(subject: SubjectDescription, own: readonly ActorPlan[]): ActorPlan[] {
  const prop = findProp(subject.noun);
  if (!prop || own.some(({ noun }) => noun === prop.noun)) return [];
  const { count, colour, size, verb } = subject;
  const said = { at: 0, to: 0, prop, isPlural: false, set: null, figure: null };
  const act = actOf(said, { prompt: '', words: [], found: [] }, { subjects: [subject] });
  return [
    {
      noun: prop.noun,
      count: Math.min(MOST_OF_ONE, count),
      colour,
      material: null,
      label: null,
      size,
      verb,
      act,
      wear: null,
      isToy: false,
    },
  ];
}

function unique(actors: readonly ActorPlan[]): ActorPlan[] {
  return actors.filter((one, index) => actors.findIndex(({ noun }) => noun === one.noun) === index);
}

function adjectivesOf({ at }: Found, { words, found }: FoundWords): string[] {
  const taken = found.findLast(({ to }) => to <= at)?.to ?? 0;
  return words.slice(Math.max(taken, at - REACH), at).map(({ text }) => text);
}

/** "A three tier cake" is one. */
const TIERED = /^(?:tier(?:ed)?|layer(?:ed)?|stor(?:e?y|ied)|door|piece|legged|course)$/;

function countOf(before: readonly string[], isPlural: boolean): number {
  // Shoes and glasses are a pair by themselves.
  if (before.includes('pair') || before.some((word) => TIERED.test(word))) return 1;
  return firstOf(before, NUMBERS) ?? (isPlural ? 3 : 1);
}
