import { acts } from '../plan/figure-kinds.js';
import type { SetName, StagePlan } from '../plan/stage-plan.js';
import { findProp } from '../props/index.js';
import { isIndoors } from '../scene/sets/sets.js';
import { PROP_WEIGHTS } from './prop-weights.js';

/** What a picture costs on one core without a graphics card, measured: see decision 82. */
export interface PictureCost {
  /** Core seconds, whatever its size. */
  readonly picture: number;
  /** Core seconds for each megapixel that is drawn. */
  readonly megapixel: number;
}

/** Core seconds a megapixel of each place and ground, without what stands there. */
const SETS: Readonly<Record<SetName, number>> = {
  seamless: 0,
  podium: 0.6,
  marble: 0.3,
  wood: 0.3,
  stone: 0.3,
  velvet: 0.4,
  water: 0.8,
  mirror: 0.5,
  neon: 0.8,
  stage: 0.4,
  window: 0.3,
  room: 0.6,
  kitchen: 0.1,
  bar: 0.1,
  library: 0.1,
  workshop: 0.1,
  windowsill: 0.4,
  cave: 0.3,
  hall: 0.5,
  meadow: 0.4,
  forest: 1.2,
  mountains: 0.7,
  desert: 0.5,
  snow: 0.9,
  beach: 1,
  sea: 1.5,
  lake: 1.5,
  street: 0.8,
  road: 0.6,
  underwater: 0.1,
  space: 0.1,
  sky: 0.7,
  moon: 0.2,
  mars: 0.3,
  city: 0.8,
  falls: 1.2,
  coast: 1.3,
  islands: 0.9,
  field: 0.6,
  woods: 1,
  cafe: 0.8,
  wilds: 0.8,
};

/** What is seen for itself takes as much of a picture as so many thousand triangles of things, which have their shadows drawn anew. */
const VISTAS: Readonly<Partial<Record<SetName, number>>> = {
  city: 26,
  falls: 30,
  coast: 12,
  islands: 26,
  field: 34,
  woods: 34,
  cafe: 20,
  wilds: 12,
};

/** The blur of what is out of focus, and as much again that of what passes by. */
const LENS = 0.18;
/** Rain, snow and the like before all. */
const AIR = 0.2;
/** How much of a thing's own share is seen where it is small in a place: of who moves, and of what stands there. */
const OUT_THERE = { figure: 0.5, thing: 0.8 } as const;
/** How much of the second is, beside the first. */
const SECOND = 0.8;
/** How much more of it is seen the nearer the camera is. */
const NEARER = 0.6;
/** What every picture takes, however small: at least, and before its things are counted. */
const PICTURE = { indoors: 0.1, outdoors: 0.28 } as const;
const START = { indoors: 0.05, outdoors: 0.14 } as const;
/** And for each thousand triangles of its things, in their shadows too. */
const THOUSAND = 0.0055;

interface Weight {
  /** Core seconds a megapixel before a plain backdrop. */
  readonly seconds: number;
  /** Thousands of triangles. */
  readonly thousands: number;
}

const WEIGHTS: ReadonlyMap<string, Weight> = new Map(
  PROP_WEIGHTS.split(',').map((row) => {
    const [noun = '', seconds, thousands] = row.split(':');
    return [noun, { seconds: Number(seconds), thousands: Number(thousands) }] as const;
  }),
);
const USUAL: Weight = { seconds: 1.4, thousands: 15 };
/** What the backdrop is of a weight, and what every picture takes. */
const BACKDROP = 0.4;
const LEAST = 0.3;

const weightOf = (noun: string): Weight => WEIGHTS.get(noun) ?? USUAL;

/** Thousands of triangles of the drops on one thing, and of water that splashes. */
const [DROPS, SPLASH] = [38, 9];
/** And of what is built around things: a hall has from 2 to 40, counted. */
const BUILT: Readonly<Partial<Record<SetName, number>>> = { room: 22, hall: 20, cave: 8 };

const thousandsOf = ({ actors, isWet, set, tableTop }: StagePlan): number =>
  (VISTAS[set] ?? 0) +
  actors.reduce((sum, { noun, count }) => sum + count * weightOf(noun).thousands, 0) +
  (isWet ? (actors[0]?.count ?? 0) * DROPS : 0) +
  (BUILT[set] ?? 0) +
  (tableTop.isSplashed ? SPLASH : 0);

/**
 * How much more a megapixel takes than the tables say, which were weighed before tables, rooms and places were dressed: the sheet of sixty
 * took 2.2 times what was reckoned, beside one other film, most of it by the pixel.
 */
const DRESSED = 1.5;

/** What the pictures of a plan cost. The same plan costs the same, however busy the machine is: clips do not depend on that. */
export function costOfPlan(plan: StagePlan): PictureCost {
  const { actors, set, sky, close } = plan;
  const where = isIndoors(set) ? 'indoors' : 'outdoors';
  const thousands = thousandsOf(plan);
  const picture = Math.max(PICTURE[where], START[where] + thousands * THOUSAND);
  const near = 1 + NEARER * (close - 1);
  const lens = lensOf(plan);
  if (where === 'indoors') {
    const heaviest = Math.max(LEAST, ...actors.map(({ noun }) => weightOf(noun).seconds - BACKDROP));
    return { picture, megapixel: DRESSED * (SETS[set] + lens + heaviest * near) };
  }
  const [first = LEAST, second = 0] = actors
    .map(({ noun }) => seenOutThere(noun))
    .toSorted((one, other) => other - one);
  const air = sky !== null && sky.airs.length > 0 ? AIR : 0;
  return { picture, megapixel: DRESSED * (SETS[set] + lens + air + (first + second * SECOND) * near) };
}

/** Somebody who runs may be before what is soft and smeared; before a car that drives nothing is soft, and one of the two is reckoned. */
function lensOf({ actors, sky, depth, blur }: StagePlan): number {
  const isSmeared = blur === 'strong' || (blur === 'usual' && actors.some(({ act }) => act === 'run'));
  return (depth === 'deep' ? 0 : LENS) + (sky !== null && isSmeared ? LENS : 0);
}

function seenOutThere(noun: string): number {
  const prop = findProp(noun);
  const share = prop !== null && acts(prop) ? OUT_THERE.figure : OUT_THERE.thing;
  return Math.max(LEAST, weightOf(noun).seconds - BACKDROP) * share;
}
