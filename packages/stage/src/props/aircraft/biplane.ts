import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs, triples } from '../kit/rows.js';
import { ball, boxAt, ellipsoid, flowing, hoop, outline, plate, rod, turned } from '../kit/solids.js';
import { bent, merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { AIR, upward } from './shapes.js';

function biplaneHull(kit: Maker): void {
  const red = kit.main('gloss', '#c92a22');
  const hull = bent(
    flowing(pairs('0.05 -3.2, 0.2 -2.6, 0.45 -0.4, 0.52 0.8, 0.5 1.6, 0.42 1.95, 0.05 2.0'), 40, 40).rotateX(
      Math.PI / 2,
    ),
    (at) => at.setY(at.y + 1.45 + (at.z < 0 ? 0.06 * at.z * 0.6 : 0)),
  );
  const fin = placed(
    plate(outline(triples('-0.4 -0.1 0.1, 0.4 -0.1 0.1, 0.45 0.75 0.3, 0 0.95 0.3')), 0.08, 0.03),
    { turn: [Math.PI / 2, 0, Math.PI / 2], at: [0.04, 1.5, -2.95] },
  );
  kit.add('hull', merged([hull, fin].map((part) => part.deleteAttribute('uv'))), red);
}

function biplaneWings(kit: Maker): void {
  const span = (y: number, z: number) =>
    plate(outline(triples('-3.9 -0.6 0.4, 3.9 -0.6 0.4, 3.9 0.6 0.4, -3.9 0.6 0.4')), 0.12, 0.05).translate(
      0,
      y,
      z,
    );
  const tail = plate(
    outline(triples('-1.25 -0.35 0.3, 1.25 -0.35 0.3, 0.9 0.4 0.3, -0.9 0.4 0.3')),
    0.08,
    0.03,
  ).translate(0, 1.5, -2.85);
  kit.add('wings', merged([span(2.35, 0.8), span(1.05, 0.55), tail]), matter('gloss', '#f4ead6'));
  const struts = [-2.6, -0.55, 0.55, 2.6].flatMap((x) =>
    [0.3, 1.0].map((z) =>
      swept(
        [
          [x * (Math.abs(x) < 1 ? 0.8 : 1), 1.1, z - 0.2],
          [x, 2.4, z],
        ],
        0.03,
        { sides: 8, steps: 2 },
      ),
    ),
  );
  const legs = [-1, 1].map((side) =>
    swept(
      [
        [side * 0.3, 1.1, 1.1],
        [side * 0.72, 0.42, 1.25],
      ],
      0.04,
      { sides: 8, steps: 2 },
    ),
  );
  kit.add(
    'struts',
    merged([
      ...struts,
      ...legs,
      rod(0.03, 1.5, 10)
        .rotateZ(Math.PI / 2)
        .translate(0, 0.42, 1.25),
    ]),
    matter('metal', '#3a3128'),
  );
}

function biplaneWheels(kit: Maker, propeller: Maker): void {
  const red = kit.main('gloss', '#c92a22');
  kit.add(
    'wheels',
    merged(
      [-1, 1]
        .map((side) =>
          hoop(0.3, 0.11, 36)
            .rotateY(Math.PI / 2)
            .translate(side * 0.75, 0.41, 1.25),
        )
        .concat(
          hoop(0.08, 0.04, 20)
            .rotateY(Math.PI / 2)
            .translate(0, 1.1, -3),
        ),
    ),
    matter('rubber', '#1c1c1e'),
  );
  kit.add(
    'cowl',
    turned(upward(triples('0.3 2.12 0.05, 0.5 2.05 0.08, 0.52 1.5 0.05')), 40)
      .rotateX(Math.PI / 2)
      .translate(0, 1.45, 0),
    matter('metal', '#c9ccd0'),
  );
  propeller.add(
    'blades',
    bent(boxAt([0.2, 2.3, 0.05], [0, 0, 0], 0.024), (at) =>
      at.set(at.x * (1.25 - Math.abs(at.y) * 0.5), at.y, at.z + at.x * 0.5 * Math.sign(at.y)),
    ),
    matter('wood', '#7a4a24'),
  );
  propeller.add('hub', ball(0.14, 24), red);
  kit.add(
    'seat',
    merged([
      hoop(0.27, 0.05, 30)
        .rotateX(Math.PI / 2)
        .translate(0, 1.9, -0.35),
    ]),
    matter('rubber', '#3a2a1e'),
  );
  kit.add(
    'shield',
    ellipsoid(0.24, 0.2, 0.03, { at: [0, 2.02, 0.0], turn: [-0.5, 0, 0] }),
    matter('glass', '#eaf6ff'),
  );
}

function biplane(kit: Maker): void {
  const propeller = kit.joint('propeller', [0, 1.45, 2.2]);
  biplaneHull(kit);
  biplaneWings(kit);
  biplaneWheels(kit, propeller);
}

export const BIPLANE_PROP: Prop = {
  noun: 'biplane',
  words: ['propeller plane', 'small plane', 'toy plane', 'old plane'],
  size: [7.8, 2.6, 5.66],
  stands: AIR,
  paints: ['hull'],
  moves: [{ part: 'propeller', does: 'spin', axis: 'z' }],
  build: made(biplane),
};
