import { labelled } from '../bottles/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { flowing, turned } from '../kit/solids.js';
import { placed } from '../kit/surface.js';
import { HELD } from './shapes.js';

/** An open jar, its lid leaning on it. */
function creamJar(kit: Maker): void {
  const china = kit.main('gloss', '#f3ddd3', { roughness: 0.35 });
  kit.add(
    'body',
    turned(
      corners(
        '0 0.002, 0.033 0 0.003, 0.037 0.004 0.006, 0.037 0.034 0.004, 0.0335 0.0375 0.001, 0.0335 0.045 0.001, 0.031 0.0455 0.001, 0.031 0.036',
      ),
    ),
    china,
  );
  kit.add(
    'cream',
    flowing([
      [0.0312, 0.041],
      [0.026, 0.0425],
      [0.02, 0.0425],
      [0.0145, 0.0455],
      [0.011, 0.0445],
      [0.008, 0.049],
      [0.0045, 0.05],
      [0.0025, 0.055],
      [0, 0.0565],
    ]),
    matter('glaze', '#fffaf2', { roughness: 0.4 }),
  );
  const lid = turned(
    corners(
      '0 0, 0.0355 0 0.002, 0.0372 0.002 0.002, 0.0372 0.0185 0.0006, 0.0352 0.0185 0.0006, 0.0352 0.003, 0 0.003',
    ),
  );
  kit.add(
    'lid',
    placed(placed(lid, { turn: [0, 0, -1.16], at: [0.0392, 0.0341, 0] }), { turn: [0, -0.55, 0] }),
    matter('metal', '#dcb878', { roughness: 0.3 }),
  );
  labelled(kit, [0.0372, 0.008, 0.03], china.clone(), '#5a3a30');
}

export const CREAM_JAR_PROP: Prop = {
  noun: 'cream jar',
  words: [
    'face cream',
    'skin cream',
    'night cream',
    'cosmetic jar',
    'cosmetics jar',
    'jar of cream',
    'moisturizer',
    'moisturiser',
    'cream pot',
    'body butter',
    'balm',
  ],
  size: [0.108, 0.0754, 0.0988],
  stands: HELD,
  paints: ['body', 'label'],
  label: 'label',
  build: made(creamJar),
};
