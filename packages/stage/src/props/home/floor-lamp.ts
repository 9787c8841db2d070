import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { ball, rod, turned } from '../kit/solids.js';

function floorLamp(kit: Maker): void {
  kit.add(
    'base',
    turned(corners('0 0, 0.15 0 0.004, 0.15 0.012 0.006, 0.018 0.022 0.006, 0.012 0.04')),
    matter('metal', '#2a2a2c'),
  );
  kit.add('pole', rod(0.011, 1.34, 20).translate(0, 0.69, 0), matter('metal', '#2a2a2c'));
  kit.add(
    'shade',
    turned(
      corners('0.215 1.24 0.002, 0.218 1.24 0.002, 0.165 1.54 0.002, 0.162 1.54 0.002, 0.212 1.245'),
      72,
    ),
    kit.main('fabric', '#f0dcb8', { side: 2, emissive: 0x9a7a48 }),
  );
  kit.add('bulb', ball(0.045, 24).translate(0, 1.38, 0), matter('light', '#ffd48a'));
}

export const FLOOR_LAMP_PROP: Prop = {
  noun: 'floor lamp',
  words: ['standing lamp'],
  size: [0.436, 1.54, 0.436],
  stands: ['floor'],
  paints: ['shade'],
  moves: [{ part: 'bulb', does: 'glow' }],
  build: made(floorLamp),
};
