import { COLOURS, type ReadPrompt, type SubjectDescription } from '@clipwright/sketch/understanding';
import { findProp, type Prop } from '../props/index.js';
import { TOPS } from './as-read.js';
import { isFound, type Found, type FoundWords } from './find-words.js';
import { acts } from './figure-kinds.js';
import { actOf, isWorn, wearOf } from './read-figures.js';
import { colourOf, firstOf } from './read-look.js';
import { isForTable } from './read-place.js';
import type { ActorPlan } from './stage-plan.js';
import { MATERIALS, NUMBERS, OVERLAY_CUE, SIZES } from './stage-words.js';

const MOST_KINDS = 4;
const MOST_OF_ONE = 6;
/** Adjectives that are looked for before a noun. */
const REACH = 4;

/** What the prompt names that the stage has, the first first. */
export function actorsOf(words: FoundWords, read: ReadPrompt): readonly ActorPlan[] {
  const { scene } = read;
  const own = words.found
    .filter(
      (one) => !isTop(one, words) && !isWorn(one, words) && !isAgain(one, words) && !isOurs(one, words, read),
    )
    .flatMap((one) => ownActor(one, words, read));
  const isMore = read.words.some((word) => isThing(word) && !isFound(word, words));
  const others = (isMore ? scene.subjects : [])
    .filter(({ noun }) => !isSaidOfSet(noun, read, words))
    .flatMap((subject) => fromSketch(subject, own));
  const all = inOrder([...own, ...others], words, read);
  return withoutParts(
    withoutVessels(
      unique(all).filter((one) => !isAround(one, words)),
      words,
    ),
    words,
  ).slice(0, MOST_KINDS);
}

export const INSIDE_A_HOUSE =
  /\b(?:in|inside) (?:an? |the |my |our |their )?(?:\w+ ){0,2}(?:house|cottage|cabin|home)\b(?! (?:garden|yard|courtyard|grounds|roof))/i;

/** Whoever is inside of a house does not see it. */
const isAround = ({ noun, isToy }: ActorPlan, { prompt }: FoundWords): boolean =>
  !isToy && noun === 'house' && INSIDE_A_HOUSE.test(prompt);

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

/** They come in a glass of their own. */
const IN_A_GLASS: readonly string[] = [
  'iced coffee',
  'matcha latte',
  'iced matcha',
  'smoothie',
  'milkshake',
  'cocktail',
  'pint of beer',
  'wine glass',
];

const POURED: readonly string[] = ['wine bottle', 'champagne bottle'];
/** What is poured out of them goes into a glass of another kind. */
const SMALL_BOTTLES: readonly string[] = ['beer bottle', 'water bottle', 'kettle', 'teapot'];

/** A latte in a glass and pancakes on a plate bring these along; wine is poured into a wine glass. */
function withoutVessels(actors: readonly ActorPlan[], { prompt }: FoundWords): readonly ActorPlan[] {
  const [main] = actors;
  if (actors.some(({ noun }) => IN_A_GLASS.includes(noun)))
    return actors.filter(({ noun }) => noun !== 'glass');
  const isIn = /\b(?:in|into|on) (?:an? |the |its )?(?:[\w-]+ ){0,3}(?:glass|mug|cup|plate|bowl)\b/i.test(
    prompt,
  );
  if (!main || !isIn || !isForTable(main) || SMALL_BOTTLES.includes(main.noun)) return actors;
  if (POURED.includes(main.noun))
    return actors.map((one) => (one.noun === 'glass' ? { ...one, noun: 'wine glass' } : one));
  return actors.filter((one) => one === main || !VESSELS.includes(one.noun));
}

const PARTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['cake', ['candle', 'campfire']],
  ['candle', ['campfire']],
  ['queen', ['crown']],
  ['king', ['crown']],
  ['burger', ['cheese', 'tomato', 'steak']],
  ['pizza', ['cheese', 'tomato', 'mushroom']],
  ['pizza slice', ['cheese', 'tomato', 'mushroom']],
  ['sandwich', ['cheese', 'tomato']],
  ['taco', ['cheese', 'tomato']],
  ['pancake', ['honey jar', 'plate']],
]);

/** A cake has its candles on it, a queen her crown, and a burger its cheese; but "a burger and a tomato" are two things. */
const withoutParts = (actors: readonly ActorPlan[], words: FoundWords): readonly ActorPlan[] =>
  actors.filter(
    ({ noun }) =>
      PARTS.get(actors[0]!.noun)?.includes(noun) !== true ||
      (!WORN_BY.includes(noun) && isCounted(noun, words)),
  );

const WORN_BY: readonly string[] = ['candle', 'crown'];
const COUNTED = /\b(?:an?|the|some|\d+|one|two|three|four|five|several|few) (?:[\p{L}-]+ )?$/iu;

const isCounted = (noun: string, { prompt, words, found }: FoundWords): boolean =>
  found.some(({ prop, at }) => prop?.noun === noun && COUNTED.test(prompt.slice(0, words[at]!.start)));

/** "A toy train ..., behind the train": the same one. */
function isAgain(one: Found, { prompt, words, found }: FoundWords): boolean {
  const { at, to, prop } = one;
  if (prop === null || !/\bthe\s+$/i.test(prompt.slice(0, words[at]!.start))) return false;
  const head = words[to - 1]!.text;
  return found.some((other) => other.prop !== null && other.to < to && words[other.to - 1]!.text === head);
}

const PAIRS: readonly string[] = [
  'sneaker',
  'boot',
  'high heel',
  'sunglasses',
  'grapes',
  'headphones',
  'earbuds',
];

/** The camera that films is no thing in the picture: the prompt's own reading knows which is meant. */
const isOurs = ({ prop, at }: Found, { words }: FoundWords, read: ReadPrompt): boolean =>
  prop?.noun === 'camera' &&
  read.words.some(
    ({ start, end, fate }) => start <= words[at]!.start && end > words[at]!.start && fate === 'ignored',
  );

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
      colour: isOwnColour(material) ? null : (colourOf(before) ?? colourAfter(one, words)),
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

/** "Shoes in white and orange"; of somebody that is what they wear. */
function colourAfter({ to, prop }: Found, { words }: FoundWords): string | null {
  if (prop === null || acts(prop) || words[to]?.text !== 'in') return null;
  return colourOf(words.slice(to + 1, to + 2).map(({ text }) => text));
}

/** "Gold" is a colour word too; as matter it has its own. */
const isOwnColour = (material: string | null): boolean => material === 'gold' || material === 'chrome';

/** A silver car is painted so. */
const isPainted = (prop: Prop): boolean => prop.stands.includes('road') && !acts(prop);

const TOYS = /^(?:toy|lego|miniature|model|tin|clockwork|wind-up|windup)$/;
const isToy = ({ at, to, prop }: Found, { words }: FoundWords): boolean =>
  words.slice(Math.max(0, at - 1), to).some(({ text }) => TOYS.test(text)) ||
  (words[at - 1]?.text === 'wooden' && prop !== null && OF_TIN_AND_STEEL.includes(prop.noun));

/** A wooden one is a toy. */
const OF_TIN_AND_STEEL: readonly string[] = [
  'train',
  'steam train',
  'car',
  'truck',
  'bus',
  'airplane',
  'robot',
  'helicopter',
];

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
  const said = read.words.filter((word) => isWordFor(noun, word));
  const drawn = said.find(({ fate }) => fate === 'drawn');
  if (drawn) return isFound(drawn, own);
  return said.length > 0 && said.every((word) => isFound(word, own));
}

/** A chef is somebody to the prompt's own reading, which has none: no second one is meant. */
const isWordFor = (noun: string, { text, ...word }: ReadPrompt['words'][number]): boolean =>
  ('as' in word &&
    isThing({ text, ...word }) &&
    (word.as.includes(noun) || findProp(word.as) === findProp(noun))) ||
  (word.fate === 'drawn' && findProp(text.toLowerCase()) === findProp(noun));

/** What the prompt's own reading knows by another word or language. */
function fromSketch(subject: SubjectDescription, own: readonly ActorPlan[]): ActorPlan[] {
  const prop = findProp(subject.noun);
  if (!prop || own.some(({ noun }) => noun === prop.noun)) return [];
  const { count, size, verb } = subject;
  const colour =
    subject.colour && Object.hasOwn(COLOURS, subject.colour) ? COLOURS[subject.colour]! : subject.colour;
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

/** What is said right before a thing, and of no other: "green walls, white crib" leaves the walls out. */
function adjectivesOf({ at }: Found, { prompt, words, found }: FoundWords): string[] {
  const taken = found.findLast(({ to }) => to <= at)?.to ?? 0;
  const from = Math.max(taken, at - REACH);
  const isCut = (index: number): boolean =>
    prompt.slice(words[index]!.end, words[index + 1]?.start).includes(',') &&
    !isSaidOfThings(words[index]!.text);
  let first = at;
  while (first > from && !isCut(first - 1)) first -= 1;
  return words.slice(first, at).map(({ text }) => text);
}

const isSaidOfThings = (word: string): boolean =>
  [COLOURS, MATERIALS, SIZES, NUMBERS].some((table) => Object.hasOwn(table, word));

/** "A three tier cake" is one. */
const TIERED = /^(?:years?(?:-old)?|tier(?:ed)?|layer(?:ed)?|stor(?:e?y|ied)|door|piece|legged|course)$/;

function countOf(before: readonly string[], isPlural: boolean): number {
  // Shoes and glasses are a pair by themselves.
  if (before.includes('pair') || before.some((word) => TIERED.test(word))) return 1;
  return firstOf(before, NUMBERS) ?? (isPlural ? 3 : 1);
}
