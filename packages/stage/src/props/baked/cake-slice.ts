import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { bead, type Corner, flowing, outline, plate } from '../kit/solids.js';
import { bent, merged, placed } from '../kit/surface.js';
import { plateOf } from '../meals/shapes.js';
import { TABLE } from './shapes.js';

/** Metres from the tip to the rim of the cake, and radians from the middle to a cut. */
const [LONG, HALF] = [0.128, 0.36];
/** Where its tip is, before the middle. */
const TIP = -0.07;
/** The plate's floor, and where the icing begins. */
const [LOW, TOP] = [0.0078, 0.0838];

const arcOf = (far: number, bevel: number): Corner[] =>
  Array.from({ length: 9 }, (_, i) => {
    const angle = HALF * (1 - i / 4);
    return [Math.sin(angle) * far, TIP + Math.cos(angle) * far, i % 8 ? 0.008 : bevel];
  });

const layer = (low: number, high: number, far = LONG): BufferGeometry =>
  plate(outline([[0, TIP, 0.0015], ...arcOf(far, 0.0012)]), high - low, 0.0011).translate(0, low, 0);

/** What covers the outside of the whole cake: behind, and on top. */
function icing(): BufferGeometry {
  const behind = outline([...arcOf(LONG + 0.005, 0.001), ...arcOf(LONG - 0.0005, 0.0006).toReversed()]);
  return merged([
    plate(behind, TOP - LOW + 0.003, 0.0012).translate(0, LOW, 0),
    layer(TOP, TOP + 0.0062, LONG + 0.0052),
  ]);
}

/** Cream out of a star nozzle, a berry on it. */
function swirl(): BufferGeometry {
  const cone = flowing(
    pairs(
      '0.0004 0, 0.016 0, 0.0185 0.004, 0.0165 0.0085, 0.0135 0.0095, 0.0142 0.013, 0.0115 0.0165, 0.0004 0.0175',
    ),
    72,
    30,
  );
  return bent(cone, (at) => {
    const ridge = 1 + 0.09 * Math.sin(8 * Math.atan2(at.z, at.x) + at.y * 260);
    at.set(at.x * ridge, at.y, at.z * ridge);
  });
}

function berry(kit: Maker, [x, y, z]: readonly [number, number, number]): void {
  const fruit = flowing(pairs('0.0003 0, 0.0108 0.003, 0.0122 0.0095, 0.0075 0.02, 0.0003 0.0255'), 24, 16);
  kit.add('berry', placed(fruit, { at: [x, y, z] }), matter('glaze', '#cf1626'));
  const seeds = Array.from({ length: 26 }, (_, i) => {
    const up = 0.0045 + 0.0155 * (i / 26);
    const far =
      0.0121 - 0.0055 * Math.max(0, (up - 0.0095) / 0.0105) ** 1.3 - 0.0012 * Math.max(0, 1 - up / 0.0095);
    return bead(0.0006, 0.0009, 0.0006, {
      at: [x + Math.cos(i * 2.4) * far, y + up, z + Math.sin(i * 2.4) * far],
    });
  });
  kit.add('seeds', merged(seeds), matter('glaze', '#f3cf6a'));
}

function cakeSlice(kit: Maker): void {
  kit.add('plate', plateOf(0.094), matter('ceramic', '#f6f3ee'));
  const thick = 0.0215;
  const cream = 0.0058;
  const sponges = [0, 1, 2].map((i) => layer(LOW + i * (thick + cream), LOW + i * (thick + cream) + thick));
  kit.add('sponge', merged(sponges), kit.main('food', '#efc983'));
  const creams = [0, 1].map((i) => {
    const low = LOW + thick + i * (thick + cream);
    return placed(layer(low - 0.0006, low + cream + 0.0006), { scale: [1.012, 1, 1.004] });
  });
  kit.add('cream', merged(creams), matter('glaze', '#fff4e6', { roughness: 0.5, clearcoat: 0.2 }));
  kit.add('icing', icing(), matter('glaze', '#53260f', { roughness: 0.3 }));
  const rim = -0.033;
  const onTop = TOP + 0.006;
  kit.add(
    'swirl',
    placed(swirl(), { at: [0, onTop, rim] }),
    matter('glaze', '#fff8ee', { roughness: 0.5, clearcoat: 0.2 }),
  );
  berry(kit, [0, onTop + 0.0135, rim]);
}

export const CAKE_SLICE_PROP: Prop = {
  noun: 'cake slice',
  words: [
    'slice of cake',
    'piece of cake',
    'slice of birthday cake',
    'slice of chocolate cake',
    'slice of layer cake',
    'slice of lemon cake',
    'slice of carrot cake',
    'piece of birthday cake',
    'piece of chocolate cake',
    'chocolate cake slice',
  ],
  size: [0.187, 0.129, 0.187],
  stands: TABLE,
  paints: ['sponge'],
  build: made(cakeSlice),
};
