import { Mesh, TorusGeometry, Vector3 } from 'three';
import { KICKS, one, swimmer, type SwimmerLook } from '../animals/swimmers/shapes.js';
import { egg, limb, path, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import type { Lump } from '../kit/sculpt.js';

const SKIN = '#f0c09a';
const SCALES = '#17a398';
const HAIR = '#c2402a';

const ARM = [
  limb([0.085, 0.185, 0.17], [0.2, 0.1, 0.2], 0.034, 0.03),
  limb([0.2, 0.1, 0.2], [0.25, 0.14, 0.33], 0.03, 0.026),
];
const HAND = egg([0.255, 0.155, 0.365], [0.03, 0.032, 0.036]);

const arms: Lump[] = ([1, -1] as const).flatMap((side) =>
  [...ARM, HAND].map((is): Lump => ({
    is: one(side, is),
    bone: side > 0 ? 'fin.l' : 'fin.r',
    colour: SKIN,
    seam: 0.02,
  })),
);

const hair: Lump[] = [
  { is: egg([0, 0.415, 0.27], [0.123, 0.105, 0.12], [-0.4, 0, 0]), bone: 'head', colour: HAIR, seam: 0.01 },
  { is: egg([0, 0.35, 0.215], [0.12, 0.13, 0.085]), bone: 'head', colour: HAIR, seam: 0.02 },
  {
    is: path(
      knots('0 0.36 0.19 0.09, 0 0.25 0.08 0.09, 0 0.16 -0.04 0.075, 0 0.14 -0.16 0.045, 0 0.17 -0.23 0.015'),
    ),
    bone: 'body',
    colour: HAIR,
    seam: 0.03,
  },
  {
    is: twin(
      path(knots('0.09 0.36 0.24 0.05, 0.125 0.24 0.17 0.045, 0.11 0.14 0.06 0.035, 0.09 0.12 -0.06 0.012')),
    ),
    bone: 'body',
    colour: HAIR,
    seam: 0.02,
  },
];

const MERMAID: SwimmerLook = {
  length: 1.6,
  coat: SCALES,
  seam: 0.03,
  head: [
    [0, 0.36, 0.315],
    [0.1, 0.106, 0.1],
  ],
  eye: 0.0175,
  look: [0.4, 0.04, 0.9],
  joints: [
    { name: 'body', at: [0, 0, 0] },
    { name: 'head', at: [0, 0.25, 0.25], from: 'body' },
    { name: 'tail', at: [0, -0.06, -0.12], from: 'body' },
    { name: 'fin.l', at: [0.09, 0.19, 0.17], from: 'body' },
    { name: 'fin.r', at: [-0.09, 0.19, 0.17], from: 'body' },
  ],
  lumps: [
    { is: limb([0, -0.02, 0.04], [0, -0.06, -0.12], 0.1, 0.105), bone: 'body', colour: SCALES },
    {
      is: path(knots('0 -0.06 -0.12 0.103, 0 -0.1 -0.28 0.085, 0 -0.1 -0.44 0.056, 0 -0.05 -0.57 0.034')),
      bone: 'tail',
      colour: SCALES,
      seam: 0.05,
    },
    {
      is: twin(egg([0.1, -0.01, -0.67], [0.15, 0.022, 0.07], [0.35, 0.75, 0])),
      bone: 'tail',
      colour: '#3fd0bd',
      seam: 0.02,
    },
    {
      is: egg([0, 0.02, 0.06], [0.103, 0.03, 0.095], [-0.75, 0, 0]),
      bone: 'body',
      colour: '#f2c14e',
      seam: 0.006,
    },
    { is: limb([0, 0.05, 0.075], [0, 0.16, 0.17], 0.078, 0.088), bone: 'body', colour: SKIN },
    {
      is: twin(egg([0.045, 0.16, 0.235], [0.048, 0.046, 0.04])),
      bone: 'body',
      colour: '#9a56c9',
      seam: 0.01,
    },
    { is: limb([0, 0.2, 0.2], [0, 0.3, 0.28], 0.04, 0.038), bone: 'head', colour: SKIN },
    { is: egg([0, 0.36, 0.315], [0.1, 0.106, 0.1]), bone: 'head', colour: SKIN, seam: 0.015 },
    { is: egg([0, 0.345, 0.415], [0.016, 0.015, 0.018]), bone: 'head', colour: SKIN, seam: 0.01 },
    ...arms,
    ...hair,
  ],
};

function mermaid(kit: Maker): void {
  swimmer(kit, MERMAID);
  const head = kit.group.getObjectByName('head');
  if (!head) return;
  const smile = new Mesh(new TorusGeometry(0.03, 0.0042, 6, 14, Math.PI * 0.56), matter('clay', '#a3352f'));
  smile.rotation.set(0.34, 0, Math.PI * 1.22);
  smile.position.copy(new Vector3(0, 0.325 - 0.25, 0.409 - 0.25));
  head.add(smile);
}

export const MERMAID_PROP: Prop = {
  noun: 'mermaid',
  words: ['merman', 'little mermaid'],
  size: [0.91, 1.14, 1.92],
  stands: ['water', 'podium', 'air'],
  paints: ['figure'],
  moves: KICKS,
  build: made(mermaid),
};
