import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, flowing, outline, slab, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { STANDS } from './shapes.js';

function trophy(kit: Maker): void {
  const gold = kit.main('gold', '#e2b54e');
  const ear = (side: number) =>
    swept(
      [
        [side * 0.075, 0.31, 0],
        [side * 0.125, 0.325, 0],
        [side * 0.135, 0.27, 0],
        [side * 0.1, 0.215, 0],
        [side * 0.058, 0.2, 0],
      ],
      0.0075,
      { sides: 16, flat: 1.3 },
    );
  kit.add(
    'cup',
    merged([
      flowing(
        corners(
          '0.05 0.085, 0.03 0.098, 0.015 0.12, 0.018 0.14, 0.014 0.155, 0.034 0.175, 0.07 0.225, 0.083 0.29, 0.086 0.345, 0.0825 0.345, 0.077 0.28, 0.05 0.21, 0.0005 0.2',
        ),
        72,
        90,
      ),
      ear(1),
      ear(-1),
      turned(corners('0.044 0.07, 0.054 0.07 0.003, 0.054 0.088 0.004, 0.04 0.09'), 56),
    ]),
    gold,
  );
  const points = Array.from(
    { length: 10 },
    (_, i) =>
      [
        Math.sin((i / 10) * 2 * Math.PI) * (i % 2 ? 0.0125 : 0.028),
        Math.cos((i / 10) * 2 * Math.PI) * (i % 2 ? 0.0125 : 0.028),
        0.002,
      ] as const,
  );
  kit.add(
    'star',
    placed(slab(outline(points), 0.008, 0.003), { at: [0, 0.275, 0.0805], turn: [-0.12, 0, 0] }),
    gold,
  );
  kit.add('base', boxAt([0.12, 0.07, 0.12], [0, 0.035, 0], 0.007), matter('wood', '#3a2418'));
  kit.label(
    boxAt([0.08, 0.03, 0.002], [0, 0.035, 0.0605], 0.0008),
    2.6,
    '#2a1c08',
    matter('gold', '#d8b25a'),
  );
}

export const TROPHY_PROP: Prop = {
  noun: 'trophy',
  words: ['award', 'cup trophy', 'golden cup'],
  size: [0.293, 0.35, 0.173],
  stands: STANDS,
  paints: ['cup', 'star'],
  label: 'label',
  build: made(trophy),
};
