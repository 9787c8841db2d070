import { random } from '@clipwright/sketch/clip';
import {
  type BufferGeometry,
  InstancedMesh,
  type Material,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three/webgpu';
import { isInSight, type Sight } from './sight.js';

/** What stands about beside a way, by the hundred. */
export interface Scatter {
  readonly geometry: BufferGeometry;
  readonly material: Material;
  readonly count: number;
  /** How far from the way's middle: the near edge and the far one, on the side of the camera and on the other. */
  readonly near: readonly [number, number];
  readonly far: readonly [number, number];
  /** How far before and behind. */
  readonly long: number;
  readonly size: readonly [number, number];
  readonly seed: number;
  /** Evenly spaced, all turned the same way: lamps, posts, houses; else by chance. */
  readonly isRow?: boolean;
  /** All of a row is on the far side. */
  readonly isFarOnly?: boolean;
  /** Which way what stands in a row looks on the far side; the other way round on the near one. */
  readonly facing?: number;
  /** How far on along the way a row begins. */
  readonly shift?: number;
  readonly shadow?: boolean;
  /** All are turned so, in radians, wherever they stand: what lies on the ground away from the sun. */
  readonly turned?: number;
}

/** Things beside a way that comes towards whoever walks on it: who passes out behind comes again before. */
export interface Scattered {
  readonly mesh: InstancedMesh;
  /** Lets the way come so far, along its bend; what `sight` has out of the picture is not drawn. */
  travel(units: number, sight?: Sight | null, bend?: number): void;
}

const UP = new Vector3(0, 1, 0);

export function scattered(plan: Scatter): Scattered {
  const { geometry, material, count, long } = plan;
  const chance = random(plan.seed);
  const mesh = new InstancedMesh(geometry, material, count);
  const { turned } = plan;
  for (let index = 0; index < count; index += 1) {
    const { place, turn, size } = spotOf(plan, index, chance);
    mesh.setMatrixAt(
      index,
      new Matrix4().compose(
        place,
        new Quaternion().setFromAxisAngle(UP, turned ?? turn),
        new Vector3(size, size, size),
      ),
    );
  }
  mesh.frustumCulled = false;
  mesh.castShadow = plan.shadow ?? false;
  const drawn = mesh.instanceMatrix.array;
  const all = drawn.slice();
  const wide = radiusOf(geometry) * plan.size[1];
  return {
    mesh,
    travel: (units, sight = null, bend = 0) => {
      let seen = 0;
      for (let index = 0; index < count; index += 1) {
        const at = index * 16;
        const z = wrapped(all[at + 14]! - units, long);
        const x = all[at + 12]! + bend * z * z;
        if (sight && !isInSight(sight, x, z, wide)) continue;
        for (let part = 0; part < 16; part += 1) drawn[seen * 16 + part] = all[at + part]!;
        drawn[seen * 16 + 12] = x;
        drawn[seen * 16 + 14] = z;
        seen += 1;
      }
      mesh.count = seen;
      mesh.visible = seen > 0;
      mesh.instanceMatrix.needsUpdate = true;
    },
  };
}

function radiusOf(geometry: BufferGeometry): number {
  geometry.computeBoundingSphere();
  const { center, radius } = geometry.boundingSphere!;
  return center.length() + radius;
}

/** A place between -long and long that comes round again. */
export const wrapped = (z: number, long: number): number =>
  ((((z + long) % (2 * long)) + 2 * long) % (2 * long)) - long;

interface Spot {
  readonly place: Vector3;
  readonly turn: number;
  readonly size: number;
}

function spotOf(plan: Scatter, index: number, chance: () => number): Spot {
  const spot = plan.isRow ? inRow(plan, index) : byChance(plan, chance);
  const [least, most] = plan.size;
  return { ...spot, size: least + (most - least) * chance() };
}

/** Every second one on the far side, or all of them; all equally far from the next. */
function inRow({ near, far, facing = 0, ...row }: Scatter, index: number): Omit<Spot, 'size'> {
  const isFar = row.isFarOnly === true || index % 2 === 0;
  const turn = isFar ? facing : facing + Math.PI;
  return { place: new Vector3(isFar ? far[0] : -near[0], 0, alongRow(row, index)), turn };
}

function alongRow(
  { long, count, shift = 0, isFarOnly = false }: Pick<Scatter, 'long' | 'count' | 'shift' | 'isFarOnly'>,
  index: number,
): number {
  const [at, of] = isFarOnly ? [index, count] : [Math.floor(index / 2), Math.ceil(count / 2)];
  return ((at + 0.5) / of) * 2 * long - long + shift;
}

/** Nearer to the camera there is less room, and less of them. */
function byChance({ near, far, long }: Scatter, chance: () => number): Omit<Spot, 'size'> {
  const isFar = chance() < far[1] / (far[1] + near[1]);
  const [from, to] = isFar ? far : near;
  const x = (isFar ? 1 : -1) * (from + (to - from) * chance() ** 1.5);
  return { place: new Vector3(x, 0, (chance() * 2 - 1) * long), turn: chance() * Math.PI * 2 };
}
