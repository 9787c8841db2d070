import { random } from '@clipwright/sketch/clip';
import {
  Color,
  Euler,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  MeshStandardNodeMaterial,
  Quaternion,
  Vector3,
} from 'three/webgpu';
import { clock } from '../sets/ground.js';
import { type Scattered, wrapped } from './scatter.js';

/** How many, how far to all sides from the way, how far along it, and how large, in units. */
const [COUNT, NEAR, FAR, LONG] = [200, 1.35, 15, 24] as const;
const SIZES = [0.14, 1.9] as const;
/** Units a second by which rocks come on by themselves, where nobody flies. */
const DRIFT = 1.6;
/** Every so many is as large as a house. */
const EVERY_LARGE = 9;

interface Rock {
  readonly place: Vector3;
  readonly size: Vector3;
  readonly axis: Vector3;
  readonly start: number;
  readonly turns: number;
}

/** A field of rocks on all sides of the way, which tumble and pass by. */
export function asteroidsOf(seed: number): Scattered {
  const chance = random(seed);
  const material = new MeshStandardNodeMaterial({ color: '#ffffff', roughness: 0.95, flatShading: true });
  const mesh = new InstancedMesh(rockShape(chance), material, COUNT);
  const rocks = Array.from({ length: COUNT }, (_, index) => rockOf(chance, index));
  rocks.forEach((_, index) =>
    mesh.setColorAt(
      index,
      new Color('#8d7f70').lerp(new Color('#5c5a60'), chance()).multiplyScalar(0.7 + 0.5 * chance()),
    ),
  );
  mesh.frustumCulled = false;
  const [matrix, turn, at] = [new Matrix4(), new Quaternion(), new Vector3()];
  return {
    mesh,
    travel: (units) => {
      const seconds = clock.value;
      rocks.forEach(({ place, size, axis, start, turns }, index) => {
        at.set(place.x, place.y, wrapped(place.z - units - seconds * DRIFT, LONG));
        turn.setFromAxisAngle(axis, start + seconds * turns);
        mesh.setMatrixAt(index, matrix.compose(at, turn, size));
      });
      mesh.instanceMatrix.needsUpdate = true;
    },
  };
}

function rockOf(chance: () => number, index: number): Rock {
  const isLarge = index % EVERY_LARGE === 0;
  const [least, most] = SIZES;
  const size = least + (most - least) * (isLarge ? 0.55 + 0.45 * chance() : chance() ** 3 * 0.35);
  const turn = chance() * Math.PI * 2;
  // What is large keeps its distance, and what is small may come near.
  const far = NEAR + size * 1.4 + (FAR - NEAR) * chance() ** 1.9;
  return {
    // What is large is beyond the way, and hides nobody.
    place: new Vector3(
      (isLarge ? Math.abs(Math.cos(turn)) : Math.cos(turn)) * far,
      0.5 + Math.sin(turn) * far * 0.62,
      (chance() * 2 - 1) * LONG,
    ),
    size: new Vector3(size, size * (0.65 + 0.4 * chance()), size * (0.7 + 0.5 * chance())),
    axis: new Vector3(chance() - 0.5, chance() - 0.5, chance() - 0.5).normalize(),
    start: chance() * 6.3,
    turns: (0.5 + 1.1 * chance()) / (0.5 + size),
  };
}

/** A lump with dents. */
function rockShape(chance: () => number): IcosahedronGeometry {
  const shape = new IcosahedronGeometry(1, 3);
  const places = shape.getAttribute('position');
  const dents = Array.from({ length: 9 }, () => ({
    way: new Vector3(1, 0, 0).applyEuler(new Euler(0, chance() * 6.3, chance() * 6.3)),
    deep: 0.1 + 0.2 * chance(),
    wide: 0.35 + 0.5 * chance(),
  }));
  const at = new Vector3();
  for (let index = 0; index < places.count; index += 1) {
    at.fromBufferAttribute(places, index).normalize();
    const dent = dents.reduce((sum, { way, deep, wide }) => {
      const near = Math.max(0, 1 - at.distanceTo(way) / wide);
      return sum + deep * near * near * (3 - 2 * near);
    }, 0);
    const bump = 0.08 * Math.sin(at.x * 5.1 + at.y * 3.7) * Math.cos(at.z * 4.3);
    at.multiplyScalar(1 - dent + bump);
    places.setXYZ(index, at.x, at.y, at.z);
  }
  shape.computeVertexNormals();
  return shape;
}
