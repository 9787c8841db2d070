import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs } from '../kit/rows.js';
import { flowing, turned } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { CRUST, TABLE } from './shapes.js';

function pizzaCrust(kit: Maker): void {
  const base = bent(
    flowing(
      pairs(
        '0.0005 0, 0.14 0, 0.157 0.006, 0.161 0.014, 0.153 0.023, 0.142 0.017, 0.136 0.0125, 0.0005 0.0125',
      ),
      88,
      40,
    ),
    (at) => {
      const puff = 1 + 0.018 * rough(at.x * 22, at.y * 10, at.z * 22);
      at.set(
        at.x * puff,
        at.y * (1 + 0.25 * rough(at.x * 25, 2, at.z * 25) * step(0.12, 0.15, Math.hypot(at.x, at.z))),
        at.z * puff,
      );
    },
  );
  kit.add(
    'crust',
    tinted(base, (x, y, z) => {
      const far = Math.hypot(x, z);
      const char = rough(x * 45, y * 30, z * 45);
      if (far > 0.138 || y < 0.008) return between(CRUST, 0.3 + 0.55 * char + 0.2 * step(0.01, 0.022, y));
      return far > 0.128 ? '#b8321a' : '#d85a24';
    }),
    matter('food', '#ffffff'),
  );
}

function pizzaCheese(kit: Maker): void {
  const cheese = bent(
    flowing(pairs('0.128 0.0115, 0.131 0.014, 0.12 0.0165, 0.0005 0.0165'), 80, 44),
    (at) => {
      const edge =
        1 + 0.06 * noise(Math.atan2(at.z, at.x) * 3.5, 1, 4) * step(0.06, 0.13, Math.hypot(at.x, at.z));
      at.set(at.x * edge, at.y + 0.0022 * rough(at.x * 40, 3, at.z * 40), at.z * edge);
    },
  );
  kit.add(
    'cheese',
    tinted(cheese, (x, _y, z) =>
      between(['#d8782c', '#f5bd4e', '#fbdc88', '#fff0bc'], 0.55 + 0.6 * rough(x * 38, 5, z * 38)),
    ),
    matter('glaze', '#ffffff', { roughness: 0.38, clearcoat: 0.35 }),
  );
  const spots = [
    [0, 0],
    ...Array.from({ length: 6 }, (_, i) => [i * 1.047 + 0.3, 0.062]),
    ...Array.from({ length: 10 }, (_, i) => [i * 0.628, 0.106]),
  ] as [number, number][];
  const slices = spots.map(([angle, far]) =>
    placed(turned(corners('0 0, 0.0175 0 0.001, 0.0185 0.0045 0.001, 0.015 0.0038 0.002, 0 0.003'), 16), {
      at: [
        Math.cos(angle) * far + kit.between(-0.004, 0.004),
        0.0165,
        Math.sin(angle) * far + kit.between(-0.004, 0.004),
      ],
      turn: [kit.between(-0.1, 0.1), 0, kit.between(-0.1, 0.1)],
    }),
  );
  kit.add(
    'salami',
    merged(
      slices.map((slice) =>
        tinted(slice, (x, y, z) =>
          between(['#a31f16', '#c9382a', '#8a1710'], 0.5 + 0.5 * rough(x * 160, y * 60, z * 160)),
        ),
      ),
    ),
    matter('glaze', '#ffffff', { roughness: 0.38, clearcoat: 0.35 }),
  );
  const leaves = Array.from({ length: 9 }, () => {
    const [angle, far] = [kit.between(0, 6.28), kit.between(0.02, 0.115)];
    return placed(
      bent(new SphereGeometry(1, 12, 8), (at) =>
        at.set(at.x * 0.015, at.y * 0.001 + 0.006 * at.x * at.x, at.z * 0.0085),
      ),
      { at: [Math.cos(angle) * far, 0.0205, Math.sin(angle) * far], turn: [0, kit.between(0, 6), 0] },
    );
  });
  kit.add('basil', merged(leaves), matter('glaze', '#2f7a2a', { roughness: 0.5, clearcoat: 0.1 }));
}

function pizza(kit: Maker): void {
  pizzaCrust(kit);
  pizzaCheese(kit);
}

export const PIZZA_PROP: Prop = {
  noun: 'pizza',
  words: ['margherita', 'pepperoni pizza'],
  size: [0.318, 0.0272, 0.32],
  stands: TABLE,
  paints: [],
  build: made(pizza),
};
