import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { ball, boxAt, rod, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

/** Up along the tube is where it looks. */
const AIM = { turn: [0.98, 0, 0], at: [0, 1.12, 0] } as const;

function tripod(kit: Maker): void {
  const legs = [0, 1, 2].flatMap((i) => {
    const [c, s] = [Math.sin(i * 2.094), -Math.cos(i * 2.094)];
    const leg = swept(
      [
        [c * 0.045, 1.0, s * 0.045],
        [c * 0.2, 0.5, s * 0.2],
        [c * 0.36, 0.012, s * 0.36],
      ],
      (t) => 0.02 - 0.006 * t,
      { sides: 12, steps: 20, tension: 0.1 },
    );
    return [
      leg,
      swept(
        [
          [0, 0.55, 0],
          [c * 0.18, 0.56, s * 0.18],
        ],
        0.008,
        { sides: 8, steps: 2 },
      ),
    ];
  });
  kit.add('legs', merged(legs.map((leg) => leg.deleteAttribute('uv'))), matter('wood', '#8a5a30'));
  const head = [
    turned(
      corners('0 0.96, 0.05 0.965 0.006, 0.055 1.0 0.008, 0.035 1.03 0.006, 0.03 1.07 0.004, 0 1.07'),
      36,
    ),
    rod(0.012, 0.5, 12).translate(0, 0.78, 0),
  ];
  const fork = [-1, 1].map((side) => boxAt([0.016, 0.12, 0.06], [side * 0.062, 1.1, 0], 0.006));
  const bolts = placed(rod(0.014, 0.17, 16), { turn: [0, 0, Math.PI / 2], at: [0, 1.12, 0] });
  const bridge = boxAt([0.14, 0.016, 0.06], [0, 1.052, 0], 0.006);
  kit.add(
    'mount',
    merged([...head, ...fork, bolts, bridge].map((part) => part.deleteAttribute('uv'))),
    matter('metal', '#3a3d42', { roughness: 0.4 }),
  );
}

function telescope(kit: Maker): void {
  tripod(kit);
  const tube = turned(corners('0 -0.3, 0.047 -0.3 0.004, 0.05 -0.28 0.004, 0.05 0.4 0.004, 0.0505 0.42'), 48);
  kit.add('tube', placed(tube, AIM), kit.main('gloss', '#f4f4f0', { roughness: 0.3 }));
  const hood = turned(
    corners('0.051 0.3 0.002, 0.062 0.31 0.003, 0.062 0.49 0.003, 0.055 0.492 0.002, 0.053 0.42'),
    48,
  );
  const back = turned(
    corners(
      '0 -0.44, 0.018 -0.44 0.002, 0.02 -0.395 0.003, 0.028 -0.385 0.003, 0.03 -0.31 0.003, 0.05 -0.296 0.002, 0.0515 -0.26',
    ),
    40,
  );
  const finder = [
    turned(
      corners(
        '0 -0.22, 0.014 -0.22 0.002, 0.014 -0.02 0.003, 0.019 0.0 0.002, 0.019 0.04 0.002, 0.015 0.041',
      ),
      28,
    ).translate(0, 0, -0.085),
    boxAt([0.012, 0.02, 0.045], [0, -0.17, -0.062], 0.003),
    boxAt([0.012, 0.02, 0.045], [0, -0.04, -0.062], 0.003),
  ];
  const eyepiece = swept(
    [
      [0, -0.42, 0],
      [0, -0.475, 0],
      [0, -0.49, -0.03],
      [0, -0.49, -0.085],
    ],
    0.017,
    { sides: 16, steps: 24, tension: 0.3 },
  );
  kit.add(
    'fittings',
    placed(merged([hood, back, ...finder, eyepiece].map((part) => part.deleteAttribute('uv'))), AIM),
    matter('gloss', '#1d1f24', { roughness: 0.35 }),
  );
  const lens = ball(0.052, 32).scale(1, 0.25, 1).translate(0, 0.425, 0);
  kit.add('lens', placed(lens, AIM), matter('darkGlass', '#2a4a78'));
  const rings = [-0.2, 0.24].map((y) =>
    turned(corners('0.05 -0.009, 0.0535 -0.008 0.002, 0.0535 0.008 0.002, 0.05 0.009'), 48).translate(
      0,
      y,
      0,
    ),
  );
  kit.add('rings', placed(merged(rings), AIM), matter('gold', '#d0a552'));
}

export const TELESCOPE_PROP: Prop = {
  noun: 'telescope',
  words: ['stargazing telescope', 'refractor'],
  size: [0.642, 1.43, 0.903],
  stands: ['floor', 'ground', 'podium'],
  paints: ['tube'],
  build: made(telescope),
};
