import type { FoundWords } from './find-words.js';
import { acts } from './figure-kinds.js';
import { findProp } from '../props/index.js';
import { plainly } from './stand-ins.js';
import type { ActorPlan, ShowPlan, StagePlan } from './stage-plan.js';

const COMES_TOGETHER =
  /\b(?:(?:re)?assembl(?:es?|ed|ing|y)|(?:com(?:es?|ing)|put|fall(?:s|ing)?|fl(?:ies|ying)) together|fall(?:s|ing)? into place|build(?:s|ing)? (?:itself|up)|(?:layer by layer|piece by piece|layers (?:stack|drop|fall)(?:s|ing)?)|stack(?:s|ing)? (?:up|itself|one by one)|dropping one by one)\b/i;
const COMES_APART =
  /\b(?:explod(?:es?|ed|ing)|explosion|(?:break|burst|com|fall|fly|fli|split)(?:s|es|ing)? apart|(?:break|burst|separat|split|shatter|dissolv)(?:e?s|ing)? into (?:its |many |tiny |several )?(?:parts|pieces|components|layers)|into (?:parts|pieces|components)|disassembl(?:es?|ed|ing)|deconstruct(?:s|ed|ing)?)\b/i;
const COMES_OUT =
  /\b(?:float|ris|com|fl(?:y|i)|lift|pop|levitat|emerg)(?:s|es|ed|e|ing|ping)?(?: up| gently| slowly| smoothly)? (?:out of|out from|from)\b/i;

/** What falls by the handful: what it is called, what it looks like and its colours. */
const HANDFULS: readonly (readonly [RegExp, ShowPlan['look'], readonly string[]])[] = [
  [/\bcoffee beans?\b/i, 'bean', ['#3a1f12', '#4a2917', '#2c170d']],
  [/\b(?:chocolate (?:chips?|pieces|chunks|shavings)|cocoa nibs)\b/i, 'bean', ['#3d2013', '#54301c']],
  [/\b(?:almonds?|hazelnuts?|walnuts?|peanuts?|nuts)\b/i, 'bean', ['#a8683a', '#8f5429', '#c08a55']],
  [/\bblueberr(?:y|ies)\b/i, 'ball', ['#34467f', '#2b3768', '#4a5c96']],
  [/\braspberr(?:y|ies)\b/i, 'ball', ['#c02243', '#a81838']],
  [/\bstrawberr(?:y|ies)\b/i, 'berry', ['#ffffff', '#e2d2d2']],
  [/\bcherr(?:y|ies)\b/i, 'ball', ['#9c1024', '#b3142c']],
  [/\b(?:berries|grapes)\b/i, 'ball', ['#8b1d3f', '#3c3f86', '#5a2350']],
  [/\b(?:rose |flower )?petals?\b/i, 'flake', ['#e58aa0', '#f0b3c0', '#d96a86']],
  [
    /\b(?:mint|basil|tea|herb)(?: leaves)?\b(?= (?:\w+ ){0,2}(?:fall|drop|rain|tumbl|float|fly|swirl))/i,
    'flake',
    ['#3f8a3a', '#57a34a'],
  ],
  [/\b(?:sprinkles|confetti)\b/i, 'bean', ['#ff5f7d', '#ffc83d', '#4fc3e8', '#7ed957', '#b57bff']],
  [/\b(?:sugar|salt|flour|powder(?:ed sugar)?|cinnamon|sesame(?: seeds)?)\b/i, 'grain', ['#fbf6ec']],
  [/\b(?:ice cubes?|sugar cubes?)\b/i, 'cube', ['#e8f4fa']],
  [/\b(?:lemon|lime|orange|citrus) slices?\b/i, 'disc', ['#f5c93a', '#f2a52e']],
  [/\b(?:gold )?coins?\b/i, 'disc', ['#e0ac3c']],
  [/\b(?:popcorn|marshmallows?)\b/i, 'ball', ['#fff4dc', '#f7e2b0']],
];
const FALLS =
  /\b(?:fall(?:s|ing)?|dropp?(?:s|ing|ed)?|rain(?:s|ing)? (?:down|into|onto|over)|tumbl(?:es?|ing)|cascad(?:es?|ing)|sprinkl(?:es?|ed|ing)|dust(?:ed|ing) (?:on|over)|splash(?:es|ing)? (?:down )?into|plung(?:es?|ing)|shower(?:s|ing)?|scatter(?:s|ed|ing)?|swirl(?:s|ing)?|fly(?:ing)? (?:around|into|through))\b/i;

/** Things that are for a table or the hand do so before a camera; whoever lives, and what is in a place, does not. */
const isShown = (
  main: ActorPlan | undefined,
  { sky, counter }: Pick<StagePlan, 'sky' | 'counter'>,
): boolean => main !== undefined && sky === null && counter === null && !acts(findProp(main.noun)!);

/** What the first thing of a table top or a studio does with its parts, or what falls into it; null where nothing. */
export function showOf(
  plan: Pick<StagePlan, 'actors' | 'sky' | 'counter'>,
  { prompt }: FoundWords,
): ShowPlan | null {
  const [main] = plan.actors;
  if (!isShown(main, plan)) return null;
  if (COMES_APART.test(prompt)) return { kind: 'apart', ...NO_LOOK };
  if (COMES_TOGETHER.test(prompt)) return { kind: 'together', ...NO_LOOK };
  if (COMES_OUT.test(prompt)) return { kind: 'out', ...NO_LOOK };
  const handful = FALLS.test(prompt) ? HANDFULS.find(([words]) => words.test(prompt)) : undefined;
  return handful ? { kind: 'falls', look: handful[1], colours: handful[2] } : null;
}

const NO_LOOK = { look: null, colours: [] } as const;

/** What falls by the handful is no thing of its own beside what it falls into, and what a thing is made of none beside that. */
export function withoutHandfuls(
  actors: readonly ActorPlan[],
  show: ShowPlan | null,
  { prompt }: FoundWords,
): readonly ActorPlan[] {
  if (show === null) return actors;
  if (show.kind !== 'falls')
    return show.kind === 'out'
      ? actors
      : actors.filter(({ noun }, index) => index === 0 || !LAYERS.includes(noun));
  const falls = (noun: string): boolean => HANDFULS.some(([words]) => words.test(prompt) && words.test(noun));
  const kept = actors.filter(({ noun }) => !falls(noun));
  if (kept.length > 0) return kept;
  const into = INTO.find(([words]) => words.test(prompt))?.[1];
  return into === undefined ? actors : [plainly(into, 1)];
}

/** What stands for what nobody names a glass or a bowl of. */
const INTO: readonly (readonly [RegExp, string])[] = [
  [/\b(?:into|in) (?:an? |the |some )?(?:\w+ ){0,3}(?:milk|cream)\b/i, 'glass of milk'],
  [/\b(?:into|in) (?:an? |the |some )?(?:\w+ ){0,3}water\b/i, 'glass of water'],
  [/\b(?:into|in) (?:an? |the |some )?(?:\w+ ){0,3}(?:chocolate|cocoa)\b/i, 'hot chocolate'],
];

/** What a burger or a sandwich is put together of. */
const LAYERS: readonly string[] = [
  'lettuce',
  'tomato',
  'cheese',
  'onion',
  'bread',
  'bacon',
  'cucumber',
  'bell pepper',
  'egg',
  'fried egg',
];

const TOLD: Readonly<Record<ShowPlan['kind'], RegExp>> = {
  apart:
    /^(?:explod\w*|explosion|break\w*|burst\w*|apart|parts?|pieces|components|layers?|separat\w*|split\w*|shatter\w*|disassembl\w*|deconstruct\w*|together|back|coming|comes|assembl\w*)$/i,
  together:
    /^(?:assembl\w*|reassembl\w*|together|coming|comes|place|build\w*|layers?|pieces?|stack\w*|dropp\w*|fall\w*|mid|mid-air|air|bun|buns|patty|lettuce|tomato|cheese|melted|onion|bacon|pickles?)$/i,
  out: /^(?:float\w*|ris\w*|emerg\w*|levitat\w*|pop\w*|charging|case|out)$/i,
  falls:
    /^(?:fall\w*|dropp?\w*|rain\w*|tumbl\w*|cascad\w*|sprinkl\w*|shower\w*|scatter\w*|swirl\w*|flying|beans?|chips?|nuts?|almonds?|hazelnuts?|walnuts?|peanuts?|\w+berr(?:y|ies)|berries|cherr(?:y|ies)|grapes?|petals?|leaves|sprinkles|confetti|sugar|salt|flour|powder|cinnamon|sesame|cubes?|slices?|coins?|popcorn|marshmallows?|coffee|chocolate|mint|basil|ice|milk|cream|water|plung\w*)$/i,
};

/** Whether a word tells of that. */
export const isOfShow = (text: string, { show }: Pick<StagePlan, 'show'>): boolean =>
  show !== undefined && TOLD[show.kind].test(text);
