import type { Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Motion, Place } from '../kit/prop.js';
import { type Lump, sculpted } from '../kit/sculpt.js';

export const STANDS: readonly Place[] = ['podium', 'table', 'floor', 'ground', 'hand'];

/** A ball goes on as a wheel does. */
export const ROLLS: readonly Motion[] = [{ part: 'wheel.ball', does: 'spin', axis: 'x' }];

export function clayFigure(
  kit: Maker,
  lumps: readonly Lump[],
  box: {
    low: readonly [number, number, number];
    high: readonly [number, number, number];
    cell: number;
    seam: number;
  },
  role: 'clay' | 'gloss' = 'clay',
): void {
  kit.add('body', sculpted({ lumps, ...box }), matter(role, '#ffffff'));
}
