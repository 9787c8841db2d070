import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs } from '../kit/rows.js';
import { flowing, turned } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { TABLE } from './shapes.js';

function bulbBase(kit: Maker): void {
  const metal = matter('metal', '#c3c5c8');
  const thread = swept(
    Array.from(
      { length: 60 },
      (_, i) => [Math.cos(i * 0.5) * 0.0132, 0.006 + i * 0.00031, Math.sin(i * 0.5) * 0.0132] as const,
    ),
    0.0016,
    { steps: 160, sides: 8 },
  );
  kit.add(
    'base',
    merged([turned(corners('0 0, 0.005 0 0.001, 0.0125 0.006 0.002, 0.0128 0.026, 0 0.026'), 40), thread]),
    metal,
  );
}

function bulbGlass(kit: Maker): void {
  kit.add(
    'glass',
    flowing(
      pairs('0.0128 0.025, 0.0145 0.034, 0.024 0.058, 0.0305 0.08, 0.0265 0.1, 0.014 0.1105, 0.0004 0.113'),
      64,
      48,
    ),
    matter('glass', '#fff2d8'),
  );
  const coil = Array.from(
    { length: 41 },
    (_, i) =>
      [
        Math.cos((i / 40) * 6.28 * 2) * 0.0095,
        0.078 + 0.006 * Math.cos(i * 0.785),
        Math.sin((i / 40) * 6.28 * 2) * 0.0095,
      ] as const,
  );
  kit.add(
    'filament',
    swept(coil, 0.0009, { steps: 160, sides: 7 }),
    matter('light', kit.options.colour ?? '#ffb347', { emissiveIntensity: 4 }),
  );
  kit.add(
    'stem',
    merged([
      swept(
        [
          [0, 0.026, 0],
          [0, 0.062, 0],
        ],
        0.0035,
        { sides: 14 },
      ),
      swept(
        [
          [0, 0.06, 0],
          [0.0095, 0.08, 0],
        ],
        0.0005,
        { sides: 6 },
      ),
      swept(
        [
          [0, 0.06, 0],
          [-0.0095, 0.08, 0],
        ],
        0.0005,
        { sides: 6 },
      ),
    ]),
    matter('metal', '#b9a98a'),
  );
}

function bulb(kit: Maker): void {
  bulbBase(kit);
  bulbGlass(kit);
}

export const LIGHT_BULB_PROP: Prop = {
  noun: 'light bulb',
  words: ['lightbulb', 'bulb'],
  size: [0.0611, 0.113, 0.0611],
  stands: TABLE,
  paints: ['filament'],
  moves: [{ part: 'filament', does: 'glow' }],
  build: made(bulb),
};
