import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { brick, hoop, rod } from '../kit/solids.js';
import { placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { pickup } from '../trucks/pickup-truck.js';
import { beacon, four, plain, ROAD } from './shapes.js';

/** A pickup with a crane on its bed. */
function towTruck(kit: Maker): void {
  pickup(kit);
  const arm = (x: number) =>
    swept(
      [
        [x, 1.3, -0.95],
        [x * 0.35, 2.15, -2.75],
      ],
      0.075,
      { sides: 8, steps: 1 },
    );
  const stay = (x: number) =>
    swept(
      [
        [x, 1.25, -2.2],
        [x * 0.55, 1.85, -2.1],
      ],
      0.055,
      { sides: 8, steps: 1 },
    );
  const mast = [
    brick([1.35, 0.16, 0.3], [0, 1.3, -0.95], 0.05),
    brick([0.5, 0.2, 0.24], [0, 2.14, -2.74], 0.06),
    placed(rod(0.17, 0.6, 24), { turn: [0, 0, Math.PI / 2], at: [0, 1.42, -1.35] }),
  ];
  kit.add(
    'crane',
    plain([arm(0.52), arm(-0.52), stay(0.6), stay(-0.6), ...mast]),
    matter('gloss', '#f2b01e', { roughness: 0.3 }),
  );
  const hook = swept(
    triples('0 1.5 -2.86, 0 1.4 -2.86, 0 1.32 -2.9, 0 1.24 -2.86, 0 1.28 -2.78, 0 1.36 -2.79'),
    0.035,
    { sides: 10, steps: 40 },
  );
  const cable = [
    rod(0.016, 0.62, 8).translate(0, 1.82, -2.86),
    swept(
      [
        [0, 1.55, -1.35],
        [0, 2.22, -2.7],
        [0, 2.12, -2.86],
      ],
      0.016,
      { sides: 8, steps: 12, tension: 0.05 },
    ),
  ];
  const wheels = placed(hoop(0.09, 0.028, 24), { turn: [0, Math.PI / 2, 0], at: [0, 2.14, -2.84] });
  kit.add('hook', plain([hook, ...cable, wheels]), matter('metal', '#5a5f66', { roughness: 0.35 }));
  kit.add(
    'bar',
    brick([1.1, 0.07, 0.26], [0, 1.9, 0.28], 0.03),
    matter('rubber', '#1b1c20', { roughness: 0.5 }),
  );
  kit.add('beacon.l', brick([0.42, 0.13, 0.22], [0.3, 1.98, 0.28], 0.05), beacon('#ffa51e'));
  kit.add('beacon.r', brick([0.42, 0.13, 0.22], [-0.3, 1.98, 0.28], 0.05), beacon('#ffa51e'));
}

export const TOW_TRUCK_PROP: Prop = {
  noun: 'tow truck',
  words: ['recovery truck', 'breakdown truck', 'wrecker'],
  size: [2.04, 2.25, 5.58],
  stands: ROAD,
  paints: ['body'],
  moves: [...four, { part: 'beacon.l', does: 'glow' }, { part: 'beacon.r', does: 'glow' }],
  build: made(towTruck),
};
