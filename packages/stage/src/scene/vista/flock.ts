import { random } from '@clipwright/sketch/clip';
import {
  BufferGeometry,
  Color,
  Euler,
  Float32BufferAttribute,
  InstancedMesh,
  Matrix4,
  MeshLambertNodeMaterial,
  Quaternion,
  SphereGeometry,
  Vector3,
} from 'three/webgpu';
import { instanceIndex, positionGeometry, positionLocal, vec3 } from 'three/tsl';
import type { Hex } from '../mood.js';
import { joined, painted } from '../outdoors/decor.js';
import { clock } from '../sets/ground.js';
import type { View } from './vista.js';

/** Birds that fly through a place, by their nouns: their backs and their wings, and how many come. */
const FLOCKS: ReadonlyMap<string, readonly (readonly [back: Hex, wings: Hex])[]> = new Map([
  [
    'parrot',
    [
      ['#d9342b', '#2b62c9'],
      ['#2f9a45', '#f2c230'],
      ['#2b62c9', '#f2b81f'],
    ],
  ],
  ['seagull', [['#f4f4f2', '#b9c0c6']]],
  ['bird', [['#3b3f46', '#23262b']]],
]);

const EACH = 5;
/** How large one is for each unit that the camera is away, and how fast they cross all that it sees. */
const [LARGE, CROSSES] = [0.055, 0.16];
const [BEATS, UP] = [13, 0.75];

interface Bird {
  readonly start: number;
  readonly high: number;
  readonly deep: number;
  readonly late: number;
}

/** A flock of a kind that crosses before what is looked at, and how it goes on. */
export function flockOf(
  nouns: readonly string[],
  { aim, away }: View,
  seed: number,
): readonly { readonly mesh: InstancedMesh; take(seconds: number): void }[] {
  const chance = random(seed);
  const size = away * LARGE;
  const looks = nouns.flatMap((noun) => FLOCKS.get(noun) ?? []);
  return looks.map(([back, wings]) => {
    const birds = Array.from({ length: Math.ceil((EACH * 2) / (looks.length + 1)) + 1 }, (): Bird => ({
      start: chance(),
      high: 0.02 + 0.2 * chance(),
      deep: 0.25 + 0.45 * chance(),
      late: chance() * 6,
    }));
    const mesh = new InstancedMesh(birdShape(back, wings), flapping(size), birds.length);
    mesh.frustumCulled = false;
    const [matrix, turn, scale] = [new Matrix4(), new Quaternion(), new Vector3(size, size, size)];
    return {
      mesh,
      take: (seconds) => {
        birds.forEach(({ start, high, deep, late }, index) => {
          const share = ((start + seconds * CROSSES) % 1) - 0.5;
          const near = away * deep;
          const place = new Vector3(
            aim[0] + share * near * 2.4,
            aim[1] + away * high * (0.5 + deep) + size * 0.5 * Math.sin(seconds * 1.6 + late),
            aim[2] + away - near - share * near * 0.4,
          );
          turn.setFromEuler(
            new Euler(0.1 * Math.cos(seconds * 1.6 + late), 1.35, 0.12 * Math.sin(seconds + late), 'YXZ'),
          );
          mesh.setMatrixAt(index, matrix.compose(place, turn, scale));
        });
        mesh.instanceMatrix.needsUpdate = true;
      },
    };
  });
}

/** A bird that looks towards +z, two units from tip to tip. */
function birdShape(back: Hex, wings: Hex): BufferGeometry {
  const wing = (side: number): BufferGeometry => {
    const geometry = new BufferGeometry();
    const rim = [
      [0.08, 0.3],
      [0.5, 0.34],
      [1, 0.02],
      [0.55, -0.16],
      [0.08, -0.22],
    ] as const;
    const places = rim.flatMap(([x, z]) => [side * x, 0.02, z]);
    const faces = [0, 1, 4, 1, 3, 4, 1, 2, 3];
    geometry.setAttribute('position', new Float32BufferAttribute(places, 3));
    geometry.setAttribute(
      'normal',
      new Float32BufferAttribute(
        rim.flatMap(() => [0, 1, 0.2]),
        3,
      ),
    );
    geometry.setIndex([...faces, ...faces.toReversed()]);
    return painted(geometry, wings);
  };
  const pale = `#${new Color(back).lerp(new Color('#ffffff'), 0.2).getHexString()}`;
  return joined([
    painted(new SphereGeometry(0.15, 12, 8).scale(0.85, 0.8, 2.3), back, pale),
    painted(new SphereGeometry(0.12, 10, 8).translate(0, 0.07, 0.36), back, pale),
    painted(new SphereGeometry(0.05, 8, 6).scale(0.7, 0.8, 1.6).translate(0, 0.05, 0.5), '#e9a63a'),
    painted(new SphereGeometry(0.1, 8, 6).scale(0.9, 0.2, 3.2).translate(0, 0, -0.5), wings),
    wing(1),
    wing(-1),
  ]);
}

/** Wings beat from the shoulders out, each bird in its own time. */
function flapping(size: number): MeshLambertNodeMaterial {
  const material = new MeshLambertNodeMaterial({ vertexColors: true });
  const out = positionGeometry.x.abs().sub(0.1).max(0);
  const beat = clock.mul(BEATS).add(instanceIndex.toFloat().mul(1.9)).sin();
  material.positionNode = positionLocal.add(vec3(0, out.mul(beat).mul(UP * size), 0));
  return material;
}
