import { egg, twin } from '../kit/fields.js';
import { made } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { bird, type BirdLook, MOVES, SONGBIRD, STANDS } from '../animals/birds/shapes.js';
import { onWings } from './wings.js';

/** A pigeon's shape, shared by what is white. */
const PLUMP: BirdLook = {
  ...SONGBIRD,
  height: 0.3,
  body: [[0, 0.46, -0.02], [0.225, 0.25, 0.36], -0.4],
  head: [
    [0, 0.86, 0.2],
    [0.125, 0.125, 0.14],
  ],
  neck: 0.12,
  bill: [0.09, 0.04, 0.014, 0.03],
  wings: [
    [0.215, 0.46, -0.12],
    [0.05, 0.165, 0.32],
    [-0.34, -0.08, 0.08],
  ],
  tail: [
    [0, 0.36, -0.28, 0.1],
    [0, 0.28, -0.5, 0.085],
    [0, 0.23, -0.68, 0.075],
  ],
  legs: [0.1, 0.02, 0.032],
  eye: 0.04,
  look: [0.75, 0.12, 0.6],
  span: 2,
};

const GREY = '#8792a2';

const PIGEON: BirdLook = {
  ...PLUMP,
  coat: GREY,
  belly: '#9aa4b2',
  wing: '#a9b2bd',
  beak: '#4a4648',
  feet: '#d8606a',
  more: [
    {
      is: egg([0, 0.69, 0.14], [0.148, 0.1, 0.145], [0.4, 0, 0]),
      colour: '#4d8f7c',
      bone: 'head',
      seam: 0.03,
    },
    {
      is: egg([0, 0.6, 0.17], [0.165, 0.075, 0.15], [0.4, 0, 0]),
      colour: '#8d6a9c',
      bone: 'body',
      seam: 0.03,
    },
    { is: egg([0, 0.86, 0.345], [0.028, 0.02, 0.022]), colour: '#f6f2ee', bone: 'head', seam: 0.006 },
    ...onWings([0.262, 0.42, -0.2], [0.04, 0.12, 0.034], [-0.5, 0, 0.08], '#3d4450'),
    ...onWings([0.25, 0.36, -0.32], [0.04, 0.1, 0.034], [-0.5, 0, 0.08], '#3d4450'),
    { is: egg([0, 0.225, -0.7], [0.08, 0.07, 0.05]), colour: '#4a5260', bone: 'tail', seam: 0.01 },
  ],
};

const DOVE: BirdLook = {
  ...PLUMP,
  height: 0.28,
  coat: '#fdfbf6',
  belly: '#ffffff',
  wing: '#f7f4ee',
  beak: '#e6a488',
  feet: '#e08a86',
};

const SEAGULL: BirdLook = {
  ...PLUMP,
  height: 0.42,
  coat: '#fdfbf7',
  belly: '#ffffff',
  wing: '#9ca6b1',
  beak: '#f2b630',
  feet: '#f0a03a',
  bill: [0.13, 0.042, 0.022, 0.03],
  span: 2.5,
  more: [
    ...onWings([0.16, 0.32, -0.42], [0.055, 0.06, 0.13], [-0.34, -0.08, 0.08], '#2a2b30'),
    {
      is: twin(egg([0.018, 0.812, 0.44], [0.02, 0.014, 0.02])),
      colour: '#d8342c',
      bone: 'head',
      seam: 0.004,
    },
  ],
};

const ownRecord = (
  look: BirdLook,
  told: Pick<Prop, 'noun' | 'words' | 'size'> & { readonly stands?: Prop['stands'] },
): Prop => ({
  stands: STANDS,
  ...told,
  paints: ['figure'],
  moves: MOVES,
  build: made((kit) => bird(kit, look)),
});

export const PIGEON_PROP = ownRecord(PIGEON, { noun: 'pigeon', words: [], size: [0.181, 0.303, 0.348] });

export const DOVE_PROP = ownRecord(DOVE, {
  noun: 'dove',
  words: ['turtledove', 'turtle dove'],
  size: [0.154, 0.283, 0.325],
});

export const SEAGULL_PROP = ownRecord(SEAGULL, {
  noun: 'seagull',
  words: ['gull', 'sea gull', 'albatross'],
  size: [0.231, 0.424, 0.511],
  stands: [...STANDS, 'water'],
});
