import { random } from '@clipwright/sketch/clip';
import { BufferGeometry, Float32BufferAttribute, CylinderGeometry, Group, type Object3D, SphereGeometry } from 'three/webgpu';
import { float } from 'three/tsl';
import { HallKit } from '../sets/halls/hall-kit.js';

/** A barn, a silo, a fence, bales and rows of corn behind what is before a farm, in sizes of a picture that is about one unit. */
export function farmAbout({ seed, isNight, far }: { readonly seed: number; readonly isNight: boolean; readonly far: number }): Object3D {
  const kit = new HallKit(random(seed));
  const lit = isNight ? '#ffd08a' : '#3a4a58';
  barn(kit, [-2.6, -far - 2.2], lit);
  house(kit, [3.4, -far - 2.8], lit);
  fence(kit, -far - 0.5);
  corn(kit, -far - 0.9);
  for (const [x, z] of [[-0.9, -far - 0.2], [1.5, -far + 0.15], [2.1, -far - 0.4]] as const)
    kit.shape(new CylinderGeometry(0.26, 0.26, 0.42, 18).rotateZ(Math.PI / 2).rotateY(x).translate(x, 0.26, z), '#d2b057');
  const farm = new Group();
  farm.add(...kit.meshes({ isNight, power: float(isNight ? 1.5 : 0.5) }));
  return farm;
}

/** A roof with two slopes to each side and its gable towards the camera. */
function roof([x, y, z]: readonly [number, number, number], [half, tall, deep]: readonly [number, number, number]): BufferGeometry {
  const line = [
    [-half, 0],
    [-half * 0.62, tall * 0.72],
    [0, tall],
    [half * 0.62, tall * 0.72],
    [half, 0],
  ] as const;
  const places: number[] = [];
  for (let at = 0; at < line.length - 1; at += 1) {
    const [[ax, ay], [bx, by]] = [line[at]!, line[at + 1]!];
    const [front, back] = [z + deep / 2, z - deep / 2];
    places.push(x + ax, y + ay, front, x + bx, y + by, front, x + ax, y + ay, back);
    places.push(x + bx, y + by, front, x + bx, y + by, back, x + ax, y + ay, back);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3));
  geometry.computeVertexNormals();
  // Seen from above as from below.
  return geometry;
}

/** The gable below such a roof. */
function gable([x, y, z]: readonly [number, number, number], [half, tall]: readonly [number, number]): BufferGeometry {
  const corners = [
    [-half, 0],
    [half, 0],
    [half * 0.62, tall * 0.72],
    [0, tall],
    [-half * 0.62, tall * 0.72],
  ] as const;
  const places = [1, 2, 3].flatMap((at) =>
    [corners[0], corners[at]!, corners[at + 1]!].flatMap(([right, up]) => [x + right, y + up, z]),
  );
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3));
  geometry.computeVertexNormals();
  return geometry;
}

function barn(kit: HallKit, [x, z]: readonly [number, number], lit: string): void {
  const red = '#a83228';
  kit.box([2, 1.1, 1.8], [x, 0.55, z], red);
  kit.shape(gable([x, 1.1, z + 0.9], [1, 0.8]), red);
  kit.shape(roof([x, 1.1, z], [1.12, 0.86, 2]), '#5a5f66');
  kit.box([0.8, 0.86, 0.03], [x, 0.43, z + 0.91], '#7d241d');
  for (const turn of [-0.45, 0, 0.45]) kit.box([0.05, 0.9, 0.05], [x + turn * 1.02, 0.45, z + 0.93], '#f1ece0');
  for (const up of [0.02, 0.88]) kit.box([0.98, 0.05, 0.05], [x, up, z + 0.93], '#f1ece0');
  kit.lamp([0.3, 0.3, 0.03], [x, 1.34, z + 0.92], lit);
  for (const side of [-0.72, 0.72]) kit.lamp([0.22, 0.28, 0.03], [x + side, 0.62, z + 0.91], lit);
  kit.rod(0.36, 2.1, [x - 1.5, 1.05, z - 0.1], '#b4bac0');
  kit.shape(new SphereGeometry(0.36, 16, 10).translate(x - 1.5, 2.1, z - 0.1), '#8d959c');
}

function house(kit: HallKit, [x, z]: readonly [number, number], lit: string): void {
  kit.box([1.5, 0.9, 1.2], [x, 0.45, z], '#e6e0d2');
  kit.shape(gable([x, 0.9, z + 0.6], [0.75, 0.6]), '#e6e0d2');
  kit.shape(roof([x, 0.9, z], [0.86, 0.66, 1.4]), '#6a4438');
  for (const side of [-0.4, 0.4]) kit.lamp([0.26, 0.3, 0.03], [x + side, 0.52, z + 0.61], lit);
  kit.box([0.26, 0.5, 0.03], [x, 0.25, z + 0.61], '#5f3f2a');
  kit.box([0.2, 0.5, 0.2], [x + 0.45, 1.5, z], '#8a5040');
}

function fence(kit: HallKit, z: number): void {
  for (let x = -7; x <= 7; x += 0.7) kit.box([0.07, 0.5, 0.05], [x, 0.25, z], '#e9e4d8');
  for (const up of [0.2, 0.4]) kit.box([14, 0.06, 0.03], [0, up, z + 0.03], '#e9e4d8');
}

function corn(kit: HallKit, z: number): void {
  for (let row = 0; row < 3; row += 1)
    for (let x = -1.2; x < 2.4; x += 0.2) {
      const high = 0.45 + 0.2 * kit.random();
      kit.box([0.03, high, 0.03], [x + 0.06 * kit.random(), high / 2, z - row * 0.3], '#6f8f3a');
      kit.ball([0.1, 0.05, 0.03], [x, high * 0.6, z - row * 0.3], '#8aa84a');
      kit.ball([0.03, 0.08, 0.03], [x, high, z - row * 0.3], '#d9b84f');
    }
}
