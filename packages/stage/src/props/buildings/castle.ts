import type { BufferGeometry } from 'three';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { boxAt, brick, outline, rod, slab, turned } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { gable, GROUND } from './shapes.js';

const stoneTones = ['#b9ad9a', '#d3c8b4', '#a89a86'];

/** What a castle is put together from, by matter. */
interface Heap {
  readonly stone: BufferGeometry[];
  readonly roofs: BufferGeometry[];
  readonly holes: BufferGeometry[];
}

interface Tower {
  readonly at: Triple;
  readonly radius: number;
  readonly height: number;
  readonly isRoofed: boolean;
}

const TOWERS: readonly Tower[] = [
  ...triples('-6 0 -5, -6 0 5, 6 0 -5, 6 0 5').map((at) => ({
    at,
    radius: 1.7,
    height: 8.5,
    isRoofed: true,
  })),
  { at: [0, 0, -1.8], radius: 2.5, height: 13.5, isRoofed: true },
  { at: [-2.3, 0, 5], radius: 1.15, height: 6.6, isRoofed: false },
  { at: [2.3, 0, 5], radius: 1.15, height: 6.6, isRoofed: false },
];

function teeth({ at, radius, height }: Tower): BufferGeometry[] {
  return Array.from({ length: 10 }, (_, i) =>
    placed(brick([0.55, 0.7, 0.4], [0, height + 0.2, radius * 1.05], 0.05), { turn: [0, i * 0.628, 0], at }),
  );
}

function roofOf(radius: number): BufferGeometry {
  return turned(
    [
      [0, -0.1],
      [radius * 1.36, -0.1, 0.08],
      [radius * 0.5, radius * 1.9, 0.4],
      [0, radius * 3],
    ],
    24,
  );
}

function raise({ stone, roofs, holes }: Heap, tower: Tower): void {
  const { at, radius, height, isRoofed } = tower;
  const [foot, head] = [radius * 1.12, radius * 1.18];
  const wall = turned(
    [
      [0, 0],
      [foot, 0, 0.1],
      [radius, 1, 0.2],
      [radius, height - 1, 0.1],
      [head, height - 0.5, 0.1],
      [head, height, 0.05],
      [0, height],
    ],
    20,
  );
  stone.push(placed(wall, { at }));
  if (isRoofed) roofs.push(placed(roofOf(radius), { at: [at[0], at[1] + height, at[2]] }));
  else stone.push(...teeth(tower));
  const slits = [0, 2.1, 4.2].flatMap((turn) =>
    [0.45, 0.75].map((share) => [turn + 0.3, height * share] as const),
  );
  holes.push(
    ...slits.map(([turn, y]) =>
      placed(brick([0.36, 1.1, 0.2], [0, y, radius], 0.09), { at, turn: [0, turn, 0] }),
    ),
  );
}

function walls(): BufferGeometry[] {
  const long = [-5, 5].flatMap((z) => [
    boxAt([12, 5, 0.9], [0, 2.5, z], 0.08),
    ...Array.from({ length: 12 }, (_, i) => brick([0.55, 0.7, 0.5], [-5.2 + i * 0.95, 5.3, z], 0.05)),
  ]);
  const short = [-6, 6].flatMap((x) => [
    boxAt([0.9, 5, 10], [x, 2.5, 0], 0.08),
    ...Array.from({ length: 10 }, (_, i) => brick([0.5, 0.7, 0.55], [x, 5.3, -4.3 + i * 0.95], 0.05)),
  ]);
  return [...long, ...short, boxAt([7, 7, 5.4], [0, 3.5, -1.8], 0.08)];
}

function flags(kit: Maker): void {
  const poles = triples('-6 13.6 5, 6 13.6 5, 0 21 -1.8').flatMap((at) => [
    placed(boxAt([1.1, 0.6, 0.03], [0.55, 0.55, 0], 0.01), { at }),
    rod(0.05, 1.8, 8).translate(...at),
  ]);
  kit.add('flags', merged(poles), matter('clay', '#d8322a'));
}

function castle(kit: Maker): void {
  const heap: Heap = { stone: walls(), roofs: [gable(7.6, 2.6, 5.8, [0, 6.7, -1.8])], holes: [] };
  for (const tower of TOWERS) raise(heap, tower);
  const weathered = heap.stone.map((part) =>
    tinted(part, (x, y, z) => between(stoneTones, 0.5 + 0.5 * noise(x * 0.9, y * 1.4, z * 0.9))),
  );
  kit.add('stone', merged(weathered), matter('stone', kit.options.colour ?? '#ffffff', { bumpScale: 4 }));
  kit.add('roofs', merged(heap.roofs), matter('clay', '#3f5f8f'));
  const gate = outline(corners('-1.05 0, 1.05 0, 1.05 2.2 0.9, 0 3.3 0.6, -1.05 2.2 0.9'));
  const dark = [slab(gate, 0.3, 0.05).translate(0, 0, 5.42), ...heap.holes];
  kit.add('gate', merged(dark.map((part) => part.deleteAttribute('uv'))), matter('clay', '#3a2a1e'));
  flags(kit);
}

export const CASTLE_PROP: Prop = {
  noun: 'castle',
  words: ['fortress', 'palace', 'castle tower', 'stone tower', 'medieval tower', 'wizard tower'],
  size: [16.6, 21.9, 14.6],
  stands: GROUND,
  paints: ['stone'],
  build: made(castle),
};
