import { Mesh } from 'three';
import { egg, limb } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import type { Lump } from '../kit/sculpt.js';
import { bead } from '../kit/solids.js';
import { merged, placed, tinted } from '../kit/surface.js';
import { bird, type BirdLook, MOVES, STANDS } from '../animals/birds/shapes.js';

const BLUE = '#1f5fc2';

const CREST: Lump[] = [-1, 0, 1].flatMap((k): Lump[] => [
  { is: limb([0, 0.95, 0.2], [k * 0.05, 1.06, 0.15], 0.013), colour: BLUE, bone: 'head', seam: 0.005 },
  { is: egg([k * 0.055, 1.075, 0.145], [0.026, 0.026, 0.026]), colour: '#2aa58a', bone: 'head', seam: 0.006 },
]);

const PEACOCK: BirdLook = {
  height: 0.75,
  coat: BLUE,
  belly: '#2a74d0',
  wing: '#8a7458',
  beak: '#d8c8a8',
  feet: '#8a7a68',
  body: [[0, 0.42, -0.02], [0.17, 0.19, 0.27], -0.35],
  head: [
    [0, 0.88, 0.22],
    [0.08, 0.08, 0.095],
  ],
  neck: 0.062,
  bill: [0.075, 0.03, 0.01, 0.02],
  wings: [
    [0.155, 0.43, -0.1],
    [0.045, 0.13, 0.23],
    [-0.3, -0.08, 0.06],
  ],
  tail: [
    [0, 0.4, -0.2, 0.1],
    [0, 0.42, -0.3, 0.08],
  ],
  legs: [0.075, 0.0, 0.026],
  eye: 0.018,
  look: [0.76, 0.12, 0.6],
  more: [
    ...CREST,
    { is: limb([0, 0.55, 0.16], [0, 0.84, 0.2], 0.1, 0.068), colour: BLUE, bone: 'head', seam: 0.05 },
    { is: egg([0.045, 0.9, 0.285], [0.03, 0.014, 0.026]), colour: '#f6f4ea', bone: 'head', seam: 0.004 },
    { is: egg([-0.045, 0.9, 0.285], [0.03, 0.014, 0.026]), colour: '#f6f4ea', bone: 'head', seam: 0.004 },
  ],
};

/** Rows of the fan: how long its feathers are, how many, how far back, and how wide an eye. */
const ROWS = [
  [0.95, 17, -0.03, 0.062],
  [0.75, 14, 0.0, 0.056],
  [0.55, 11, 0.03, 0.05],
  [0.36, 8, 0.055, 0.042],
] as const;
/** From straight up, to either side. */
const OPEN = 1.62;

/** Feathers with eyes, upright in a fan about the tail's root. */
function fan(kit: Maker): void {
  const parts = ROWS.flatMap(([long, count, z, wide], row) =>
    Array.from({ length: count }, (_, i) => {
      const turn = (i / (count - 1) - 0.5) * 2 * (OPEN - row * 0.06);
      const flat = [
        tinted(
          bead(wide * 1.5, long * 0.55, 0.012, { at: [0, long * 0.5, 0] }),
          row % 2 ? '#2f8f58' : '#237a4c',
        ),
        tinted(bead(wide * 1.12, wide * 1.3, 0.02, { at: [0, long - wide * 0.6, 0.004] }), '#6fb84a'),
        tinted(bead(wide * 0.82, wide * 0.95, 0.026, { at: [0, long - wide * 0.75, 0.006] }), '#d8a53a'),
        tinted(bead(wide * 0.6, wide * 0.68, 0.032, { at: [0, long - wide * 0.85, 0.008] }), '#2ab0c8'),
        tinted(bead(wide * 0.34, wide * 0.36, 0.038, { at: [0, long - wide * 0.95, 0.01] }), '#17307a'),
      ].map((part) => placed(part, { at: [0, 0, z], turn: [0, 0, turn] }));
      return merged(flat);
    }),
  );
  const feathers = new Mesh(
    merged(parts),
    matter('clay', '#ffffff', { vertexColors: true, roughness: 0.45 }),
  );
  feathers.name = 'fan';
  feathers.position.set(0, 0.02, -0.06);
  feathers.rotation.x = -0.22;
  kit.group.getObjectByName('tail')?.add(feathers);
}

function peacock(kit: Maker): void {
  bird(kit, PEACOCK);
  fan(kit);
}

export const PEACOCK_PROP: Prop = {
  noun: 'peacock',
  words: ['peafowl'],
  size: [1.49, 1.04, 0.659],
  stands: STANDS.filter((place) => place !== 'table'),
  paints: ['figure'],
  moves: MOVES,
  build: made(peacock),
};
