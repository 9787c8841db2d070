import { seedFor } from '@clipwright/sketch/clip';
import { Color } from 'three/webgpu';
import { type Act, IN_HANDS, type Tie, type TiePlan } from '../plan/acts.js';
import type { ActorPlan, StagePlan } from '../plan/stage-plan.js';
import { acts, isPerson } from '../plan/figure-kinds.js';
import { findProp, type Prop } from '../props/index.js';
import { type Actor, actorOf } from './actor.js';
import { gnawed } from './bites.js';
import type { Placement } from './arrange.js';
import type { Doing } from './figures/figure.js';
import { isStrung } from './strung.js';
import { isBoard, seatFor, tieTogether } from './tie.js';

/** The things of a plan by their kinds; who is carried by another is not among them, and goes with it. */
export interface Cast {
  readonly kinds: readonly (readonly Actor[])[];
  /** All, also who is carried. */
  readonly all: readonly Actor[];
  /** Who stands beside, behind or before whom. */
  readonly places: readonly Placement[];
}

const SIZES = { small: 0.6, normal: 1, large: 1.5 } as const;

/** In a studio, things are as large as looks well; where figures are, they are what they are in life, within reason. */
const STUDIO = [0.3, 1.7] as const;
const LIFE = [0.1, 3.2] as const;
/** How tall what stands in a room may be, in metres. */
const ROOM = 2.1;

/** Builds all that a plan names: the first is one unit large. */
export function castOf(plan: StagePlan, seed: number): Cast {
  const life = plan.actors.some(({ noun }) => acts(propOf(noun))) || plan.sky !== null;
  const scales = plan.counter ? inMetres : scalesOf(life ? LIFE : STUDIO, plan.set === 'room');
  const kinds = plan.actors.map((one) =>
    Array.from({ length: one.count }, (_, index) => {
      const doing = { ...doingOf(one, plan), ...amongOthers(one, index, plan), late: index * LATE_SECONDS };
      return actorOf(
        propOf(one.noun),
        optionsOf(one, seedFor(seed, `${one.noun} ${index}`), index),
        scales(one, rides(one, plan)),
        doing,
      );
    }),
  );
  return tied(kinds, plan);
}

/** Ties what is tied: who is carried leaves the row. */
function tied(kinds: readonly (readonly Actor[])[], { actors, ties }: StagePlan): Cast {
  const byNoun = new Map(actors.map(({ noun }, index) => [noun, kinds[index]!]));
  const carried = new Set<Actor>();
  const places: Placement[] = [];
  const pairs = ties.flatMap(({ tie, who, whom }) => {
    const others = byNoun.get(whom) ?? [];
    return (byNoun.get(who) ?? []).flatMap((one, index): Placement[] => {
      const other = others[Math.min(index, others.length - 1)];
      return other ? [{ tie, who: one, whom: other }] : [];
    });
  });
  for (const pair of pairs) {
    // One thing is in one pair of hands.
    if (IN_HANDS.includes(pair.tie) && carried.has(pair.whom)) continue;
    const away = tieTogether(pair.tie, pair.who, pair.whom);
    if (away && isEaten(pair, actors)) gnawed(pair.who, away);
    if (away) carried.add(away);
    else places.push(isStruck(pair) ? { ...pair, near: REACH * pair.who.size.y } : pair);
  }
  places.push(...foes(kinds, actors));
  sideBySide(pairs);
  lieAlong(kinds, actors);
  const left = kinds.map((row) => row.filter((one) => !carried.has(one))).filter((row) => row.length > 0);
  return { kinds: left, all: kinds.flat(), places };
}

/** How far from whom they strike somebody stands, in heights. */
const REACH = 0.5;

const isStruck = ({ tie, whom }: Placement): boolean => tie === 'face' && whom.prop.noun === 'punching bag';

/** What a beast that eats has in its mouth. */
const isEaten = ({ tie, who, whom }: Placement, actors: readonly ActorPlan[]): boolean =>
  tie === 'hold' &&
  whom.prop.noun !== who.prop.noun &&
  !isPerson(who.prop) &&
  actors.some(({ noun, act }) => noun === who.prop.noun && act === 'eat');

/** A beast that sleeps lies along what it is on, and is seen from the side. */
function lieAlong(kinds: readonly (readonly Actor[])[], actors: readonly ActorPlan[]): void {
  kinds.forEach((row, index) => {
    if (actors[index]?.act !== 'sleep') return;
    for (const one of row.filter((own) => !own.made.getObjectByName('hips'))) one.group.rotation.y = ALONG;
  });
}

const ALONG = 1.05;

/** Two of a kind who fight do so with each other. */
const foes = (kinds: readonly (readonly Actor[])[], actors: readonly ActorPlan[]): Placement[] => [
  ...kinds.flatMap((row, index) => (actors[index]?.act === 'float' ? floaters(row) : [])),
  ...dancers(kinds, actors),
  ...kinds.flatMap((row, index) => {
    const [who, whom] = row;
    return actors[index]?.act === 'fight' && who && whom && row.length === 2
      ? [{ tie: 'face' as const, who, whom }]
      : [];
  }),
];

/** How far apart the middles of two are who hold paws on the water, in their own lengths. */
const PAWS_APART = 0.29;

const floaters = ([who, whom]: readonly Actor[]): Placement[] =>
  who && whom ? [{ tie: 'beside', who, whom, near: PAWS_APART * who.size.z }] : [];

/** How far apart two are who dance together, in heights. */
const EMBRACE = 0.3;

/** A man and a woman who dance do so with each other. */
function dancers(kinds: readonly (readonly Actor[])[], actors: readonly ActorPlan[]): Placement[] {
  const people = actors.flatMap((one, index) => (isSomebody(one.noun) ? [{ one, row: kinds[index]! }] : []));
  const all = people.flatMap(({ row }) => row);
  const [who, whom] = all;
  const isPair = people.length === 2 && all.length === 2 && people.every(({ one }) => one.act === 'dance');
  return isPair && who && whom ? [{ tie: 'face', who, whom, near: EMBRACE * who.size.y }] : [];
}

/** Several things on one table do not stand in each other. */
function sideBySide(pairs: readonly Placement[]): void {
  const laid = pairs.filter(({ tie, whom }) => tie === 'on' && whom.prop.noun === 'table');
  if (laid.length < 2) return;
  laid.forEach(({ who, whom }, index) => {
    who.group.position.x = (index - (laid.length - 1) / 2) * ((whom.size.x * 0.72) / (laid.length - 1));
  });
}

function propOf(noun: string): Prop {
  const prop = findProp(noun);
  if (!prop) throw new Error(`nothing on the stage is called ${noun}`);
  return prop;
}

/** The first of a kind has its own colour, and the others have theirs. */
function coatOf({ noun, colour }: ActorPlan, index: number): string | null {
  const coats = propOf(noun).coats ?? [];
  return colour ?? (index > 0 ? (coats[(index - 1) % coats.length] ?? null) : null);
}

function optionsOf(plan: ActorPlan, seed: number, index: number) {
  const { material, label, wear } = plan;
  const colour = coatOf(plan, index);
  return {
    seed,
    ...(colour ? { colour: `#${new Color(colour).getHexString()}` } : {}),
    ...(material ? { material } : {}),
    ...(label ? { label } : {}),
    ...(wear ? { wear } : {}),
  };
}

/** What lies or stands beside a thing on a set to go with it, and is no taller. */
const BESIDE: readonly string[] = ['flower', 'rose', 'tulip', 'sunflower'];
const NO_TALLER = 0.95;

/** How large each thing becomes, by the one that came first. */
function scalesOf([least, most]: readonly [number, number], isRoom: boolean) {
  let mainMetres: number | null = null;
  return (plan: ActorPlan, share: number) => (own: number) => {
    const metres = isRoom && propOf(plan.noun).size[1] > ROOM ? ROOM : own;
    mainMetres ??= metres;
    const times = Math.min(most, Math.max(least, metres / mainMetres)) * SIZES[plan.size] * share;
    return BESIDE.includes(plan.noun) && mainMetres !== metres ? Math.min(times, NO_TALLER) : times;
  };
}

/** At a table all is what it is in life: one unit is a metre. */
const inMetres = (plan: ActorPlan) => (own: number) => own * SIZES[plan.size];

/** Who is ridden is a little smaller than in life, so that the rider is seen. */
function rides({ noun }: ActorPlan, { ties, set }: StagePlan): number {
  if (ties.some(({ tie, whom }) => tie === 'ride' && whom === noun)) return 0.84;
  // What lies on a sofa is what it is about.
  const isCarried = ties.some(({ tie, who }) => ['on', 'sit'].includes(tie) && who === noun);
  if (set !== 'room' || !isCarried) return 1;
  return propOf(noun).size[1] < 0.8 ? SEEN_THERE : ON_A_DESK;
}

/** On which side of somebody others are, by how they are lined up, and whether it dances with another one. */
function amongOthers(
  { noun, count, act }: ActorPlan,
  index: number,
  { actors, magicOf }: StagePlan,
): Pick<Doing, 'side' | 'isPaired' | 'isBallet' | 'casts'> {
  const people = actors.filter((one) => isSomebody(one.noun));
  const all = people.reduce((sum, one) => sum + one.count, 0);
  const kind = people.findIndex((one) => one.noun === noun);
  const place = count > 1 ? index : kind;
  const towards = place < all / 2 ? 1 : -1;
  if (people.length === 0 && act === 'float') return { side: floatsBeside(index, count) };
  const isPaired = all === 2 && people.length === 2 && people.every((one) => one.act === 'dance');
  return { side: all > 1 ? towards : 0, isPaired, isBallet: noun === 'ballerina', casts: magicOf === noun };
}

/** Who float side by side hold paws, two and two. */
const floatsBeside = (index: number, count: number): number => {
  if (index % 2 === 1) return -1;
  return index + 1 < count ? 1 : 0;
};

const isSomebody = (noun: string): boolean => isPerson(propOf(noun));

/** What is small is a little larger than in life on a bed or a sofa. */
const SEEN_THERE = 1.4;
/** What stands on floors otherwise is a small one of its kind on a table. */
const ON_A_DESK = 0.62;

/** No two of a kind do the same at once. */
const LATE_SECONDS = 0.61;

const DRIVEN: Readonly<Partial<Record<Tie, Act>>> = { ride: 'walk', chase: 'run' };

const WATERS: readonly StagePlan['set'][] = ['sea', 'lake'];
/** What is done on water by whoever lives on it. */
const STAYS: readonly Act[] = ['stand', 'walk'];

/** A duck or a swan lives there. */
const isAtHome = (noun: string): boolean => acts(propOf(noun)) && propOf(noun).stands[0] === 'water';

const actOn = (set: StagePlan['set'], { noun, act }: ActorPlan): Act =>
  WATERS.includes(set) && STAYS.includes(act) && isAtHome(noun) ? 'swim' : act;

/** What a thing does: what it rides or sits on has it sit. */
function doingOf(one: ActorPlan, { ties, counter, set }: StagePlan): Doing {
  const { noun } = one;
  const act = actOn(set, one);
  const tie = ties.find((one) => one.who === noun && ['ride', 'sit', 'in', 'on'].includes(one.tie));
  const own = ties.find((one) => one.who === noun && one.tie === 'hold');
  const strums = own !== undefined && isStrung(propOf(own.whom));
  const holds = own !== undefined;
  const calls = ties.some((one) => one.who === noun && one.tie === 'call');
  const tastes = ties.some((one) => one.who === noun && one.tie === 'taste');
  const seat = tie ? seatFor(tie.tie, propOf(tie.whom), propOf(noun), act) : null;
  const by = ties.find((one) => one.whom === noun)?.tie;
  const leans = counter !== null && !counter.laid.includes(noun);
  return { leans, act: actIn(act, tie, by), seat, holds, calls, tastes, strums };
}

/** Who stands on a board keeps balance, and who is ridden walks. */
function actIn(act: Act, on: TiePlan | undefined, by: Tie | undefined): Act {
  const ridden = on?.tie === 'ride' ? on.whom : '';
  if (isBoard(ridden)) return 'balance';
  if (ridden === 'robot vacuum') return 'sit';
  return act === 'stand' ? ((by && DRIVEN[by]) ?? act) : act;
}
