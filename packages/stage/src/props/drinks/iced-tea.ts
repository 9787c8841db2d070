import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { puck } from '../kit/solids.js';
import { between, placed, tinted } from '../kit/surface.js';
import { tall, TABLE } from './shapes.js';

function icedTea(kit: Maker): void {
  tall(kit, { tones: ['#a8480a', '#cf6d12', '#e89a34'], straw: '#f4efe6' });
  const slice = tinted(puck(0.022, 0.005, 0.0012), (x, _y, z) =>
    Math.hypot(x, z) > 0.0185
      ? '#f0c21e'
      : between(['#fff6c8', '#f7de6a'], Math.abs(Math.sin(4 * Math.atan2(z, x)))),
  );
  kit.add(
    'slice',
    placed(slice, { turn: [Math.PI / 2, 0, 0.2], at: [-0.036, 0.14, 0] }),
    matter('liquid', '#ffffff'),
  );
}

export const ICED_TEA_PROP: Prop = {
  noun: 'iced tea',
  words: ['ice tea', 'sweet tea', 'glass of iced tea'],
  size: [0.0953, 0.185, 0.0739],
  stands: TABLE,
  paints: ['drink'],
  build: made(icedTea),
};
