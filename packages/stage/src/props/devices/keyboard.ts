import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { brick, plate } from '../kit/solids.js';
import { bent, merged, placed, tinted } from '../kit/surface.js';
import { DESK, round } from './shapes.js';

/** How wide the keys of each row are, in keys. */
const KEY_WIDTHS = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
];

function keyboard(kit: Maker): void {
  kit.add(
    'base',
    bent(plate(round(0.36, 0.125, 0.01), 0.016, 0.004), (at) => at.setY(at.y * (1 - at.z * 2.6))),
    kit.main('plastic', '#e7e3da'),
  );
  const keys: BufferGeometry[] = [];
  KEY_WIDTHS.forEach((row, line) => {
    let x = -0.168;
    row.forEach((wide, i) => {
      const isAccent = (line === 0 && i === 0) || (line === 2 && i === 12);
      const grey = wide > 1 ? '#b9c2c4' : '#f8f6f0';
      const tone = isAccent ? '#e2703a' : grey;
      const cap = bent(brick([wide * 0.0224 - 0.0024, 0.009, 0.0198], [0, 0, 0], 0.0022), (at) => {
        if (at.y > 0) at.set(at.x - Math.sign(at.x) * 0.0014, at.y, at.z * 0.86);
      });
      keys.push(
        tinted(
          placed(cap, {
            at: [x + wide * 0.0112, 0.0225 - (-0.046 + line * 0.0226) * 0.04, -0.046 + line * 0.0226],
          }),
          tone,
        ),
      );
      x += wide * 0.0224;
    });
  });
  kit.add('keys', merged(keys), matter('plastic', '#ffffff', { roughness: 0.5 }));
}

export const KEYBOARD_PROP: Prop = {
  noun: 'keyboard',
  words: ['mechanical keyboard', 'computer keyboard'],
  size: [0.36, 0.0288, 0.125],
  stands: DESK,
  paints: ['base'],
  build: made(keyboard),
};
