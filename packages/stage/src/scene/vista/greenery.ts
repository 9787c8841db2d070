import { random } from '@clipwright/sketch/clip';
import {
  type BufferGeometry,
  Color,
  CylinderGeometry,
  Float32BufferAttribute,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  MeshLambertNodeMaterial,
  Quaternion,
  Vector3,
} from 'three/webgpu';
import { attribute } from 'three/tsl';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import { rough } from '../../props/kit/noise.js';
import type { Season } from '../../plan/stage-plan.js';
import type { Hex } from '../mood.js';
import { joined, painted } from '../outdoors/decor.js';
import { CROWNS } from '../outdoors/place-looks.js';

/** Where a plant stands, and how tall it is. */
export interface Spot {
  readonly at: readonly [number, number, number];
  readonly tall: number;
}

/** What chance begins with, and how finely leaves are made: 1 far away, 2 near. */
export interface Grown {
  readonly seed: number;
  readonly detail: 1 | 2;
  /** How much light comes through the leaves: seen from below they are no darker than the sky lets them be. */
  readonly through?: number;
}

/** A ball of leaves, darker below and between. */
function leaves(
  radius: number,
  at: readonly [number, number, number],
  [dark, light]: readonly [Hex, Hex],
  { seed, detail }: Grown,
) {
  const ball = mergeVertices(
    new IcosahedronGeometry(1, detail).deleteAttribute('uv').deleteAttribute('normal'),
  );
  const places = ball.getAttribute('position');
  const [low, high] = [new Color(dark), new Color(light)];
  const colours: number[] = [];
  for (let index = 0; index < places.count; index += 1) {
    const [x, y, z] = [places.getX(index), places.getY(index), places.getZ(index)];
    const bump = 1 + 0.34 * rough(x * 2.3 + seed, y * 2.3, z * 2.3);
    places.setXYZ(
      index,
      at[0] + x * radius * bump,
      at[1] + y * radius * bump * 0.84,
      at[2] + z * radius * bump,
    );
    const lit = 0.5 + 0.42 * y + (bump - 1) * 1.2;
    colours.push(
      ...low
        .clone()
        .lerp(high, Math.min(1, Math.max(0, lit)))
        .toArray(),
    );
  }
  ball.setAttribute('color', new Float32BufferAttribute(colours, 3));
  ball.computeVertexNormals();
  return ball;
}

/** A tree of one unit: a leaning trunk, and leaves in clumps. */
function leafyTree(crown: readonly [Hex, Hex], { seed, detail }: Grown): BufferGeometry {
  const clumps = [
    [0.24, 0, 0.74, 0],
    [0.2, 0.2, 0.6, 0.08],
    [0.2, -0.19, 0.62, -0.06],
    [0.17, 0.04, 0.6, 0.2],
    [0.16, -0.05, 0.9, 0.03],
  ] as const;
  return joined([
    painted(new CylinderGeometry(0.028, 0.055, 0.62, 6).translate(0, 0.31, 0), '#3f2d1e', '#6a4d33'),
    ...clumps.map(([radius, x, y, z], index) =>
      leaves(radius, [x, y, z], crown, { seed: seed + index * 9, detail }),
    ),
  ]);
}

const bush = (crown: readonly [Hex, Hex], { seed, detail }: Grown): BufferGeometry =>
  joined([
    leaves(0.42, [0, 0.34, 0], crown, { seed, detail }),
    leaves(0.34, [0.36, 0.24, 0.06], crown, { seed: seed + 3, detail }),
    leaves(0.32, [-0.34, 0.22, 0.1], crown, { seed: seed + 5, detail }),
  ]);

const SHAPES = { tree: leafyTree, bush } as const;

/** Trees or bushes at their places, in the crowns of a season. */
export function greenery(
  kind: keyof typeof SHAPES,
  spots: readonly Spot[],
  season: Season | null,
  { seed, detail, through = 0 }: Grown,
): InstancedMesh[] {
  const chance = random(seed);
  const material = new MeshLambertNodeMaterial({ vertexColors: true });
  if (through > 0) material.emissiveNode = attribute<'vec3'>('color', 'vec3').mul(through);
  const crowns = CROWNS[season ?? 'summer'];
  return crowns.map((crown, which) => {
    const own = spots.filter((_, index) => index % crowns.length === which);
    const mesh = new InstancedMesh(
      SHAPES[kind](crown, { seed: (seed % 53) + which * 17, detail }),
      material,
      own.length,
    );
    own.forEach(({ at, tall }, index) => {
      const turn = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), chance() * Math.PI * 2);
      const wide = tall * (0.9 + 0.35 * chance());
      mesh.setMatrixAt(index, new Matrix4().compose(new Vector3(...at), turn, new Vector3(wide, tall, wide)));
    });
    mesh.frustumCulled = false;
    // Leaves in each other's shadow would be black.
    mesh.castShadow = true;
    return mesh;
  });
}
