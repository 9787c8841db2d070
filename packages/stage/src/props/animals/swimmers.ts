import { type Field, egg, limb, path, twin } from '../kit/fields.js';
import { type Maker, type Triple, made } from '../kit/maker.js';
import type { Motion, Place, Prop } from '../kit/prop.js';
import type { Joint, Lump } from '../kit/sculpt.js';
import { eyes, figure, fixed, scaled } from './beast.js';

/** What swims, in its own lengths: nose toward +z. */
interface SwimmerLook {
  readonly length: number;
  readonly coat: string;
  readonly lumps: readonly Lump[];
  readonly joints: readonly Joint[];
  readonly head: readonly [Triple, Triple];
  readonly eye: number;
  readonly look: Triple;
  readonly seam: number;
}

const WATER: readonly Place[] = ['water', 'podium', 'air'];

function swimmer(kit: Maker, look: SwimmerLook): void {
  const lumps = look.lumps.map((lump) =>
    lump.colour === look.coat ? { ...lump, colour: kit.options.colour ?? look.coat } : lump,
  );
  const bones = figure(kit, lumps, look.joints, {
    cell: 0.021,
    seam: look.seam,
    low: [-0.6, -0.5, -0.75],
    reach: [0.6, 0.5, 0.65],
  });
  const head = bones.get('head') ?? bones.get('body');
  if (head) fixed(head, eyes(look.head[0], look.head[1], look.eye, look.look));
  scaled(kit, look.length);
}

const flat = (at: Triple, size: Triple, turn: Triple): Field => egg(at, size, turn);

function joints(fin: Triple, tail: number): Joint[] {
  return [
    { name: 'body', at: [0, 0, 0] },
    { name: 'head', at: [0, 0, 0.2], from: 'body' },
    { name: 'tail', at: [0, 0, tail], from: 'body' },
    { name: 'fin.l', at: fin, from: 'body' },
    { name: 'fin.r', at: [-fin[0], fin[1], fin[2]], from: 'body' },
  ];
}

const one =
  (side: 1 | -1, is: Field): Field =>
  (x, y, z) =>
    is(x * side, y, z);
const fins = (is: Field, colour: string): Lump[] => [
  { is: one(1, is), bone: 'fin.l', colour, seam: 0.02 },
  { is: one(-1, is), bone: 'fin.r', colour, seam: 0.02 },
];

const trunk = egg([0, 0, 0.06], [0.135, 0.215, 0.31]);
/** A white belt a hair above a fish's skin. */
const band =
  (at: number): Field =>
  (x, y, z) =>
    Math.max(trunk(x, y, z) - 0.004, Math.abs(z - at) - 0.028);

const FISH: SwimmerLook = {
  length: 0.3,
  coat: '#f08a24',
  seam: 0.06,
  head: [
    [0, 0.02, 0.2],
    [0.115, 0.17, 0.17],
  ],
  eye: 0.034,
  look: [0.82, 0.3, 0.5],
  joints: joints([0.11, -0.06, 0.1], -0.26),
  lumps: [
    { is: egg([0, 0, 0.06], [0.135, 0.215, 0.31]), bone: 'body', colour: '#f08a24' },
    { is: egg([0, 0, -0.2], [0.07, 0.12, 0.16]), bone: 'body', colour: '#f08a24' },
    {
      is: flat([0, 0.1, -0.42], [0.022, 0.14, 0.085], [-0.55, 0, 0]),
      bone: 'tail',
      colour: '#f7b04a',
      seam: 0.04,
    },
    {
      is: flat([0, -0.1, -0.42], [0.022, 0.14, 0.085], [0.55, 0, 0]),
      bone: 'tail',
      colour: '#f7b04a',
      seam: 0.04,
    },
    {
      is: flat([0, 0.22, 0.0], [0.02, 0.1, 0.19], [-0.25, 0, 0]),
      bone: 'body',
      colour: '#f7b04a',
      seam: 0.03,
    },
    {
      is: flat([0, -0.2, -0.04], [0.018, 0.075, 0.09], [0.4, 0, 0]),
      bone: 'body',
      colour: '#f7b04a',
      seam: 0.03,
    },
    { is: band(0.14), bone: 'body', colour: '#fffaf0', seam: 0 },
    { is: band(-0.08), bone: 'body', colour: '#fffaf0', seam: 0 },
    ...fins(flat([0.16, -0.07, 0.06], [0.07, 0.018, 0.06], [0, 0.6, -0.5]), '#f7b04a'),
    { is: egg([0, -0.03, 0.37], [0.04, 0.028, 0.03]), bone: 'head', colour: '#f7b04a', seam: 0.02 },
  ],
};
const WHALE: SwimmerLook = {
  length: 12,
  coat: '#3f6a94',
  seam: 0.12,
  head: [
    [0, 0.0, 0.22],
    [0.2, 0.19, 0.26],
  ],
  eye: 0.014,
  look: [0.9, -0.12, 0.42],
  joints: joints([0.18, -0.08, 0.14], -0.3),
  lumps: [
    { is: egg([0, 0.02, 0.14], [0.2, 0.195, 0.34]), bone: 'body', colour: '#3f6a94' },
    {
      is: path([
        [0, 0, 0, 0.17],
        [0, 0.02, -0.25, 0.09],
        [0, 0.06, -0.46, 0.035],
      ]),
      bone: 'tail',
      colour: '#3f6a94',
    },
    { is: egg([0, -0.055, 0.17], [0.178, 0.15, 0.315]), bone: 'body', colour: '#e9eff2', seam: 0.006 },
    {
      is: twin(flat([0.1, 0.075, -0.5], [0.12, 0.02, 0.06], [0, 0.5, 0.12])),
      bone: 'tail',
      colour: '#35597c',
      seam: 0.04,
    },
    ...fins(flat([0.26, -0.12, 0.1], [0.13, 0.02, 0.06], [0, 0.6, -0.4]), '#35597c'),
    {
      is: flat([0, 0.17, -0.12], [0.014, 0.05, 0.055], [-0.4, 0, 0]),
      bone: 'body',
      colour: '#35597c',
      seam: 0.03,
    },
  ],
};

const DOLPHIN: SwimmerLook = {
  length: 2.3,
  coat: '#7290a8',
  seam: 0.07,
  head: [
    [0, 0.02, 0.27],
    [0.105, 0.105, 0.14],
  ],
  eye: 0.016,
  look: [0.88, 0.06, 0.45],
  joints: joints([0.1, -0.05, 0.16], -0.25),
  lumps: [
    { is: egg([0, 0.01, 0.1], [0.118, 0.125, 0.3]), bone: 'body', colour: '#7290a8' },
    { is: egg([0, 0.02, 0.28], [0.1, 0.1, 0.13]), bone: 'head', colour: '#7290a8' },
    { is: limb([0, -0.02, 0.36], [0, -0.035, 0.48], 0.04, 0.026), bone: 'head', colour: '#7f9cb2' },
    {
      is: path([
        [0, 0, 0, 0.1],
        [0, 0.01, -0.25, 0.055],
        [0, 0.0, -0.45, 0.02],
      ]),
      bone: 'tail',
      colour: '#7290a8',
    },
    { is: egg([0, -0.05, 0.14], [0.095, 0.09, 0.25]), bone: 'body', colour: '#edf2f4', seam: 0.005 },
    {
      is: twin(flat([0.075, 0, -0.47], [0.085, 0.012, 0.04], [0, 0.5, 0])),
      bone: 'tail',
      colour: '#64839c',
      seam: 0.02,
    },
    ...fins(flat([0.14, -0.09, 0.14], [0.08, 0.012, 0.036], [0, 0.7, -0.5]), '#64839c'),
    {
      is: flat([0, 0.15, 0.0], [0.012, 0.085, 0.05], [-0.7, 0, 0]),
      bone: 'body',
      colour: '#64839c',
      seam: 0.03,
    },
  ],
};

const SHARK: SwimmerLook = {
  length: 3.6,
  coat: '#71808c',
  seam: 0.06,
  head: [
    [0, 0.015, 0.28],
    [0.1, 0.1, 0.16],
  ],
  eye: 0.014,
  look: [0.9, 0.15, 0.4],
  joints: joints([0.1, -0.04, 0.12], -0.22),
  lumps: [
    { is: egg([0, 0, 0.1], [0.118, 0.118, 0.34]), bone: 'body', colour: '#71808c' },
    { is: limb([0, 0.005, 0.32], [0, 0.02, 0.45], 0.07, 0.028), bone: 'head', colour: '#71808c' },
    {
      is: path([
        [0, 0, 0, 0.095],
        [0, 0, -0.25, 0.05],
        [0, 0.01, -0.44, 0.02],
      ]),
      bone: 'tail',
      colour: '#71808c',
    },
    { is: egg([0, -0.05, 0.13], [0.098, 0.082, 0.29]), bone: 'body', colour: '#f0f2f2', seam: 0.004 },
    {
      is: flat([0, 0.11, -0.5], [0.013, 0.14, 0.042], [-0.6, 0, 0]),
      bone: 'tail',
      colour: '#66747f',
      seam: 0.02,
    },
    {
      is: flat([0, -0.06, -0.48], [0.012, 0.08, 0.034], [0.6, 0, 0]),
      bone: 'tail',
      colour: '#66747f',
      seam: 0.02,
    },
    {
      is: flat([0, 0.17, 0.06], [0.014, 0.12, 0.055], [-0.5, 0, 0]),
      bone: 'body',
      colour: '#66747f',
      seam: 0.03,
    },
    ...fins(flat([0.18, -0.08, 0.1], [0.13, 0.014, 0.042], [0, 0.6, -0.35]), '#66747f'),
  ],
};

const TURTLE: SwimmerLook = {
  length: 0.9,
  coat: '#6f9a4a',
  seam: 0.03,
  head: [
    [0, 0.03, 0.42],
    [0.085, 0.08, 0.1],
  ],
  eye: 0.018,
  look: [0.7, 0.3, 0.62],
  joints: [
    ...joints([0.24, -0.02, 0.2], -0.36),
    { name: 'leg.l', at: [0.2, -0.02, -0.24], from: 'body' },
    { name: 'leg.r', at: [-0.2, -0.02, -0.24], from: 'body' },
  ],
  lumps: [
    {
      is: (x, y, z) => Math.max(egg([0, 0, 0], [0.3, 0.2, 0.37])(x, y, z), -0.03 - y),
      bone: 'body',
      colour: '#5a4a2c',
    },
    { is: egg([0, -0.03, 0], [0.31, 0.055, 0.38]), bone: 'body', colour: '#c9a860', seam: 0.01 },
    ...Array.from({ length: 13 }, (_, i): Lump => {
      const [a, far] =
        i === 0 ? [0, 0] : [(i - 1) * (i < 7 ? 1.047 : 1.047) + (i < 7 ? 0 : 0.52), i < 7 ? 0.15 : 0.245];
      return {
        is: egg(
          [
            Math.cos(a) * far * 0.86,
            0.186 * Math.sqrt(Math.max(0.05, 1 - (far / 0.3) ** 2)),
            Math.sin(a) * far * 1.06,
          ],
          [0.062, 0.03, 0.066],
        ),
        bone: 'body',
        colour: '#7a653a',
        seam: 0.012,
      };
    }),
    { is: limb([0, 0.0, 0.3], [0, 0.03, 0.42], 0.06, 0.06), bone: 'head', colour: '#6f9a4a' },
    { is: egg([0, 0.03, 0.42], [0.08, 0.075, 0.1]), bone: 'head', colour: '#6f9a4a' },
    ...fins(flat([0.38, -0.03, 0.22], [0.2, 0.025, 0.075], [0, 0.5, -0.1]), '#6f9a4a'),
    ...([1, -1] as const).map((side): Lump => ({
      is: one(side, flat([0.24, -0.04, -0.32], [0.11, 0.024, 0.06], [0, -0.7, 0])),
      bone: side > 0 ? 'leg.l' : 'leg.r',
      colour: '#6f9a4a',
      seam: 0.02,
    })),
    { is: limb([0, -0.02, -0.34], [0, -0.03, -0.46], 0.035, 0.012), bone: 'tail', colour: '#6f9a4a' },
  ],
};

const OCTOPUS: SwimmerLook = {
  length: 0.8,
  coat: '#d8567a',
  seam: 0.09,
  head: [
    [0, 0.12, 0.02],
    [0.21, 0.25, 0.21],
  ],
  eye: 0.045,
  look: [0.45, -0.1, 0.85],
  joints: [
    { name: 'body', at: [0, 0, 0] },
    ...Array.from({ length: 8 }, (_, i): Joint => ({
      name: `arm.${i}`,
      at: [Math.sin(i * 0.785 + 0.39) * 0.12, -0.12, Math.cos(i * 0.785 + 0.39) * 0.12],
      from: 'body',
    })),
  ],
  lumps: [
    { is: egg([0, 0.14, 0], [0.2, 0.25, 0.2]), bone: 'body', colour: '#d8567a' },
    ...Array.from({ length: 8 }, (_, i): Lump => {
      const [x, z, up] = [Math.sin(i * 0.785 + 0.39), Math.cos(i * 0.785 + 0.39), i % 2 ? 0.06 : 0];
      return {
        is: path([
          [x * 0.1, -0.1, z * 0.1, 0.075],
          [x * 0.24, -0.27, z * 0.24, 0.06],
          [x * 0.4, -0.34, z * 0.4, 0.045],
          [x * 0.5, -0.29 + up, z * 0.5, 0.03],
          [x * 0.5, -0.2 + up, z * 0.5, 0.018],
        ]),
        bone: `arm.${i}`,
        colour: '#d8567a',
      };
    }),
  ],
};

const MOVES: readonly Motion[] = [
  { part: 'tail', does: 'wag', axis: 'y' },
  { part: 'fin.l', does: 'flap', axis: 'z' },
  { part: 'fin.r', does: 'flap', axis: 'z' },
];
const KICKS: readonly Motion[] = [
  { part: 'tail', does: 'wag', axis: 'x' },
  { part: 'fin.l', does: 'flap', axis: 'z' },
  { part: 'fin.r', does: 'flap', axis: 'z' },
];

/** What lives in water. */
export const SWIMMERS: readonly Prop[] = [
  {
    noun: 'fish',
    words: ['goldfish', 'clownfish', 'tropical fish'],
    size: [0.0799, 0.0528, 0.133],
    stands: WATER,
    paints: ['figure'],
    moves: MOVES,
    build: made((kit) => swimmer(kit, FISH)),
  },
  {
    noun: 'whale',
    words: ['blue whale', 'humpback whale', 'orca'],
    size: [102, 61.2, 153],
    stands: WATER,
    paints: ['figure'],
    moves: KICKS,
    build: made((kit) => swimmer(kit, WHALE)),
  },
  {
    noun: 'dolphin',
    words: ['porpoise'],
    size: [2.04, 1.86, 5.44],
    stands: WATER,
    paints: ['figure'],
    moves: KICKS,
    build: made((kit) => swimmer(kit, DOLPHIN)),
  },
  {
    noun: 'shark',
    words: ['great white shark'],
    size: [7.28, 5.25, 13.7],
    stands: WATER,
    paints: ['figure'],
    moves: MOVES,
    build: made((kit) => swimmer(kit, SHARK)),
  },
  {
    noun: 'turtle',
    words: ['sea turtle', 'tortoise'],
    size: [0.895, 0.243, 0.823],
    stands: ['water', 'ground', 'podium'],
    paints: ['figure'],
    moves: KICKS,
    build: made((kit) => swimmer(kit, TURTLE)),
  },
  {
    noun: 'octopus',
    words: ['squid'],
    size: [0.632, 0.497, 0.632],
    stands: WATER,
    paints: ['figure'],
    moves: Array.from({ length: 8 }, (_, i) => ({ part: `arm.${i}`, does: 'swing', axis: 'x' }) as const),
    build: made((kit) => swimmer(kit, OCTOPUS)),
  },
];
