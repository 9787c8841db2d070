import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { boxAt, flowing, hoop, puck, rod, turned } from '../kit/solids.js';
import { bent, merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

function submarineHull(kit: Maker): void {
  const yellow = kit.main('gloss', '#f5bd1f');
  kit.add(
    'hull',
    merged(
      [
        flowing(
          corners('0.001 -4.6, 0.35 -4.3, 0.95 -2.8, 1.3 -0.5, 1.35 1.5, 1.1 3.3, 0.6 4.2, 0.001 4.5'),
          56,
          50,
        )
          .rotateX(Math.PI / 2)
          .translate(0, 1.7, 0),
        bent(boxAt([0.95, 1.3, 2.2], [0, 3.3, 0.4], 0.42), (at) => at.setX(at.x * 0.95)),
      ].map((part) => part.deleteAttribute('uv')),
    ),
    yellow,
  );
  const brass = matter('gold', '#c9963e');
  const port = [-0.9, 0.6, 2.0].flatMap((z) =>
    [-1, 1].map((side) =>
      placed(hoop(0.38, 0.08, 36), {
        at: [side * (1.27 - Math.abs(z - 0.6) * 0.045), 1.95, z],
        turn: [0, Math.PI / 2, 0],
      }),
    ),
  );
  kit.add(
    'brass',
    merged([
      ...port,
      swept(triples('0 3.8 0.8, 0 5.0 0.8, 0 5.15 0.95, 0 5.15 1.25'), 0.09, {
        sides: 12,
        steps: 30,
        tension: 0.2,
      }),
      hoop(0.75, 0.07, 40).translate(0, 1.7, -4.5),
      ...triples('0.1 0.9 0, -0.1 0.9 0').map(([x]) =>
        rod(0.05, 1.5, 8)
          .rotateZ(x > 0 ? 0 : Math.PI / 2)
          .translate(0, 1.7, -4.5),
      ),
    ]),
    brass,
  );
}

function submarineGlass(kit: Maker, screw: Maker): void {
  const brass = matter('gold', '#c9963e');
  kit.add(
    'glass',
    merged(
      [-0.9, 0.6, 2.0].flatMap((z) =>
        [-1, 1].map((side) =>
          placed(puck(0.36, 0.08, 0.03, 28), {
            at: [side * (1.25 - Math.abs(z - 0.6) * 0.045) + (side > 0 ? 0.06 : 0.02), 1.95, z],
            turn: [0, 0, Math.PI / 2],
          }),
        ),
      ),
    ),
    matter('darkGlass', '#2a6a8a'),
  );
  kit.add(
    'fins',
    merged([
      boxAt([3.1, 0.14, 0.9], [0, 1.7, -3.5], 0.06),
      boxAt([0.14, 2.7, 0.9], [0, 1.7, -3.5], 0.06),
      boxAt([2.2, 0.12, 0.6], [0, 3.2, 0.6], 0.05),
    ]),
    matter('gloss', '#d8542a'),
  );
  screw.add(
    'blades',
    merged(
      [0, 2.094, 4.189]
        .map((turn) =>
          placed(
            bent(boxAt([0.3, 0.62, 0.06], [0, 0.34, 0], 0.03), (at) => at.setZ(at.z + at.x * 0.6)),
            { turn: [0, 0, turn] },
          ),
        )
        .concat(turned(corners('0 -0.2, 0.12 -0.1 0.04, 0.12 0.3, 0 0.3'), 20).rotateX(Math.PI / 2)),
    ),
    brass,
  );
}

function submarine(kit: Maker): void {
  const screw = kit.joint('propeller', [0, 1.7, -4.75]);
  submarineHull(kit);
  submarineGlass(kit, screw);
}

export const SUBMARINE_PROP: Prop = {
  noun: 'submarine',
  words: ['sub', 'u-boat'],
  size: [3.1, 4.91, 9.45],
  stands: ['water', 'podium'],
  paints: ['hull'],
  moves: [{ part: 'propeller', does: 'spin', axis: 'z' }],
  build: made(submarine),
};
