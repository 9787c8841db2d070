import { egg, limb, twin } from '../kit/fields.js';
import { knots } from '../kit/rows.js';
import type { Lump } from '../kit/sculpt.js';
import { type BeastLook, ears } from '../animals/beast.js';
import { smoothed } from '../animals/forest/shapes.js';

/** A slender cat with a long tail, its coat and the parts that are of other colours. */
export function bigCat(tones: {
  readonly coat: string;
  readonly pale: string;
  readonly dark: string;
  readonly inner: string;
}): BeastLook {
  const { coat, pale, dark, inner } = tones;
  return {
    height: 0.72,
    coat,
    pale,
    dark: '#2a1c1a',
    length: 1.06,
    girth: [0.235, 0.2, 0.225],
    legs: [0.115, 0.078, 0.084],
    stance: 0.14,
    paw: coat,
    head: [1.12, 0.78],
    skull: [0.225, 0.205, 0.215],
    neck: 0.165,
    snout: [0.05, 0.098, 0.07],
    eye: 0.034,
    ears: [
      ears(egg([0.15, 1.3, 0.74], [0.072, 0.078, 0.045]), coat, 0.025),
      ears(egg([0.152, 1.3, 0.772], [0.044, 0.05, 0.022]), inner, 0.005),
      ears(egg([0.075, 1.035, 0.945], [0.072, 0.06, 0.06]), pale, 0.03),
    ],
    tail: smoothed(
      knots('0 0.82 -0.68 0.062, 0 0.62 -0.9 0.056, 0 0.5 -1.12 0.053, 0 0.56 -1.34 0.05, 0 0.72 -1.46 0.05'),
    ),
    tailTip: dark,
    seam: 0.11,
    cell: 0.029,
  };
}

/** What a cat's cheeks have: dark lines, or the tears of a cheetah. */
export const tears = (colour: string): Lump[] => [
  {
    is: twin(limb([0.105, 1.12, 0.958], [0.078, 1.03, 1.0], 0.013, 0.011)),
    colour,
    bone: 'head',
    seam: 0.003,
  },
];
