import { egg, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import type { Lump } from '../kit/sculpt.js';
import { figure, fixed, scaled } from '../animals/beast.js';
import { CRAWLS } from '../animals/small/shapes.js';
import { type Legs, legJoints, legLumps, steps } from './legs.js';

const MARK = '#c8452c';

/** From front to back: which way each leg points, and how far its foot is out. */
const WAYS = [
  [0.85, 0.72],
  [0.28, 0.66],
  [-0.3, 0.66],
  [-0.85, 0.76],
].map(([turn = 0, far = 0], i) => {
  const [x, z] = [Math.cos(turn), Math.sin(turn)];
  const root = 0.12 - i * 0.035;
  const at = (out: number, y: number, thick: number) => `${0.1 + x * out} ${y} ${root + z * out} ${thick}`;
  return knots(
    [at(0, 0.24, 0.042), at(far * 0.42, 0.47, 0.038), at(far * 0.78, 0.2, 0.03), at(far, 0.02, 0.02)].join(
      ', ',
    ),
  );
});

function spider(kit: Maker): void {
  const coat = kit.options.colour ?? '#3b3034';
  const legs: Legs = { ways: WAYS, colour: coat, seam: 0.025 };
  const trunk: Lump[] = [
    { is: egg([0, 0.26, 0.12], [0.17, 0.14, 0.18]), bone: 'body', colour: coat },
    { is: egg([0, 0.33, -0.26], [0.23, 0.22, 0.27], [0.25, 0, 0]), bone: 'body', colour: coat },
    { is: egg([0, 0.5, -0.24], [0.06, 0.05, 0.09]), bone: 'body', colour: MARK, seam: 0.01 },
    { is: egg([0, 0.47, -0.38], [0.09, 0.06, 0.08]), bone: 'body', colour: MARK, seam: 0.01 },
    {
      is: twin(egg([0.05, 0.17, 0.28], [0.036, 0.062, 0.036])),
      bone: 'body',
      colour: '#5a484c',
      seam: 0.012,
    },
  ];
  const bones = figure(
    kit,
    [...trunk, ...legLumps(legs)],
    [{ name: 'body', at: [0, 0.26, 0] }, ...legJoints(legs)],
    { cell: 0.022, seam: 0.05, low: [-0.85, 0, -0.75], reach: [0.85, 0.6, 0.8] },
  );
  const body = bones.get('body');
  if (body)
    fixed(
      body,
      [1, -1].flatMap((side) => [
        [[side * 0.055, 0.3, 0.272], 0.048, '#f7f4ee'] as const,
        [[side * 0.055, 0.3, 0.302], 0.032, '#15110f'] as const,
        [[side * 0.055 + 0.012, 0.315, 0.33], 0.009, '#ffffff'] as const,
        [[side * 0.125, 0.33, 0.21], 0.026, '#15110f'] as const,
      ]),
    );
  scaled(kit, 0.06);
}

export const SPIDER_PROP: Prop = {
  noun: 'spider',
  words: ['tarantula'],
  size: [0.0904, 0.0332, 0.0753],
  stands: CRAWLS,
  paints: ['figure'],
  moves: steps(4),
  build: made(spider),
};
