import { AdditiveBlending, type Mesh, MeshBasicNodeMaterial, PlaneGeometry } from 'three/webgpu';
import { fract, positionLocal, smoothstep } from 'three/tsl';
import type { SkyPlan } from '../../../plan/stage-plan.js';
import { put, tone } from '../set-pieces.js';

/** Metres: what a window's light covers of a floor, and how far aslant it falls. */
const [WIDE, DEEP, SLANT] = [1.7, 1.5, 0.55];
const DULL: readonly SkyPlan['airs'][number][] = ['rain', 'storm', 'snow', 'fog'];

/** Whether the sun comes in. */
export const isSunny = (sky: SkyPlan | null): boolean =>
  sky !== null && sky.time !== 'night' && !sky.airs.some((air) => DULL.includes(air));

/** What the sun draws of a window on the floor before it: four panes aslant. */
export function sunPatch(x: number, z: number): Mesh {
  const geometry = new PlaneGeometry(WIDE, DEEP).rotateX(-Math.PI / 2);
  const places = geometry.getAttribute('position');
  for (let at = 0; at < places.count; at += 1) places.setX(at, places.getX(at) + places.getZ(at) * SLANT);
  const material = new MeshBasicNodeMaterial({
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
  });
  const across = positionLocal.x.sub(positionLocal.z.mul(SLANT)).div(WIDE).add(0.5);
  const along = positionLocal.z.div(DEEP).add(0.5);
  const pane = (way: typeof across) => {
    const off = fract(way.mul(2)).sub(0.5).abs();
    return smoothstep(0.47, 0.42, off);
  };
  material.colorNode = tone('#ffd9a0').mul(pane(across).mul(pane(along)).mul(0.3));
  const mesh = put(geometry, material, [x, 0.004, z]);
  mesh.renderOrder = 3;
  return mesh;
}
