import { egg, path, twin } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import type { Lump } from '../kit/sculpt.js';
import { beast, type BeastLook, ears } from '../animals/beast.js';
import { GAIT, GROUND } from '../animals/pets/shapes.js';

const WOOL = '#f2e4cc';
const FACE = '#f8efe0';

/** Tufts round the trunk, so that it is wool and no skin. */
const FLEECE: Lump[] = Array.from({ length: 40 }, (_, i) => {
  const [t, angle] = [(i + 0.5) / 40, i * 2.39996];
  return {
    is: egg(
      [Math.cos(angle) * 0.205, 0.77 + Math.sin(angle) * 0.195, -0.48 + t * 0.9],
      [0.085, 0.085, 0.085],
    ),
    colour: WOOL,
    bone: 'body',
    seam: 0.05,
  };
});

const LLAMA: BeastLook = {
  height: 1.1,
  coat: WOOL,
  pale: FACE,
  dark: '#4a3a34',
  length: 0.78,
  girth: [0.25, 0.25, 0.26],
  legs: [0.12, 0.07, 0.064],
  stance: 0.14,
  paw: '#6a5646',
  head: [1.58, 0.56],
  skull: [0.14, 0.145, 0.17],
  neck: 0.12,
  snout: [0.09, 0.08, 0.06],
  eye: 0.034,
  ears: [
    ears(path(knots('0.07 1.69 0.52 0.042, 0.1 1.8 0.5 0.042, 0.085 1.9 0.51 0.02')), WOOL, 0.02),
    ears(path(knots('0.082 1.74 0.555 0.02, 0.098 1.82 0.54 0.02')), '#d9a890', 0.004),
    { is: egg([0, 1.7, 0.55], [0.1, 0.075, 0.11]), colour: WOOL, seam: 0.03 },
    ears(egg([0.065, 1.69, 0.62], [0.06, 0.05, 0.06]), WOOL, 0.02),
  ],
  tail: knots('0 0.9 -0.54 0.075, 0 0.86 -0.64 0.085, 0 0.76 -0.68 0.05'),
  seam: 0.08,
  cell: 0.036,
  more: [
    ...FLEECE,
    {
      is: path(knots('0 0.92 0.32 0.19, 0 1.12 0.44 0.145, 0 1.34 0.47 0.125, 0 1.5 0.5 0.12')),
      colour: WOOL,
      bone: 'neck',
      seam: 0.06,
    },
    ...(
      [
        [0.98, 0.52],
        [1.14, 0.56],
        [1.3, 0.56],
      ] as const
    ).map(([y, z]): Lump => ({
      is: egg([0, y, z], [0.1, 0.095, 0.06]),
      colour: WOOL,
      bone: 'neck',
      seam: 0.03,
    })),
    {
      is: twin(egg([0.03, 1.53, 0.835], [0.014, 0.012, 0.012])),
      colour: '#4a3a34',
      bone: 'head',
      seam: 0.004,
    },
  ],
};

export const LLAMA_PROP: Prop = {
  noun: 'llama',
  words: ['alpaca'],
  size: [0.64, 2.13, 1.76],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  build: made((kit) => beast(kit, LLAMA)),
};
