import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs } from '../kit/rows.js';
import { flowing, turned } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

/** Where each candle stands: from the middle, and how high its cup is. */
const CUPS = pairs('0 0.44, 0.115 0.38, -0.115 0.38, 0.21 0.34, -0.21 0.34');

function candelabra(kit: Maker): void {
  const stem = turned(
    corners(
      '0 0, 0.085 0 0.006, 0.088 0.012 0.006, 0.05 0.03 0.015, 0.016 0.05 0.01, 0.013 0.13 0.005, 0.026 0.15 0.01, 0.012 0.17 0.005, 0.011 0.27 0.004, 0.022 0.29 0.008, 0.01 0.31 0.004, 0.009 0.43, 0 0.43',
    ),
    40,
  );
  const arms = CUPS.slice(1).map(([x, y]) =>
    swept(
      [
        [0, 0.25, 0],
        [x * 0.45, 0.2, 0],
        [x * 0.95, 0.24, 0],
        [x, y, 0],
      ],
      0.0075,
      { sides: 10, steps: 26 },
    ),
  );
  const cup = turned(
    corners(
      '0 0, 0.01 0, 0.016 0.012 0.004, 0.034 0.016 0.003, 0.035 0.02 0.002, 0.017 0.022 0.003, 0.017 0.036 0.002, 0 0.036',
    ),
    28,
  );
  const cups = CUPS.map(([x, y]) => placed(cup, { at: [x, y - 0.008, 0] }));
  kit.add('gold', merged([stem, ...arms, ...cups]), kit.main('gold', '#d3a040'));
  const wax = flowing(
    pairs('0.0005 0, 0.012 0, 0.0122 0.085, 0.0105 0.0895, 0.004 0.087, 0.0005 0.087'),
    24,
    26,
  );
  const wicks = CUPS.map(([x, y]) =>
    placed(turned(corners('0 0, 0.001 0, 0.001 0.012, 0 0.012'), 6), { at: [x, y + 0.112, 0] }),
  );
  kit.add(
    'wax',
    merged(CUPS.map(([x, y]) => placed(wax, { at: [x, y + 0.026, 0] }))),
    matter('clay', '#fbf1dc'),
  );
  kit.add('wicks', merged(wicks), matter('rubber', '#2a221c'));
  const flame = flowing(
    pairs('0.0002 0, 0.0044 0.0045, 0.0066 0.0125, 0.0045 0.0245, 0.0015 0.036, 0.0002 0.04'),
    20,
    22,
  );
  CUPS.forEach(([x, y], i) =>
    kit.add(
      `flame.${i}`,
      tinted(placed(flame, {}), (_x, high) =>
        between(['#7aa0ff', '#ffe9a8', '#ffc65a', '#ff8a2a'], high / 0.04),
      ),
      matter('light', '#ffc870', { emissiveIntensity: 1.6 }),
      [x, y + 0.121, 0],
    ),
  );
}

export const CANDELABRA_PROP: Prop = {
  noun: 'candelabra',
  words: ['candelabrum', 'candlestick', 'candle holder', 'menorah'],
  size: [0.49, 0.6, 0.176],
  stands: ['table', 'podium', 'hand'],
  paints: ['gold'],
  moves: CUPS.map((_, i) => ({ part: `flame.${i}`, does: 'glow' }) as const),
  build: made(candelabra),
};
