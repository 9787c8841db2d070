import type { BufferGeometry } from 'three';
import type { Triple } from '../kit/maker.js';
import type { Place } from '../kit/prop.js';
import { swept } from '../kit/swept.js';

export const HALL: readonly Place[] = ['floor', 'ground', 'podium'];
export const HELD: readonly Place[] = ['hand', 'podium', 'table', 'floor'];

/** A round bar from one place to another. */
export const bar = (from: Triple, to: Triple, radius: number, sides = 12): BufferGeometry =>
  swept([from, to], radius, { sides, steps: 2 });
