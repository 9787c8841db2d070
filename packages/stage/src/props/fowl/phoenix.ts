import { Mesh } from 'three';
import { egg, limb, path, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import type { Lump } from '../kit/sculpt.js';
import { bird, type BirdLook, MOVES, STANDS } from '../animals/birds/shapes.js';
import { RAPTOR } from './eagle.js';
import { quills } from './wings.js';

const RED = '#e2401c';
const ORANGE = '#ff8a1e';
const GOLD = '#ffd24a';

/** Plumes of the tail, from one side to the other, as flames go. */
const PLUMES: Lump[] = [-2, -1, 0, 1, 2].flatMap((k): Lump[] => {
  const out = k * 0.075;
  const tall = 0.04 * Math.abs(k);
  return [
    {
      is: path(
        knots(
          `${out * 0.4} 0.3 -0.22 0.05, ${out} ${0.16 + tall} -0.4 0.042, ${out * 1.8} ${0.08 + tall} -0.6 0.04, ${out * 2.6} ${0.14 + tall} -0.78 0.03, ${out * 3} ${0.26 + tall} -0.86 0.012`,
        ),
      ),
      colour: k % 2 ? ORANGE : RED,
      bone: 'tail',
      seam: 0.02,
    },
    {
      is: egg([out * 2.65, 0.15 + tall, -0.78], [0.042, 0.05, 0.06]),
      colour: GOLD,
      bone: 'tail',
      seam: 0.012,
    },
  ];
});

const CREST: Lump[] = [0, 1, 2].map((i) => ({
  is: path(
    knots(
      `0 ${0.95 - i * 0.02} ${0.1 - i * 0.05} 0.034, 0 ${1.06 - i * 0.03} ${0.02 - i * 0.09} 0.026, 0 ${1.13 - i * 0.04} ${0.0 - i * 0.12} 0.01`,
    ),
  ),
  colour: i === 1 ? ORANGE : GOLD,
  bone: 'head',
  seam: 0.012,
}));

const PHOENIX: BirdLook = {
  ...RAPTOR,
  height: 1.0,
  coat: RED,
  belly: GOLD,
  wing: ORANGE,
  beak: '#ffdf7a',
  feet: '#f2b530',
  more: [
    ...PLUMES,
    ...CREST,
    {
      is: limb([0, 0.755, 0.318], [0, 0.71, 0.315], 0.026, 0.008),
      colour: '#ffdf7a',
      bone: 'head',
      seam: 0.02,
    },
    { is: twin(egg([0.1, 0.24, 0.03], [0.075, 0.13, 0.085])), colour: RED, bone: 'body', seam: 0.05 },
    ...quills({
      from: [0.2, 0.24, -0.12],
      to: [0.2, 0.34, -0.32],
      count: 5,
      way: [0, -0.2, -0.1],
      thick: 0.034,
      colour: RED,
    }),
    ...quills({
      from: [0.225, 0.36, -0.06],
      to: [0.225, 0.42, -0.26],
      count: 4,
      way: [0, -0.12, -0.06],
      thick: 0.032,
      colour: GOLD,
    }),
  ],
};

/** Its own light: the colours that it has, glowing. */
function phoenix(kit: Maker): void {
  bird(kit, PHOENIX);
  const skin = kit.group.getObjectByName('figure');
  if (!(skin instanceof Mesh)) return;
  skin.material = matter('clay', '#ffffff', {
    vertexColors: true,
    emissive: '#ff5a10',
    emissiveIntensity: 0.32,
  });
}

export const PHOENIX_PROP: Prop = {
  noun: 'phoenix',
  words: ['firebird', 'fire bird'],
  size: [0.919, 1.12, 1.24],
  stands: STANDS,
  paints: ['figure'],
  moves: MOVES,
  build: made(phoenix),
};
