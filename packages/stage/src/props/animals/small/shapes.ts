import type { BufferGeometry } from 'three';
import { mirrored } from '../../aircraft/shapes.js';
import type { Maker, Triple } from '../../kit/maker.js';
import type { Motion, Place } from '../../kit/prop.js';
import { type Corner, outline, slab } from '../../kit/solids.js';

export const FLIES: readonly Place[] = ['air', 'podium', 'ground'];
export const CRAWLS: readonly Place[] = ['ground', 'podium', 'floor', 'table'];

export const FLAPS: readonly Motion[] = [
  { part: 'wing.l', does: 'flap', axis: 'z' },
  { part: 'wing.r', does: 'flap', axis: 'z' },
];

/** A flat leaf of a wing: x outward, y forward. */
export function blade(corners: readonly Corner[], thick: number): BufferGeometry {
  return slab(outline(corners), thick, thick * 0.3, 6).rotateX(Math.PI / 2);
}

/** A joint on each side, and a half to fill it with: both beat up and down together. */
export function wings(
  kit: Maker,
  [x, y, z]: Triple,
  lift: number,
  fill: (wing: Maker, own: (part: BufferGeometry) => BufferGeometry) => void,
): void {
  fill(kit.joint('wing.l', [x, y, z], [0, 0, lift]), (part) => part);
  fill(kit.joint('wing.r', [-x, y, z], [0, Math.PI, lift]), (part) => mirrored(part).rotateY(Math.PI));
}
