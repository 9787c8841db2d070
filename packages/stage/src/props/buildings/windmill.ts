import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, brick, flowing, hoop, puck, rod, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { GROUND } from './shapes.js';

function windmillTower(kit: Maker): void {
  kit.add(
    'tower',
    turned(corners('0 0, 3.1 0 0.1, 2.9 0.6, 1.9 8.4 0.05, 0 8.4'), 8),
    kit.main('clay', '#f4ecdc'),
  );
  kit.add(
    'cap',
    flowing(corners('2.2 8.3, 2.1 8.9, 1.5 9.9, 0.6 10.5, 0.001 10.6'), 48, 24),
    matter('clay', '#7a4630'),
  );
}

function windmillDeck(kit: Maker, sails: Maker): void {
  const dark = matter('clay', '#4a3226');
  kit.add(
    'deck',
    merged([
      puck(3.3, 0.18, 0.05, 32).translate(0, 3.2, 0),
      hoop(3.2, 0.05, 40)
        .rotateX(Math.PI / 2)
        .translate(0, 4.1, 0),
      ...Array.from({ length: 16 }, (_, i) =>
        rod(0.05, 0.9, 8).translate(Math.cos(i * 0.393) * 3.2, 3.7, Math.sin(i * 0.393) * 3.2),
      ),
      boxAt([1.2, 2, 0.3], [0, 1, 2.75], 0.05),
      ...[4.9, 6.8].map((y) => boxAt([0.7, 0.9, 0.2], [0, y, 2.9 - y * 0.115], 0.05)),
    ]),
    dark,
  );
  const arm = (turn: number) => {
    const bars = Array.from({ length: 11 }, (_, i) =>
      brick([1.2, 0.05, 0.05], [0.66, 1.2 + i * 0.48, 0.02], 0.01),
    );
    return placed(
      merged([
        brick([0.16, 6.4, 0.16], [0, 3.1, 0], 0.04),
        ...bars,
        brick([0.05, 5, 0.05], [1.26, 3.6, 0.02], 0.01),
      ]),
      { turn: [0, 0, turn] },
    );
  };
  sails.add(
    'frame',
    merged(
      [0, 1.571, 3.1416, 4.712].map(arm).concat(
        puck(0.4, 0.5, 0.1, 24)
          .rotateX(Math.PI / 2)
          .translate(0, 0, -0.2),
        rod(0.18, 1.6, 16)
          .rotateX(Math.PI / 2)
          .translate(0, 0, -0.8),
      ),
    ),
    dark,
  );
  sails.add(
    'cloth',
    merged(
      [0, 1.571, 3.1416, 4.712].map((turn) =>
        placed(brick([1.16, 4.9, 0.02], [0.66, 3.6, -0.02], 0.005), { turn: [0, 0, turn] }),
      ),
    ),
    matter('clay', '#f7efdf'),
  );
}

function windmill(kit: Maker): void {
  const sails = kit.joint('sails', [0, 9.2, 2.5], [-0.08, 0, 0.4]);
  windmillTower(kit);
  windmillDeck(kit, sails);
}

export const WINDMILL_PROP: Prop = {
  noun: 'windmill',
  words: ['mill'],
  size: [12.2, 15.3, 6.6],
  stands: GROUND,
  paints: ['tower'],
  moves: [{ part: 'sails', does: 'spin', axis: 'z' }],
  build: made(windmill),
};
