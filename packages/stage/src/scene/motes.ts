import { random } from '@clipwright/sketch/clip';
import {
  AdditiveBlending,
  CircleGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicNodeMaterial,
} from 'three/webgpu';
import { positionLocal, smoothstep } from 'three/tsl';
import type { Actor } from './actor.js';

/** How many there are, how large the largest is and how far they are spread, in units; how fast they rise and stray, in units a second. */
const [MANY, LARGE, SPREAD, RISE, STRAY] = [46, 0.016, 1.7, 0.1, 0.09];
const SEED = 811;

/** Dust in the light about things on a table, that drifts and glints; turned towards the camera. */
export function motesAbout(
  { group: { position }, size }: Actor,
  colour: string,
): { readonly group: Group; take(around: number, seconds: number): void } {
  const chance = random(SEED);
  const material = new MeshBasicNodeMaterial({
    color: colour,
    transparent: true,
    // It is as sharp as where it is, and not as what is far behind it.
    depthWrite: true,
    blending: AdditiveBlending,
    fog: false,
  });
  material.opacityNode = smoothstep(1, 0.25, positionLocal.xy.length()).mul(0.95);
  const mesh = new InstancedMesh(new CircleGeometry(1, 10), material, MANY);
  Object.assign(mesh, { frustumCulled: false, renderOrder: 5 });
  const tall = Math.max(1, size.y) * 1.3;
  const motes = Array.from({ length: MANY }, () => ({
    x: (chance() - 0.5) * 2 * SPREAD,
    y: chance() * tall,
    z: (chance() - 0.75) * SPREAD,
    late: chance() * 7,
    pace: 0.5 + chance(),
    size: LARGE * (0.3 + 0.7 * chance() ** 2),
  }));
  const group = new Group();
  group.position.set(position.x, 0, position.z);
  group.add(mesh);
  const matrix = new Matrix4();
  return {
    group,
    take: (around, seconds) => {
      group.rotation.y = around;
      motes.forEach(({ x, y, z, late, pace, size: own }, index) => {
        const glint = own * (0.6 + 0.4 * Math.sin(seconds * 2.4 * pace + late));
        const high = (y + seconds * RISE * pace) % tall;
        const aside = x + STRAY * Math.sin(seconds * 1.1 * pace + late) + seconds * STRAY * 0.6;
        mesh.setMatrixAt(index, matrix.makeScale(glint, glint, glint).setPosition(aside, high, z));
      });
      mesh.instanceMatrix.needsUpdate = true;
    },
  };
}
