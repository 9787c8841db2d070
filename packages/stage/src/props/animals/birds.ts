import { egg, limb, path, twin } from '../kit/fields.js';
import { type Maker, type Triple, made } from '../kit/maker.js';
import type { Motion, Place, Prop } from '../kit/prop.js';
import type { Lump } from '../kit/sculpt.js';
import { type Knot, eyes, figure, fixed, scaled } from './beast.js';

/** A bird, in its own heights. */
interface BirdLook {
  readonly height: number;
  readonly coat: string;
  readonly belly: string;
  readonly wing: string;
  readonly beak: string;
  readonly feet: string;
  readonly body: readonly [Triple, Triple, number];
  readonly head: readonly [Triple, Triple];
  readonly neck: number;
  /** The beak: its length, thickness at the root and at the tip, and how far its tip drops. */
  readonly bill: readonly [number, number, number, number];
  /** A wing: its middle, its half sizes and how it is turned. */
  readonly wings: readonly [Triple, Triple, Triple];
  readonly tail: readonly Knot[];
  readonly legs: readonly [number, number, number];
  readonly eye: number;
  readonly look: Triple;
  readonly more?: readonly Lump[];
}

function lumpsOf(bird: BirdLook): Lump[] {
  const [[bx, by, bz], radii, lean] = bird.body;
  const [head, skull] = bird.head;
  const [long, root, tip, drop] = bird.bill;
  const [wx, wy, wz] = bird.wings[0];
  const nose = head[2] + skull[2] * 0.8;
  const [legX, legZ, thick] = bird.legs;
  const wing = (side: 1 | -1): Lump => ({
    is: (x, y, z) => egg([wx, wy, wz], bird.wings[1], bird.wings[2])(x * side, y, z),
    bone: side > 0 ? 'wing.l' : 'wing.r',
    colour: bird.wing,
    seam: 0.015,
  });
  const foot = (side: 1 | -1): Lump[] => [
    {
      is: limb(
        [side * legX, by - radii[1] * 0.6, legZ],
        [side * legX, thick, legZ],
        thick * 1.1,
        thick * 0.8,
      ),
      bone: side > 0 ? 'leg.l' : 'leg.r',
      colour: bird.feet,
      seam: 0.02,
    },
    ...[-0.5, 0, 0.5].map((turn): Lump => ({
      is: limb(
        [side * legX, thick * 0.8, legZ],
        [side * legX + Math.sin(turn) * thick * 3.2, thick * 0.7, legZ + Math.cos(turn) * thick * 3.4],
        thick * 0.8,
        thick * 0.55,
      ),
      bone: side > 0 ? 'leg.l' : 'leg.r',
      colour: bird.feet,
      seam: 0.01,
    })),
  ];
  return [
    { is: egg([bx, by, bz], radii, [lean, 0, 0]), bone: 'body', colour: bird.coat },
    {
      is: egg(
        [bx, by - radii[1] * 0.14, bz + radii[2] * 0.22],
        [radii[0] * 0.84, radii[1] * 0.84, radii[2] * 0.84],
        [lean, 0, 0],
      ),
      bone: 'body',
      colour: bird.belly,
      seam: 0.02,
    },
    {
      is: limb([0, by + radii[1] * 0.3, bz + radii[2] * 0.4], head, bird.neck * 1.15, bird.neck),
      bone: 'head',
      colour: bird.coat,
    },
    { is: egg(head, skull), bone: 'head', colour: bird.coat },
    {
      is: limb(
        [0, head[1] - skull[1] * 0.12, nose],
        [0, head[1] - skull[1] * 0.12 - drop, nose + long],
        root,
        tip,
      ),
      bone: 'head',
      colour: bird.beak,
      seam: 0.01,
    },
    ...(bird.tail.length > 1 ? [{ is: path(bird.tail), bone: 'tail', colour: bird.wing, seam: 0.05 }] : []),
    wing(1),
    wing(-1),
    ...foot(1),
    ...foot(-1),
    ...(bird.more ?? []),
  ];
}

function bird(kit: Maker, drawn: BirdLook): void {
  const look = {
    ...drawn,
    coat: kit.options.colour ?? drawn.coat,
    wing: kit.options.colour && drawn.wing === drawn.coat ? kit.options.colour : drawn.wing,
  };
  const [body, radii] = look.body;
  const [head, skull] = look.head;
  const [wing, size] = look.wings;
  const [x, y, z] = look.tail[0] ?? [0, body[1], body[2] - radii[2], 0];
  const hip = body[1] - radii[1] * 0.6;
  const bones = figure(
    kit,
    lumpsOf(look),
    [
      { name: 'body', at: body },
      { name: 'head', at: [0, head[1] - skull[1] * 0.7, head[2] - skull[2] * 0.2], from: 'body' },
      { name: 'wing.l', at: [wing[0] * 0.8, wing[1] + size[1] * 0.7, wing[2] + size[2] * 0.4], from: 'body' },
      {
        name: 'wing.r',
        at: [-wing[0] * 0.8, wing[1] + size[1] * 0.7, wing[2] + size[2] * 0.4],
        from: 'body',
      },
      { name: 'tail', at: [x, y, z], from: 'body' },
      { name: 'leg.l', at: [look.legs[0], hip, look.legs[1]], from: 'body' },
      { name: 'leg.r', at: [-look.legs[0], hip, look.legs[1]], from: 'body' },
    ],
    { cell: 0.026, seam: 0.1, low: [-0.75, -0.02, -1.0], reach: [0.75, 1.15, 0.85] },
  );
  const at = bones.get('head');
  if (at) fixed(at, eyes(head, skull, look.eye, look.look));
  scaled(kit, look.height);
}

const SONGBIRD: BirdLook = {
  height: 0.16,
  coat: '#3f86c4',
  belly: '#f0a050',
  wing: '#2a5f94',
  beak: '#3a3230',
  feet: '#5a4238',
  body: [[0, 0.46, 0], [0.27, 0.28, 0.36], -0.35],
  head: [
    [0, 0.8, 0.2],
    [0.215, 0.205, 0.215],
  ],
  neck: 0.17,
  bill: [0.12, 0.055, 0.01, 0.02],
  wings: [
    [0.255, 0.47, -0.1],
    [0.06, 0.17, 0.33],
    [-0.3, -0.12, 0.1],
  ],
  tail: [
    [0, 0.38, -0.26, 0.1],
    [0, 0.33, -0.5, 0.075],
    [0, 0.31, -0.74, 0.06],
  ],
  legs: [0.11, 0.03, 0.028],
  eye: 0.038,
  look: [0.62, 0.12, 0.72],
};

const ROBIN: BirdLook = { ...SONGBIRD, coat: '#7a6248', belly: '#d9532c', wing: '#6a5440' };

const PARROT: BirdLook = {
  ...SONGBIRD,
  height: 0.34,
  coat: '#d8262e',
  belly: '#e2362e',
  wing: '#2a62c4',
  beak: '#f0e6d0',
  feet: '#4a4644',
  body: [[0, 0.46, 0], [0.19, 0.3, 0.22], -0.2],
  head: [
    [0, 0.82, 0.09],
    [0.165, 0.165, 0.17],
  ],
  neck: 0.14,
  bill: [0.08, 0.075, 0.03, 0.11],
  wings: [
    [0.185, 0.44, -0.08],
    [0.045, 0.29, 0.14],
    [0.28, 0, 0.06],
  ],
  tail: [
    [0, 0.3, -0.18, 0.085],
    [0, 0.1, -0.34, 0.06],
    [0, -0.0, -0.56, 0.035],
  ],
  legs: [0.085, 0.06, 0.03],
  eye: 0.03,
  look: [0.78, 0.15, 0.55],
  more: [
    { is: twin(egg([0.11, 0.82, 0.19], [0.06, 0.075, 0.06])), colour: '#fff6ec', bone: 'head', seam: 0.004 },
    { is: twin(egg([0.2, 0.6, 0.0], [0.05, 0.1, 0.1])), colour: '#f2c02c', bone: 'body', seam: 0.006 },
  ],
};

const OWL: BirdLook = {
  height: 0.42,
  coat: '#8a6544',
  belly: '#e8d3b0',
  wing: '#6f4f34',
  beak: '#e0a038',
  feet: '#d99a3a',
  body: [[0, 0.4, 0], [0.29, 0.38, 0.27], 0],
  head: [
    [0, 0.74, 0.04],
    [0.29, 0.24, 0.24],
  ],
  neck: 0.22,
  bill: [0.05, 0.045, 0.012, 0.07],
  wings: [
    [0.28, 0.4, -0.03],
    [0.06, 0.3, 0.17],
    [0.12, 0, 0.08],
  ],
  tail: [
    [0, 0.2, -0.2, 0.1],
    [0, 0.08, -0.28, 0.08],
  ],
  legs: [0.12, 0.12, 0.035],
  eye: 0.066,
  look: [0.42, 0.05, 0.9],
  more: [
    { is: twin(egg([0.115, 0.75, 0.2], [0.125, 0.125, 0.085])), colour: '#f6e8cf', bone: 'head', seam: 0.01 },
    {
      is: twin(limb([0.16, 0.92, 0.06], [0.24, 1.05, 0.04], 0.055, 0.012)),
      colour: '#6f4f34',
      bone: 'head',
      seam: 0.04,
    },
  ],
};

const PENGUIN: BirdLook = {
  height: 0.75,
  coat: '#23272f',
  belly: '#fbfaf6',
  wing: '#23272f',
  beak: '#f0962a',
  feet: '#f0962a',
  body: [[0, 0.4, 0], [0.255, 0.37, 0.245], 0],
  head: [
    [0, 0.82, 0.02],
    [0.185, 0.17, 0.18],
  ],
  neck: 0.15,
  bill: [0.11, 0.048, 0.014, 0.02],
  wings: [
    [0.275, 0.42, -0.01],
    [0.045, 0.25, 0.1],
    [0, 0, 0.2],
  ],
  tail: [
    [0, 0.14, -0.2, 0.06],
    [0, 0.05, -0.3, 0.035],
  ],
  legs: [0.11, 0.12, 0.05],
  eye: 0.03,
  look: [0.55, 0.15, 0.8],
  more: [
    { is: twin(egg([0.1, 0.8, 0.115], [0.085, 0.1, 0.07])), colour: '#fbfaf6', bone: 'head', seam: 0.012 },
    { is: egg([0, 0.63, 0.13], [0.14, 0.05, 0.08]), colour: '#f7c24a', bone: 'body', seam: 0.02 },
  ],
};

const DUCK: BirdLook = {
  height: 0.42,
  coat: '#fbf8ef',
  belly: '#ffffff',
  wing: '#efeade',
  beak: '#f0962a',
  feet: '#f0962a',
  body: [[0, 0.38, -0.06], [0.27, 0.24, 0.4], -0.12],
  head: [
    [0, 0.86, 0.24],
    [0.155, 0.155, 0.165],
  ],
  neck: 0.11,
  bill: [0.15, 0.055, 0.05, 0.03],
  wings: [
    [0.255, 0.42, -0.12],
    [0.06, 0.15, 0.3],
    [-0.15, -0.08, 0],
  ],
  tail: [
    [0, 0.46, -0.4, 0.12],
    [0, 0.58, -0.56, 0.05],
  ],
  legs: [0.12, 0.0, 0.035],
  eye: 0.028,
  look: [0.7, 0.2, 0.6],
};

const CHICKEN: BirdLook = {
  ...DUCK,
  height: 0.45,
  coat: '#c8783c',
  belly: '#e0a468',
  wing: '#a8602c',
  beak: '#f2c04a',
  feet: '#e8b048',
  body: [[0, 0.42, -0.04], [0.26, 0.27, 0.32], -0.2],
  head: [
    [0, 0.84, 0.2],
    [0.13, 0.135, 0.135],
  ],
  neck: 0.13,
  bill: [0.08, 0.045, 0.012, 0.03],
  tail: [
    [0, 0.5, -0.28, 0.13],
    [0, 0.72, -0.46, 0.11],
    [0, 0.88, -0.48, 0.06],
  ],
  legs: [0.1, 0.0, 0.03],
  more: [
    ...[
      [0.99, 0.27],
      [1.01, 0.19],
      [0.97, 0.11],
    ].map(([y = 0, z = 0]) => ({
      is: egg([0, y, z], [0.026, 0.065, 0.05]),
      colour: '#d8262e',
      bone: 'head',
      seam: 0.02,
    })),
    { is: twin(egg([0.022, 0.72, 0.34], [0.03, 0.06, 0.03])), colour: '#d8262e', bone: 'head', seam: 0.01 },
  ],
};

const FLAMINGO: BirdLook = {
  height: 1.25,
  coat: '#f48fa4',
  belly: '#f7a3b4',
  wing: '#ea7690',
  beak: '#f4e6dc',
  feet: '#e88a98',
  body: [[0, 0.56, -0.08], [0.135, 0.13, 0.23], -0.2],
  head: [
    [0, 0.94, 0.2],
    [0.06, 0.062, 0.075],
  ],
  neck: 0.036,
  bill: [0.06, 0.034, 0.02, 0.07],
  wings: [
    [0.125, 0.58, -0.13],
    [0.035, 0.09, 0.2],
    [-0.25, -0.08, 0],
  ],
  tail: [
    [0, 0.52, -0.26, 0.06],
    [0, 0.44, -0.38, 0.03],
  ],
  legs: [0.045, -0.06, 0.016],
  eye: 0.013,
  look: [0.75, 0.15, 0.6],
  more: [
    {
      is: path([
        [0, 0.6, 0.08, 0.06],
        [0, 0.68, 0.22, 0.042],
        [0, 0.8, 0.2, 0.034],
        [0, 0.9, 0.12, 0.033],
        [0, 0.95, 0.18, 0.04],
      ]),
      colour: '#f48fa4',
      bone: 'head',
      seam: 0.03,
    },
    { is: egg([0, 0.865, 0.325], [0.025, 0.03, 0.028]), colour: '#2a2426', bone: 'head', seam: 0.004 },
  ],
};

const STANDS: readonly Place[] = ['ground', 'podium', 'floor', 'table', 'air'];
const MOVES: readonly Motion[] = [
  { part: 'wing.l', does: 'flap', axis: 'z' },
  { part: 'wing.r', does: 'flap', axis: 'z' },
  { part: 'leg.l', does: 'step', axis: 'x' },
  { part: 'leg.r', does: 'step', axis: 'x' },
  { part: 'head', does: 'nod', axis: 'x' },
  { part: 'tail', does: 'wag', axis: 'y' },
];

/** What has two wings. */
export const BIRDS: readonly Prop[] = [
  {
    noun: 'bird',
    words: ['bluebird', 'songbird', 'blue jay'],
    size: [0.0548, 0.138, 0.0829],
    stands: STANDS,
    paints: ['figure'],
    moves: MOVES,
    build: made((kit) => bird(kit, SONGBIRD)),
  },
  {
    noun: 'robin',
    words: ['sparrow'],
    size: [0.0548, 0.138, 0.0829],
    stands: STANDS,
    paints: ['figure'],
    moves: MOVES,
    build: made((kit) => bird(kit, ROBIN)),
  },
  {
    noun: 'parrot',
    words: ['macaw'],
    size: [0.108, 0.302, 0.139],
    stands: STANDS,
    paints: ['figure'],
    moves: MOVES,
    build: made((kit) => bird(kit, PARROT)),
  },
  {
    noun: 'owl',
    words: [],
    size: [0.139, 0.344, 0.195],
    stands: STANDS,
    paints: ['figure'],
    moves: MOVES,
    build: made((kit) => bird(kit, OWL)),
  },
  {
    noun: 'penguin',
    words: [],
    size: [0.384, 0.66, 0.366],
    stands: ['ground', 'podium', 'floor'],
    paints: ['figure'],
    moves: MOVES,
    build: made((kit) => bird(kit, PENGUIN)),
  },
  {
    noun: 'duck',
    words: ['goose', 'duckling'],
    size: [0.118, 0.387, 0.26],
    stands: ['water', 'ground', 'podium'],
    paints: ['figure'],
    moves: MOVES,
    build: made((kit) => bird(kit, DUCK)),
  },
  {
    noun: 'chicken',
    words: ['hen', 'rooster'],
    size: [0.129, 0.404, 0.254],
    stands: ['ground', 'podium', 'floor'],
    paints: ['figure'],
    moves: MOVES,
    build: made((kit) => bird(kit, CHICKEN)),
  },
  {
    noun: 'flamingo',
    words: [],
    size: [0.509, 1.57, 1.19],
    stands: ['ground', 'water', 'podium'],
    paints: ['figure'],
    moves: MOVES,
    build: made((kit) => bird(kit, FLAMINGO)),
  },
];
