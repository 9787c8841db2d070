import { type BufferGeometry, SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { ball, brick, outline, puck, slab, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { TABLE } from './shapes.js';

function clockRim(kit: Maker): void {
  const rim = kit.main('gloss', '#c33a34');
  const face = (made: BufferGeometry) => made.rotateX(Math.PI / 2).translate(0, 0.075, 0);
  kit.add(
    'rim',
    face(
      turned(
        corners(
          '0 -0.026, 0.05 -0.026 0.012, 0.062 -0.008 0.01, 0.062 0.018 0.004, 0.055 0.021 0.002, 0.054 0.012, 0 0.012',
        ),
        72,
      ),
    ),
    rim,
  );
  kit.add('dial', face(puck(0.0542, 0.0008, 0.0002, 64)).translate(0, 0, 0.0118), matter('paper', '#fbf7ec'));
  const ticks = Array.from({ length: 60 }, (_, i) =>
    brick(
      [i % 5 ? 0.0007 : 0.002, i % 5 ? 0.003 : 0.0075, 0.0005],
      [0, i % 5 ? 0.0505 : 0.0482, 0.0129],
      0.0002,
    )
      .rotateZ(i * 0.10472)
      .translate(0, 0.075, 0),
  );
  const ink = matter('rubber', '#1d1f24');
  kit.add('ticks', merged(ticks), ink);
  const hand = (name: string, length: number, turn: number) =>
    kit.joint(name, [0, 0.075, 0.0138], [0, 0, turn]).add(
      'needle',
      slab(
        outline([
          [-0.0018, -0.008, 0.0005],
          [0.0018, -0.008, 0.0005],
          [0.0011, length, 0.0005],
          [-0.0011, length, 0.0005],
        ]),
        0.0008,
        0.0002,
      ),
      ink,
    );
  hand('hand.hour', 0.028, 1.05);
  hand('hand.minute', 0.042, -1.05);
}

function clockNeedle(kit: Maker): void {
  const ink = matter('rubber', '#1d1f24');
  kit
    .joint('hand.second', [0, 0.075, 0.015])
    .add('needle', brick([0.0008, 0.058, 0.0005], [0, 0.016, 0], 0.0002), matter('rubber', '#d8402f'));
  kit.add(
    'hub',
    puck(0.003, 0.003, 0.0008, 20)
      .rotateX(Math.PI / 2)
      .translate(0, 0.075, 0.0138),
    ink,
  );
  const brass = matter('gold', '#cfa758');
  const bell = (side: number) =>
    placed(new SphereGeometry(0.026, 32, 16, 0, 6.2832, 0, 1.65).scale(1, 0.8, 1), {
      at: [side * 0.034, 0.134, 0],
      turn: [0, 0, side * -0.55],
    });
  kit.add(
    'bells',
    merged([
      bell(-1),
      bell(1),
      ...[-1, 1].map((side) => placed(ball(0.004, 14), { at: [side * 0.0455, 0.1545, 0] })),
    ]),
    brass,
  );
  kit.add(
    'feet',
    merged([
      ...[-1, 1].map((side) =>
        swept(
          [
            [side * 0.036, 0.03, 0],
            [side * 0.05, 0.005, 0],
          ],
          0.0045,
          { sides: 14 },
        ),
      ),
      swept(triples('-0.02 0.15 0, 0 0.172 0, 0.02 0.15 0'), 0.0024, { sides: 10 }),
      ...[-1, 1].map((side) =>
        swept(
          [
            [side * 0.031, 0.12, 0],
            [side * 0.036, 0.14, 0],
          ],
          0.004,
          { sides: 10 },
        ),
      ),
    ]),
    brass,
  );
}

function clock(kit: Maker): void {
  clockRim(kit);
  clockNeedle(kit);
}

export const CLOCK_PROP: Prop = {
  noun: 'clock',
  words: ['alarm clock'],
  size: [0.124, 0.17, 0.052],
  stands: TABLE,
  paints: ['rim'],
  moves: [
    { part: 'hand.second', does: 'spin', axis: 'z' },
    { part: 'hand.minute', does: 'spin', axis: 'z' },
  ],
  build: made(clock),
};
