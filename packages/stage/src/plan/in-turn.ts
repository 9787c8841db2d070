import { findProp, type Prop } from '../props/index.js';
import { acts } from './figure-kinds.js';
import type { FoundWords } from './find-words.js';
import type { TiePlan } from './acts.js';
import type { ActorPlan } from './stage-plan.js';

interface Told {
  readonly actors: readonly ActorPlan[];
  readonly ties: readonly TiePlan[];
}

const LEAVES =
  /\b(?:then|and|before|,) (?:it )?(?:then )?(?:fl(?:y|ies|ys|ew|ying)(?: (?:away|off|up|out))?|tak(?:es?|ing) (?:off|flight|to the air)|soar(?:s|ing)?(?: (?:away|off|up))?)\b/i;
const OFF_IT = /\b(?:fl(?:y|ies|ys|ying)|tak(?:es?|ing)) (?:off|away|flight)\b/i;
const FROM_IT = /\b(?:from|off)(?: of)? (?:an? |the |its )?(?:[\p{L}-]+ ){0,2}$/iu;

/** What a small one sits on as it takes something from there. */
const PERCHES: readonly string[] = [
  'bench',
  'table',
  'chair',
  'fence',
  'rock',
  'log',
  'mailbox',
  'crate',
  'barrel',
];

/** A bird with legs to stand on. */
const isBird = ({ moves = [] }: Prop): boolean =>
  moves.some(({ part }) => part === 'wing.l') && moves.some(({ part }) => part === 'leg.l');

/** "Picks up a key from a bench, then flies away": the last that is said is of the bird, which sits on the bench before. */
export function inTurn({ actors, ties }: Told, found: FoundWords): Told {
  const [main] = actors;
  if (!main || !actors.some(isOfBirds)) return { actors, ties };
  const perch = isOfBirds(main) ? perchOf(actors, found) : undefined;
  const own = perch === undefined ? ties : ties.filter(({ whom }) => whom !== perch);
  return {
    actors: actors.map((one) => turnOf(one, one === main, found.prompt)),
    ties: perch === undefined ? own : [...own, { tie: 'on', who: main.noun, whom: perch }],
  };
}

const isOfBirds = ({ noun }: ActorPlan): boolean => isBird(findProp(noun)!);

const STAYS: readonly ActorPlan['act'][] = ['fly', 'swim'];

function leavesAs(one: ActorPlan, isMain: boolean, prompt: string): ActorPlan {
  const leaves = OFF_IT.test(prompt) || (isMain && LEAVES.test(prompt));
  return leaves && !STAYS.includes(one.act) ? { ...one, act: 'leave', verb: null } : one;
}

function turnOf(one: ActorPlan, isMain: boolean, prompt: string): ActorPlan {
  if (isOfBirds(one)) return leavesAs(one, isMain, prompt);
  // What is said last is not of a bench that was named last.
  const isUp = findProp(one.noun)!.stands.includes('air') || acts(findProp(one.noun)!);
  return one.act === 'fly' && !isUp ? { ...one, act: 'stand', verb: null } : one;
}

const perchOf = (actors: readonly ActorPlan[], { found, words, prompt }: FoundWords): string | undefined =>
  found.find(
    ({ prop, at }) =>
      prop !== null &&
      PERCHES.includes(prop.noun) &&
      actors.some(({ noun }) => noun === prop.noun) &&
      FROM_IT.test(prompt.slice(0, words[at]!.start)),
  )?.prop?.noun;
