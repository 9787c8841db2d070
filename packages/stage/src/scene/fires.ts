import { AdditiveBlending, Mesh, MeshBasicNodeMaterial, type Object3D, PlaneGeometry } from 'three/webgpu';
import { positionLocal, smoothstep, vec2 } from 'three/tsl';
import type { Actor } from './actor.js';
import { clock } from './sets/ground.js';
import { tone } from './sets/set-pieces.js';
import { type Fire, softFire } from './soft-fire.js';

interface Burning extends Omit<Fire, 'seed'> {
  /** Where it burns, in metres from the middle of the foot. */
  readonly at: readonly [number, number, number];
  /** Its flames as they are built, which do not move as fire does. */
  readonly isFlame: (name: string) => boolean;
  /** How large the light is that is seen behind it; 0 is none. */
  readonly halo: number;
}

const BURNING: ReadonlyMap<string, Burning> = new Map([
  [
    'fireplace',
    { at: [0, 0.17, 0], wide: 0.24, tall: 0.5, deep: 0.09, halo: 0.62, isFlame: (name) => name === 'flames' },
  ],
  [
    'campfire',
    { at: [0, 0.06, 0], wide: 0.22, tall: 0.85, halo: 0, isFlame: (name) => name.startsWith('flame.') },
  ],
]);

/** Has what burns do so: soft flames in place of those that it was built with, and their light behind them. */
export function kindle({ made, prop }: Actor): void {
  const burning = BURNING.get(prop.noun);
  if (!burning) return;
  const gone: Object3D[] = [];
  made.traverse((part) => {
    if (burning.isFlame(part.name)) gone.push(part);
  });
  for (const part of gone) part.removeFromParent();
  const fire = softFire({ ...burning, seed: 1 });
  fire.position.set(...burning.at);
  made.add(fire);
  if (burning.halo > 0) made.add(haloOf(burning));
}

/** What is behind a fire is bright of it, and never still. */
function haloOf({ at: [x, y, z], halo }: Burning): Mesh {
  const material = new MeshBasicNodeMaterial({
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    fog: false,
  });
  const off = positionLocal.xy.mul(vec2(1, 0.85)).length().div(halo);
  const wave = clock.mul(8.3).sin().mul(0.14).add(clock.mul(21.7).add(1).sin().mul(0.09)).add(0.8);
  material.colorNode = tone('#ff7a1e').mul(smoothstep(1, 0, off).pow(2).mul(wave));
  const mesh = new Mesh(new PlaneGeometry(halo * 2, halo * 2), material);
  mesh.position.set(x, y + halo * 0.35, z - 0.12);
  mesh.renderOrder = 4;
  return mesh;
}
