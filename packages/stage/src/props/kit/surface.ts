import { BufferAttribute, BufferGeometry, Color, Euler, Matrix4, Quaternion, Vector3 } from 'three';
import { mergeGeometries, mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';

/** UVs from the side that each triangle faces most; one square covers `span` metres, and v runs along y or z. */
export function boxMapped(geometry: BufferGeometry, span: number): BufferGeometry {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry.clone();
  const places = flat.getAttribute('position');
  const normals = flat.getAttribute('normal');
  const uvs = new Float32Array(places.count * 2);
  for (let i = 0; i < places.count; i += 1) {
    const first = i - (i % 3);
    const sum = (read: 'getX' | 'getY' | 'getZ') =>
      Math.abs(normals[read](first) + normals[read](first + 1) + normals[read](first + 2));
    const [x, y, z] = [sum('getX'), sum('getY'), sum('getZ')];
    const u = x > y && x > z ? places.getZ(i) : places.getX(i);
    const v = y > x && y > z ? places.getZ(i) : places.getY(i);
    uvs.set([u / span, v / span], i * 2);
  }
  flat.setAttribute('uv', new BufferAttribute(uvs, 2));
  return flat;
}

type Reading = (x: number, y: number, z: number) => Color | string;

/** The same surface with a colour at each vertex. */
export function tinted(geometry: BufferGeometry, colourAt: Reading | string): BufferGeometry {
  const places = geometry.getAttribute('position');
  const colours = new Float32Array(places.count * 3);
  const read = typeof colourAt === 'string' ? () => colourAt : colourAt;
  for (let i = 0; i < places.count; i += 1) {
    new Color(read(places.getX(i), places.getY(i), places.getZ(i))).toArray(colours, i * 3);
  }
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  return geometry;
}

/** Between colours: 0 is the first, 1 the last. */
export function between(colours: readonly string[], t: number): Color {
  const at = Math.min(0.9999, Math.max(0, t)) * (colours.length - 1);
  const from = Math.floor(at);
  return new Color(colours[from]).lerp(new Color(colours[from + 1] ?? colours[from]), at - from);
}

/** Every vertex moved by what `move` does to it, and the normals made anew without seams. */
export function bent(geometry: BufferGeometry, move: (at: Vector3) => void): BufferGeometry {
  const places = geometry.getAttribute('position');
  const at = new Vector3();
  for (let i = 0; i < places.count; i += 1) {
    move(at.fromBufferAttribute(places, i));
    places.setXYZ(i, at.x, at.y, at.z);
  }
  return smooth(geometry);
}

/** One smooth skin: vertices at one place become one. */
export function smooth(geometry: BufferGeometry): BufferGeometry {
  geometry.deleteAttribute('uv');
  geometry.deleteAttribute('normal');
  const whole = mergeVertices(geometry, 1e-6);
  whole.computeVertexNormals();
  return whole;
}

export interface Spot {
  readonly at?: readonly [number, number, number];
  readonly turn?: readonly [number, number, number];
  readonly scale?: number | readonly [number, number, number];
}

/** A copy at another spot. */
export function placed(
  geometry: BufferGeometry,
  { at = [0, 0, 0], turn = [0, 0, 0], scale = 1 }: Spot,
): BufferGeometry {
  const size = typeof scale === 'number' ? new Vector3(scale, scale, scale) : new Vector3(...scale);
  const turned = new Quaternion().setFromEuler(new Euler(...turn));
  return geometry.clone().applyMatrix4(new Matrix4().compose(new Vector3(...at), turned, size));
}

/** Many surfaces as one: what only some of them have is dropped. */
export function merged(parts: readonly BufferGeometry[]): BufferGeometry {
  const kept = ['position', 'normal', 'uv', 'color'].filter((name) =>
    parts.every((part) => part.hasAttribute(name)),
  );
  const alike = parts.map((part) => {
    const flat = part.index ? part.toNonIndexed() : part;
    const made = new BufferGeometry();
    for (const name of kept) made.setAttribute(name, flat.getAttribute(name));
    return made;
  });
  return mergeGeometries(alike);
}
