import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, flowing, turned } from '../kit/solids.js';
import { bent, merged, placed } from '../kit/surface.js';
import { plain, TABLE } from '../kitchen/shapes.js';

/** Dough gathered to a knot, in folds that turn. */
function bun(): BufferGeometry {
  const made = flowing(
    [
      [0.0001, 0],
      [0.02, 0.0005],
      [0.0262, 0.009],
      [0.0235, 0.02],
      [0.0135, 0.029],
      [0.0062, 0.0335],
      [0.0058, 0.0365],
      [0, 0.037],
    ],
    45,
    20,
  );
  return bent(made, (at) => {
    const fold = Math.sin(9 * Math.atan2(at.z, at.x) + at.y * 60);
    const deep = 0.1 * step(0.008, 0.028, at.y) * fold;
    at.set(at.x * (1 + deep), at.y, at.z * (1 + deep));
  });
}

function dumplings(kit: Maker): void {
  kit.add(
    'basket',
    plain([
      turned(
        corners(
          '0.098 0.002, 0.103 0 0.001, 0.1055 0.004 0.001, 0.1055 0.048 0.001, 0.103 0.05 0.001, 0.0985 0.0495 0.001, 0.098 0.024, 0 0.024',
        ),
        72,
      ),
      ...[0.009, 0.041].map((y) =>
        turned(corners('0.1052 -0.005, 0.1082 -0.004 0.001, 0.1082 0.004 0.001, 0.1052 0.005'), 72).translate(
          0,
          y,
          0,
        ),
      ),
    ]),
    kit.main('wood', '#d8ac6c'),
  );
  const slats = Array.from({ length: 13 }, (_, i) => {
    const z = -0.09 + i * 0.015;
    return boxAt([2 * Math.sqrt(0.0975 ** 2 - z * z), 0.002, 0.0105], [0, 0.0252, z], 0.0006);
  });
  kit.add('slats', merged(slats), matter('wood', '#c2945a'));
  const one = bun();
  const all = Array.from({ length: 7 }, (_, i) => {
    const far = i === 6 ? 0 : 0.061;
    return placed(one, {
      at: [Math.cos(i * 1.0472) * far, 0.0262, Math.sin(i * 1.0472) * far],
      turn: [0, i * 1.9, 0],
    });
  });
  kit.add('dumplings', merged(all), matter('glaze', '#fbf3e4', { roughness: 0.45, clearcoat: 0.35 }));
  kit.joint('steam', [0, 0.075, 0]);
}

export const DUMPLINGS_PROP: Prop = {
  noun: 'dumplings',
  words: [
    'dumpling',
    'dim sum',
    'bao',
    'bao bun',
    'gyoza',
    'steamed dumplings',
    'steamed buns',
    'momo',
    'xiao long bao',
  ],
  size: [0.216, 0.0629, 0.216],
  stands: TABLE,
  paints: ['basket'],
  moves: [{ part: 'steam', does: 'steam' }],
  build: made(dumplings),
};
