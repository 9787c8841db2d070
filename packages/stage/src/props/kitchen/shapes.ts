import type { BufferGeometry } from 'three';
import { merged } from '../kit/surface.js';
import type { Place } from '../kit/prop.js';

export const TABLE: readonly Place[] = ['table', 'podium', 'hand'];

/** How far it has to rise to stand on y = 0. */
export function rise(part: BufferGeometry): number {
  part.computeBoundingBox();
  return -(part.boundingBox?.min.y ?? 0);
}

/** Parts of different kinds as one, without their UVs. */
export const plain = (parts: readonly BufferGeometry[]): BufferGeometry =>
  merged(parts.map((part) => (part.hasAttribute('uv') ? part.clone().deleteAttribute('uv') : part)));
