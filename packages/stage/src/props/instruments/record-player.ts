import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { boxAt, puck, turned } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { steel } from './shapes.js';

function vinyl(kit: Maker): void {
  kit.add('case', boxAt([0.44, 0.08, 0.34], [0, 0.055, 0], 0.012), kit.main('wood', '#8a5630'));
  const deck = kit.joint('record', [-0.05, 0.098, 0]);
  deck.add('platter', puck(0.15, 0.012, 0.004, 72), matter('metal', '#b9bdc2'));
  const groove = Array.from(
    { length: 26 },
    (_, i) => [0.148 - i * 0.0036, 0.016 + (i % 2) * 0.0005] as const,
  );
  deck.add(
    'disc',
    turned([[0.15, 0.0125], [0.1505, 0.0155], ...groove, [0.052, 0.016], [0.003, 0.016]], 96),
    matter('gloss', '#0f0f11'),
  );
  deck.add('sticker', puck(0.05, 0.001, 0.0003, 48).translate(0, 0.016, 0), matter('paper', '#d8442e'));
  kit.add(
    'arm',
    merged([
      puck(0.03, 0.03, 0.006, 32).translate(0.165, 0.095, -0.11),
      swept(triples('0.165 0.138 -0.135, 0.165 0.138 -0.03, 0.14 0.134 0.05, 0.085 0.122 0.085'), 0.004, {
        sides: 12,
      }),
      boxAt([0.016, 0.01, 0.03], [0.08, 0.121, 0.09], 0.003),
      puck(0.013, 0.026, 0.004, 20)
        .rotateX(Math.PI / 2)
        .translate(0.165, 0.138, -0.16),
      puck(0.014, 0.012, 0.003, 24).translate(0.17, 0.095, 0.11),
    ]),
    steel(),
  );
  kit.add(
    'feet',
    merged(
      [-1, 1].flatMap((side) =>
        [-1, 1].map((end) => puck(0.02, 0.018, 0.004, 24).translate(side * 0.18, 0, end * 0.13)),
      ),
    ),
    matter('rubber', '#1d1d20'),
  );
}

export const RECORD_PLAYER_PROP: Prop = {
  noun: 'record player',
  words: ['turntable', 'vinyl', 'vinyl record', 'gramophone'],
  size: [0.44, 0.151, 0.34],
  stands: ['table', 'podium'],
  paints: ['case'],
  moves: [{ part: 'record', does: 'spin', axis: 'y' }],
  build: made(vinyl),
};
