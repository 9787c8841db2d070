import { BoxGeometry, type BufferGeometry, Mesh, MeshLambertNodeMaterial, type Node } from 'three/webgpu';
import type { Hex } from '../../mood.js';
import { put, tone } from '../set-pieces.js';

/** How much of a room's colours is seen where no lamp reaches: the walls throw light at each other. */
export const [BY_DAY, BY_NIGHT] = [0.42, 0.075] as const;

/** Paint without gloss, in the light that a room has all over. */
export function matt(hex: Hex, isNight: boolean, paint: Node<'vec3'> = tone(hex)): MeshLambertNodeMaterial {
  const material = new MeshLambertNodeMaterial();
  material.colorNode = paint.mul(0.8);
  material.emissiveNode = paint.mul(isNight ? BY_NIGHT : BY_DAY);
  return material;
}

/** What shines by itself. */
export function shining(hex: Hex, power: number): MeshLambertNodeMaterial {
  const material = new MeshLambertNodeMaterial({ color: hex });
  material.emissiveNode = tone(hex).mul(power);
  return material;
}

type Three = readonly [number, number, number];

export const box = (size: Three, at: Three, material: Mesh['material']): Mesh =>
  shaded(new BoxGeometry(...size), at, material);

/** A piece that also throws a shadow. */
export function shaded(geometry: BufferGeometry, at: Three, material: Mesh['material']): Mesh {
  const mesh = put(geometry, material, at);
  mesh.castShadow = true;
  return mesh;
}
