import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, even, pairs } from '../kit/rows.js';
import { ball, flowing, hoop, turned } from '../kit/solids.js';
import { between, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { joined } from '../chests/wood.js';

/** A storm lantern: tank, burner, chimney and hood between two pipes, with a bow to carry it by. */
function insides(kit: Maker): void {
  const cage = [0.135, 0.185].map((y) =>
    placed(hoop(y < 0.15 ? 0.056 : 0.053, 0.0018, 48), { at: [0, y, 0], turn: [1.571, 0, 0] }),
  );
  const bow = swept(
    even(24).map((t) => [Math.cos(t * Math.PI) * 0.092, 0.225 + Math.sin(t * Math.PI) * 0.17, 0] as const),
    0.0024,
    { sides: 8, steps: 44 },
  );
  const cap = turned(corners('0.012 0.05, 0.014 0.07 0.002, 0 0.072'), 24).translate(0.045, 0.002, 0.03);
  kit.add(
    'wire',
    joined([...cage, bow, cap, ball(0.009, 14).translate(0, 0.302, 0)]),
    matter('chrome', '#c4c6c6'),
  );
  kit.add(
    'burner',
    turned(
      corners('0.02 0.095, 0.022 0.108 0.003, 0.012 0.114 0.003, 0.004 0.116, 0.004 0.122, 0 0.122'),
      32,
    ),
    matter('gold', '#c99a45'),
  );
  const flame = flowing(
    pairs('0.0004 0, 0.01 0.008, 0.0145 0.022, 0.01 0.044, 0.0035 0.062, 0.0004 0.07'),
    28,
    26,
  );
  kit.add(
    'flame',
    tinted(flame, (_x, y) => between(['#7aa0ff', '#ffe9a8', '#ffc65a', '#ff8a2a'], y / 0.07)).translate(
      0,
      0.118,
      0,
    ),
    matter('light', '#ffb84e', { emissiveIntensity: 1.5 }),
  );
}

function lantern(kit: Maker): void {
  const paint = kit.main('paint', '#a8322a', { metalness: 0.3 });
  const tank = turned(
    corners(
      '0 0, 0.07 0 0.004, 0.075 0.008 0.004, 0.074 0.05 0.012, 0.05 0.066 0.008, 0.036 0.07 0.003, 0.036 0.092 0.004, 0.03 0.1 0.004, 0.012 0.102',
    ),
    48,
  );
  const hood = turned(
    corners(
      '0.034 0.232 0.002, 0.05 0.236 0.003, 0.046 0.246 0.005, 0.03 0.26 0.004, 0.03 0.272 0.003, 0.04 0.276 0.003, 0.03 0.292 0.008, 0.012 0.297 0.004, 0 0.298',
    ),
    48,
  );
  const pipes = [-1, 1].map((side) =>
    swept(
      pairs('0.058 0.05, 0.088 0.085, 0.09 0.16, 0.084 0.235, 0.05 0.284, 0.026 0.284').map(
        ([x, y]) => [side * x, y, 0] as const,
      ),
      0.0082,
      { sides: 12, steps: 50 },
    ),
  );
  kit.add('tank', joined([tank, hood, ...pipes]), paint);
  kit.add(
    'chimney',
    flowing(corners('0.033 0.092, 0.05 0.12, 0.056 0.155, 0.048 0.195, 0.034 0.234'), 48, 26),
    matter('glass', '#fff4e0'),
  );
  insides(kit);
}

export const LANTERN_PROP: Prop = {
  noun: 'oil lantern',
  words: [
    'oil lamp',
    'old lantern',
    'kerosene lamp',
    'kerosene lantern',
    'storm lantern',
    'hurricane lamp',
    'camping lantern',
    'vintage lantern',
    'antique lantern',
    'rusty lantern',
    'paraffin lamp',
    'miner lamp',
  ],
  size: [0.197, 0.397, 0.15],
  stands: ['table', 'ground', 'floor', 'podium', 'hand'],
  paints: ['tank'],
  moves: [{ part: 'flame', does: 'glow' }],
  build: made(lantern),
};
