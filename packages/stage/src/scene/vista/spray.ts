import { random } from '@clipwright/sketch/clip';
import { attribute, mx_fractal_noise_float, smoothstep, texture, uv, vec2, vec3 } from 'three/tsl';
import {
  InstancedBufferAttribute,
  InstancedMesh,
  MeshBasicNodeMaterial,
  type Node,
  Object3D,
  PlaneGeometry,
  type WebGPURenderer,
} from 'three/webgpu';
import { bakedColour, bakeSurface } from '../sets/bake-surface.js';
import { softStep } from '../soft-step.js';
import type { Daylight } from './daylight.js';

/** A puff of spray or mist: where it begins, how it goes, and how it grows, in units and seconds. */
export interface Puff {
  readonly at: readonly [number, number, number];
  readonly speed: readonly [number, number, number];
  /** How fast it falls faster. */
  readonly weight: number;
  /** How long it is seen, out of how long it takes to come again, and when it first does. */
  readonly life: number;
  readonly every: number;
  readonly first: number;
  /** How large it is at first, and at last. */
  readonly size: readonly [number, number];
  readonly most: number;
}

/** Puffs that come again and again, turned towards the camera. */
export interface Spray {
  readonly mesh: InstancedMesh;
  take(seconds: number, around: number): void;
}

/** A soft ball of mist, once for each renderer. */
const painted = new WeakMap<WebGPURenderer, ReturnType<typeof bakeSurface>>();

function puffMap(renderer: WebGPURenderer) {
  const known = painted.get(renderer);
  if (known) return known;
  const made = bakeSurface(renderer, (at) => {
    const away = at.sub(vec2(0.5)).length().mul(2);
    const lumps = mx_fractal_noise_float(vec3(at.mul(5), 3), 4)
      .mul(0.5)
      .add(0.62);
    return vec3(smoothstep(1, 0.12, away.add(lumps.oneMinus().mul(0.55))).mul(lumps.clamp(0, 1)));
  });
  painted.set(renderer, made);
  return made;
}

/** What mist is lit by. */
export const mistTint = ({ tints, lamps }: Daylight): Node<'vec3'> =>
  tints.cloudLit.mul(0.8).add(tints.horizon.mul(0.2)).mul(lamps.mul(0.35).oneMinus());

export function sprayOf(
  renderer: WebGPURenderer,
  light: Daylight,
  puffs: readonly Puff[],
  isClear = false,
): Spray {
  // Clouds are no darker for the air before them.
  const material = new MeshBasicNodeMaterial({ transparent: true, depthWrite: false, fog: !isClear });
  material.colorNode = mistTint(light);
  material.opacityNode = bakedColour(texture(puffMap(renderer), uv()))
    .r.mul(1.5)
    .min(1)
    .mul(attribute<'float'>('fade', 'float'));
  const geometry = new PlaneGeometry(1, 1);
  const fade = new InstancedBufferAttribute(new Float32Array(puffs.length), 1);
  geometry.setAttribute('fade', fade);
  const mesh = new InstancedMesh(geometry, material, puffs.length);
  mesh.frustumCulled = false;
  mesh.renderOrder = 5;
  const chance = random(puffs.length + 5);
  const turns = puffs.map(() => chance() * Math.PI * 2);
  const one = new Object3D();
  return {
    mesh,
    take: (seconds, around) => {
      puffs.forEach((puff, index) => {
        fade.array[index] = placed(puff, seconds, one);
        one.rotation.set(0, around, turns[index]! + seconds * 0.1);
        one.updateMatrix();
        mesh.setMatrixAt(index, one.matrix);
      });
      fade.needsUpdate = true;
      mesh.instanceMatrix.needsUpdate = true;
    },
  };
}

/** Puts one where it is by now; answers how much of it is seen. */
function placed(
  { at, speed, weight, life, every, first, size, most }: Puff,
  seconds: number,
  one: Object3D,
): number {
  const since = (((seconds - first) % every) + every) % every;
  const share = since / life;
  const [x, y, z] = at;
  const [dx, dy, dz] = speed;
  one.position.set(x + dx * since, y + dy * since - (weight * since * since) / 2, z + dz * since);
  one.scale.setScalar(share > 1 ? 0 : size[0] + (size[1] - size[0]) * Math.sqrt(share));
  return share > 1 ? 0 : most * softStep(0, 0.12, share) * softStep(1, 0.45, share);
}
