import type { Prop } from '../props/index.js';
import type { Act } from './acts.js';
import { acts, isPerson } from './figure-kinds.js';
import type { FigureWord } from './figure-word.js';
import type { Found, FoundWords } from './find-words.js';
import { hasPaws } from './swims.js';

/** Grown people play an instrument, and do not hop about. */
const isGrown = (prop: Prop): boolean => isPerson(prop) && !['boy', 'girl'].includes(prop.noun);

/** People, and beasts on four legs, whose mouths open. */
const hasJaws = (prop: Prop): boolean =>
  isPerson(prop) || (acts(prop) && (prop.moves ?? []).some(({ part }) => part === 'leg.fl'));

/** Who is seen doing what not everybody does. */
const DOERS: Readonly<Partial<Record<Act, (prop: Prop) => boolean>>> = {
  float: hasPaws,
  slide: ({ noun }) => noun === 'penguin',
  play: (prop) => acts(prop) && !isGrown(prop),
  // What is in the air as a matter of course stays there.
  eat: (prop) => acts(prop) && prop.stands[0] !== 'air',
  fight: acts,
  work: isPerson,
  read: isPerson,
  talk: isPerson,
  roar: hasJaws,
  yawn: hasJaws,
  cry: hasJaws,
  laugh: isPerson,
  sing: isPerson,
  cheer: isPerson,
  punch: isPerson,
  kneel: isPerson,
  fish: isPerson,
  write: isPerson,
  toss: isPerson,
  wrap: isPerson,
  fiddle: isPerson,
  raise: isPerson,
  rise: acts,
  brush: acts,
  hug: acts,
  pick: acts,
};

/** Whether a thing of that kind can be seen doing what a word says; people who play do so on something. */
export function canDo({ act, isPlaying }: FigureWord, prop: Prop | null): boolean {
  if (act === undefined || (isPlaying && prop !== null && isPerson(prop))) return false;
  const can = DOERS[act];
  return can === undefined || (prop !== null && can(prop));
}

/** What somebody does by themselves: right before a name it is said of that one, as in "a sleeping dog". */
const BY_THEMSELVES: readonly Act[] = [
  ...([
    'sleep',
    'dance',
    'jump',
    'swim',
    'laugh',
    'sing',
    'play',
    'cheer',
    'fight',
    'talk',
    'roar',
    'yawn',
    'cry',
  ] as const),
];

/** Whether what is done is said of the one that is named right after it. */
export function isOfNext({ to, figure }: Found, { found, words, prompt }: FoundWords): boolean {
  const next = found.find((one) => one.at === to && one.prop !== null);
  if (!next || figure?.act === undefined || !BY_THEMSELVES.includes(figure.act)) return false;
  const last = words[to - 1]!;
  return last.text.endsWith('ing') && prompt.slice(last.end, words[next.at]!.start).trim() === '';
}
