import type { BufferGeometry } from 'three';
import type { Place } from '../kit/prop.js';
import { boxAt, rod } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';

export const FIXED: readonly Place[] = ['floor', 'podium'];

/** Doors side by side, with a gap between. */
export const doors = (
  xs: readonly number[],
  [wide, tall]: readonly [number, number],
  { y, z }: { readonly y: number; readonly z: number },
): BufferGeometry => merged(xs.map((x) => boxAt([wide - 0.012, tall, 0.022], [x, y, z], 0.006)));

/** A bar across the top of each. */
export const handles = (xs: readonly number[], y: number, z: number): BufferGeometry =>
  merged(xs.map((x) => placed(rod(0.007, 0.22, 10), { at: [x + 0.11, y, z], turn: [0, 0, Math.PI / 2] })));
