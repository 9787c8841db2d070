import { PlaneGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { box, turned } from '../kit/solids.js';

function perfume(kit: Maker): void {
  const glass = matter('glass', '#fff8f2');
  kit.add('glass', box(0.06, 0.075, 0.034, 0.006).translate(0, 0.0375, 0), glass);
  kit.add(
    'liquid',
    box(0.0552, 0.057, 0.0292, 0.0048).translate(0, 0.0318, 0),
    kit.main('liquid', '#d9771f', { opacity: 0.74, transparent: true, roughness: 0.05 }),
  );
  kit.add(
    'tube',
    turned(corners('0 0.008, 0.0011 0.008, 0.0011 0.074, 0 0.074'), 12),
    matter('glass', '#ffffff'),
  );
  const gold = matter('gold', '#d9b26a');
  kit.add(
    'collar',
    turned(corners('0 0.074, 0.0105 0.074 0.001, 0.0105 0.08 0.001, 0.0085 0.081, 0.0085 0.085, 0 0.085')),
    gold,
  );
  kit.add('cap', box(0.03, 0.03, 0.026, 0.003).translate(0, 0.1, 0), matter('gloss', '#171412'));
  kit.add('band', box(0.0306, 0.003, 0.0266, 0.0008).translate(0, 0.0885, 0), gold);
  kit.label(
    new PlaneGeometry(0.04, 0.022).translate(0, 0.037, 0.0173),
    0.04 / 0.022,
    '#3a2a1c',
    matter('paper', '#f4ece0'),
  );
}

export const PERFUME_BOTTLE_PROP: Prop = {
  noun: 'perfume bottle',
  words: ['perfume', 'fragrance', 'cologne', 'scent bottle'],
  size: [0.06, 0.115, 0.0343],
  stands: ['podium', 'table', 'hand'],
  paints: ['liquid'],
  label: 'label',
  build: made(perfume),
};
