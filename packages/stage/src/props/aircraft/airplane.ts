import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs, triples } from '../kit/rows.js';
import { boxAt, brick, type Corner, ellipsoid, flowing, outline, plate, turned } from '../kit/solids.js';
import { split } from '../kit/split.js';
import { bent, merged, placed } from '../kit/surface.js';
import { AIR, mirrored, upward } from './shapes.js';

/** A wing seen from above: root and tip, each from its front to its back, thick at the root and thin at the tip. */
function wing(corners: readonly Corner[], thick: number, rise: number): BufferGeometry {
  const reach = Math.max(...corners.map(([x]) => Math.abs(x)));
  return bent(
    plate(outline(corners.map(([x, z, bevel]) => [x, -z, bevel ?? 0] as const)), thick, thick * 0.42),
    (at) => {
      const far = Math.abs(at.x) / reach;
      at.setY((at.y - thick / 2) * (1 - 0.6 * far) + rise * far);
    },
  );
}

const both = (part: BufferGeometry) => [part, mirrored(part)];

function airlinerHull(kit: Maker): void {
  const white = matter('gloss', '#f7f8fa');
  const hull = flowing(
    upward(
      pairs(
        '0.001 17.2, 0.7 16.7, 1.35 15.4, 1.85 13.2, 1.95 10, 1.95 -6, 1.8 -10, 1.1 -15, 0.25 -18.6, 0.001 -18.8',
      ),
    ),
    48,
    50,
  );
  const lying = bent(hull.rotateX(Math.PI / 2), (at) =>
    at.setY(at.y + 3.9 + 0.75 * Math.max(0, (-at.z - 7) / 12) ** 1.4),
  );
  const [cockpit, rest] = split(lying, (x, y, z) =>
    Math.max(4.22 + (16 - z) * 0.3 - y - 0.2, y - 4.95 - (15 - z) * 0.2, 14.1 - z + Math.abs(x) * 0.2),
  );
  const [belly, top] = split(rest, (_x, y, z) => y - 3.1 + 0.02 * z);
  kit.add('hull', merged([top, wingRoot()]), white);
  kit.add('belly', belly, kit.main('gloss', '#2456a6'));
  const panes = Array.from({ length: 34 }, (_, i) =>
    [-1, 1].map((side) => brick([0.06, 0.42, 0.28], [side * 1.93, 4.3, 11.6 - i * 0.62], 0.02)),
  ).flat();
  kit.add(
    'windows',
    merged([cockpit, ...panes.map((pane) => pane.deleteAttribute('uv'))]),
    matter('darkGlass', '#10161c'),
  );
}

function airlinerWings(kit: Maker): void {
  const white = matter('gloss', '#f7f8fa');
  const main = wing(
    triples('1.2 4.6 0.2, 16.2 -4.6 0.5, 16.4 -6.3 0.4, 6 -2.6 0.4, 1.2 -2.8 0.2'),
    0.75,
    1.35,
  ).translate(0, 3.1, 0);
  const tip = placed(wing(triples('0 0.9 0.2, 1.5 -0.9 0.2, 1.5 -1.5 0.2, 0 -0.9 0.2'), 0.2, 0), {
    at: [16.2, 4.4, -5.4],
    turn: [0, 0, 1.25],
  });
  const tail = wing(
    triples('0.3 -14.2 0.2, 5.6 -18.2 0.3, 5.6 -19.2 0.3, 0.3 -17.8 0.2'),
    0.4,
    0.5,
  ).translate(0, 4.9, 0);
  kit.add('wings', merged([...both(main), ...both(tail)]), matter('gloss', '#dfe3e8'));
  const fin = placed(wing(triples('0.2 -12.6 0.4, 6.2 -18 0.3, 6.2 -19.5 0.3, 0.2 -17.6 0.2'), 0.5, 0), {
    turn: [0, 0, Math.PI / 2],
    at: [0, 5.4, 0],
  });
  kit.add('fin', merged([fin, ...both(tip)]), kit.main('gloss', '#2456a6'));
  const pod = turned(
    corners('0.85 -1.6 0.1, 1.15 1 0.4, 1.12 1.7 0.16, 0.95 1.72 0.05, 0.9 1.2, 0.001 1.0'),
    40,
  )
    .rotateX(Math.PI / 2)
    .translate(5.4, 2.4, 2.6);
  kit.add('engines', merged(both(pod)), white);
  const fan = Array.from({ length: 14 }, (_, i) =>
    brick([0.12, 0.8, 0.03], [0, 0.46, 0], 0.01).rotateZ(i * 0.449),
  );
  for (const [name, side] of [
    ['fan.l', 1],
    ['fan.r', -1],
  ] as const)
    kit.joint(name, [side * 5.4, 2.4, 3.75]).add('blades', merged(fan), matter('metal', '#55595f'));
  const cone = turned(corners('0.6 -2.3, 0.8 -1.55 0.05, 0.001 -1.5'), 32)
    .rotateX(Math.PI / 2)
    .translate(5.4, 2.4, 2.6);
  kit.add(
    'pylons',
    merged([...both(cone), ...both(boxAt([0.3, 1.1, 3], [5.4, 3.4, 1.4], 0.1))]),
    matter('metal', '#8b9097'),
  );
}

function airliner(kit: Maker): void {
  airlinerHull(kit);
  airlinerWings(kit);
}

function wingRoot(): BufferGeometry {
  return ellipsoid(2.2, 0.95, 5.2, { at: [0, 2.75, 0.6] });
}

export const AIRPLANE_PROP: Prop = {
  noun: 'airplane',
  words: ['plane', 'aeroplane', 'airliner', 'jet', 'aircraft', 'passenger plane'],
  size: [33.4, 10.3, 37.1],
  stands: AIR,
  paints: ['belly', 'fin'],
  moves: [
    { part: 'fan.l', does: 'spin', axis: 'z' },
    { part: 'fan.r', does: 'spin', axis: 'z' },
  ],
  build: made(airliner),
};
