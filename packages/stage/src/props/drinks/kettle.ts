import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { ball, turned } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { TABLE } from './shapes.js';

function kettle(kit: Maker): void {
  const paint = kit.main('ceramic', '#2f7f7a');
  const spout = swept(
    triples('0.07 0.045 0, 0.105 0.066 0, 0.122 0.1 0, 0.142 0.118 0'),
    (t) => 0.0185 - 0.0085 * t,
    { steps: 36, sides: 22 },
  );
  kit.add(
    'body',
    merged([
      turned(
        corners(
          '0 0.003, 0.082 0 0.006, 0.098 0.012 0.014, 0.09 0.07 0.03, 0.05 0.122 0.02, 0.044 0.124 0.002, 0 0.125',
        ),
        72,
      ),
      spout,
    ]),
    paint,
  );
  kit.add(
    'lid',
    turned(corners('0 0.121, 0.0445 0.122 0.002, 0.043 0.129 0.004, 0.012 0.138 0.004, 0 0.138'), 56),
    paint,
  );
  const steel = matter('chrome', '#dfe2e4');
  const loops = [1, -1].map((side) =>
    swept(
      triples(
        `${side * 0.075} 0.088 0, ${side * 0.088} 0.115 0, ${side * 0.082} 0.15 0, ${side * 0.055} 0.186 0`,
      ),
      0.0042,
      {
        steps: 24,
        sides: 14,
      },
    ),
  );
  const rim = turned(corners('0.0445 0.1212, 0.0465 0.1222 0.001, 0.0445 0.1242'), 56);
  kit.add('frame', merged([...loops, rim].map((part) => part.deleteAttribute('uv'))), steel);
  const grip = swept(triples('-0.058 0.183 0, -0.03 0.2 0, 0.03 0.2 0, 0.058 0.183 0'), 0.0095, {
    steps: 30,
    sides: 20,
  });
  kit.add(
    'grip',
    merged([grip, ball(0.011, 24).scale(1, 0.85, 1).translate(0, 0.1455, 0)]),
    matter('rubber', '#1b1c1f', { roughness: 0.5 }),
  );
  kit.joint('steam', [0.146, 0.135, 0]);
}

export const KETTLE_PROP: Prop = {
  noun: 'kettle',
  words: ['tea kettle', 'teakettle', 'electric kettle', 'water kettle', 'whistling kettle'],
  size: [0.24, 0.211, 0.194],
  stands: TABLE,
  paints: ['body', 'lid'],
  moves: [{ part: 'steam', does: 'steam' }],
  build: made(kettle),
};
