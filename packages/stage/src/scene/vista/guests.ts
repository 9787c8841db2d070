import {
  BoxGeometry,
  type BufferGeometry,
  CapsuleGeometry,
  Euler,
  InstancedMesh,
  Matrix4,
  MeshLambertNodeMaterial,
  Quaternion,
  SphereGeometry,
  Vector3,
} from 'three/webgpu';
import type { Hex } from '../mood.js';
import { joined, painted } from '../outdoors/decor.js';

/** Where a table is, in metres. */
export interface Place {
  readonly x: number;
  readonly z: number;
}

const CLOTHES: readonly (readonly [coat: Hex, legs: Hex, skin: Hex, hair: Hex])[] = [
  ['#c9463d', '#2f3440', '#e8bd99', '#4a2f1c'],
  ['#e9dcc0', '#4a3f38', '#c48f66', '#1f1a18'],
  ['#34618f', '#20242c', '#f0c9a6', '#b07a3a'],
  ['#4f7a58', '#3b4a5e', '#8a5a3c', '#17120f'],
];
/** Every so many seats one is free. */
const FREE = 4;
/** How far a seat is from its table. */
const FROM_TABLE = 0.55;

/** Somebody who sits and looks towards +z, with an arm on the table. */
function guestShape([coat, legs, skin, hair]: (typeof CLOTHES)[number]): BufferGeometry {
  const limb = (
    hex: Hex,
    [radius, long]: readonly [number, number],
    turn: number,
    at: readonly [number, number, number],
  ): BufferGeometry => painted(new CapsuleGeometry(radius, long, 3, 8).rotateX(turn).translate(...at), hex);
  return joined([
    painted(new CapsuleGeometry(0.19, 0.34, 4, 12).scale(1, 1, 0.74).translate(0, 0.83, -0.04), coat),
    ...[-0.1, 0.1].flatMap((x) => [
      limb(legs, [0.085, 0.3], Math.PI / 2, [x, 0.52, 0.16]),
      limb(legs, [0.07, 0.32], 0, [x, 0.25, 0.36]),
      painted(new BoxGeometry(0.11, 0.08, 0.24).translate(x, 0.04, 0.42), '#26221f'),
    ]),
    ...[-0.24, 0.24].flatMap((x) => [
      limb(coat, [0.058, 0.22], -0.35, [x, 0.92, 0.02]),
      limb(coat, [0.05, 0.2], 1.25, [x * 0.85, 0.79, 0.18]),
    ]),
    painted(new SphereGeometry(0.135, 14, 10).scale(0.92, 1.12, 1).translate(0, 1.3, 0), skin),
    painted(new SphereGeometry(0.147, 14, 8, 0, Math.PI * 2, 0, 1.6).translate(0, 1.33, -0.025), hair),
  ]);
}

/** Guests at tables: they lean to each other, and back, as those do who talk. */
export function guestsAt(
  tables: readonly Place[],
): readonly { readonly mesh: InstancedMesh; take(seconds: number): void }[] {
  const seats = tables.flatMap(({ x, z }, index) =>
    [-1, 1].map((side) => ({ x, z: z + side * FROM_TABLE, turn: side > 0 ? Math.PI : 0, index, side })),
  );
  const taken = seats.filter((_, index) => index % FREE !== FREE - 1);
  const matter = new MeshLambertNodeMaterial({ vertexColors: true });
  return CLOTHES.map((clothes, which) => {
    const own = taken.filter((_, index) => index % CLOTHES.length === which);
    const mesh = new InstancedMesh(guestShape(clothes), matter, own.length);
    mesh.frustumCulled = false;
    mesh.castShadow = true;
    const [matrix, turned, one] = [new Matrix4(), new Quaternion(), new Vector3(1, 1, 1)];
    return {
      mesh,
      take: (seconds) => {
        own.forEach(({ x, z, turn, index, side }, at) => {
          const lean = 0.1 + 0.13 * Math.sin(seconds * 2.1 + index * 1.7 + side);
          const sway = 0.22 * Math.sin(seconds * 1.4 + index * 2.3 - side);
          turned.setFromEuler(new Euler(lean, turn + sway, 0, 'YXZ'));
          mesh.setMatrixAt(at, matrix.compose(new Vector3(x, 0, z), turned, one));
        });
        mesh.instanceMatrix.needsUpdate = true;
      },
    };
  });
}
