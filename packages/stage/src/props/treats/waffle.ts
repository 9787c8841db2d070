import { made, type Maker } from '../kit/maker.js';
import { drum } from '../kit/fields.js';
import { matter } from '../kit/matter.js';
import { noise, rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { sculpted } from '../kit/sculpt.js';
import { ball, box, turned } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { plateOf } from '../meals/shapes.js';
import { TABLE } from './shapes.js';

/** Metres from pocket to pocket, half a pocket, and how high the cake's middle lies. */
const [PITCH, POCKET, MIDDLE] = [0.0265, 0.0088, 0.026];

const fromPocket = (at: number) => Math.abs(((((at / PITCH) % 1) + 1.5) % 1) - 0.5) * PITCH;

function cake() {
  const whole = drum([0, MIDDLE, 0], 0.08, 0.0165, 'y', 0.0075);
  const waffle = sculpted({
    lumps: [
      {
        is: (x, y, z) => {
          const side = Math.max(fromPocket(x + PITCH / 2), fromPocket(z + PITCH / 2)) - POCKET;
          const pocket = Math.max(side, MIDDLE + 0.0015 - y) + 0.0012;
          return Math.max(whole(x, y, z), -pocket);
        },
      },
    ],
    low: [-0.082, 0.008, -0.082],
    high: [0.082, 0.044, 0.082],
    cell: 0.0034,
    seam: 0.004,
  });
  return tinted(waffle, (x, y, z) =>
    between(
      ['#f6d288', '#eab45c', '#d48f38', '#b06a24'],
      0.12 + (y - MIDDLE) * 30 + 0.3 * rough(x * 45, y * 45, z * 45),
    ),
  );
}

function waffle(kit: Maker): void {
  kit.add('plate', plateOf(0.115), matter('ceramic', '#f3efe8'));
  kit.add('waffle', cake(), matter('food', '#ffffff'));
  const syrup = bent(
    turned([
      [0, 0.0425],
      [0.05, 0.0425],
      [0.054, 0.0435, 0.001],
      [0.052, 0.0455, 0.002],
      [0, 0.0465],
    ]),
    (at) => {
      const angle = Math.atan2(at.z, at.x);
      const out = 1 + 0.42 * noise(Math.cos(angle) * 2.1, Math.sin(angle) * 2.1, 4);
      at.set(at.x * out, at.y, at.z * out);
    },
  );
  kit.add('syrup', syrup, matter('liquid', '#8a3f0c', { roughness: 0.08 }));
  kit.add(
    'butter',
    placed(box(0.027, 0.011, 0.023, 0.003), { at: [0.004, 0.051, 0.002], turn: [0.04, 0.5, -0.05] }),
    kit.main('glaze', '#fbe58a', { roughness: 0.35 }),
  );
  const berries = triples('-0.036 0.0515 0.026, -0.027 0.0515 0.042, 0.04 0.0515 0.03').map((at) =>
    ball(0.0082, 20).translate(...at),
  );
  kit.add('berries', merged(berries), matter('glaze', '#36407e', { roughness: 0.55, clearcoat: 0.2 }));
}

export const WAFFLE_PROP: Prop = {
  noun: 'waffle',
  words: ['belgian waffle', 'waffle with syrup', 'plate of waffles', 'stack of waffles'],
  size: [0.229, 0.0597, 0.229],
  stands: TABLE,
  paints: ['butter'],
  build: made(waffle),
};
