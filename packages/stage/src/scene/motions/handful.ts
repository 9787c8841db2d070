import {
  BoxGeometry,
  type BufferGeometry,
  Color,
  CylinderGeometry,
  Euler,
  type Group,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
  Quaternion,
  SphereGeometry,
  Vector3,
} from 'three/webgpu';
import type { ShowPlan } from '../../plan/stage-plan.js';
import type { Actor } from '../actor.js';
import { berryShape } from './berry-shape.js';

/** How many fall, how many lie about already, and how long one falls, in seconds. */
const [FALLING, LYING, SECONDS] = [46, 22, 1.15];
/** How high they come from over the thing's top, and how far beside its middle, in units of it. */
const [HIGH, WIDE] = [1.05, 0.3];

type Look = NonNullable<ShowPlan['look']>;

/** What each looks like at a size of 1, and how large it is in units of what it falls into. */
const LOOKS: Readonly<Record<Look, readonly [() => BufferGeometry, number]>> = {
  bean: [() => new SphereGeometry(1, 10, 8).scale(1, 0.55, 0.66), 0.036],
  berry: [berryShape, 0.074],
  ball: [() => new SphereGeometry(1, 14, 10), 0.05],
  flake: [() => new SphereGeometry(1, 10, 6).scale(1, 0.08, 0.62), 0.055],
  grain: [() => new SphereGeometry(1, 5, 4), 0.011],
  cube: [() => new BoxGeometry(1.5, 1.5, 1.5), 0.06],
  disc: [() => new CylinderGeometry(1, 1, 0.22, 20), 0.062],
};
/** How high each lies, as a share of its size. */
const RESTS = 0.55;

interface Told {
  readonly extras: Group;
  readonly reach: Vector3;
  readonly random: () => number;
  readonly show: ShowPlan;
}

/** Lets a handful fall into or onto a thing, again and again; some lies about it. */
export function handfulInto(
  { group, size }: Actor,
  { extras, reach, random, show }: Told,
): (seconds: number) => void {
  const unit = Math.max(size.y, size.x * 0.7);
  const [shape, own] = LOOKS[show.look ?? 'bean'];
  const shining = new MeshStandardMaterial({ roughness: 0.35, vertexColors: show.look === 'berry' });
  const mesh = new InstancedMesh(shape(), shining, FALLING + LYING);
  mesh.castShadow = true;
  mesh.frustumCulled = false;
  extras.add(mesh);
  const { x: middle, y: foot, z: deep } = group.position;
  const top = foot + size.y;
  const around = Array.from({ length: FALLING + LYING }, (_, index) => {
    mesh.setColorAt(index, new Color(show.colours[index % show.colours.length] ?? '#ffffff'));
    return {
      turn: random() * Math.PI * 2,
      far: Math.sqrt(random()),
      late: random() * SECONDS,
      spin: new Vector3(random() - 0.5, random() - 0.5, random() - 0.5).multiplyScalar(9),
      size: unit * own * (0.8 + 0.4 * random()),
    };
  });
  reach.max(new Vector3(size.x * 1.25, size.y + unit * HIGH * 0.5, 0));
  const place = new Vector3();
  const put = (index: number, turns: Vector3, scale: number): void => {
    const turned = new Quaternion().setFromEuler(new Euler(turns.x, turns.y, turns.z));
    mesh.setMatrixAt(index, new Matrix4().compose(place, turned, new Vector3(scale, scale, scale)));
  };
  return (seconds) => {
    around.forEach(({ turn, far, late, spin, size: scale }, index) => {
      const isLying = index >= FALLING;
      const time = (seconds + late) % SECONDS;
      const t = time / SECONDS;
      const out = isLying
        ? Math.max(size.x, size.z) * (0.56 + 0.36 * far)
        : unit * WIDE * far * (1 - 0.55 * t);
      const y = isLying ? scale * RESTS : top - 0.16 * size.y + (1 - t * t) * unit * HIGH;
      place.set(middle + Math.cos(turn) * out, y, deep + Math.sin(turn) * out);
      put(index, isLying ? new Vector3(0, turn, 0) : spin.clone().multiplyScalar(time), scale);
    });
    mesh.instanceMatrix.needsUpdate = true;
  };
}
