import type { BufferGeometry } from 'three';
import { inside } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { sculpted } from '../kit/sculpt.js';
import { bead, puck } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { plateOf } from '../meals/shapes.js';
import { plain, TABLE } from '../treats/shapes.js';

const EDGE = inside(
  pairs(
    '-0.075 -0.024, -0.04 -0.034, 0.02 -0.037, 0.07 -0.032, 0.078 0, 0.066 0.03, 0.02 0.036, -0.04 0.033, -0.076 0.024',
  ),
);
const [LOW, ROUND] = [0.011, 0.009];

function fillet(): BufferGeometry {
  const piece = sculpted({
    lumps: [
      {
        is: (x, y, z) => {
          const high = LOW + 0.034 - 2.2 * z * z - 1.2 * x * x + 0.0012 * rough(x * 40, 1, z * 40);
          const [a, b] = [EDGE(x, z) + ROUND, Math.max(LOW - y, y - high) + ROUND];
          return Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(0, Math.max(a, b)) - ROUND;
        },
      },
    ],
    low: [-0.085, LOW - 0.003, -0.045],
    high: [0.085, 0.05, 0.045],
    cell: 0.0032,
    seam: 0.01,
  });
  return tinted(piece, (x, y, z) => {
    const wave = Math.abs(z) * 0.9 - y * 0.5 + 0.003 * noise(x * 40, y * 40, z * 40);
    const line = step(0.72, 0.95, Math.abs(Math.cos((x + wave) * 290)));
    const flesh = between(['#f0763e', '#f58f58', '#ee6c36'], 0.5 + 0.6 * rough(x * 40, y * 40, z * 40));
    const seared = step(0.038, 0.047, y) * (0.35 + 0.5 * rough(x * 55, 3, z * 55));
    flesh.lerp(between(['#ffd9bd', '#fff0e2'], 0.5), line * 0.8);
    return flesh.lerp(between(['#b05a24', '#7a3612'], 0.3), Math.max(0, seared));
  });
}

function lemon(): BufferGeometry {
  return tinted(puck(0.0245, 0.006, 0.0014, 24), (x, _y, z) => {
    const far = Math.hypot(x, z);
    const rib = step(0.9, 1, Math.abs(Math.cos(4 * Math.atan2(z, x))));
    if (far > 0.0215) return '#f2c81e';
    return far > 0.0195 ? '#fffbe6' : between(['#f9e36a', '#fff7c8'], Math.max(rib, step(0.005, 0.003, far)));
  });
}

/** A shoot of asparagus along x, its scales toward the tip. */
function shoot(): BufferGeometry {
  const stem = swept(
    [
      [-0.075, 0, 0],
      [0, 0.001, 0.001],
      [0.075, 0, 0],
    ],
    (t) => 0.0052 + 0.0014 * step(0.6, 0.85, t) - 0.005 * step(0.84, 1, t),
    {
      sides: 12,
      steps: 40,
    },
  );
  const scales = Array.from({ length: 16 }, (_, i) => {
    const t = i / 16;
    const angle = i * 2.39996;
    return bead(0.006, 0.0022, 0.0032, {
      at: [
        0.03 + t * 0.041,
        Math.cos(angle) * (0.0056 - t * 0.0035),
        Math.sin(angle) * (0.0056 - t * 0.0035),
      ],
      turn: [0, 0, 0.2],
    });
  });
  return plain([stem, ...scales]);
}

function salmon(kit: Maker): void {
  kit.add('plate', plateOf(0.122), kit.main('ceramic', '#3d4750'));
  kit.add(
    'fillet',
    placed(fillet(), { at: [0, 0, 0.018], turn: [0, 0.12, 0] }),
    matter('glaze', '#ffffff', { roughness: 0.35, clearcoat: 0.5 }),
  );
  const one = shoot();
  const shoots = [0, 1, 2, 3].map((i) =>
    placed(one, {
      at: [0.006 * (i % 2) - 0.004, i === 3 ? 0.026 : 0.0155, i === 3 ? -0.055 : -0.042 - i * 0.0125],
      turn: [i, 0.06 * (i - 1), 0],
    }),
  );
  kit.add('asparagus', merged(shoots), matter('glaze', '#5f9a3a', { roughness: 0.4 }));
  kit.add(
    'lemon',
    merged([
      placed(lemon(), { at: [-0.052, 0.0405, 0.008], turn: [0.1, 0.4, 0.18] }),
      placed(lemon(), { at: [-0.028, 0.0445, 0.026], turn: [0.2, 1.2, 0.16] }),
    ]),
    matter('glaze', '#ffffff'),
  );
  const dill = Array.from({ length: 26 }, (_, i) => {
    const t = i / 26;
    return placed(bead(0.0085, 0.0008, 0.0009).translate(0.007, 0, 0), {
      at: [0.012 + 0.046 * t, 0.048 + 0.002 * Math.sin(t * 6), 0.03 - 0.022 * t],
      turn: [0, (i % 2 ? 1.7 : -0.6) + 0.3 * Math.sin(i * 3), 0.35 + 0.25 * Math.sin(i * 5)],
    });
  });
  kit.add('dill', merged(dill), matter('plant', '#4f9a35'));
  kit.joint('steam', [0, 0.06, 0]);
}

export const SALMON_PROP: Prop = {
  noun: 'salmon fillet',
  words: [
    'grilled salmon',
    'baked salmon',
    'smoked salmon',
    'cooked salmon',
    'seared salmon',
    'pan-seared salmon',
    'raw salmon',
    'salmon steak',
    'salmon dish',
    'salmon dinner',
    'plate of salmon',
    'fish fillet',
  ],
  size: [0.243, 0.0582, 0.243],
  stands: TABLE,
  paints: ['plate'],
  moves: [{ part: 'steam', does: 'steam' }],
  build: made(salmon),
};
