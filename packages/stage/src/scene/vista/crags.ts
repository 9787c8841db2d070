import { BufferAttribute, type BufferGeometry, Color, IcosahedronGeometry } from 'three/webgpu';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import { rough } from '../../props/kit/noise.js';
import type { Hex } from '../mood.js';
import { softStep } from '../soft-step.js';

/** A rock: its middle, how far it reaches, and how finely it is made. */
export interface Crag {
  readonly at: readonly [number, number, number];
  readonly size: readonly [number, number, number];
  readonly detail?: number;
}

/** What rock looks like: dark and light, wet up to a height, and with moss on top or none. */
export interface CragLook {
  readonly dark: Hex;
  readonly light: Hex;
  readonly wetTo: number;
  readonly moss: Hex | null;
}

/** A rock with ledges and facets. */
export function cragShape({ at, size, detail = 12 }: Crag, look: CragLook, seed: number): BufferGeometry {
  const geometry = mergeVertices(
    new IcosahedronGeometry(1, detail).deleteAttribute('uv').deleteAttribute('normal'),
  );
  const places = geometry.getAttribute('position');
  const off = (seed % 97) * 3.7;
  for (let index = 0; index < places.count; index += 1) {
    const [x, y, z] = [places.getX(index), places.getY(index), places.getZ(index)];
    const lumps = 1 + 0.42 * rough(x * 1.5 + off, y * 1.1, z * 1.5) + 0.2 * ledge(x, y, z, off);
    places.setXYZ(
      index,
      at[0] + x * size[0] * lumps,
      at[1] + y * size[1] * lumps,
      at[2] + z * size[2] * lumps,
    );
  }
  geometry.computeVertexNormals();
  geometry.setAttribute('color', coloursOf(geometry, look, off));
  return geometry;
}

const ledge = (x: number, y: number, z: number, off: number): number =>
  1 - 2 * Math.abs(rough(x * 2.6 + off, y * 5.2, z * 2.6));

function coloursOf(
  geometry: BufferGeometry,
  { dark, light, wetTo, moss }: CragLook,
  off: number,
): BufferAttribute {
  const places = geometry.getAttribute('position');
  const facing = geometry.getAttribute('normal');
  const [low, high, green] = [new Color(dark), new Color(light), new Color(moss ?? light)];
  const colours = new Float32Array(places.count * 3);
  const tint = new Color();
  for (let index = 0; index < places.count; index += 1) {
    const [x, y, z] = [places.getX(index), places.getY(index), places.getZ(index)];
    const grain = rough(x * 0.9 + off, y * 2.4, z * 0.9);
    tint.copy(low).lerp(high, 0.5 + 0.6 * grain);
    const up = facing.getY(index);
    if (moss) tint.lerp(green, softStep(0.35, 0.75, up + 0.4 * rough(x * 1.7, y, z * 1.7 + off)));
    tint.multiplyScalar(0.42 + 0.58 * softStep(wetTo * 0.5, wetTo + 0.01, y + 0.25 * grain));
    tint.toArray(colours, index * 3);
  }
  return new BufferAttribute(colours, 3);
}
