import {
  Color,
  ConeGeometry,
  CylinderGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshLambertNodeMaterial,
  type Object3D,
  Quaternion,
  TorusGeometry,
  Vector3,
} from 'three/webgpu';
import { findProp } from '../props/index.js';
import { beachSand } from './beach-sand.js';
import { fitParts } from './fit-parts.js';
import type { Hex } from './mood.js';

/** Where the posts are beside what stands on the bar, and where the straw ends over it, in heights of that. */
const [POST, STRAW, ROOF] = [1.25, 1.22, 1.9];
const [BLADES, DEEP] = [340, 0.5];
/** Palms behind: how far to a side, how far back and how tall, in units. */
const PALMS = [
  [-2.9, -6.5, 4.6],
  [3.6, -8, 5.2],
  [5.6, -11, 5],
] as const;

/** The posts and the straw roof of a bar on a beach, and sand and palms behind it, about things so high, whose bar's far edge is at `back`. */
export function beachBar(
  high: number,
  back: number,
  { random, below }: { random: () => number; below: number },
): Object3D[] {
  const z = back + 0.12;
  const posts = [-1, 1].flatMap((side) => post(side * POST * high, z, ROOF * high));
  const beam = matted(
    '#9a7440',
    new CylinderGeometry(0.035 * high, 0.035 * high, 9 * high, 14).rotateZ(Math.PI / 2),
  );
  beam.position.set(0, (ROOF - 0.1) * high, z);
  return [
    ...posts,
    beam,
    straw(high, z, random),
    ...beachSand(back),
    ...PALMS.flatMap((palm, index) => palmAt(palm, index, below)),
  ];
}

function matted(hex: Hex, geometry: ConstructorParameters<typeof Mesh>[0]): Mesh {
  const material = new MeshLambertNodeMaterial({ color: hex, emissive: new Color(hex).multiplyScalar(0.22) });
  return new Mesh(geometry, material);
}

/** Bamboo: a cane with its knots. */
function post(x: number, z: number, tall: number): Object3D[] {
  const cane = matted('#b8924f', new CylinderGeometry(tall * 0.026, tall * 0.03, tall, 18));
  cane.position.set(x, tall / 2, z);
  const knots = [0.12, 0.32, 0.53, 0.74, 0.92].map((share) => {
    const knot = matted('#8a6a34', new TorusGeometry(tall * 0.028, tall * 0.007, 8, 20).rotateX(Math.PI / 2));
    knot.position.set(x, tall * share, z);
    return knot;
  });
  return [cane, ...knots];
}

/** Blades of straw that hang from a roof, each of a length of its own. */
function straw(high: number, z: number, random: () => number): Object3D {
  const material = new MeshLambertNodeMaterial({ color: '#c9a25a', emissive: '#3a2c14' });
  const blades = new InstancedMesh(new ConeGeometry(0.022, 1, 5).rotateX(Math.PI), material, BLADES);
  const shade = new Color();
  for (let index = 0; index < BLADES; index += 1) {
    const x = (index / BLADES - 0.5) * 8.4 * high;
    const long = (ROOF - STRAW) * high * (0.75 + 0.45 * random());
    const lean = new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), (random() - 0.5) * 0.3);
    blades.setMatrixAt(
      index,
      new Matrix4().compose(
        new Vector3(x, ROOF * high - long / 2, z + (random() - 0.3) * DEEP * high * 0.5),
        lean,
        new Vector3(high * (0.8 + random()), long, high),
      ),
    );
    blades.setColorAt(index, shade.set('#ffffff').multiplyScalar(0.55 + 0.45 * random()));
  }
  blades.frustumCulled = false;
  return blades;
}

function palmAt([x, z, tall]: (typeof PALMS)[number], index: number, below: number): Object3D[] {
  const prop = findProp('palm tree');
  if (!prop) return [];
  const made = prop.build({ seed: index + 3 });
  fitParts(made);
  const group = new Group();
  group.add(made);
  group.scale.setScalar(tall / prop.size[1]);
  group.position.set(x, -below, z);
  group.rotation.y = index * 1.3;
  return [group];
}
