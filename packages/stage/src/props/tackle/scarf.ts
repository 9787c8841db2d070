import { TorusGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { boxAt, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';

/** Wound once around, both ends down in front with their fringes; standing on its ends. */
function scarf(kit: Maker): void {
  const wool = kit.main('fabric', '#c22f2f');
  const ring = new TorusGeometry(0.088, 0.036, 14, 40).rotateX(Math.PI / 2).scale(1, 1.25, 1);
  kit.add(
    'wool',
    merged([
      ring.translate(0, 0.235, 0),
      placed(boxAt([0.066, 0.2, 0.028], [0, -0.1, 0], 0.012), {
        at: [0.034, 0.235, 0.115],
        turn: [-0.08, 0, 0.1],
      }),
      placed(boxAt([0.066, 0.15, 0.026], [0, -0.075, 0], 0.012), {
        at: [-0.03, 0.235, 0.11],
        turn: [-0.08, 0, -0.16],
      }),
      boxAt([0.06, 0.07, 0.045], [0.004, 0.225, 0.118], 0.018),
    ]),
    wool,
  );
  const fringe = Array.from({ length: 4 }, (_, index) =>
    boxAt([0.008, 0.035, 0.01], [0.03 + index * 0.017, 0.018, 0.132], 0.003),
  );
  kit.add('fringe', merged(fringe), matter('fabric', '#f0e8da'));
}

export const SCARF_PROP: Prop = {
  noun: 'scarf',
  words: ['knitted scarf', 'wool scarf', 'woollen scarf', 'muffler'],
  size: [0.25, 0.28, 0.27],
  stands: ['table', 'podium', 'hand'],
  paints: ['wool'],
  build: made(scarf),
};

/** Two wings and a knot. */
function bowTie(kit: Maker): void {
  const silk = kit.main('fabric', '#b3262a');
  const wing = (side: 1 | -1) =>
    placed(turned(pairs('0 0, 0.018 0.014, 0.034 0.062, 0 0.068'), 28), {
      at: [side * 0.006, 0.034, 0],
      turn: [0, 0, side * -1.571],
      scale: [1, 1, 0.45],
    });
  kit.add('silk', merged([wing(1), wing(-1), boxAt([0.026, 0.032, 0.03], [0, 0.034, 0], 0.01)]), silk);
}

export const BOW_TIE_PROP: Prop = {
  noun: 'bow tie',
  words: ['bowtie', 'bow-tie'],
  size: [0.14, 0.068, 0.032],
  stands: ['table', 'podium', 'hand'],
  paints: ['silk'],
  build: made(bowTie),
};
