import type { BufferGeometry } from 'three/webgpu';
import type { Bloom, Season } from '../../plan/stage-plan.js';
import type { Hex } from '../mood.js';
import {
  bushShape,
  cactusShape,
  coralShape,
  farTreeShape,
  decorMatter,
  flowerShape,
  spikeShape,
  sunflowerShape,
  pineShape,
  rockShape,
  treeShape,
  tuftShape,
} from './decor.js';
import { shadesOf } from './cast-shade.js';
import type { PlaceFor } from './place-for.js';
import { CROWNS, type Kind } from './place-looks.js';
import { type Scattered, scattered } from './scatter.js';
import { swaying } from './swaying.js';
import { fernShape, firShape, grassShape, trunkShape } from './wood-shapes.js';

/** How tall each is in metres, at least so many units, and how near to the way it may stand, as a share of the clear room. */
interface Habit {
  readonly metres: number;
  readonly least: number;
  readonly most: number;
  readonly near: number;
  readonly reach: number;
  /** It is so tall that it would hide what it is about from a camera on its side. */
  readonly isTall?: true;
}

const HABITS: Readonly<Record<Kind, Habit>> = {
  tree: { metres: 6, least: 1.8, most: 4, near: 1.7, reach: 22, isTall: true },
  pine: { metres: 8, least: 1.9, most: 4, near: 2.2, reach: 24, isTall: true },
  grove: { metres: 9, least: 2.4, most: 4.4, near: 5.5, reach: 20, isTall: true },
  trunk: { metres: 18, least: 6, most: 9, near: 0.95, reach: 15, isTall: true },
  fir: { metres: 15, least: 5, most: 8, near: 2.7, reach: 19, isTall: true },
  fern: { metres: 0.6, least: 0.22, most: 0.5, near: 0.34, reach: 9 },
  grass: { metres: 0.5, least: 0.16, most: 0.38, near: 0.32, reach: 8 },
  bush: { metres: 1.3, least: 0.45, most: 1.3, near: 0.8, reach: 18 },
  rock: { metres: 0.6, least: 0.18, most: 0.7, near: 0.5, reach: 16 },
  tuft: { metres: 0.35, least: 0.2, most: 0.42, near: 0.2, reach: 9 },
  flower: { metres: 0.4, least: 0.22, most: 0.42, near: 0.28, reach: 8 },
  cactus: { metres: 3, least: 1, most: 2.6, near: 0.8, reach: 24 },
  bloom: { metres: 0.5, least: 0.4, most: 0.7, near: 0.22, reach: 9 },
  coral: { metres: 0.7, least: 0.3, most: 0.6, near: 0.7, reach: 12 },
};

/** What no wind moves. */
const FIRM: readonly Kind[] = ['rock', 'cactus', 'trunk'];
/** What is low, and may be on the camera's side as well. */
const LOW: readonly Kind[] = ['tuft', 'flower', 'bloom', 'fern'];
/** How far from the way what is tall stands on the camera's side, as a share of the clear room: beside who looks, and not before them. */
const BESIDE_LENS = 2.3;
/** What throws a shadow that is seen, and how wide that is, by its height. */
const SHADES: Readonly<Partial<Record<Kind, number>>> = {
  tree: 0.34,
  pine: 0.26,
  bush: 0.7,
  rock: 0.75,
  fir: 0.2,
  cactus: 0.2,
  trunk: 0.05,
};

const PETALS: readonly Hex[] = ['#f4f1ea', '#e86a6a', '#f2c230'];
const CORALS: readonly (readonly [Hex, Hex])[] = [
  ['#d9573f', '#f7a48a'],
  ['#b06ac0', '#e9b6ee'],
  ['#e0963a', '#f7d08a'],
];

/** How far from a road's edge anything grows, in units. */
const VERGE = 0.12;

/** What grows about, each kind in two or three shapes of its own; `paved` is half the width of a road, or 0. */
export function growthAbout(
  plan: PlaceFor,
  about: Readonly<Partial<Record<Kind, number>>>,
  { season, paved }: { readonly season: Season | null; readonly paved: number },
): Scattered[] {
  const [firm, soft] = [
    decorMatter(),
    swaying(plan.sky.airs.some((air) => air === 'wind' || air === 'storm')),
  ];
  const shade = shadesOf(plan);
  // Nothing stands in the sea.
  const bySea = plan.name === 'road' && plan.sky.isCoastal === true;
  // Nothing grows on a road.
  const verge = paved > 0 ? paved + VERGE : 0;
  const all = (Object.entries(about) as [Kind, number][]).filter(([, count]) => count > 0);
  return all.flatMap(([kind, count]) => {
    const shapes = SHAPES[kind](plan.name, season, plan.sky.bloom);
    const { metres, least, most, near, reach } = HABITS[kind];
    const tall = Math.min(most, Math.max(least, metres * plan.metre));
    // Whatever stands on the camera's side must not come before it.
    const side = sideOf(kind);
    return shapes.flatMap((geometry, index) => {
      const row = {
        count: Math.ceil(count / shapes.length),
        near: [Math.max(verge, plan.clear * side), verge + plan.clear * side + reach * 0.5] as const,
        far: bySea
          ? ([verge, verge + 1.2] as const)
          : ([Math.max(verge, plan.clear * near * 0.8), verge + plan.clear * near + reach] as const),
        long: reach * 1.5 + 6,
        size: [tall * 0.75, tall * 1.25] as const,
        seed: plan.seed + index * 31 + kind.length * 7 + count,
        shadow: false,
      };
      const wide = SHADES[kind];
      return [
        scattered({ ...row, geometry, material: FIRM.includes(kind) ? firm : soft }),
        ...(wide && shade ? [scattered({ ...row, ...shade(wide) })] : []),
      ];
    });
  });
}

function sideOf(kind: Kind): number {
  const { near, isTall } = HABITS[kind];
  if (LOW.includes(kind)) return near;
  // Tall grass right before the lens would be bars.
  if (kind === 'grass') return 0.75;
  return isTall ? Math.max(BESIDE_LENS, near) : Math.max(1.25, near * 1.25);
}

type Shapes = (name: PlaceFor['name'], season: Season | null, bloom: Bloom | null) => BufferGeometry[];

const BLOOMS: Readonly<Record<Bloom, () => BufferGeometry[]>> = {
  flowers: () => [...PETALS, '#8f7fe0', '#f08fb4'].map((hex) => flowerShape(hex)),
  sunflowers: () => [sunflowerShape()],
  poppies: () => ['#d8352a', '#e8503c'].map((hex) => flowerShape(hex)),
  lavender: () => [spikeShape('#5f7a4a', '#8a63c8')],
  tulips: () => ['#e0455a', '#f2c230', '#f08fb4'].map((hex) => spikeShape('#4f8a3c', hex, 0.1)),
};

const SHAPES: Readonly<Record<Kind, Shapes>> = {
  tree: (_name, season) => CROWNS[season ?? 'summer'].map(([dark, light]) => treeShape(dark, light)),
  bush: (name, season) => [
    name === 'underwater' ? bushShape('#1f5a4a', '#4f9a7a') : bushShape(...CROWNS[season ?? 'summer'][1]!),
  ],
  pine: (name, season) => [
    season === 'winter' || name === 'snow'
      ? pineShape('#3f5f58', '#f4f8fb')
      : pineShape('#274a30', '#4f7d48'),
  ],
  flower: () => PETALS.map((hex) => flowerShape(hex)),
  bloom: (_name, _season, bloom) => (bloom ? BLOOMS[bloom]() : []),
  coral: () => CORALS.map(([low, high]) => coralShape(low, high)),
  grove: (_name, season) => CROWNS[season ?? 'summer'].map(([dark, light]) => farTreeShape(dark, light)),
  trunk: (_name, season) => [
    season === 'winter' ? trunkShape('#4a3d36', '#8f8a88') : trunkShape('#2b2620', '#665c4e'),
  ],
  fir: (name, season) => [
    season === 'winter' || name === 'snow' ? firShape('#3f5f58', '#e6eef2') : firShape('#16301f', '#3f6d40'),
  ],
  fern: (_name, season) => [
    season === 'autumn' ? fernShape('#6a4a1f', '#c08a35') : fernShape('#24491f', '#6f9f3d'),
  ],
  grass: (name, season) => [
    season === 'autumn'
      ? grassShape('#6a5a2a', '#b89a4a')
      : grassShape('#35591f', name === 'mountains' ? '#8a9a4c' : '#7fa63f'),
  ],
  cactus: () => [cactusShape()],
  rock: (name) => [
    name === 'desert' || name === 'mars' ? rockShape('#a8693f', '#d9a06a') : rockShape('#6d6c6a', '#a3a19c'),
  ],
  tuft: (name, season) => [tuftShape(...bladesOf(name, season))],
};

function bladesOf(name: PlaceFor['name'], season: Season | null): readonly [Hex, Hex] {
  if (name === 'desert' || name === 'beach') return ['#8f8a4a', '#c9bd7a'];
  return season === 'autumn' ? ['#8a7434', '#c9a650'] : ['#4f7a2c', '#9cc25a'];
}
