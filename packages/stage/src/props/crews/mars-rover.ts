import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { ball, boxAt, brick, puck, rod } from '../kit/solids.js';
import { placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { wheel } from '../wheels.js';
import { plain } from './shapes.js';

const SIDES = [1, -1] as const;

function legs(kit: Maker): void {
  const bows = SIDES.flatMap((side) => [
    swept(
      [
        [side * 0.62, 0.72, 0.25],
        [side * 0.92, 0.6, 0.75],
        [side * 0.95, 0.34, 1.15],
      ],
      0.045,
      { sides: 10, steps: 30 },
    ),
    swept(
      [
        [side * 0.62, 0.72, 0.25],
        [side * 0.9, 0.66, -0.25],
        [side * 0.93, 0.58, -0.55],
      ],
      0.045,
      { sides: 10, steps: 20 },
    ),
    swept(
      [
        [side * 0.95, 0.34, -0.02],
        [side * 0.93, 0.56, -0.3],
        [side * 0.93, 0.58, -0.6],
        [side * 0.95, 0.34, -1.1],
      ],
      0.04,
      { sides: 10, steps: 40 },
    ),
    placed(puck(0.1, 0.08, 0.02, 20), { turn: [0, 0, Math.PI / 2], at: [side * 0.62 + 0.04, 0.72, 0.25] }),
  ]);
  const mast = rod(0.05, 0.85, 16).translate(0.32, 1.35, 0.62);
  const arm = [
    swept(
      [
        [-0.3, 0.75, 0.85],
        [-0.42, 1.0, 1.1],
        [-0.36, 0.78, 1.5],
      ],
      0.045,
      { sides: 10, steps: 24, tension: 0.15 },
    ),
    boxAt([0.2, 0.2, 0.2], [-0.36, 0.7, 1.52], 0.04),
    ball(0.07, 16).translate(-0.42, 1.0, 1.1),
  ];
  const aerials = [
    rod(0.014, 0.5, 8).translate(-0.45, 1.25, -0.5),
    placed(puck(0.24, 0.03, 0.01, 6), { turn: [0.4, 0, 0], at: [-0.38, 1.08, -0.15] }),
  ];
  kit.add(
    'frame',
    plain([...bows, mast, ...arm, ...aerials]),
    matter('metal', '#8d949c', { roughness: 0.35 }),
  );
}

function marsRover(kit: Maker): void {
  kit.add(
    'body',
    plain([
      boxAt([1.2, 0.36, 1.6], [0, 0.84, 0.05], 0.05),
      boxAt([0.28, 0.18, 0.26], [0.32, 1.86, 0.64], 0.05),
    ]),
    kit.main('gloss', '#f1efe9', { roughness: 0.35, clearcoat: 0.4 }),
  );
  const deck = Array.from({ length: 12 }, (_, i) =>
    brick([0.34, 0.02, 0.28], [(i % 3) * 0.37 - 0.37, 1.035, -0.5 + Math.floor(i / 3) * 0.31], 0.006),
  );
  kit.add('deck', plain(deck.filter((_, i) => i !== 11 && i !== 0)), matter('darkGlass', '#1a2c4a'));
  const fins = Array.from({ length: 7 }, (_, i) =>
    brick([0.5, 0.36, 0.03], [0, 1.02, -0.85 - i * 0.07], 0.008),
  );
  const core = placed(rod(0.17, 0.56, 24), { turn: [Math.PI / 2, 0, 0], at: [0, 1.02, -1.06] });
  kit.add('gold', plain([core, brick([1.22, 0.08, 1.5], [0, 0.68, 0.05], 0.03)]), matter('gold', '#c9913a'));
  kit.add('fins', plain(fins), matter('rubber', '#24262a', { roughness: 0.5 }));
  legs(kit);
  const eyes = [0.26, 0.38].map((x) =>
    placed(puck(0.045, 0.03, 0.008, 20), { turn: [Math.PI / 2, 0, 0], at: [x, 1.86, 0.765] }),
  );
  kit.add(
    'eyes',
    plain([
      ...eyes,
      placed(puck(0.07, 0.02, 0.006, 24), { turn: [Math.PI / 2, 0, 0], at: [0.32, 1.99, 0.64] }),
    ]),
    matter('darkGlass', '#0c1014'),
  );
  for (const [name, z] of [
    ['f', 1.15],
    ['m', -0.02],
    ['b', -1.1],
  ] as const)
    for (const side of SIDES)
      wheel(kit, `wheel.${name}${side > 0 ? 'l' : 'r'}`, [side * 1.05, 0.3, z], {
        radius: 0.3,
        width: 0.34,
        spokes: 6,
        corners: 20,
      });
}

export const MARS_ROVER_PROP: Prop = {
  noun: 'mars rover',
  words: ['rover', 'space rover', 'moon rover', 'lunar rover', 'planetary rover'],
  size: [2.44, 2.06, 3.02],
  stands: ['ground', 'road', 'podium', 'floor'],
  paints: ['body'],
  moves: ['fl', 'fr', 'ml', 'mr', 'bl', 'br'].map(
    (end) => ({ part: `wheel.${end}`, does: 'spin', axis: 'x' }) as const,
  ),
  build: made(marsRover),
};
