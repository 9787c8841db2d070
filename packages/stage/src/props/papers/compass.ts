import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { brick, hoop, outline, puck, slab, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { DESK } from './shapes.js';

const LEAN = 0.95;

/** A point of the rose, half of it: `side` tells which. */
const ray = (far: number, wide: number, side: 1 | -1) =>
  slab(
    outline(corners(side > 0 ? `0 0, ${wide} ${wide}, 0 ${far}` : `0 ${far}, ${-wide} ${wide}, 0 0`)),
    0.0006,
    0,
  );

function dial(face: Maker): void {
  face.add('paper', puck(0.04, 0.002, 0.0005, 56).translate(0, 0.0085, 0), matter('paper', '#f5ead0'));
  const flat = (part: ReturnType<typeof ray>, turn: number, y = 0.0108) =>
    placed(placed(part, { turn: [0, 0, turn] }), { at: [0, y, 0], turn: [-Math.PI / 2, 0, 0] });
  const rays = (side: 1 | -1) =>
    merged(
      Array.from({ length: 8 }, (_, i) =>
        flat(
          ray(i % 2 ? 0.017 : 0.027, i % 2 ? 0.0035 : 0.0052, side),
          (i / 8) * 6.283,
          i % 2 ? 0.0107 : 0.011,
        ),
      ),
    );
  face.add('dark', rays(1), matter('clay', '#27364f'));
  face.add('pale', rays(-1), matter('clay', '#c79a45'));
  const ticks = Array.from({ length: 36 }, (_, i) =>
    flat(brick([0.0008, i % 9 ? 0.0035 : 0.006, 0.0006], [0, 0.0355, 0], 0.0002), (i / 36) * 6.283),
  );
  face.add('ticks', merged(ticks), matter('clay', '#2a241c'));
}

function compass(kit: Maker): void {
  const face = kit.joint('face', [0, 0.042, 0.0], [LEAN, 0, 0]);
  const brass = kit.main('gold', '#c8963e');
  face.add(
    'case',
    turned(
      corners(
        '0 0, 0.046 0 0.003, 0.049 0.006 0.003, 0.049 0.017 0.002, 0.0455 0.0185 0.001, 0.042 0.017 0.001, 0.0405 0.009, 0 0.009',
      ),
      64,
    ),
    brass,
  );
  face.add(
    'ring',
    merged([
      placed(hoop(0.0115, 0.002, 28), { at: [0, 0.009, -0.064], turn: [1.571, 0, 0] }),
      placed(puck(0.0045, 0.012, 0.001, 20), { at: [0, 0.009, -0.046], turn: [-1.571, 0, 0] }),
    ]),
    matter('gold', '#a87a30'),
  );
  dial(face);
  const needle = face.joint('needle', [0, 0.0135, 0], [0, 0.6, 0]);
  const half = (sign: number) =>
    placed(slab(outline(corners('-0.0042 0, 0.0042 0, 0 0.033')), 0.0014, 0.0004), {
      turn: [(-sign * Math.PI) / 2, 0, 0],
    });
  needle.add('north', half(1), matter('gloss', '#cf2420'));
  needle.add('south', half(-1), matter('gloss', '#f3f1ea'));
  needle.add('pin', puck(0.004, 0.003, 0.001, 20), matter('gold', '#c8963e'));
  face.add('pane', puck(0.041, 0.0008, 0.0003, 48).translate(0, 0.0165, 0), matter('glass', '#eef6ff'));
  // The open lid is what it leans on.
  const lid = kit.joint('lid', [0, 0, -0.052], [1.82, 0, 0]);
  lid.add(
    'cover',
    turned(
      corners('0 0, 0.046 0 0.003, 0.049 0.003 0.002, 0.049 0.007 0.001, 0.045 0.007, 0.043 0.004, 0 0.004'),
      56,
    ).translate(0, 0, -0.05),
    brass,
  );
}

export const COMPASS_PROP: Prop = {
  noun: 'compass',
  words: ['brass compass', 'antique compass', 'pocket compass', 'magnetic compass', 'nautical compass'],
  size: [0.098, 0.111, 0.0927],
  stands: DESK,
  paints: ['case', 'cover'],
  moves: [{ part: 'needle', does: 'wag', axis: 'y' }],
  build: made(compass),
};
