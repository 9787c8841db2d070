import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { type Corner, turned } from '../kit/solids.js';
import { labelled } from './shapes.js';

function water(kit: Maker): void {
  const shell: Corner[] = corners(
    '0 0.004, 0.026 0 0.004, 0.033 0.004 0.006, 0.033 0.05 0.008, 0.0315 0.056 0.004, 0.033 0.062 0.004, 0.033 0.125 0.03, 0.0135 0.183 0.015, 0.0125 0.2',
  );
  kit.add('shell', turned(shell), matter('glass', '#eefaff'));
  const inner: Corner[] = shell
    .slice(0, 7)
    .map(([x, y, bevel = 0]) => [Math.max(0, x - 0.001), y + 0.001, bevel]);
  kit.add('water', turned([...inner, [0.028, 0.145], [0, 0.145]]), matter('glass', '#cdeeff'));
  kit.add(
    'cap',
    turned(corners('0.0155 0.188 0.001, 0.0155 0.205 0.002, 0 0.206'), 40),
    kit.main('plastic', '#1f6fd0'),
  );
  labelled(kit, [0.0334, 0.074, 0.118], matter('paper', '#e8f4ff'), '#16508f');
}

export const WATER_BOTTLE_PROP: Prop = {
  noun: 'water bottle',
  words: ['bottled water', 'plastic bottle', 'mineral water'],
  size: [0.066, 0.206, 0.0664],
  stands: ['table', 'podium', 'hand'],
  paints: ['cap'],
  label: 'label',
  build: made(water),
};
