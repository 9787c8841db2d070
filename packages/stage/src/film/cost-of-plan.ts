import type { SetName, StagePlan } from '../plan/stage-plan.js';
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
  window: 0.3,
  room: 0.4,
  kitchen: 0.1,
  bar: 0.1,
  library: 0.1,
  workshop: 0.1,
  meadow: 0.4,
  forest: 1.2,
  mountains: 0.7,
  desert: 0.5,
  snow: 0.9,
  beach: 1,
  sea: 1.5,
  street: 0.8,
  road: 0.6,
  underwater: 0.1,
  space: 0.1,
  sky: 0.7,
  moon: 0.2,
  mars: 0.3,
};

/** Rain, snow and the like before all. */
const AIR = 0.2;
/** How much of a thing's own share is seen where it is small in a place. */
const OUT_THERE = 0.5;
/** How much more of it is seen the nearer the camera is. */
const NEARER = 0.6;
const PICTURE = { indoors: 0.1, outdoors: 0.28 } as const;

const WEIGHTS: ReadonlyMap<string, number> = new Map(
  PROP_WEIGHTS.split(',').map((row) => {
    const [noun = '', seconds] = row.split(':');
    return [noun, Number(seconds)] as const;
  }),
);
const USUAL = 1.4;
/** What the backdrop is of a weight, and what every picture takes. */
const BACKDROP = 0.4;

/** Each at a table but the first two, however small the picture. */
const EACH = 0.07;

/** What many at a table take: all of it is near, and seen. */
const atTable = ({ actors, counter }: StagePlan): number =>
  counter ? EACH * Math.max(0, actors.reduce((sum, { count }) => sum + count, 0) - 2) : 0;

/** What the pictures of a plan cost. The same plan costs the same, however busy the machine is: clips do not depend on that. */
export function costOfPlan(plan: StagePlan): PictureCost {
  const { actors, set, sky, close } = plan;
  const weights = actors.map(({ noun }) => (WEIGHTS.get(noun) ?? USUAL) - BACKDROP);
  const thing = Math.max(0.3, ...weights) * (1 + NEARER * (close - 1));
  const more = atTable(plan);
  if (isIndoors(set)) return { picture: PICTURE.indoors + more, megapixel: SETS[set] + thing };
  const air = sky !== null && sky.airs.length > 0 ? AIR : 0;
  return { picture: PICTURE.outdoors + more, megapixel: SETS[set] + air + thing * OUT_THERE };
}
