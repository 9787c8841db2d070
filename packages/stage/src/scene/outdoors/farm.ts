import {
  BoxGeometry,
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Mesh,
  type Object3D,
  Shape,
  SphereGeometry,
} from 'three/webgpu';
import { decorMatter, joined, lampMatter, painted, tuftShape } from './decor.js';
import type { PlaceFor } from './place-for.js';
import { type Scattered, scattered } from './scatter.js';

const [RED, DEEP_RED, WHITE] = ['#b8382c', '#8f2a22', '#f1ece2'] as const;

/** A barn that looks towards +z, 9 m wide: its roof is broken once on each side. */
function barnShape(): BufferGeometry {
  const outline = new Shape();
  [
    [-4.5, 0],
    [4.5, 0],
    [4.5, 4.2],
    [3.2, 6.6],
    [0, 8.4],
    [-3.2, 6.6],
    [-4.5, 4.2],
  ].forEach(([x, y], index) => outline[index === 0 ? 'moveTo' : 'lineTo'](x!, y!));
  const body = new ExtrudeGeometry(outline, { depth: 12, bevelEnabled: false }).translate(0, 0, -12);
  const slope = (x: number, y: number, long: number, turn: number): BufferGeometry =>
    painted(new BoxGeometry(long, 0.25, 12.8).rotateZ(turn).translate(x, y, -6), '#5b5f66', '#7d828a');
  const bar = (wide: number, tall: number, [x, y]: readonly [number, number], turn = 0): BufferGeometry =>
    painted(new BoxGeometry(wide, tall, 0.16).rotateZ(turn).translate(x, y, 0.09), WHITE);
  return joined([
    painted(body, DEEP_RED, RED),
    slope(3.95, 5.5, 3.1, -1.07),
    slope(-3.95, 5.5, 3.1, 1.07),
    slope(1.75, 7.62, 4, -0.51),
    slope(-1.75, 7.62, 4, 0.51),
    painted(new BoxGeometry(3.4, 3.6, 0.1).translate(0, 1.8, 0.02), '#6f211b'),
    bar(3.6, 0.2, [0, 3.6]),
    bar(0.2, 3.6, [-1.7, 1.8]),
    bar(0.2, 3.6, [1.7, 1.8]),
    bar(0.2, 4.8, [0, 1.8], 0.76),
    bar(0.2, 4.8, [0, 1.8], -0.76),
    bar(1.5, 1.5, [0, 5.9]),
  ]);
}

const siloShape = (x: number, z: number, tall: number): BufferGeometry =>
  joined([
    painted(new CylinderGeometry(1.7, 1.7, tall, 20).translate(x, tall / 2, z), '#8f979e', '#cdd3d8'),
    painted(
      new SphereGeometry(1.72, 20, 8, 0, Math.PI * 2, 0, Math.PI / 2).translate(x, tall, z),
      '#b9c0c6',
      '#e6eaed',
    ),
    ...[0.25, 0.5, 0.75].map((up) =>
      painted(new CylinderGeometry(1.76, 1.76, 0.14, 20).translate(x, tall * up, z), '#757d84'),
    ),
  ]);

function houseShape(x: number, z: number): BufferGeometry {
  return joined([
    painted(new BoxGeometry(7, 4.6, 6).translate(x, 2.3, z), '#ece6d8'),
    painted(
      new ConeGeometry(5.6, 3, 4)
        .rotateY(Math.PI / 4)
        .scale(1, 1, 0.88)
        .translate(x, 6.1, z),
      '#6a4a3f',
    ),
    painted(new BoxGeometry(0.8, 2, 0.8).translate(x + 1.8, 6.8, z), '#9a5a48'),
    painted(new BoxGeometry(1.1, 2.2, 0.1).translate(x, 1.1, z + 3.05), '#5a3a2a'),
  ]);
}

const panesShape = (x: number, z: number): BufferGeometry =>
  joined(
    [-2.2, 2.2].map((off) =>
      painted(new BoxGeometry(1.3, 1.4, 0.1).translate(x + off, 2.4, z + 3.06), '#ffffff'),
    ),
  );

/** A farm in metres, seen from its front. */
const BUILT = [
  barnShape,
  (): BufferGeometry => siloShape(8, -5, 12),
  (): BufferGeometry => siloShape(11.8, -7, 9.5),
  (): BufferGeometry => houseShape(-17, -3),
] as const;

/** Where it stands, in units, and how large a metre of it is there: behind what a clip is about, and seen whole. */
const [ASIDE, BEHIND, SIZE] = [-1.2, -13, 0.36];

/** The yard of a farm, far enough not to come nearer. */
export function farmYard({ look, sky }: PlaceFor): Object3D[] {
  const walls = decorMatter();
  const yard = new Mesh(joined(BUILT.map((make) => make())), walls);
  const isDark = look.isNight || sky.time === 'dusk';
  const panes = new Mesh(panesShape(-17, -3), lampMatter(isDark ? 2.4 : 0.15));
  for (const one of [yard, panes]) {
    one.scale.setScalar(SIZE);
    one.position.set(ASIDE, 0, BEHIND);
    one.rotation.y = 0.28;
  }
  return [yard, panes];
}

/** Fences along the way, hay, and crops in rows on the far side. */
export function farmFields({ clear, metre, seed }: PlaceFor): Scattered[] {
  const size = Math.min(1, Math.max(0.3, metre));
  const off = clear * 1.15 + 0.6;
  const matter = decorMatter();
  const row = {
    near: [clear * 2.6, clear * 2.6] as const,
    far: [off, off] as const,
    long: 26,
    seed,
    isRow: true,
  };
  const hay = {
    near: [clear * 3, clear * 3 + 5] as const,
    far: [off + 0.8, off + 8] as const,
    long: 22,
    seed: seed + 4,
    size: [size * 0.8, size] as const,
  };
  const crops = Array.from({ length: 6 }, (_, index) =>
    scattered({
      geometry: tuftShape('#5f7a22', '#d8b94a'),
      material: matter,
      count: 2 * CROPS,
      near: [clear * 3.2 + index * 0.62, 0],
      far: [off + 1.2 + index * 0.62, 0],
      long: 26,
      size: [0.9, 1.2],
      seed: seed + index,
      isRow: true,
      shift: index * 0.1,
    }),
  );
  return [
    scattered({ ...row, geometry: fenceShape(), material: matter, count: 2 * FENCES, size: [FENCE, FENCE] }),
    scattered({ ...hay, geometry: baleShape(), material: matter, count: 12 }),
    ...crops,
  ];
}

/** How many plants a row has on each side, how many lengths a fence has, and how large one is: 52 units of 3 metres each. */
const [CROPS, FENCES] = [70, 36];
const FENCE = 52 / FENCES / 3;

/** Three metres of it, along z. */
const fenceShape = (): BufferGeometry =>
  joined([
    painted(new BoxGeometry(0.16, 1.25, 0.16).translate(0, 0.62, 0), '#8a7a66', '#b3a48c'),
    ...[0.45, 0.95].map((up) => painted(new BoxGeometry(0.06, 0.17, 3).translate(0.1, up, 1.5), '#a39580')),
  ]);

const baleShape = (): BufferGeometry =>
  joined([
    painted(
      new CylinderGeometry(0.75, 0.75, 1.3, 18).rotateZ(Math.PI / 2).translate(0, 0.73, 0),
      '#b08a34',
      '#e6c766',
    ),
    ...[-1, 1].map((side) =>
      painted(
        new CylinderGeometry(0.5, 0.5, 0.03, 14).rotateZ(Math.PI / 2).translate(side * 0.66, 0.73, 0),
        '#9a7528',
      ),
    ),
  ]);
