import type { ReadPrompt } from '@clipwright/sketch/understanding';
import { findProp, FLOWERS, type Prop } from '../props/index.js';
import { IN_HANDS, type Tie, type TiePlan } from './acts.js';
import { acts, isPerson } from './figure-kinds.js';
import type { FigureWord } from './figure-words.js';
import type { Found, FoundWords } from './find-words.js';
import { isPutOn } from './worn.js';

type Scene = ReadPrompt['scene'];

/** "Foam on his cheek, a lamp": nothing is on the lamp. */
const isOfOneClause = (from: number, to: number, { prompt, words }: FoundWords): boolean =>
  !/[,.;:!?]/.test(prompt.slice(words[from]!.end, words[to]!.start));

/** Whoever is seen in a mirror stands before it. */
const LOOKED_INTO: readonly string[] = ['mirror', 'television'];

const BALLS: readonly string[] = ['football', 'basketball', 'tennis ball', 'beach ball', 'ball of yarn'];

/** What people play with by running after it. */
const KICKED: readonly string[] = ['football', 'beach ball'];

/** Metres. */
const LIFTED = 0.6;

/** Nobody reads a tree, or bites somebody's face. */
const isNoneForHands = ({ tie, act }: FigureWord, whom: Prop): boolean =>
  (tie === 'taste' || act === 'read') &&
  !FLOWERS.includes(whom) &&
  (acts(whom) ||
    longest(whom) > LIFTED ||
    !whom.stands.some((place) => place === 'hand' || place === 'table'));

function tieTo(said: FigureWord | undefined, who: Prop, whom: Prop): Tie | undefined {
  if (!said || (said.isPlaying && !whom.stands.includes('hand')) || isNoneForHands(said, whom))
    return undefined;
  return isPerson(who) ? tieOfOne(said, who, whom) : tieOfBeast(said, who, whom);
}

const SEATS: readonly string[] = ['bench', 'chair', 'armchair', 'sofa', 'stool', 'throne'];

function tieOfOne(said: FigureWord, who: Prop, whom: Prop): Tie | undefined {
  if ((said.isPlaying || said.isPlay) && KICKED.includes(whom.noun)) return 'chase';
  const own = said.tie && OWN_TIES[said.tie];
  if (own) return own(whom, said);
  if (said.tie === 'in') return isOn(whom) ? OWN_TIES.on!(whom, said) : inside(who, whom);
  return said.tie;
}

/** "A cat in an armchair", as it is said in many languages. */
const isOn = ({ noun }: Prop): boolean => SEATS.includes(noun) || LAIN_ON.includes(noun);
const LAIN_ON: readonly string[] = ['bed', 'hammock', 'table'];

/** How people are tied to one thing and to another by the same word. */
const OWN_TIES: Readonly<Partial<Record<Tie, (whom: Prop, said: FigureWord) => Tie>>> = {
  on: ({ noun }, { isUpright }) => (!isUpright && SEATS.includes(noun) ? 'sit' : 'on'),
  taste: (whom) => (isForOneHand(whom) ? 'taste' : 'hold'),
  call: ({ noun }) => (noun === 'phone' ? 'call' : 'hold'),
  face: (whom) => (!acts(whom) && whom.stands.includes('hand') ? 'hold' : 'face'),
};

/** Metres: a bowl and a plate are wider than that. */
const [TASTED, SLIM] = [0.18, 0.12];

const isForOneHand = (prop: Prop): boolean =>
  prop.stands.includes('hand') && (longest(prop) < TASTED || Math.max(prop.size[0], prop.size[2]) < SLIM);

/** A beast that plays with a ball is after it, and has no hands. */
function tieOfBeast({ tie, isPlay }: FigureWord, who: Prop, whom: Prop): Tie | undefined {
  if (tie === 'taste') return FLOWERS.includes(whom) ? 'beside' : 'hold';
  if (isPlay && BALLS.includes(whom.noun)) return 'chase';
  if (tie === 'in') return isOn(whom) ? 'on' : inside(who, whom);
  return tie;
}

function inside(who: Prop, whom: Prop): Tie | undefined {
  if (LOOKED_INTO.includes(whom.noun)) return 'in-front';
  return isPerson(whom) || longest(whom) < longest(who) ? undefined : 'in';
}

const longest = ({ size }: Prop): number => Math.max(...size);

/** "A man in an armchair reading a book": the armchair has no hands. */
const inWhoseHands = (before: readonly Found[], said: FigureWord | undefined): Found =>
  (said?.tie && IN_HANDS.includes(said.tie) && before.findLast(({ prop }) => acts(prop!))) || before.at(-1)!;

const WITH = /\bwith (?:an? |the |his |her |their |its )?(?:[\p{L}-]+ ){0,2}$/iu;

/** Who is nobody, and has hands. */
const HANDED: readonly string[] = ['teddy bear', 'robot', 'doll', 'monkey', 'bear', 'panda'];

/** "Walking in the rain with an umbrella": it is held, whatever else is said between. */
const underRoof = (who: Found, whom: Found, { prompt, words }: FoundWords): Tie | undefined =>
  whom.prop!.noun === 'umbrella' &&
  (isPerson(who.prop!) || HANDED.includes(who.prop!.noun)) &&
  WITH.test(prompt.slice(words[who.to - 1]!.end, words[whom.at]!.start))
    ? 'hold'
    : undefined;

/** "A man reading a book on a bench": it is he who sits there. */
const seatedWith = (ties: readonly TiePlan[]): TiePlan[] =>
  ties.map((one) => {
    const hands = ties.find(({ tie, whom }) => IN_HANDS.includes(tie) && whom === one.who);
    return hands && one.tie === 'on' && SEATS.includes(one.whom)
      ? { tie: 'sit', who: hands.who, whom: one.whom }
      : one;
  });

/** "A king on a throne" sits there, whoever says so. */
function asTold({ kind, who, whom }: Scene['relations'][number], nouns: readonly string[]): TiePlan[] {
  const [one, other] = [findProp(who), findProp(whom)];
  if (!one || !other || ![one, other].every(({ noun }) => nouns.includes(noun))) return [];
  if (kind === 'under' || (kind === 'hold' && isTooLarge(other))) return [];
  return [{ tie: tieTo({ tie: kind }, one, other) ?? kind, who: one.noun, whom: other.noun }];
}

/** A fountain is drunk from, and not held. */
const isTooLarge = (prop: Prop): boolean => !prop.stands.includes('hand') && longest(prop) > LIFTED;

/** Who rides, holds or stands beside whom: by the words between two things, or else by the prompt's own reading. */
export function tiesOf(words: FoundWords, nouns: readonly string[], { relations }: Scene): TiePlan[] {
  const things = words.found.filter(
    (one) => one.prop !== null && nouns.includes(one.prop.noun) && !isPutOn(one, words),
  );
  const own = things.slice(1).flatMap((whom, index): TiePlan[] => {
    const last = things[index]!;
    const between = words.found.flatMap(({ at, figure }) =>
      figure && at >= last.to && at < whom.at && isOfOneClause(at, whom.at, words) ? [figure] : [],
    );
    const who = inWhoseHands(things.slice(0, index + 1), between.at(-1));
    // "In a blue suit, walking a dog" puts nobody in a dog: the last word before a thing counts.
    const tie = underRoof(who, whom, words) ?? tieTo(between.at(-1), who.prop!, whom.prop!);
    if (!tie || who.prop === whom.prop) return [];
    return [{ tie, who: who.prop!.noun, whom: whom.prop!.noun }];
  });
  if (own.length > 0) return seatedWith(own);
  return relations.flatMap((one) => asTold(one, nouns));
}
