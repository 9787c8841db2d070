import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { type Corner, outline, plate, turned } from '../kit/solids.js';
import { labelled } from './shapes.js';

function beer(kit: Maker): void {
  kit.add(
    'glass',
    turned(
      corners(
        '0 0.005, 0.025 0 0.004, 0.031 0.003 0.005, 0.031 0.13 0.03, 0.0145 0.18 0.03, 0.0125 0.225 0.002, 0.0138 0.226 0.001, 0.0138 0.231',
      ),
    ),
    kit.main('darkGlass', '#4a2408', { roughness: 0.05 }),
  );
  const teeth = Array.from({ length: 21 }, (_, i) => (i / 21) * 2 * Math.PI);
  kit.add(
    'cap',
    plate(
      outline(
        teeth.flatMap(
          (turn) =>
            [
              [Math.cos(turn) * 0.0155, Math.sin(turn) * 0.0155, 0.001],
              [Math.cos(turn + 0.15) * 0.0143, Math.sin(turn + 0.15) * 0.0143, 0.001],
            ] as Corner[],
        ),
      ),
      0.007,
      0.0018,
    ).translate(0, 0.2285, 0),
    matter('metal', '#d8a63c'),
  );
  labelled(kit, [0.0313, 0.045, 0.11], matter('paper', '#f5e7c2'));
}

export const BEER_BOTTLE_PROP: Prop = {
  noun: 'beer bottle',
  words: ['bottle of beer'],
  size: [0.062, 0.235, 0.0623],
  stands: ['table', 'podium', 'hand'],
  paints: ['glass'],
  label: 'label',
  build: made(beer),
};
