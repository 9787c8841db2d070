import { random } from '@clipwright/sketch/clip';
import { Mesh, type Object3D, PlaneGeometry } from 'three/webgpu';
import { findProp } from '../../props/index.js';
import { actorOf } from '../actor.js';
import { PITCH, riverMatter, STREET, streetMatter, upsideDown, wallMatter } from './city-matter.js';
import { Masonry } from './masonry.js';
import { hangingBridge, ladyWithTorch } from './river-sights.js';
import { clockTower, needle, type Plot, towersOf } from './towers.js';
import { type Grid, trafficOn } from './traffic.js';
import type { View, Vista, VistaFor } from './vista.js';

/** Where a city is densest, how far that goes, and how tall it is there, all in units of ten metres. */
interface Heart {
  readonly x: number;
  readonly z: number;
  readonly reach: number;
  readonly tall: number;
}

const HEARTS: readonly Heart[] = [
  { x: 6, z: -42, reach: 34, tall: 27 },
  { x: -58, z: -70, reach: 26, tall: 19 },
  { x: 74, z: -90, reach: 30, tall: 17 },
];
/** What is everywhere. */
const LOW = 3.2;
/** When the sun throws no shadows. */
const SUNLESS: readonly VistaFor['sky']['time'][] = ['night', 'dusk'];
/** None while the sun goes on. */
const shadowOf = ({ plan, sky }: VistaFor): number =>
  plan.hours.length > 1 || SUNLESS.includes(sky.time) ? 0 : 120;

/** The river's shore, from where the city goes away from who looks. */
const SHORE = 0;
/** The height of the water, and of houses that are all alike. */
const [WATER, EAVES] = [-0.6, 2.2];

/** A city: seen over a river, or from the air. */
export function cityOf(made: VistaFor): Vista {
  const { plan, light, renderer, seed } = made;
  const chance = random(seed);
  const grid = gridOf(made);
  const to = new Masonry(chance);
  build(to, made, grid, chance);
  const walls = new Mesh(to.geometry(), wallMatter(renderer, light));
  walls.castShadow = walls.receiveShadow = true;
  const ground = groundOf(made, grid);
  const traffic = plan.manner === 'ruined' ? null : trafficOn(grid, light, chance, plan.isLapse);
  const sights = sightsOf(made);
  const live = sights.map(({ live: own }) => own);
  return {
    objects: [
      walls,
      ground,
      ...riverBefore(made, walls),
      ...(traffic?.meshes ?? []),
      ...sights.map(({ group }) => group),
    ],
    view: viewOf(made),
    haze: [120, 500],
    shaded: shadowOf(made),
    take: (seconds) => {
      traffic?.take(seconds);
      for (const one of live) one(seconds);
    },
  };
}

/** Blocks lie at whole pitches, streets between them. */
const gridOf = ({ plan }: VistaFor): Grid =>
  isOverLand(plan)
    ? { wide: 130, from: -25.5 * PITCH, until: 5.5 * PITCH }
    : { wide: 150, from: -16.5 * PITCH, until: -0.5 * PITCH };

function viewOf({ plan }: VistaFor): View {
  const isLow = plan.manner === 'old' || plan.town === 'paris';
  if (isOverLand(plan))
    return {
      aim: [2, isLow ? 1 : 5, -44],
      away: isLow ? 62 : 78,
      above: 0.33,
      sweep: 0.5,
      onward: 4,
      lens: 42,
    };
  if (plan.isFromAir)
    return { aim: [0, isLow ? 3 : 7, -24], away: 96, above: 0.23, sweep: 0.5, onward: 3.5, lens: 35 };
  return { aim: [0, isLow ? 8 : 12.5, -20], away: 84, above: 0.02, sweep: 0.4, onward: 0, lens: 32 };
}

/** How tall a tower may be at a place. */
function tallAt(x: number, z: number, chance: () => number): number {
  const share = HEARTS.reduce((most, heart) => {
    const off = Math.hypot(x - heart.x, z - heart.z) / heart.reach;
    return Math.max(most, heart.tall * Math.exp(-off * off));
  }, 0);
  return LOW * (0.6 + 0.8 * chance()) + share * (0.25 + 0.75 * chance() ** 1.4);
}

function build(to: Masonry, made: VistaFor, grid: Grid, chance: () => number): void {
  const { plan, sky } = made;
  const towers = towersOf(plan, sky.isNeon);
  const isEven = plan.manner === 'old' || plan.town === 'paris';
  const cleared = clearedIn(made);
  for (const { x, z } of blocksOf(grid)) {
    const isFree = cleared.every((one) => Math.hypot(x - one.x, z - one.z) >= one.reach);
    const plots = isFree && chance() > EMPTY ? plotsIn(x, z, z < FAR_ROWS ? 1 : UNDIVIDED, chance) : [];
    for (const plot of plots) {
      const tall = isEven ? EAVES * (0.9 + 0.3 * chance()) : tallAt(plot.x, plot.z, chance);
      towers[Math.floor(chance() * towers.length)]!(to, { ...plot, tall }, chance);
    }
  }
  famousIn(to, plan);
}

/** How many blocks have nothing on them. */
const EMPTY = 0.06;

/** The middles of all blocks. */
function blocksOf({ from, until, wide }: Grid): { x: number; z: number }[] {
  const [rows, columns] = [Math.round((until - from) / PITCH), Math.floor(wide / PITCH)];
  return Array.from({ length: rows * (2 * columns + 1) }, (_, index) => ({
    x: ((index % (2 * columns + 1)) - columns) * PITCH,
    z: from + (Math.floor(index / (2 * columns + 1)) + 0.5) * PITCH,
  }));
}

/** What a town is known by, of its own stone. */
function famousIn(to: Masonry, plan: VistaFor['plan']): void {
  if (plan.town === 'new york') needle(to, HEART.x, HEART.z);
  if (plan.town === 'new york' && !isOverLand(plan)) hangingBridge(to, -24);
  if (plan.town === 'london') clockTower(to, -14, isOverLand(plan) ? -30 : -4);
}

const HEART = { x: 4.6, z: -27.6 };

/** Where something else stands. */
function clearedIn({ plan }: VistaFor): readonly { x: number; z: number; reach: number }[] {
  const own = plan.town === 'new york' ? [{ ...HEART, reach: 5 }] : [];
  const london = plan.town === 'london' ? [{ x: -9, z: isOverLand(plan) ? -30 : -4, reach: 12 }] : [];
  const placed = namesOf(plan).map((_, index) => ({ ...spotOf(index, isOverLand(plan)), reach: 12 }));
  return [...own, ...london, ...placed];
}

/** From where on one house is enough to a block, and how many blocks have one anyway. */
const [FAR_ROWS, UNDIVIDED] = [-128, 0.36];

/** One house to a block, or four. */
function plotsIn(x: number, z: number, whole: number, chance: () => number): Omit<Plot, 'tall'>[] {
  const half = (PITCH - STREET) / 2;
  if (chance() < whole) return [{ x, z, half: half * 0.82 }];
  const each = half / 2;
  return [-1, 1].flatMap((dx) =>
    [-1, 1].flatMap((dz) =>
      chance() < 0.1 ? [] : [{ x: x + dx * each, z: z + dz * each, half: each * (0.72 + 0.2 * chance()) }],
    ),
  );
}

const PAVED = { block: '#8c8780', road: '#45464a' } as const;
const DUSTY = { block: '#6f665a', road: '#5c554c' } as const;

function groundOf({ light, plan }: VistaFor, grid: Grid): Mesh {
  const ruined = plan.manner === 'ruined';
  const ground = new Mesh(
    new PlaneGeometry(grid.wide * 4, grid.until - grid.from + 300).rotateX(-Math.PI / 2),
    streetMatter(light, { ...grid, ...(ruined ? DUSTY : PAVED) }),
  );
  ground.position.z = (grid.until + grid.from - 300) / 2 + (isOverLand(plan) ? 30 : 0);
  ground.receiveShadow = true;
  return ground;
}

/** The river, with the town upside down in it. */
function riverBefore({ renderer, light, plan }: VistaFor, walls: Mesh): Object3D[] {
  if (isOverLand(plan)) return [];
  const twin = upsideDown(new Mesh(walls.geometry, walls.material), WATER);
  const river = new Mesh(new PlaneGeometry(900, 220).rotateX(-Math.PI / 2), riverMatter(renderer, light));
  river.position.set(0, WATER, 110 + SHORE);
  return [twin, river, ...(plan.town === 'new york' ? [ladyWithTorch([15, WATER, 8.5], light)] : [])];
}

/** From the air, a skyline is come to over its river, and a city flown over. */
const isOverLand = ({ isFromAir, isSkyline }: VistaFor['plan']): boolean => isFromAir && !isSkyline;

const namesOf = ({ stands, town }: Pick<VistaFor['plan'], 'stands' | 'town'>): readonly string[] => {
  const own = town === 'paris' ? ['eiffel tower'] : [];
  const wheel = town === 'london' ? ['ferris wheel'] : [];
  return [...new Set([...stands, ...own, ...wheel])].slice(0, 3);
};

const spotOf = (index: number, isOverLand: boolean): { x: number; z: number } => ({
  x: [2, 34, -34][index] ?? 0,
  z: isOverLand ? -52 : -16,
});

/** The least that what one travels to see measures in a city, in units. */
const LEAST = 8;

/** What is named that stands in a city, as large as in life, or large enough to be seen. */
function sightsOf({ plan, seed }: VistaFor) {
  return namesOf(plan).flatMap((noun, index) => {
    const prop = findProp(noun);
    if (!prop) return [];
    const actor = actorOf(prop, { seed }, (metres) => Math.max(LEAST, metres / 10));
    const { x, z } = spotOf(index, isOverLand(plan));
    actor.group.position.set(x, 0, z);
    return [{ group: actor.group, live: actor.live }];
  });
}
