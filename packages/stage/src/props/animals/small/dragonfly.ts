import { made, type Maker } from '../../kit/maker.js';
import { matter } from '../../kit/matter.js';
import type { Prop } from '../../kit/prop.js';
import { corners, triples } from '../../kit/rows.js';
import { ball, ellipsoid } from '../../kit/solids.js';
import { merged } from '../../kit/surface.js';
import { swept } from '../../kit/swept.js';
import { blade, FLAPS, FLIES, wings } from './shapes.js';

const FORE = corners(
  '0 0.002 0.001, 0.02 0.005 0.008, 0.046 0.004 0.006, 0.05 -0.002 0.004, 0.04 -0.006 0.008, 0.01 -0.003 0.004',
);
const HIND = corners(
  '0 0.002 0.001, 0.02 0.003 0.006, 0.041 0 0.006, 0.044 -0.006 0.004, 0.03 -0.012 0.01, 0.008 -0.008 0.006',
);

function tail(kit: Maker): void {
  const long = swept(
    triples('0 0 -0.006, 0 0.001 -0.03, 0 -0.001 -0.066'),
    (t) => 0.0026 - 0.0008 * t + (t > 0.85 ? 0.0007 : 0),
    {
      steps: 40,
      sides: 16,
    },
  );
  kit.add('tail', long, kit.main('gloss', '#1f86b8'));
  const rings = Array.from({ length: 7 }, (_, i) =>
    ellipsoid(0.0029 - i * 0.00012, 0.0029 - i * 0.00012, 0.0011, {
      at: [0, 0.0005 - i * 0.0001, -0.012 - i * 0.0072],
    }),
  );
  kit.add('rings', merged(rings), matter('gloss', '#12303f'));
}

function dragonfly(kit: Maker): void {
  const whole = kit.joint('flight', [0, 0, 0], [-0.3, 0, 0]);
  tail(whole);
  const chest = [
    ellipsoid(0.0055, 0.0062, 0.0095, { at: [0, 0.001, 0.001] }),
    ellipsoid(0.0042, 0.0038, 0.0036, { at: [0, 0.0022, 0.0115] }),
  ];
  whole.add('chest', merged(chest), kit.main('gloss', '#2aa07a'));
  const eyes = [1, -1].map((side) => ball(0.0036, 20).translate(side * 0.0032, 0.0036, 0.0128));
  whole.add('eyes', merged(eyes), matter('gloss', '#7a1f2a'));
  const legs = [0.006, 0.003, 0].flatMap((z) =>
    [1, -1].map((side) =>
      swept(
        [
          [side * 0.003, -0.003, z],
          [side * 0.007, -0.008, z + 0.002],
          [side * 0.005, -0.0125, z + 0.001],
        ],
        0.0006,
        { steps: 8, sides: 6 },
      ),
    ),
  );
  whole.add('legs', merged(legs), matter('clay', '#16191b'));
  wings(whole, [0.003, 0.0055, 0.001], 0.14, (wing, own) => {
    const film = [
      blade(FORE, 0.0006).translate(0, 0.0006, 0.004),
      blade(HIND, 0.0006).translate(0, 0, -0.005),
    ];
    wing.add('film', own(merged(film)), matter('gloss', '#dff1f6', { transparent: true, opacity: 0.6 }));
    const veins = [
      swept(triples('0 0.0006 0.006, 0.02 0.0006 0.0086, 0.047 0.0006 0.007'), 0.0005, {
        steps: 14,
        sides: 6,
      }),
      swept(triples('0 0 -0.003, 0.02 0 -0.0025, 0.041 0 -0.0065'), 0.0005, { steps: 14, sides: 6 }),
      ellipsoid(0.0025, 0.0008, 0.0012, { at: [0.043, 0.0006, 0.0066] }),
      ellipsoid(0.0025, 0.0008, 0.0012, { at: [0.038, 0, -0.006] }),
    ];
    wing.add('veins', own(merged(veins)), matter('clay', '#16303c'));
  });
}

export const DRAGONFLY_PROP: Prop = {
  noun: 'dragonfly',
  words: ['damselfly'],
  size: [0.103, 0.0369, 0.0777],
  stands: FLIES,
  paints: ['tail', 'chest'],
  moves: FLAPS,
  build: made(dragonfly),
};
