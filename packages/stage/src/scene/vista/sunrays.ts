import { clock } from '../sets/ground.js';
import { positionWorld, smoothstep, vec3 } from 'three/tsl';
import { AdditiveBlending, Mesh, MeshBasicNodeMaterial, type Object3D, PlaneGeometry } from 'three/webgpu';

/** How steep light falls: how far it goes to the side for each unit down. */
const SLANT = 0.613;
const LEAN = 0.55;

/** Half the widths of shafts in turn: gaps between leaves are of all sizes. */
const HALVES = [1.9, 0.8, 1.4, 2.3] as const;

/** Shafts of light that slant through trees, or between clouds where they are so many times wider, each crossing `high` at its place. */
export function sunrays(places: readonly (readonly [number, number])[], high: number, times = 1): Object3D[] {
  return places.map(([x, z], index) => {
    const half = HALVES[index % HALVES.length]! * times;
    const material = new MeshBasicNodeMaterial({
      transparent: true,
      depthWrite: false,
      blending: AdditiveBlending,
      fog: false,
    });
    const { x: across, y: up } = positionWorld;
    const off = across.sub(x).add(up.sub(high).mul(SLANT)).abs();
    const pulse = clock.mul(0.8).add(x).sin().mul(0.2).add(0.8);
    material.colorNode = vec3(1, 0.77, 0.36).mul(0.5);
    material.opacityNode = smoothstep(half, 0, off)
      .pow(1.3)
      .mul(smoothstep(-0.5, high * 1.5, up))
      .mul(pulse)
      .mul(0.42);
    const mesh = new Mesh(new PlaneGeometry(half * 2.8, high * 2.8).rotateZ(LEAN), material);
    mesh.position.set(x, high, z);
    mesh.renderOrder = 6;
    return mesh;
  });
}
