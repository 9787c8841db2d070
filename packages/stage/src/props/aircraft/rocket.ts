import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs, triples } from '../kit/rows.js';
import { ellipsoid, flowing, hoop, outline, plate, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { upward } from './shapes.js';

function rocket(kit: Maker): void {
  const white = matter('gloss', '#f6f6f4');
  kit.add(
    'body',
    flowing(
      upward(pairs('0.001 8.9, 0.35 8.25, 0.82 6.9, 1.05 5, 1.02 3, 0.78 1.1, 0.66 0.9, 0.001 0.9')),
      64,
      60,
    ),
    white,
  );
  const cap = flowing(pairs('0.845 6.8, 0.36 8.27, 0.06 8.96, 0.001 9.0'), 64, 20);
  kit.add('nose', cap, kit.main('gloss', '#d8322a'));
  const fin = (turn: number) =>
    placed(
      plate(
        outline(triples('0.6 2.6 0.2, 1.9 0.6 0.4, 2.0 -0.1 0.15, 1.6 0.3 0.3, 0.55 0.9 0.1')),
        0.16,
        0.06,
      )
        .rotateX(Math.PI / 2)
        .translate(0, 0, 0.08),
      { turn: [0, turn, 0] },
    );
  kit.add(
    'fins',
    merged([0, 1.571, 3.1416, 4.712].map((turn) => fin(turn + 0.785))),
    kit.main('gloss', '#d8322a'),
  );
  const steel = matter('metal', '#9aa0a8');
  kit.add('nozzle', turned(corners('0.62 0.2 0.03, 0.66 0.22 0.02, 0.4 0.95, 0.001 0.95'), 40), steel);
  kit.add(
    'frame',
    merged([
      hoop(0.42, 0.09, 40).translate(0, 5.5, 1.0),
      hoop(1.0, 0.035, 64)
        .rotateX(Math.PI / 2)
        .translate(0, 2.6, 0),
    ]),
    steel,
  );
  kit.add('window', ellipsoid(0.4, 0.4, 0.12, { at: [0, 5.5, 0.99] }), matter('darkGlass', '#3a8fd0'));
  kit.joint('exhaust', [0, 0.2, 0]);
}

export const ROCKET_PROP: Prop = {
  noun: 'rocket',
  words: ['rocket ship', 'generation ship', 'space rocket'],
  size: [3.11, 9.04, 3.11],
  stands: ['ground', 'space', 'air', 'podium'],
  paints: ['nose', 'fins'],
  moves: [{ part: 'exhaust', does: 'glow' }],
  build: made(rocket),
};
