import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs } from '../kit/rows.js';
import { boxAt, brick, outline, puck, rod, slab, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { GROUND } from './shapes.js';

const PROFILE = '-4 0, 4 0, 4 3.6, 2.9 5.6, 0 6.9, -2.9 5.6, -4 3.6';
const LONG = 11;

/** How high the gable is at a place across. */
const gableAt = (x: number): number => (x > 2.9 ? 3.6 + (4 - x) * 1.818 : 5.6 + (2.9 - x) * 0.448);

function walls(kit: Maker): void {
  const red = kit.main('clay', '#a8291f', { roughness: 0.75 });
  const battens = [-1, 1].flatMap((end) =>
    Array.from({ length: 17 }, (_, i) => {
      const x = (i - 8) * 0.47;
      const tall = gableAt(Math.abs(x)) - 0.1;
      return brick([0.07, tall, 0.06], [x, tall / 2, end * (LONG / 2 + 0.01)], 0.015);
    }),
  );
  const sides = [-1, 1].flatMap((side) =>
    Array.from({ length: 23 }, (_, i) =>
      brick([0.06, 3.5, 0.07], [side * 4.01, 1.75, (i - 11) * 0.47], 0.015),
    ),
  );
  kit.add(
    'walls',
    merged([
      slab(outline(pairs(PROFILE)), LONG, 0.03).deleteAttribute('uv'),
      ...[...battens, ...sides].map((part) => part.deleteAttribute('uv')),
    ]),
    red,
  );
}

function roof(kit: Maker): void {
  const sheet = (x: number, y: number, wide: number, lean: number) =>
    placed(boxAt([wide, 0.16, LONG + 0.9], [0, 0, 0], 0.05), { at: [x, y, 0], turn: [0, 0, lean] });
  const sheets = [-1, 1].flatMap((side) => [
    sheet(side * 3.56, 4.62, 2.75, side * -1.068),
    sheet(side * 1.46, 6.34, 3.3, side * -0.422),
  ]);
  const seams = [-1, 1].flatMap((side) =>
    Array.from({ length: 12 }, (_, i) =>
      placed(brick([3.2, 0.1, 0.07], [0, 0.08, (i - 5.5) * 1.02], 0.02), {
        at: [side * 1.46, 6.34, 0],
        turn: [0, 0, side * -0.422],
      }),
    ),
  );
  const cupola = [boxAt([1.2, 1.1, 1.2], [0, 7.3, 0], 0.04)];
  kit.add(
    'roof',
    merged(
      [...sheets, ...seams, turned(corners('0.95 7.85 0.03, 0.5 8.2 0.1, 0 8.75'), 4).rotateY(0.785)].map(
        (part) => part.deleteAttribute('uv'),
      ),
    ),
    matter('clay', '#6d7378', { roughness: 0.6 }),
  );
  kit.add('cupola', merged(cupola), matter('clay', '#f6f1e6'));
  kit.add(
    'vane',
    merged(
      [
        rod(0.03, 0.9, 8).translate(0, 9.1, 0),
        brick([0.9, 0.05, 0.04], [0, 9.35, 0], 0.01),
        slab(
          outline(pairs('-0.3 0, 0.25 0, 0.35 0.3, 0.1 0.16, -0.15 0.2, -0.35 0.4')),
          0.05,
          0.01,
        ).translate(0, 9.42, 0),
      ].map((part) => part.deleteAttribute('uv')),
    ),
    matter('metal', '#2c2a28'),
  );
}

/** A door of boards with white rims and a cross. */
function crossed(
  wide: number,
  tall: number,
  at: readonly [number, number, number],
): { boards: BufferGeometry; rims: BufferGeometry } {
  const slope = Math.atan2(tall, wide);
  const rims = merged([
    ...[-1, 1].map((side) => brick([0.16, tall, 0.1], [side * (wide / 2 - 0.08), 0, 0.06], 0.02)),
    ...[-1, 1].map((side) => brick([wide, 0.16, 0.1], [0, side * (tall / 2 - 0.08), 0.06], 0.02)),
    ...[-1, 1].map((side) =>
      placed(brick([Math.hypot(wide, tall) - 0.2, 0.14, 0.08], [0, 0, 0], 0.02), {
        at: [0, 0, 0.05],
        turn: [0, 0, side * slope],
      }),
    ),
  ]);
  return { boards: boxAt([wide, tall, 0.08], at, 0.02), rims: placed(rims, { at }) };
}

function doors(kit: Maker): void {
  const front = LONG / 2 + 0.08;
  const all = [
    crossed(1.6, 2.9, [-0.83, 1.5, front]),
    crossed(1.6, 2.9, [0.83, 1.5, front]),
    crossed(1.3, 1.3, [0, 4.6, front]),
  ];
  const window = (z: number, side: number) => [brick([0.1, 1.1, 1], [side * 4.04, 1.9, z], 0.03)];
  const panes = [-3.2, 0, 3.2].flatMap((z) =>
    [-1, 1].flatMap((side) =>
      [-1, 1].flatMap((a) =>
        [-1, 1].map((b) => brick([0.1, 0.42, 0.37], [side * 4.07, 1.9 + a * 0.25, z + b * 0.22], 0.02)),
      ),
    ),
  );
  const corner = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => brick([0.2, 3.6, 0.2], [side * 3.98, 1.8, end * (LONG / 2 - 0.02)], 0.03)),
  );
  kit.add('doors', merged(all.map(({ boards }) => boards)), matter('clay', '#8d2219'));
  kit.add(
    'trim',
    merged([
      ...all.map(({ rims }) => rims),
      ...[-3.2, 0, 3.2].flatMap((z) => [-1, 1].flatMap((side) => window(z, side))),
      ...corner,
      brick([3.7, 0.2, 0.14], [0, 3.06, front], 0.03),
      brick([1.4, 0.12, 0.3], [0, 6.45, front], 0.02),
    ]),
    matter('clay', '#f8f3e8'),
  );
  kit.add('panes', merged(panes), matter('darkGlass', '#2b3a44'));
}

function barn(kit: Maker): void {
  walls(kit);
  roof(kit);
  doors(kit);
  kit.add(
    'silo',
    merged([
      turned(corners('0 0, 1.5 0 0.03, 1.5 7 0.05, 0 7'), 40),
      ...[0.9, 2.2, 3.5, 4.8, 6.1].map((y) => puck(1.55, 0.12, 0.03, 40).translate(0, y, 0)),
    ]).translate(6, 0, -2),
    matter('clay', '#cfcac0'),
  );
  kit.add(
    'dome',
    turned(corners('1.58 6.95, 1.5 7.5 0.4, 0.8 8.2 0.4, 0 8.4'), 40).translate(6, 0, -2),
    matter('metal', '#aab1b6'),
  );
}

export const BARN_PROP: Prop = {
  noun: 'barn',
  words: ['farm barn', 'red barn', 'barn house', 'hay barn'],
  size: [11.7, 9.82, 11.9],
  stands: GROUND,
  paints: ['walls'],
  build: made(barn),
};
