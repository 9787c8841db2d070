import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { brick, outline, puck, rod, slab, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { bar } from '../halls/shapes.js';
import { rolls, tracks, YARD } from './tracks.js';

const side = (text: string, wide: number, bevel = 0.04) =>
  slab(outline(corners(text)), wide, bevel).rotateY(-Math.PI / 2);

/** A shovel with teeth, open to the cab; it hangs from its own joint. */
function bucket(stick: Maker, paint: ReturnType<typeof matter>, steel: ReturnType<typeof matter>): void {
  const joint = stick.joint('bucket', [0, -1.52, 0], [0.35, 0, 0]);
  const shell = [-0.36, 0.36].map((x) =>
    side(
      '-0.28 0.12 0.06, 0.2 0.05 0.03, 0.26 -0.2 0.1, -0.02 -0.62 0.16, -0.42 -0.62 0.1',
      0.06,
      0.015,
    ).translate(x, 0, 0),
  );
  const back = [
    placed(brick([0.74, 0.3, 0.06], [0, 0, 0], 0.015), { at: [0, -0.08, 0.24], turn: [0.2, 0, 0] }),
    placed(brick([0.74, 0.48, 0.06], [0, 0, 0], 0.015), { at: [0, -0.41, 0.14], turn: [-0.62, 0, 0] }),
    brick([0.74, 0.06, 0.46], [0, -0.6, -0.2], 0.015),
  ];
  joint.add('shell', merged([...shell, ...back]), paint);
  joint.add(
    'teeth',
    merged(
      [-0.3, -0.1, 0.1, 0.3].map((x) =>
        placed(brick([0.1, 0.06, 0.2], [0, 0, 0], 0.02), { at: [x, -0.6, -0.5] }),
      ),
    ),
    steel,
  );
}

function boom(house: Maker, paint: ReturnType<typeof matter>, steel: ReturnType<typeof matter>): void {
  const arm = house.joint('boom', [0.0, 0.5, 0.75], [0, 0, 0]);
  arm.add(
    'beam',
    side('-0.12 -0.14 0.05, 0.16 -0.1 0.05, 1.0 1.5 0.2, 2.35 1.75 0.08, 2.3 2.0 0.08, 0.85 1.88 0.2', 0.3),
    paint,
  );
  arm.add(
    'rams',
    merged(
      [
        [-0.22, 0.0, 0.3, 0.6, 1.0],
        [0.22, 0.0, 0.3, 0.6, 1.0],
      ]
        .map(([x = 0, y = 0, z = 0, v = 0, w = 0]) =>
          merged([bar([x, y, z], [x, v, w * 0.72], 0.07), bar([x, y, z], [x, 1.2, 0.98], 0.04)]),
        )
        .concat(bar([0, 1.96, 1.0], [0, 2.12, 2.2], 0.06), bar([0, 2.1, 1.9], [0, 2.2, 2.5], 0.035)),
    ),
    steel,
  );
  const stick = arm.joint('stick', [0, 1.86, 2.32], [-0.2, 0, 0]);
  stick.add(
    'beam2',
    side(
      '-0.16 0.36 0.06, 0.14 0.3 0.06, 0.16 -0.2 0.06, 0.09 -1.6 0.05, -0.09 -1.6 0.05, -0.2 -0.2 0.06',
      0.24,
    ),
    paint,
  );
  stick.add(
    'ram',
    merged([
      bar([0, 0.0, 0.24], [0, -0.8, 0.22], 0.055),
      bar([0, -0.7, 0.22], [0, -1.25, 0.16], 0.032),
      rod(0.06, 0.34, 16).rotateZ(1.571),
      rod(0.05, 0.3, 16).rotateZ(1.571).translate(0, -1.52, 0),
    ]),
    steel,
  );
  bucket(stick, paint, steel);
}

/** It turns on its chains, and dips its shovel. */
function excavator(kit: Maker): void {
  const paint = kit.main('paint', '#f2b01e');
  const steel = matter('metal', '#8a9097', { roughness: 0.35 });
  tracks(kit, { x: 0.95, long: 2.5, radius: 0.36, wide: 0.5 });
  kit.add(
    'frame',
    merged([
      brick([1.5, 0.3, 2.0], [0, 0.5, 0], 0.06),
      ...[-1, 1].map((s) => brick([0.3, 0.34, 2.3], [s * 0.92, 0.4, 0], 0.06)),
      puck(0.62, 0.22, 0.03, 36).translate(0, 0.66, 0),
    ]),
    matter('rubber', '#232527', { roughness: 0.5 }),
  );
  const house = kit.joint('house', [0, 0.88, 0]);
  house.add(
    'body',
    merged([
      brick([2.1, 0.16, 2.9], [0, 0.06, -0.35], 0.04),
      side('-1.85 0.1 0.3, -0.3 0.1 0.05, -0.3 1.0 0.1, -1.5 1.05 0.2, -1.88 0.8 0.2', 2.08, 0.08),
      brick([0.7, 0.6, 1.1], [-0.68, 0.42, 0.4], 0.08),
    ]),
    paint,
  );
  house.add(
    'cab',
    merged([
      ...[-0.32, 0.32].flatMap((x) => [
        brick([0.07, 1.35, 0.07], [0.66 + x, 0.85, 0.92], 0.02),
        brick([0.07, 1.35, 0.07], [0.66 + x, 0.85, -0.2], 0.02),
      ]),
      brick([0.74, 0.1, 1.22], [0.66, 1.55, 0.36], 0.04),
      brick([0.72, 0.4, 1.2], [0.66, 0.3, 0.36], 0.04),
    ]),
    matter('rubber', '#222427', { roughness: 0.5 }),
  );
  house.add('windows', brick([0.68, 1.05, 1.14], [0.66, 1.0, 0.36], 0.03), matter('darkGlass', '#16242e'));
  house.add(
    'grilles',
    merged([
      ...Array.from({ length: 6 }, (_, i) => brick([0.02, 0.05, 0.8], [-1.04, 0.35 + i * 0.09, -1.1], 0.01)),
      ...Array.from({ length: 6 }, (_, i) => brick([1.2, 0.05, 0.02], [0, 0.35 + i * 0.08, -1.86], 0.01)),
      turned(corners('0 0, 0.06 0, 0.06 0.4 0.01, 0 0.4'), 16).translate(-0.6, 1.0, -1.1),
    ]),
    matter('rubber', '#2a2c2f'),
  );
  house.add(
    'lamps',
    merged([0.45, 0.87].map((x) => brick([0.14, 0.1, 0.06], [x, 1.64, 0.94], 0.03))),
    matter('light', '#fff2c8', { emissiveIntensity: 0.5 }),
  );
  boom(house, paint, steel);
}

export const EXCAVATOR_PROP: Prop = {
  noun: 'excavator',
  words: ['digger', 'backhoe', 'bulldozer', 'earth mover', 'power shovel'],
  size: [2.4, 3.62, 5.54],
  stands: YARD,
  paints: ['body', 'beam', 'beam2', 'shell'],
  moves: [
    { part: 'house', does: 'swing', axis: 'y' },
    { part: 'stick', does: 'swing', axis: 'x' },
    { part: 'bucket', does: 'wag', axis: 'x' },
    ...rolls(2.5, 0.36),
  ],
  build: made(excavator),
};
