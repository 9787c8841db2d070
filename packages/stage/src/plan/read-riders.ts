import { findProp } from '../props/index.js';
import { IN_HANDS, type TiePlan } from './acts.js';
import type { FoundWords } from './find-words.js';
import { acts, isPerson } from './figure-kinds.js';
import { plainly } from './stand-ins.js';
import { withRider } from './vehicle-riders.js';
import { ofBricks } from './brick-figures.js';
import { inGroups } from './groups.js';
import type { ActorPlan } from './stage-plan.js';
import { ofTheirTrade } from './trades.js';
import { inTurn } from './in-turn.js';
import { onItsFeet } from './on-its-feet.js';
import { withWorn } from './worn.js';

/** What somebody stands on and goes. */
export const BOARDS: readonly string[] = ['skateboard', 'surfboard', 'snowboard', 'skis'];

/** Who has one without a word of it. */
const RIDERS: readonly (readonly [RegExp, string])[] = [
  [/\bsurf(?:er|ers|ing|s)\b/i, 'surfboard'],
  [
    /\bskateboard(?:er|ers|ing|s)\b|\bskaters?\b(?<!figure skaters?|ice skaters?)|\bkickflip\b/i,
    'skateboard',
  ],
  [/\bsnowboard(?:er|ers|ing|s)\b/i, 'snowboard'],
  [/\bski(?:er|ers|ing)\b/i, 'skis'],
  [/\bcyclists?\b/i, 'bicycle'],
  [/\b(?:bikers?|motorcyclists?)\b/i, 'motorcycle'],
];

interface Told {
  readonly actors: readonly ActorPlan[];
  readonly ties: readonly TiePlan[];
}

/** Who has what they are called by in their hands. */
const PLAYERS: readonly (readonly [RegExp, string])[] = [
  [/\bguitarists?\b/i, 'guitar'],
  [/\bviolinists?\b/i, 'violin'],
  [/\btrumpeters?\b/i, 'trumpet'],
  [/\bphotographers?\b/i, 'camera'],
];

/** "A guitarist" has a guitar. */
function withTheirOwn({ actors, ties }: Told, prompt: string): Told {
  const own = PLAYERS.find(([words]) => words.test(prompt))?.[1];
  const who = actors.find(({ noun }) => isPerson(findProp(noun)!));
  if (own === undefined || !who || actors.some(({ noun }) => noun === own)) return { actors, ties };
  return {
    actors: [...actors, { ...plainly(own, 1), count: who.count }],
    ties: [...ties, { tie: 'hold', who: who.noun, whom: own }],
  };
}

/** Who is told of, with what they have without a word of it: a surfer a board under the feet, a guitarist a guitar. */
export const withWhatIsTheirs = (told: Told, found: FoundWords): Told =>
  inTurn(withWorn(withTheThings(onItsFeet(told), found), found), found);

const withTheThings = (told: Told, found: FoundWords): Told =>
  withRider(
    eachTheirOwn(
      facing(
        atBag(
          astride(
            onBoard(
              ofTheirTrade(withTheirOwn(inGroups(ofBricks(told, found), found), found.prompt), found),
              found.prompt,
            ),
          ),
          found.prompt,
        ),
      ),
    ),
  );

/** "A woman on a horse eating an apple": she rides it, and the apple is hers. */
function astride({ actors, ties }: Told): Told {
  const isMount = (noun: string): boolean => {
    const prop = findProp(noun);
    return prop !== null && acts(prop) && !isPerson(prop) && prop.size[1] > MOUNT;
  };
  const ride = ties.find(
    ({ tie, who, whom }) => ['on', 'sit', 'ride'].includes(tie) && isPerson(findProp(who)!) && isMount(whom),
  );
  if (!ride) return { actors, ties };
  const mount = actors.find(({ noun }) => noun === ride.whom);
  const isBusy = mount !== undefined && HANDS.includes(mount.act);
  const actOf = (one: ActorPlan): ActorPlan => {
    if (one === mount && isBusy) return { ...one, act: 'stand', verb: null };
    return one.noun === ride.who && isBusy ? { ...one, act: mount.act } : one;
  };
  return {
    actors: actors.map(actOf),
    ties: ties.map((one) => {
      if (one === ride) return { ...one, tie: 'ride' };
      if (one.who !== ride.whom || !IN_HANDS.includes(one.tie)) return one;
      return { ...one, who: ride.who, tie: isBusy && mount.act === 'eat' ? 'taste' : one.tie };
    }),
  };
}

/** Metres: nobody rides what is lower. */
const MOUNT = 0.9;
/** What is done with hands, and by no horse under somebody. */
const HANDS: readonly ActorPlan['act'][] = ['eat', 'read', 'work', 'wave', 'sing', 'laugh', 'cheer', 'talk'];

/** Two men who drink beer have two. */
function eachTheirOwn({ actors, ties }: Told): Told {
  const countOf = (name: string): number => actors.find(({ noun }) => noun === name)?.count ?? 1;
  const isOwn = ({ tie, who }: TiePlan): boolean =>
    tie === 'taste' || (tie === 'hold' && actors.some(({ noun, act }) => noun === who && act === 'fight'));
  const ownersOf = ({ noun }: ActorPlan): number[] =>
    ties.filter((one) => isOwn(one) && one.whom === noun).map(({ who }) => countOf(who));
  const countFor = (one: ActorPlan): number => {
    const owners = ownersOf(one);
    // "Two knights with swords" have two, whatever swords are by themselves.
    return owners.some((many) => many > 1) ? Math.max(...owners) : Math.max(one.count, ...owners);
  };
  return { actors: actors.map((one) => ({ ...one, count: countFor(one) })), ties };
}

/** Who fight each other are no two that stand beside each other. */
function facing({ actors, ties }: Told): Told {
  const fights = (name: string): boolean => actors.some(({ noun, act }) => noun === name && act === 'fight');
  return {
    actors,
    ties: ties.map((one) =>
      one.tie === 'beside' && fights(one.who) && fights(one.whom) ? { ...one, tie: 'face' } : one,
    ),
  };
}

/** Whoever is with a punching bag strikes it. */
function atBag({ actors: told, ties }: Told, prompt: string): Told {
  if (told.every(({ noun }) => noun !== BAG)) return { actors: told, ties };
  const isAlone = told.every(({ noun }) => !isPerson(findProp(noun)!));
  const actors = isAlone && BOXES.test(prompt) ? [plainly('person', 1), ...told] : told;
  const who = actors.find(({ noun, act }) => isPerson(findProp(noun)!) && ['stand', 'punch'].includes(act));
  if (!who) return { actors, ties };
  return {
    actors: actors.map((one) => (one === who ? { ...one, act: 'punch', verb: null } : one)),
    ties: [...ties.filter(({ whom }) => whom !== BAG), { tie: 'face', who: who.noun, whom: BAG }],
  };
}

/** The prompt's own reading takes a boxer for a wrestler, whom the stage has not. */
const BOXES = /\b(?:boxers?|fighters?|kickboxers?|punch(?:es|ing)|hit(?:s|ting)?|kick(?:s|ing)?)\b/i;

const BAG = 'punching bag';

function onBoard({ actors, ties }: Told, prompt: string): Told {
  const board = RIDERS.find(([words, noun]) => words.test(prompt) && findProp(noun) !== null)?.[1];
  const who = actors.find(({ noun, act }) => isPerson(findProp(noun)!) && STANDING.includes(act));
  if (board === undefined || !who || ties.some(({ tie }) => tie === 'ride')) return { actors, ties };
  const own = actors.find(({ noun }) => noun === board);
  const ridden: ActorPlan = {
    ...(own ?? { ...who, noun: board, colour: null, wear: null, size: 'normal' }),
    act: 'drive',
    verb: 'drive',
    count: who.count,
  };
  const others = actors.filter((one) => one !== own && one !== who);
  return {
    actors: [{ ...who, act: 'stand', verb: null }, ridden, ...others],
    ties: [{ tie: 'ride', who: who.noun, whom: board }, ...ties.filter((tie) => tie.whom !== board)],
  };
}

const STANDING: readonly ActorPlan['act'][] = ['stand', 'drive', 'slide', 'run', 'fly', 'jump'];
