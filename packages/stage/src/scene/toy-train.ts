import { random } from '@clipwright/sketch/clip';
import {
  CircleGeometry,
  ConeGeometry,
  Group,
  Mesh,
  MeshLambertNodeMaterial,
  type Object3D,
  Vector3,
} from 'three/webgpu';
import { float, mix, positionLocal, smoothstep } from 'three/tsl';
import type { Actor } from './actor.js';
import { HallKit } from './sets/halls/hall-kit.js';
import { tone } from './sets/set-pieces.js';

/** In widths of the engine: how long a wagon is, how far from the next, and what it is of. */
const [LONG, GAP] = [1.75, 0.28];
const WAGONS = ['#c8402f', '#2f6fae', '#e0a92f'] as const;
/** In sizes of the ring: how large the rug is. */
const RUG = 1.42;

/** What goes with a train that goes around on a table or a floor: wagons behind it, a rug and toys. */
export function toyTrain(
  main: Actor,
  { radius, seed, rider }: { readonly radius: number; readonly seed: number; readonly rider: Actor | null },
): { readonly objects: readonly Object3D[]; readonly take: () => void } {
  const wide = main.size.x;
  const wagons = WAGONS.map((hex, index) => wagonOf(hex, wide, random(seed + index)));
  const step = (LONG + GAP) * wide;
  const seat = rider && seatIn(rider, wide);
  return {
    objects: [rugOf(radius), toysOf(radius, random(seed)), ...wagons],
    take: () => {
      const { x, z } = main.group.position;
      const front = Math.atan2(x, z);
      wagons.forEach((wagon, index) => {
        const turn = front - (main.size.z / 2 + GAP * wide + step * index + (LONG * wide) / 2) / radius;
        wagon.position.set(Math.sin(turn) * radius, 0, Math.cos(turn) * radius);
        wagon.rotation.y = turn + Math.PI / 2;
      });
      seat?.(wagons.at(-1)!);
    },
  };
}

/** In widths of the engine: how large whoever rides along is, and how high it sits. */
const [RIDER, SEAT] = [1.7, 0.34];

/** Whoever is with a toy train rides in a wagon of it, as large as fits there. */
function seatIn({ group, size }: Actor, wide: number): (wagon: Group) => void {
  group.scale.multiplyScalar((RIDER * wide) / Math.max(size.x, size.y, size.z * 0.9));
  return ({ position, rotation }) => {
    group.position.set(position.x, SEAT * wide, position.z);
    group.rotation.y = rotation.y;
  };
}

/** A truck of wood with blocks in it, which looks along z. */
function wagonOf(hex: string, wide: number, chance: () => number): Group {
  const kit = new HallKit(chance);
  const long = LONG * wide;
  const low = wide * 0.3;
  kit.box([wide * 0.8, wide * 0.12, long], [0, low, 0], '#b98850');
  for (const side of [-1, 1])
    kit.box([wide * 0.07, wide * 0.34, long], [side * wide * 0.37, low + wide * 0.2, 0], hex);
  for (const end of [-1, 1]) {
    kit.box(
      [wide * 0.8, wide * 0.34, wide * 0.07],
      [0, low + wide * 0.2, end * (long / 2 - wide * 0.04)],
      hex,
    );
    kit.bar(wide * 0.2, wide * 0.86, [0, wide * 0.22, end * long * 0.3], '#6b4628');
    kit.box([wide * 0.1, wide * 0.08, wide * GAP], [0, low, end * (long / 2 + wide * GAP * 0.5)], '#3a2f28');
  }
  for (const at of [-0.28, 0.02, 0.3]) {
    const side = wide * (0.3 + 0.08 * chance());
    kit.box(
      [side, side, side],
      [wide * (chance() - 0.5) * 0.2, low + wide * 0.24, at * long],
      kit.one(BRIGHT),
    );
  }
  return grouped(kit);
}

const BRIGHT = ['#e0503a', '#f0b63a', '#3f8fc4', '#58a55c', '#f3ead8', '#a06fc0'] as const;

function grouped(kit: HallKit): Group {
  const group = new Group();
  group.add(...kit.meshes({ isNight: false, power: float(1) }));
  return group;
}

/** A round rug with a border, under all of it. */
function rugOf(radius: number): Mesh {
  const material = new MeshLambertNodeMaterial();
  const off = positionLocal.xy.length().div(radius * RUG);
  const ring = smoothstep(0.86, 0.87, off).mul(smoothstep(0.95, 0.94, off));
  const weave = positionLocal.x.mul(120).sin().mul(positionLocal.y.mul(120).sin()).mul(0.05).add(1);
  const paint = mix(tone('#3f7f8c'), tone('#f0dfb8'), ring).mul(weave);
  material.colorNode = paint.mul(0.75);
  material.emissiveNode = paint.mul(0.3);
  const mesh = new Mesh(new CircleGeometry(radius * RUG, 72), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.y = 0.002;
  mesh.receiveShadow = true;
  return mesh;
}

/** Trees, houses and blocks within the track and about it. */
function toysOf(radius: number, chance: () => number): Group {
  const kit = new HallKit(chance);
  const at = (turn: number, far: number): Vector3 =>
    new Vector3(Math.sin(turn) * far * radius, 0, Math.cos(turn) * far * radius);
  const unit = radius;
  for (const [turn, far] of [
    [0.4, 0.55],
    [2.6, 0.5],
    [3.4, 0.62],
    [4.4, 0.42],
  ] as const) {
    const { x, z } = at(turn, far);
    kit.rod(0.025 * unit, 0.1 * unit, [x, 0.05 * unit, z], '#8a5a34');
    for (const [up, size] of [
      [0.16, 0.11],
      [0.26, 0.08],
    ] as const)
      kit.shape(new ConeGeometry(size * unit, 0.16 * unit, 14).translate(x, up * unit, z), '#4f9a58');
  }
  for (const [turn, far, hex] of [
    [1.5, 0.45, '#e9d9b8'],
    [5.2, 0.5, '#e0a08a'],
  ] as const) {
    const { x, z } = at(turn, far);
    kit.box([0.2 * unit, 0.16 * unit, 0.16 * unit], [x, 0.08 * unit, z], hex);
    kit.shape(
      new ConeGeometry(0.17 * unit, 0.14 * unit, 4).rotateY(Math.PI / 4).translate(x, 0.23 * unit, z),
      '#b8402f',
    );
  }
  for (const [turn, far] of [
    [0.9, 1.32],
    [2.2, 1.36],
    [3.9, 1.34],
    [5.4, 1.3],
    [5.62, 1.34],
  ] as const) {
    const { x, z } = at(turn, far);
    const side = (0.11 + 0.04 * chance()) * unit;
    kit.box([side, side, side], [x, side / 2, z], kit.one(BRIGHT));
    if (chance() < 0.5) kit.box([side * 0.8, side * 0.8, side * 0.8], [x, side * 1.4, z], kit.one(BRIGHT));
  }
  const ball = at(2.95, 1.34);
  kit.ball([0.11 * unit, 0.11 * unit, 0.11 * unit], [ball.x, 0.11 * unit, ball.z], '#e0503a');
  return grouped(kit);
}
