import { random } from '@clipwright/sketch/clip';
import {
  CircleGeometry,
  Color,
  CylinderGeometry,
  InstancedMesh,
  Matrix4,
  MeshLambertNodeMaterial,
  type Object3D,
  Quaternion,
  Vector3,
} from 'three/webgpu';
import type { Season } from '../../plan/stage-plan.js';
import type { Hex } from '../mood.js';
import { joined, painted } from '../outdoors/decor.js';
import { groundOf, reliefOf } from '../outdoors/land.js';
import { greenery, type Spot } from './greenery.js';
import { sunrays } from './sunrays.js';
import type { Vista, VistaFor } from './vista.js';

/** Half the width of the path, how far the wood goes, and how far behind who looks, in metres. */
const [PATH, DEEP, BEHIND] = [1.15, 52, 8];

interface Floor {
  readonly main: Hex;
  readonly other: Hex;
  readonly path: readonly [Hex, Hex];
  readonly litter: readonly Hex[];
}

const FLOORS: Readonly<Record<Season, Floor>> = {
  spring: { main: '#5c7a38', other: '#7d8f45', path: ['#8a6f4d', '#9c8160'], litter: ['#f7cfdb', '#e9e4d0'] },
  summer: { main: '#4a6b30', other: '#6b7a3a', path: ['#83684a', '#94795a'], litter: ['#7a8f3f', '#5f7a34'] },
  autumn: {
    main: '#9a6a2c',
    other: '#b8863a',
    path: ['#7d5f42', '#8f6f4e'],
    litter: ['#d9722a', '#c9432a', '#e3b23c'],
  },
  winter: { main: '#e6edf4', other: '#d5e0ea', path: ['#c9d3dc', '#dbe4ec'], litter: ['#8a7a6a'] },
};

/** A path through a wood. */
export function woodsOf(made: VistaFor): Vista {
  const { renderer, light, seed, sky } = made;
  const season = sky.season ?? 'summer';
  const floor = FLOORS[season];
  const chance = random(seed);
  const [main, other] = floor.path;
  const ground = groundOf(
    renderer,
    { main: floor.main, other: floor.other, tile: 7, strip: { half: PATH, main, other } },
    { around: light.mood.onGround, seed },
  );
  const hills = reliefOf(
    { high: 7, sharp: 0, foot: floor.other, flank: floor.main, top: floor.main, from: 0.8 },
    seed,
  );
  const isSunny =
    !['night', 'dusk'].includes(sky.time) && !sky.airs.some((air) => air === 'rain' || air === 'storm');
  const through = isSunny ? THROUGH : 0;
  return {
    objects: [
      ground,
      hills,
      trunks(chance),
      litter(floor.litter, chance),
      ...greenery('tree', crowns(chance, [-22, -2]), season, { seed, detail: 2, through }),
      ...greenery('tree', crowns(chance, [-DEEP, -20]), season, { seed, detail: 1, through }),
      ...greenery('bush', undergrowth(chance), season, {
        seed: seed + 1,
        detail: 1,
        through,
      }),
      ...(isSunny ? sunrays(RAYS, 4.5) : []),
    ],
    view: { aim: [0, 1.9, -7], away: 13, above: 0, sweep: 0.16, onward: 0.8, lens: 44 },
    haze: [14, 70],
    shaded: 26,
    take: () => undefined,
  };
}

/** What the sun sends through leaves. */
const THROUGH = 0.32;

const RAYS = [
  [-2.6, -6],
  [0.4, -10],
  [3.4, -14],
  [6, -8],
] as const;

/** Beside the path, nearer to it the more of them there are. */
function besides(chance: () => number, near: number, wide: number): number {
  const side = chance() < 0.5 ? -1 : 1;
  return side * (near + wide * chance() ** 1.3);
}

const crowns = (chance: () => number, [from, to]: readonly [number, number]): Spot[] =>
  Array.from({ length: 56 }, (): Spot => {
    const z = from + (to - from) * chance();
    return { at: [besides(chance, PATH + 1.5, 15), -0.1, z], tall: 7.6 + 4 * chance() };
  });

const undergrowth = (chance: () => number): Spot[] =>
  Array.from({ length: 90 }, (): Spot => ({
    at: [besides(chance, PATH + 0.6, 9), -0.06, -36 * chance() + 4],
    tall: 0.45 + 0.75 * chance(),
  }));

/** Trunks that go up out of the picture. */
function trunks(chance: () => number): InstancedMesh {
  const count = 130;
  const shape = joined([
    painted(new CylinderGeometry(0.62, 1, 12, 9, 3, true).translate(0, 6, 0), '#6a5140', '#8f7458'),
    painted(new CylinderGeometry(0.95, 1.7, 0.5, 9, 1, true).translate(0, 0.2, 0), '#54402f', '#6d5440'),
  ]);
  const mesh = new InstancedMesh(shape, new MeshLambertNodeMaterial({ vertexColors: true }), count);
  for (let index = 0; index < count; index += 1) {
    const wide = 0.12 + 0.16 * chance();
    const place = new Vector3(besides(chance, PATH + 1, 15), -0.05, 1 - (DEEP + 1) * chance());
    const lean = new Quaternion().setFromAxisAngle(
      new Vector3(chance() - 0.5, 0, chance() - 0.5).normalize(),
      0.07 * chance(),
    );
    mesh.setMatrixAt(index, new Matrix4().compose(place, lean, new Vector3(wide, 1, wide)));
  }
  mesh.frustumCulled = false;
  mesh.castShadow = true;
  return mesh;
}

/** Leaves on the ground, on the path too. */
function litter(hexes: readonly Hex[], chance: () => number): Object3D {
  const count = 900;
  const mesh = new InstancedMesh(
    new CircleGeometry(0.07, 5).scale(1, 0.62, 1).rotateX(-Math.PI / 2),
    new MeshLambertNodeMaterial({ side: 2 }),
    count,
  );
  for (let index = 0; index < count; index += 1) {
    const z = BEHIND - 30 * chance() ** 1.4;
    const turn = new Quaternion().setFromAxisAngle(
      new Vector3(chance() * 0.5, 1, chance() * 0.5).normalize(),
      chance() * 6,
    );
    const size = 0.7 + 0.7 * chance();
    mesh.setMatrixAt(
      index,
      new Matrix4().compose(
        new Vector3((chance() * 2 - 1) * 6, 0.02, z),
        turn,
        new Vector3(size, size, size),
      ),
    );
    mesh.setColorAt(index, new Color(hexes[Math.floor(chance() * hexes.length)]));
  }
  mesh.frustumCulled = false;
  return mesh;
}
