import { fixed } from '../animals/beast.js';
import { egg, limb, path, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { knots, triples } from '../kit/rows.js';
import { type Lump, sculpted } from '../kit/sculpt.js';
import { boxAt, rod } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

/** The circle that its runners are part of. */
const BOW = 0.95;
const MANE = '#f2dfb8';

function lumps(coat: string): Lump[] {
  return [
    { is: limb([0, 0.42, 0.14], [0, 0.42, -0.16], 0.105, 0.1), colour: coat },
    { is: path(knots('0 0.46 0.18 0.085, 0 0.58 0.26 0.064, 0 0.68 0.31 0.06')), colour: coat },
    { is: path(knots('0 0.71 0.3 0.066, 0 0.68 0.38 0.052, 0 0.645 0.455 0.046')), colour: coat },
    { is: twin(limb([0.034, 0.745, 0.27], [0.046, 0.81, 0.265], 0.022, 0.008)), colour: coat, seam: 0.01 },
    { is: twin(path(knots('0.07 0.38 0.15 0.05, 0.1 0.24 0.2 0.034, 0.13 0.1 0.24 0.03'))), colour: coat },
    {
      is: twin(path(knots('0.07 0.38 -0.17 0.055, 0.1 0.24 -0.23 0.034, 0.13 0.1 -0.25 0.03'))),
      colour: coat,
    },
    {
      is: path(knots('0 0.79 0.3 0.03, 0 0.76 0.23 0.04, 0 0.64 0.18 0.042, 0 0.53 0.1 0.03')),
      colour: MANE,
      seam: 0.01,
    },
    {
      is: path(knots('0 0.47 -0.25 0.026, 0 0.46 -0.33 0.042, 0 0.34 -0.38 0.042, 0 0.24 -0.37 0.016')),
      colour: MANE,
      seam: 0.01,
    },
    { is: egg([0, 0.535, -0.02], [0.092, 0.02, 0.11]), colour: '#b5322c', seam: 0.01 },
    { is: egg([0, 0.55, -0.12], [0.075, 0.032, 0.03]), colour: '#b5322c', seam: 0.02 },
  ];
}

function rockingHorse(kit: Maker): void {
  const horse = kit.joint('rocker', [0, BOW, 0]);
  const body = sculpted({
    lumps: lumps(kit.options.colour ?? '#c9945a'),
    low: [-0.19, 0.06, -0.46],
    high: [0.19, 0.85, 0.55],
    cell: 0.0125,
    seam: 0.035,
  });
  horse.add('body', body.translate(0, -BOW, 0), matter('clay', '#ffffff'));
  const runner = (x: number) =>
    swept(
      Array.from({ length: 13 }, (_, i) => {
        const angle = ((i - 6) / 6) * 0.56;
        return [x, -Math.cos(angle) * (BOW - 0.024), Math.sin(angle) * (BOW - 0.024)] as const;
      }),
      0.022,
      { steps: 50, sides: 14, flat: 1 },
    );
  const bars = [0.26, -0.27].map((z) =>
    placed(rod(0.016, 0.27, 14), { turn: [0, 0, Math.PI / 2], at: [0, 0.064 - BOW, z] }),
  );
  horse.add(
    'runners',
    merged([runner(0.14), runner(-0.14), ...bars].map((part) => part.deleteAttribute('uv'))),
    matter('clay', '#b5322c'),
  );
  const rein = swept(
    triples(
      '0.054 0.65 0.42, 0.085 0.6 0.3, 0.088 0.55 0.12, 0 0.575 0.06, -0.088 0.55 0.12, -0.085 0.6 0.3, -0.054 0.65 0.42',
    ),
    0.006,
    { steps: 60, sides: 8 },
  );
  const grip = placed(rod(0.012, 0.2, 14), { turn: [0, 0, Math.PI / 2], at: [0, 0.66, 0.25] });
  horse.add(
    'rein',
    merged(
      [rein, grip, boxAt([0.108, 0.014, 0.016], [0, 0.652, 0.425], 0.004)].map((part) =>
        part.deleteAttribute('uv').translate(0, -BOW, 0),
      ),
    ),
    matter('clay', '#3a2418'),
  );
  fixed(
    horse.group,
    ([1, -1] as const).flatMap((side) => [
      [[side * 0.056, 0.715, 0.345], 0.0135, '#15110f'] as const,
      [[side * 0.062, 0.721, 0.354], 0.004, '#ffffff'] as const,
    ]),
  );
}

export const ROCKING_HORSE_PROP: Prop = {
  noun: 'rocking horse',
  words: ['toy horse', 'wooden horse', 'wooden rocking horse'],
  size: [0.324, 0.817, 0.995],
  stands: ['floor', 'podium', 'ground'],
  paints: ['body'],
  moves: [{ part: 'rocker', does: 'swing', axis: 'x' }],
  build: made(rockingHorse),
};
