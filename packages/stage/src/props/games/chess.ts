import { block, egg, path, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Place, Prop } from '../kit/prop.js';
import { corners, knots } from '../kit/rows.js';
import { sculpted } from '../kit/sculpt.js';
import { bead, boxAt, puck, turned } from '../kit/solids.js';
import { joined } from '../chests/wood.js';

const STANDS: readonly Place[] = ['table', 'podium', 'hand'];
const FOOT =
  '0 0, 0.019 0 0.0015, 0.0205 0.004 0.002, 0.0195 0.009 0.003, 0.0155 0.012 0.003, 0.0165 0.015 0.001, 0.0145 0.0165 0.001';

const piece = (kit: Maker, profile: string, more: ReturnType<typeof turned>[] = []): void => {
  const body = turned(corners(`${FOOT}, ${profile}`), 56);
  kit.add('piece', joined([body, ...more]), kit.main('gloss', '#2a211d', { roughness: 0.25 }));
  kit.add('felt', puck(0.0185, 0.0012, 0.0004, 40).translate(0, -0.0006, 0), matter('fabric', '#2f6b48'));
};

function king(kit: Maker): void {
  piece(
    kit,
    '0.0115 0.024 0.004, 0.0085 0.045 0.006, 0.0095 0.06 0.003, 0.015 0.062 0.0012, 0.0155 0.0645 0.001, 0.011 0.067 0.002, 0.0105 0.069 0.001, 0.0145 0.084 0.002, 0.0135 0.087 0.002, 0.006 0.0905 0.003, 0.0045 0.092 0.001, 0 0.0925',
    [
      boxAt([0.0035, 0.0145, 0.0032], [0, 0.099, 0], 0.001),
      boxAt([0.0105, 0.0035, 0.0032], [0, 0.1005, 0], 0.001),
    ],
  );
}

function pawn(kit: Maker): void {
  piece(
    kit,
    '0.011 0.02 0.003, 0.007 0.034 0.005, 0.0075 0.039 0.001, 0.0125 0.0405 0.001, 0.0125 0.043 0.001, 0.0072 0.045 0.001, 0.0098 0.0485 0.003, 0.0108 0.0535 0.003, 0.009 0.059 0.003, 0.005 0.0625 0.002, 0 0.0632',
  );
}

function knight(kit: Maker): void {
  piece(kit, '0.0135 0.0185 0.001, 0 0.019');
  const head = sculpted({
    lumps: [
      {
        is: path(
          knots('0 0.018 -0.001 0.0125, 0 0.034 -0.006 0.012, 0 0.05 -0.003 0.0105, 0 0.06 0.003 0.0085'),
        ),
      },
      { is: path(knots('0 0.0595 0.004 0.0088, 0 0.052 0.014 0.0065, 0 0.0468 0.0205 0.0052')), seam: 0.006 },
      { is: egg([0, 0.048, 0.0205], [0.0056, 0.0055, 0.006]), seam: 0.003 },
      { is: twin(path(knots('0.0042 0.064 0.001 0.0026, 0.0052 0.0715 0.0 0.0009'))), seam: 0.003 },
      ...[0, 1, 2, 3, 4, 5].map((i) => ({
        is: block(
          [0, 0.0645 - i * 0.0075, -0.0075 - 0.0062 * Math.sin(i * 0.62)],
          [0.0024, 0.0044, 0.0046],
          0.002,
          [0.5 - i * 0.12, 0, 0],
        ),
        seam: 0.002,
      })),
      { is: path(knots('0 0.03 0.006 0.006, 0 0.022 0.009 0.005')), seam: 0.008 },
    ],
    low: [-0.016, 0.014, -0.024],
    high: [0.016, 0.075, 0.03],
    cell: 0.0011,
    seam: 0.006,
  });
  kit.add('head', head, kit.main('gloss', '#2a211d', { roughness: 0.25 }));
  kit.add(
    'eyes',
    joined([-1, 1].map((side) => bead(0.0012, 0.0016, 0.0018, { at: [side * 0.0074, 0.0588, 0.0088] }))),
    matter('gold', '#d9ac52'),
  );
}

export const CHESS_KNIGHT_PROP: Prop = {
  noun: 'chess knight',
  words: ['chess piece', 'chess horse', 'chess figure', 'knight chess piece'],
  size: [0.041, 0.073, 0.047],
  stands: STANDS,
  paints: ['piece', 'head'],
  build: made(knight),
};

export const CHESS_KING_PROP: Prop = {
  noun: 'chess king',
  words: ['king chess piece', 'chess queen', 'queen chess piece'],
  size: [0.041, 0.107, 0.041],
  stands: STANDS,
  paints: ['piece'],
  build: made(king),
};

export const CHESS_PAWN_PROP: Prop = {
  noun: 'chess pawn',
  words: ['pawn', 'pawn chess piece'],
  size: [0.041, 0.064, 0.041],
  stands: STANDS,
  paints: ['piece'],
  build: made(pawn),
};
