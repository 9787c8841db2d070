import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { type Corner, outline, plate } from '../kit/solids.js';
import { bent, placed } from '../kit/surface.js';
import { plain, TABLE } from '../kitchen/shapes.js';

/** Half a square, cut from corner to corner, its cut toward +z. */
const half = (reach: number): readonly Corner[] => [
  [-reach, -0.012, 0.003],
  [reach, -0.012, 0.003],
  [0.012, reach - 0.024, 0.012],
  [-0.012, reach - 0.024, 0.012],
];

const layer = (reach: number, low: number, high: number): BufferGeometry =>
  plate(outline(half(reach)), high - low, Math.min(0.003, (high - low) * 0.3)).translate(0, low, 0);

/** A leaf that looks out all round. */
const ruffled = (low: number): BufferGeometry =>
  bent(plate(outline(half(0.079)), 0.003, 0.0008).translate(0, low, 0.002), (at) => {
    at.setY(
      at.y +
        0.003 * Math.sin(at.x * 190) * (Math.abs(at.x) > 0.02 ? 1 : 0.5) +
        0.001 * rough(at.x * 90, 1, at.z * 90),
    );
  });

/** Two halves, one on the other. */
const both = (parts: readonly BufferGeometry[]): BufferGeometry => {
  const one = plain(parts);
  return plain([
    placed(one, { at: [0.004, 0, 0.012] }),
    placed(one, { at: [-0.004, 0.0528, 0.002], turn: [0, 0.42, 0] }),
  ]);
};

function sandwich(kit: Maker): void {
  const breads = [
    [0, 0.0135],
    [0.0385, 0.052],
  ] as const;
  kit.add('bread', both(breads.map(([low, high]) => layer(0.0735, low, high))), matter('food', '#f4dfb4'));
  const crust = breads.map(([low, high]) =>
    layer(0.0752, low + 0.0025, high - 0.0025).translate(0, 0, -0.0016),
  );
  kit.add('crust', both(crust), matter('food', '#b0702c'));
  kit.add('lettuce', both([ruffled(0.0145), ruffled(0.0345)]), matter('plant', '#7dbb3a'));
  kit.add(
    'tomato',
    both([layer(0.0735, 0.0185, 0.0245).translate(0, 0, 0.0012)]),
    matter('glaze', '#d6301f'),
  );
  kit.add(
    'cheese',
    both([layer(0.078, 0.0245, 0.0285).translate(0, 0, 0.002)]),
    matter('glaze', '#f9b52c', { roughness: 0.4 }),
  );
  kit.add(
    'ham',
    both([layer(0.0755, 0.0285, 0.0345).translate(0, 0, 0.0018)]),
    matter('glaze', '#f0a099', { roughness: 0.4 }),
  );
}

export const SANDWICH_PROP: Prop = {
  noun: 'sandwich',
  words: ['club sandwich', 'toast sandwich', 'blt', 'panini'],
  size: [0.155, 0.105, 0.0954],
  stands: TABLE,
  paints: [],
  build: made(sandwich),
};
