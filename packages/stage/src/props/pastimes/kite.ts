import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { outline, rod, slab } from '../kit/solids.js';
import { merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

const QUARTERS = [
  ['0 0.02 0.004, 0 0.38 0.004, -0.3 0.02 0.004', '#f2b51e'],
  ['0 0.02 0.004, 0.3 0.02 0.004, 0 0.38 0.004', '#2f8fd8'],
  ['0 0 0.004, -0.3 0 0.004, 0 -0.52 0.004', '#3aa868'],
  ['0 0 0.004, 0 -0.52 0.004, 0.3 0 0.004', '#ee6a2c'],
] as const;

/** Where bows hang on its tail. */
const BOWS = triples('0.03 0.3 -0.03, -0.05 0.18 -0.02, 0.035 0.06 -0.05');

function kite(kit: Maker): void {
  const flight = kit.joint('flight', [0, 0.84, 0], [-0.35, 0.3, 0.12]);
  const base = slab(
    outline(triples('0 -0.54 0.006, 0.312 0.008 0.006, 0 0.4 0.006, -0.312 0.008 0.006')),
    0.006,
    0.002,
  );
  flight.add('sail', base, kit.main('paper', '#d8322f'));
  const own = kit.options.colour;
  const cloth = QUARTERS.map(([corners, tone], i) =>
    tinted(
      slab(outline(triples(corners)), 0.0105, 0.002).translate(
        0,
        corners.includes('0.38') ? -0.01 : -0.004,
        0,
      ),
      own ? ([own, '#f6f1e6', '#f6f1e6', own][i] ?? own) : tone,
    ),
  );
  flight.add('quarters', merged(cloth), matter('paper', '#ffffff'));
  const sticks = [
    rod(0.006, 0.93, 10).translate(0, -0.07, -0.009),
    placed(rod(0.006, 0.62, 10), { turn: [0, 0, Math.PI / 2], at: [0, 0.006, -0.009] }),
  ];
  flight.add('sticks', merged(sticks), matter('wood', '#b98a58'));
  const cord = matter('clay', '#f4efe4');
  kit.add(
    'tail',
    swept(
      triples('0.068 0.36 0.18, 0.09 0.31 0.12, 0.03 0.3 -0.03, -0.05 0.18 -0.02, 0.035 0.06 -0.05, 0 0 0'),
      0.0045,
      { steps: 70, sides: 8 },
    ),
    cord,
  );
  const bows = BOWS.flatMap((at, i) =>
    [1, -1].map((side) =>
      tinted(
        placed(slab(outline(triples('0 0 0.004, 0.06 0.03 0.006, 0.06 -0.03 0.006')), 0.009, 0.003), {
          at,
          turn: [0, side > 0 ? 0 : Math.PI, 0.3 * side],
        }),
        ['#f2b51e', '#2f8fd8', '#ee6a2c'][i] ?? '#f2b51e',
      ),
    ),
  );
  kit.add('bows', merged(bows), matter('paper', '#ffffff'));
}

export const KITE_PROP: Prop = {
  noun: 'kite',
  words: ['toy kite', 'paper kite', 'diamond kite'],
  size: [0.593, 1.22, 0.316],
  stands: ['air', 'podium', 'hand'],
  paints: ['sail', 'quarters'],
  build: made(kite),
};
