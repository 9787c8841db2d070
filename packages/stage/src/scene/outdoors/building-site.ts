import { BoxGeometry, type BufferGeometry, CylinderGeometry, Mesh, type Object3D } from 'three/webgpu';
import { cragShape } from '../vista/crags.js';
import { decorMatter, joined, painted } from './decor.js';
import type { PlaceFor } from './place-for.js';
import { type Scattered, scattered } from './scatter.js';

const SOIL = { dark: '#6b5138', light: '#a5825a', wetTo: -9, moss: null } as const;
/** Where what is being built stands, in units, and how large a metre of it is there. */
const [ASIDE, BEHIND, SIZE] = [-2.4, -13, 0.4];
const [CONCRETE, LIGHT] = ['#8f8d88', '#c2bfb8'] as const;

const bar = (
  size: readonly [number, number, number],
  [x, y, z]: readonly [number, number, number],
  low: string,
  high = low,
): BufferGeometry => painted(new BoxGeometry(...size).translate(x, y, z), low, high);

/** A house without walls: slabs on posts, and iron that stands out above. */
function frameShape(): BufferGeometry {
  const floors = [0, 1, 2, 3];
  const posts = [-7, -2.4, 2.4, 7].flatMap((x) => [-4, 4].map((z) => [x, z] as const));
  return joined([
    ...floors.map((floor) => bar([16.5, 0.4, 10], [0, 3.3 * (floor + 1), 0], CONCRETE, LIGHT)),
    ...posts.map(([x, z]) => bar([0.6, 13.2, 0.6], [x, 6.6, z], CONCRETE, LIGHT)),
    ...posts.map(([x, z]) => bar([0.1, 1.6, 0.1], [x, 14.2, z], '#8a4a2c')),
    ...floors.map((floor) => bar([5, 1.1, 0.1], [-4 + floor * 2.6, 3.3 * floor + 1, 4.6], '#d9822b')),
  ]);
}

/** A tower crane with its load, in steel that is painted yellow. */
function craneShape(x: number): BufferGeometry {
  const steel = ['#c98a14', '#f2b52c'] as const;
  const braces = Array.from({ length: 11 }, (_, index) =>
    painted(
      new BoxGeometry(0.12, 2.3, 0.12)
        .rotateZ(index % 2 === 0 ? 0.75 : -0.75)
        .translate(x, 1 + index * 2, 0.7),
      ...steel,
    ),
  );
  return joined([
    ...[-0.7, 0.7].flatMap((off) =>
      [-0.7, 0.7].map((z) => bar([0.2, 23, 0.2], [x + off, 11.5, z], ...steel)),
    ),
    ...braces,
    bar([28, 0.7, 0.9], [x - 6, 23, 0], ...steel),
    bar([3, 1.8, 1.6], [x + 6.4, 22.4, 0], CONCRETE),
    bar([0.2, 4, 0.2], [x, 25, 0], ...steel),
    bar([1.5, 1.7, 1.4], [x - 0.9, 21.8, 0.4], '#e8e4da'),
    bar([0.08, 8, 0.08], [x - 14, 19, 0], '#33363a'),
    bar([3.2, 0.5, 1], [x - 14, 15, 0], '#a5552f'),
  ]);
}

/** What is being built, far enough not to come nearer. */
export function siteBehind(): Object3D[] {
  const mesh = new Mesh(joined([frameShape(), craneShape(14)]), decorMatter());
  mesh.scale.setScalar(SIZE);
  mesh.position.set(ASIDE, 0, BEHIND);
  mesh.rotation.y = 0.24;
  return [mesh];
}

/** Heaps of soil, pipes, and barriers in red and white. */
export function siteAbout({ clear, metre, seed }: PlaceFor): Scattered[] {
  const size = Math.min(1, Math.max(0.24, metre));
  const material = decorMatter();
  const rows = { material, long: 22, near: [clear * 2.6, clear * 2.6 + 6] as const };
  const heap = cragShape({ at: [0, -0.1, 0], size: [1.25, 0.72, 1.25], detail: 5 }, SOIL, seed);
  const pipe = joined(
    [-1.1, 0, 1.1].map((x) =>
      painted(
        new CylinderGeometry(0.5, 0.5, 3, 14, 1, true).rotateX(Math.PI / 2).translate(x, 0.5, 0),
        CONCRETE,
        LIGHT,
      ),
    ),
  );
  const barrier = joined([
    ...[0, 1, 2, 3].map((part) =>
      bar([0.5, 0.3, 0.08], [(part - 1.5) * 0.5, 0.85, 0], part % 2 === 0 ? '#c93a2e' : '#f3efe6'),
    ),
    ...[-0.8, 0.8].map((x) => bar([0.1, 1, 0.4], [x, 0.5, 0], '#c9c4b8')),
  ]);
  const off = clear * 1.1;
  return [
    scattered({
      ...rows,
      geometry: heap,
      count: 16,
      far: [off + 0.8, off + 9],
      size: [0.5, 1.5],
      seed: seed + 1,
    }),
    scattered({
      ...rows,
      geometry: pipe,
      count: 8,
      far: [off + 0.5, off + 5],
      size: [size, size],
      seed: seed + 2,
    }),
    scattered({
      ...rows,
      geometry: barrier,
      count: 14,
      far: [off, off + 3],
      size: [size, size],
      seed: seed + 3,
    }),
  ];
}
