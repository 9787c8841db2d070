import { type BufferGeometry, Color, Mesh, type Node } from 'three/webgpu';
import { vec3 } from 'three/tsl';
import type { Hex } from '../mood.js';

/** A colour as the graphics program reckons with it. */
export const tone = (hex: Hex): Node<'vec3'> => vec3(...new Color(hex).toArray());

/** A piece of a set in its place, on which shadows fall. */
export function put(
  geometry: BufferGeometry,
  material: Mesh['material'],
  at: readonly [number, number, number],
): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.position.set(...at);
  mesh.receiveShadow = true;
  return mesh;
}
