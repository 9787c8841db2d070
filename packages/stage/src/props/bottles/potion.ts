import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { turned } from '../kit/solids.js';
import { swept } from '../kit/swept.js';

function potion(kit: Maker): void {
  kit.add(
    'glass',
    turned(
      corners(
        '0 0.002, 0.03 0 0.006, 0.055 0.03 0.03, 0.05 0.075 0.03, 0.016 0.1 0.02, 0.0145 0.135 0.004, 0.02 0.139 0.002, 0.02 0.143 0.002, 0.0125 0.143',
      ),
    ),
    matter('glass', '#ffffff'),
  );
  kit.add(
    'liquid',
    turned(corners('0 0.005, 0.028 0.004 0.006, 0.0515 0.032 0.03, 0.0475 0.066 0.006, 0 0.068')),
    kit.main('light', '#7a2be0', { emissiveIntensity: 0.55, roughness: 0.1 }),
  );
  kit.add('cork', turned(corners('0.0115 0.125, 0.0135 0.158 0.002, 0 0.158')), matter('food', '#b98a58'));
  kit.add(
    'cord',
    swept(
      Array.from(
        { length: 24 },
        (_, i) => [Math.cos(i * 0.785) * 0.0162, 0.108 + i * 0.0004, Math.sin(i * 0.785) * 0.0162] as const,
      ),
      0.0014,
      { steps: 90, sides: 8 },
    ),
    matter('rubber', '#c9b083'),
  );
}

export const POTION_PROP: Prop = {
  noun: 'potion',
  words: ['magic potion', 'potion bottle', 'elixir', 'flask'],
  size: [0.107, 0.158, 0.107],
  stands: ['table', 'podium', 'hand'],
  paints: ['liquid'],
  moves: [{ part: 'liquid', does: 'glow' }],
  build: made(potion),
};
