import { inside } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs, triples } from '../kit/rows.js';
import { sculpted } from '../kit/sculpt.js';
import { bead, boxAt } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { TABLE } from '../kitchen/shapes.js';

const EDGE = inside(
  pairs(
    '-0.1 -0.01, -0.085 -0.045, -0.04 -0.06, 0.02 -0.052, 0.06 -0.056, 0.098 -0.03, 0.1 0.012, 0.075 0.042, 0.03 0.05, -0.01 0.062, -0.06 0.055, -0.095 0.03',
  ),
);

function meat() {
  const round = 0.011;
  const piece = sculpted({
    lumps: [
      {
        is: (x, y, z) => {
          const [a, b] = [
            EDGE(x, z) + round,
            Math.abs(y - 0.0365) - 0.0145 - 0.0016 * rough(x * 24, 2, z * 24) + round,
          ];
          return Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(0, Math.max(a, b)) - round;
        },
      },
    ],
    low: [-0.11, 0.015, -0.07],
    high: [0.11, 0.058, 0.07],
    cell: 0.0036,
    seam: 0.01,
  });
  return tinted(piece, (x, y, z) => {
    const rim = step(-0.0085, -0.003, EDGE(x, z)) * step(0.02, -0.02, x * 0.3 - z);
    const seared = between(['#4a2012', '#6d3418', '#8a4a26'], 0.5 + 0.8 * rough(x * 55, y * 55, z * 55));
    return seared.lerp(between(['#e2b98a', '#f0d3a6'], 0.5 + rough(x * 60, y * 60, z * 60)), rim * 0.85);
  });
}

function steak(kit: Maker): void {
  kit.add('board', boxAt([0.3, 0.022, 0.19], [0, 0.011, 0], 0.006), matter('wood', '#9a6a3e'));
  kit.add('meat', meat(), matter('glaze', '#ffffff', { roughness: 0.45, clearcoat: 0.35 }));
  const marks = [-0.06, -0.03, 0, 0.03, 0.06].map((x) =>
    swept(
      [
        [x + 0.024, 0.0505, -0.036 + Math.abs(x) * 0.15],
        [x - 0.024, 0.0505, 0.036 - Math.abs(x) * 0.15],
      ],
      0.0038,
      { sides: 10, steps: 4, flat: 1 },
    ).translate(0, -0.0012, 0),
  );
  kit.add('marks', merged(marks), matter('glaze', '#231009', { roughness: 0.6, clearcoat: 0.1 }));
  const stem = swept(triples('0.05 0.054 0.048, 0.085 0.0555 0.02, 0.105 0.06 -0.012'), 0.0013, {
    sides: 8,
    steps: 20,
  });
  const needles = Array.from({ length: 34 }, (_, i) => {
    const t = i / 34;
    return placed(bead(0.0095, 0.0011, 0.0016).translate(0.009, 0, 0), {
      at: [0.05 + 0.055 * t, 0.0545 + 0.006 * t, 0.048 - 0.06 * t],
      turn: [0, (i % 2 ? 1.9 : -0.2) + 0.3 * Math.sin(i * 3), 0.35 + 0.2 * Math.sin(i * 5)],
    });
  });
  kit.add(
    'herb',
    merged([stem, ...needles].map((part) => part.deleteAttribute('uv'))),
    matter('glaze', '#4b7a3c', { roughness: 0.6 }),
  );
  kit.joint('steam', [0, 0.08, 0]);
}

export const STEAK_PROP: Prop = {
  noun: 'steak',
  words: ['beef steak', 'grilled steak', 'ribeye', 'ribeye steak', 'sirloin', 'cut of meat'],
  size: [0.3, 0.07, 0.19],
  stands: TABLE,
  paints: [],
  moves: [{ part: 'steam', does: 'steam' }],
  build: made(steak),
};
