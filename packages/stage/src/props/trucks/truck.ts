import { type BufferGeometry, PlaneGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt, brick, puck, rod } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { wheel } from '../wheels.js';
import { black, four, lampOf, pane, ROAD } from './shapes.js';

function truckCab(kit: Maker): void {
  const paint = kit.main('paint', '#e0882a');
  kit.add(
    'cab',
    merged([boxAt([2.4, 2.3, 1.9], [0, 2.05, 3.15], 0.25), boxAt([2.3, 0.5, 1.4], [0, 3.25, 2.85], 0.2)]),
    paint,
  );
}

function truckTrailer(kit: Maker): void {
  kit.add(
    'trailer',
    boxAt([2.5, 2.75, 6.6], [0, 2.5, -1.35], 0.07),
    matter('gloss', '#f4f4f1', { roughness: 0.4, clearcoat: 0.3 }),
  );
  const ribs = [-1, 1].flatMap((side) =>
    Array.from({ length: 9 }, (_, i) =>
      brick([0.04, 2.6, 0.06], [side * 1.255, 2.5, -4.4 + i * 0.76], 0.015),
    ),
  );
  kit.add('ribs', merged(ribs), matter('metal', '#c4c8cc'));
  kit.add(
    'windows',
    merged([
      boxAt([2.1, 0.95, 0.08], [0, 2.55, 4.08], 0.04),
      ...[-1, 1].map((side) => boxAt([0.08, 0.8, 0.95], [side * 1.18, 2.55, 3.4], 0.04)),
    ]),
    pane(),
  );
  const tanks = [-1, 1].map((side) =>
    placed(puck(0.32, 1.3, 0.08, 32), { turn: [Math.PI / 2, 0, 0], at: [side * 0.98, 0.75, 0.75] }),
  );
  kit.add(
    'chassis',
    merged([
      boxAt([0.9, 0.3, 8], [0, 0.85, -0.5], 0.04),
      boxAt([2.4, 0.34, 0.3], [0, 0.62, 4.05], 0.1),
      boxAt([1.5, 0.62, 0.06], [0, 1.35, 4.1], 0.04),
      ...[-1, 1].map((side) => boxAt([0.12, 0.5, 0.26], [side * 1.36, 2.6, 3.9], 0.05)),
      boxAt([2.3, 0.12, 0.1], [0, 0.6, -4.6], 0.03),
    ]),
    black(),
  );
  kit.add(
    'steel',
    merged([
      ...tanks,
      ...[-1, 1].map((side) => rod(0.09, 2.2, 20).translate(side * 1.0, 2.3, 2.05)),
      ...Array.from({ length: 5 }, (_, i) => brick([1.4, 0.04, 0.05], [0, 1.13 + i * 0.11, 4.135], 0.015)),
    ]),
    matter('chrome', '#d8dade'),
  );
  kit.add(
    'lamps',
    merged([-1, 1].map((side) => boxAt([0.34, 0.26, 0.08], [side * 0.93, 1.05, 4.09], 0.06))),
    lampOf('#f8f8f2'),
  );
  kit.label(brickFace(), 4.6 / 1.6, '#21303c', matter('paper', '#f4f4f1'));
  for (const [i, z] of [3.1, -2.6, -3.75].entries())
    for (const side of [1, -1])
      wheel(kit, `wheel.${['f', 'm', 'b'][i]}${side > 0 ? 'l' : 'r'}`, [side * 1.02, 0.52, z], {
        radius: 0.52,
        width: 0.36,
        spokes: 6,
        corners: 20,
      });
}

function truck(kit: Maker): void {
  truckCab(kit);
  truckTrailer(kit);
}

/** The trailer's long side, seen from its left. */
function brickFace(): BufferGeometry {
  return new PlaneGeometry(4.6, 1.6).rotateY(Math.PI / 2).translate(1.285, 2.6, -1.35);
}

const six = [
  ...four,
  { part: 'wheel.ml', does: 'spin', axis: 'x' } as const,
  { part: 'wheel.mr', does: 'spin', axis: 'x' } as const,
];

export const TRUCK_PROP: Prop = {
  noun: 'truck',
  words: ['lorry', 'delivery truck', 'semi truck'],
  size: [2.84, 3.87, 8.85],
  stands: ROAD,
  paints: ['cab'],
  label: 'label',
  moves: six,
  build: made(truck),
};
