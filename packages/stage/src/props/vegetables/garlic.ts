import type { BufferGeometry } from 'three';
import { rise, TABLE } from '../kitchen/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { flowing } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';

function bulb(): BufferGeometry {
  const round = bent(
    flowing(
      pairs(
        '0.0003 0.003, 0.011 0.001, 0.025 0.009, 0.0295 0.022, 0.0225 0.036, 0.009 0.046, 0.0052 0.056, 0.0052 0.072, 0.0068 0.078, 0.0003 0.0785',
      ),
      130,
      54,
    ),
    (at) => {
      const angle = Math.atan2(at.z, at.x);
      const swell = step(0, 0.012, at.y) * step(0.05, 0.03, at.y);
      const neck = step(0.044, 0.06, at.y);
      const lobe =
        1 +
        swell * 0.17 * (Math.abs(Math.sin(angle * 4 + 0.3)) ** 0.6 - 0.7) +
        neck * 0.14 * Math.sin(angle * 5 + at.y * 70);
      at.set(at.x * lobe + 0.008 * neck * neck, at.y, at.z * lobe - 0.003 * neck);
    },
  );
  return tinted(round, (x, y, z) => {
    const angle = Math.atan2(z, x);
    const streak = noise(Math.cos(angle) * 16, y * 22, Math.sin(angle) * 16);
    const crease = 1 - Math.abs(Math.sin(angle * 4 + 0.3)) ** 0.4;
    return between(
      ['#fffaf0', '#f6ead8', '#dcc0bd', '#b78fa6'],
      0.12 + 0.5 * step(0.15, 0.7, streak) + 0.45 * crease + 0.25 * step(0.05, 0.078, y),
    );
  });
}

/** One of its cloves, lying on its back. */
function clove(): BufferGeometry {
  const grain = bent(
    flowing(pairs('0.0003 0, 0.006 0.001, 0.0098 0.012, 0.0072 0.024, 0.0022 0.034, 0.0003 0.036'), 40, 24),
    (at) => at.set(at.x, at.y, at.z * (at.z > 0 ? 0.72 : 1) + 0.006 * Math.sin((at.y / 0.036) * Math.PI)),
  );
  return tinted(grain, (_x, y) => between(['#dcb9a8', '#fbf0dc', '#fff6e4', '#e8cfae'], y / 0.036));
}

function garlic(kit: Maker): void {
  const lying = placed(clove(), { turn: [-1.45, 0.5, 0.35] });
  const parts = [bulb(), lying.translate(0.028, rise(lying), 0.036)];
  kit.add('garlic', merged(parts), kit.main('glaze', '#ffffff', { roughness: 0.5, clearcoat: 0.25 }));
  kit.add(
    'roots',
    flowing(pairs('0.0003 0, 0.008 0.0004, 0.009 0.002, 0.0003 0.003'), 20, 8),
    matter('clay', '#cbb48c'),
  );
}

export const GARLIC_PROP: Prop = {
  noun: 'garlic',
  words: ['garlic bulb', 'bulb of garlic', 'head of garlic', 'garlic clove', 'clove of garlic'],
  size: [0.0658, 0.0786, 0.068],
  stands: TABLE,
  paints: ['garlic'],
  build: made(garlic),
};
