import type { BufferGeometry } from 'three/webgpu';
import type { Bloom, Season } from '../../plan/stage-plan.js';
import type { Hex } from '../mood.js';
import {
  bushShape,
  cactusShape,
  coralShape,
  decorMatter,
  flowerShape,
  spikeShape,
  sunflowerShape,
  pineShape,
  rockShape,
  treeShape,
  tuftShape,
} from './decor.js';
import type { PlaceFor } from './place-for.js';
import { CROWNS, type Kind } from './place-looks.js';
import { type Scattered, scattered } from './scatter.js';
import { swaying } from './swaying.js';

/** How tall each is in metres, at least so many units, and how near to the way it may stand, as a share of the clear room. */
interface Habit {
  readonly metres: number;
  readonly least: number;
  readonly most: number;
  readonly near: number;
  readonly reach: number;
}

const HABITS: Readonly<Record<Kind, Habit>> = {
  tree: { metres: 6, least: 1.8, most: 4, near: 1.7, reach: 26 },
  pine: { metres: 8, least: 1.9, most: 4, near: 2.2, reach: 28 },
  bush: { metres: 1.3, least: 0.45, most: 1.3, near: 0.8, reach: 18 },
  rock: { metres: 0.6, least: 0.18, most: 0.7, near: 0.5, reach: 16 },
  tuft: { metres: 0.35, least: 0.2, most: 0.42, near: 0.2, reach: 9 },
  flower: { metres: 0.4, least: 0.22, most: 0.42, near: 0.28, reach: 8 },
  cactus: { metres: 3, least: 1, most: 2.6, near: 0.8, reach: 24 },
  bloom: { metres: 0.5, least: 0.4, most: 0.7, near: 0.22, reach: 9 },
  coral: { metres: 0.7, least: 0.3, most: 0.6, near: 0.7, reach: 12 },
};

/** What no wind moves. */
const FIRM: readonly Kind[] = ['rock', 'cactus'];

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
  // Nothing grows on a road.
  const verge = paved > 0 ? paved + VERGE : 0;
  return (Object.entries(about) as [Kind, number][]).flatMap(([kind, count]) => {
    const shapes = SHAPES[kind](plan.name, season, plan.sky.bloom);
    const { metres, least, most, near, reach } = HABITS[kind];
    const tall = Math.min(most, Math.max(least, metres * plan.metre));
    // Whatever stands on the camera's side must not come before it.
    const side = ['tuft', 'flower', 'bloom'].includes(kind) ? near : Math.max(1.25, near * 1.25);
    return shapes.map((geometry, index) =>
      scattered({
        geometry,
        material: FIRM.includes(kind) ? firm : soft,
        count: Math.ceil(count / shapes.length),
        near: [Math.max(verge, plan.clear * side), verge + plan.clear * side + reach * 0.5],
        far: [Math.max(verge, plan.clear * near * 0.8), verge + plan.clear * near + reach],
        long: reach * 1.5 + 6,
        size: [tall * 0.75, tall * 1.25],
        seed: plan.seed + index * 31 + kind.length * 7 + count,
        shadow: false,
      }),
    );
  });
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
