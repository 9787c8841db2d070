import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { flowing, turned } from '../kit/solids.js';
import { bent, between, placed, tinted } from '../kit/surface.js';
import { DESK } from './shapes.js';

/** A painter's brush that lies with paint on it, and a stroke of it below. */
function paintbrush(kit: Maker): void {
  const own = kit.options.colour ?? '#2f7fd8';
  const lying = { turn: [0, 0.5, -Math.PI / 2 + 0.04], at: [0, 0.0085, 0] } as const;
  const shaft = turned(
    corners(
      '0 -0.13, 0.0022 -0.128 0.002, 0.0036 -0.06 0.04, 0.0058 0.0 0.03, 0.0045 0.035 0.01, 0.0042 0.045, 0 0.045',
    ),
    32,
  );
  kit.add('shaft', placed(shaft, lying), matter('gloss', '#8a2f24', { roughness: 0.25 }));
  const ferrule = turned(
    corners(
      '0.0044 0.038, 0.0049 0.04 0.0004, 0.0049 0.045 0.0004, 0.0046 0.047 0.0004, 0.0052 0.072, 0.004 0.073',
    ),
    32,
  );
  kit.add('ferrule', placed(ferrule, lying), matter('chrome', '#dfe2e4'));
  const hair = bent(
    flowing(
      [
        [0.0048, 0.071],
        [0.0066, 0.081],
        [0.0062, 0.093],
        [0.0032, 0.105],
        [0.0001, 0.112],
      ],
      40,
      30,
    ),
    (at) => {
      const line = 1 + 0.06 * noise(Math.atan2(at.z, at.x) * 5, 1, 3);
      at.set(at.x * line, at.y, at.z * line);
    },
  );
  const dipped = tinted(hair, (x, y, z) =>
    y > 0.086 + 0.004 * noise(x * 500, 1, z * 500) ? own : between(['#c99a62', '#8f6236'], (y - 0.07) * 40),
  );
  kit.add('hair', placed(dipped, lying), matter('glaze', '#ffffff', { roughness: 0.4 }));
  const dab = bent(
    flowing(
      [
        [0.0001, 0],
        [0.016, 0.0004],
        [0.0175, 0.0022],
        [0.009, 0.0042],
        [0.0001, 0.0052],
      ],
      48,
      20,
    ),
    (at) => {
      const lump = 1 + 0.22 * noise(at.x * 90, 2, at.z * 90);
      at.set(at.x * lump * 1.3, at.y, at.z * lump);
    },
  );
  kit.add('dab', placed(dab, { at: [0.092, 0, -0.046] }), matter('glaze', own, { roughness: 0.3 }));
}

export const PAINTBRUSH_PROP: Prop = {
  noun: 'paintbrush',
  words: ['paint brush', 'artist brush', 'painter brush'],
  size: [0.231, 0.0187, 0.127],
  stands: DESK,
  paints: ['hair', 'dab'],
  build: made(paintbrush),
};
