import type { Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Place } from '../kit/prop.js';
import { type Lump, sculpted } from '../kit/sculpt.js';

export const STANDS: readonly Place[] = ['podium', 'table', 'floor', 'ground', 'hand'];

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
