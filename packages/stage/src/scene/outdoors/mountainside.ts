import { BoxGeometry } from 'three/webgpu';
import { cragShape, type CragLook } from '../vista/crags.js';
import { decorMatter, joined, painted } from './decor.js';
import type { PlaceFor } from './place-for.js';
import { type Scattered, scattered } from './scatter.js';

const ROCK: CragLook = { dark: '#6a655f', light: '#b3aa9b', wetTo: -9, moss: '#6f8a45' };
/** How far before and behind, in units, and what is on that length. */
const [LONG, CRAGS, BOULDERS, RAILS] = [30, 13, 26, 50] as const;

/** A road's side that is cut into a mountain: rock above it in slabs, boulders at its foot, and a rail along the edge. */
export function mountainside({ seed, clear, metre }: PlaceFor, paved: number): Scattered[] {
  const beside = Math.max(clear * 2.4, paved + 2);
  const rows = { long: LONG, material: decorMatter() };
  const slab = (index: number) => ({
    ...rows,
    geometry: cragShape({ at: [0, 0.25, 0], size: [0.8, 0.9, 1.15], detail: 5 }, ROCK, seed + index * 7),
    seed: seed + 40 + index,
  });
  return [
    ...[0, 1].map((index) =>
      scattered({
        ...slab(index),
        count: CRAGS,
        near: [beside + 2, beside + 6],
        far: [paved + 1.9, paved + 5.5],
        size: [0.7, 1.5],
      }),
    ),
    scattered({
      ...slab(2),
      count: BOULDERS,
      near: [beside, beside + 4],
      far: [paved + 0.3, paved + 1.6],
      size: [0.14, 0.42],
    }),
    railOf({ metre, seed }, paved),
  ];
}

/** A road's side over the sea: a rail, and boulders where the water begins. */
export function seaRail({ seed, metre, clear }: PlaceFor, paved: number): Scattered[] {
  const beside = clear * 2.6;
  const boulders = scattered({
    long: LONG,
    material: decorMatter(),
    geometry: cragShape({ at: [0, 0.1, 0], size: [1, 0.7, 1.1], detail: 4 }, { ...ROCK, moss: null }, seed),
    seed: seed + 50,
    count: 60,
    near: [beside, beside + 5],
    far: [paved + 1.1, paved + 2.2],
    size: [0.12, 0.42],
  });
  return [railOf({ metre, seed }, paved), boulders];
}

const railOf = ({ metre, seed }: Pick<PlaceFor, 'metre' | 'seed'>, paved: number): Scattered =>
  scattered({
    long: LONG,
    material: decorMatter(),
    geometry: railShape(Math.max(0.24, metre)),
    count: RAILS,
    near: [0, 0],
    far: [paved + 0.14, 0],
    size: [1, 1],
    seed,
    isRow: true,
    isFarOnly: true,
  });

/** A length of it, along z, that reaches to the next one. */
function railShape(size: number) {
  const each = (2 * LONG) / RAILS;
  return joined([
    painted(
      new BoxGeometry(0.12 * size, 0.75 * size, 0.12 * size).translate(0, 0.37 * size, 0),
      '#6c7074',
      '#9a9ea2',
    ),
    painted(
      new BoxGeometry(0.06 * size, 0.26 * size, each * 1.02).translate(-0.08 * size, 0.62 * size, 0),
      '#a9aeb3',
      '#dfe3e6',
    ),
  ]);
}
