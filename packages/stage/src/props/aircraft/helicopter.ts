import { blended, egg, type Field, inside, limb } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs, triples } from '../kit/rows.js';
import { sculpted } from '../kit/sculpt.js';
import { boxAt, ellipsoid, outline, plate, puck, rod } from '../kit/solids.js';
import { split } from '../kit/split.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { AIR } from './shapes.js';

function helicopterHull(kit: Maker): void {
  const cabin: Field = blended(
    [
      egg([0, 1.7, 0.9], [0.98, 1.05, 1.75]),
      egg([0, 2.0, -0.6], [0.75, 0.8, 1.4]),
      limb([0, 2.15, -1.2], [0, 2.55, -5.2], 0.42, 0.15),
    ],
    0.5,
  );
  const clay = sculpted({
    lumps: [{ is: cabin }],
    low: [-1.1, 0.5, -5.5],
    high: [1.1, 3, 2.8],
    cell: 0.1,
    seam: 0,
  });
  const side = inside(pairs('-0.15 1.55, -0.15 2.35, 0.75 2.45, 1.6 2.05, 1.75 1.5'));
  const [glass, hull] = split(clay, (x, y, z) =>
    Math.min(
      Math.max(side(z, y), 0.35 - Math.abs(x), Math.abs(z - 0.72) < 0.05 ? 0.05 - Math.abs(z - 0.72) : -1),
      Math.max(1.45 - y, y - 2.35, 1.5 - z, Math.abs(x) - 0.62, 0.04 - Math.abs(x)),
    ),
  );
  kit.add('hull', hull, kit.main('paint', '#d8322a'));
  kit.add('glass', glass, matter('darkGlass', '#0f1820'));
}

function helicopterSkids(kit: Maker): void {
  const grey = matter('metal', '#4a4e54');
  const skid = (x: number) =>
    swept(
      [
        [x, 0.14, 2.2],
        [x, 0.05, 1.9],
        [x, 0.05, -1.4],
      ],
      0.06,
      { sides: 12, tension: 0.2 },
    );
  const strut = (x: number, z: number) =>
    swept(
      [
        [x * 0.5, 0.95, z],
        [x, 0.08, z],
      ],
      0.05,
      { sides: 10, steps: 3 },
    );
  kit.add(
    'skids',
    merged([
      skid(1),
      skid(-1),
      strut(1, 1.3),
      strut(-1, 1.3),
      strut(1, -0.7),
      strut(-1, -0.7),
      rod(0.1, 0.7, 16).translate(0, 2.95, 0.1),
      ellipsoid(0.5, 0.3, 0.9, { at: [0, 2.72, -0.1] }),
    ]),
    grey,
  );
}

function helicopterBlades(kit: Maker): void {
  const blade = (turn: number) => boxAt([0.26, 0.04, 5], [0, 0, 2.6], 0.015).rotateY(turn);
  kit
    .joint('rotor', [0, 3.3, 0.1])
    .add(
      'blades',
      merged([0, 1.571, 3.1416, 4.712].map(blade).concat(puck(0.22, 0.14, 0.04, 24).translate(0, -0.07, 0))),
      matter('rubber', '#232529'),
    );
  kit
    .joint('rotor.tail', [0.24, 2.75, -5.2])
    .add(
      'blades',
      merged([0, 1.571].map((turn) => boxAt([0.03, 1.5, 0.14], [0, 0, 0], 0.01).rotateX(turn))),
      matter('rubber', '#232529'),
    );
  const fin = placed(
    plate(outline(triples('-0.35 0 0.1, 0.35 0 0.1, -0.1 1.2 0.15, -0.5 1.2 0.15')), 0.09, 0.03),
    { turn: [Math.PI / 2, 0, Math.PI / 2], at: [0.045, 2.5, -5.15] },
  );
  kit.add(
    'fins',
    merged([fin, boxAt([1.7, 0.06, 0.36], [0, 2.42, -4.3], 0.025)]),
    kit.main('paint', '#d8322a'),
  );
}

function helicopter(kit: Maker): void {
  helicopterHull(kit);
  helicopterSkids(kit);
  helicopterBlades(kit);
}

export const HELICOPTER_PROP: Prop = {
  noun: 'helicopter',
  words: ['chopper'],
  size: [10.2, 3.71, 11.2],
  stands: AIR,
  paints: ['hull', 'fins'],
  moves: [
    { part: 'rotor', does: 'spin', axis: 'y' },
    { part: 'rotor.tail', does: 'spin', axis: 'x' },
  ],
  build: made(helicopter),
};
