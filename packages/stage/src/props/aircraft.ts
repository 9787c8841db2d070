import { type BufferGeometry, SphereGeometry } from 'three';
import { type Field, blended, egg, inside, limb } from './kit/fields.js';
import { type Maker, made } from './kit/maker.js';
import { matter } from './kit/matter.js';
import { noise } from './kit/noise.js';
import type { Place, Prop } from './kit/prop.js';
import { corners, pairs, triples } from './kit/rows.js';
import { sculpted } from './kit/sculpt.js';
import {
  type Corner,
  ball,
  boxAt,
  brick,
  ellipsoid,
  flowing,
  hoop,
  outline,
  plate,
  puck,
  rod,
  turned,
} from './kit/solids.js';
import { split } from './kit/split.js';
import { bent, between, merged, placed, tinted } from './kit/surface.js';
import { swept } from './kit/swept.js';

const AIR: readonly Place[] = ['air', 'podium', 'ground'];

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

/** A profile that was written from its top down. */
const upward = (corners: readonly Corner[]) => corners.toReversed();

const both = (part: BufferGeometry) => [part, mirrored(part)];

/** The same on the other side of x = 0, its faces still outward. */
export function mirrored(part: BufferGeometry): BufferGeometry {
  const flat = (part.index ? part.toNonIndexed() : part.clone()).scale(-1, 1, 1);
  for (const name of Object.keys(flat.attributes)) {
    const read = flat.getAttribute(name);
    for (let i = 0; i < read.count; i += 3) {
      for (let k = 0; k < read.itemSize; k += 1) {
        const kept = read.getComponent(i + 1, k);
        read.setComponent(i + 1, k, read.getComponent(i + 2, k));
        read.setComponent(i + 2, k, kept);
      }
    }
  }
  return flat;
}

function airliner(kit: Maker): void {
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

function wingRoot(): BufferGeometry {
  return ellipsoid(2.2, 0.95, 5.2, { at: [0, 2.75, 0.6] });
}

function biplane(kit: Maker): void {
  const red = kit.main('gloss', '#c92a22');
  const hull = bent(
    flowing(pairs('0.05 -3.2, 0.2 -2.6, 0.45 -0.4, 0.52 0.8, 0.5 1.6, 0.42 1.95, 0.05 2.0'), 40, 40).rotateX(
      Math.PI / 2,
    ),
    (at) => at.setY(at.y + 1.45 + (at.z < 0 ? 0.06 * at.z * 0.6 : 0)),
  );
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
  const fin = placed(
    plate(outline(triples('-0.4 -0.1 0.1, 0.4 -0.1 0.1, 0.45 0.75 0.3, 0 0.95 0.3')), 0.08, 0.03),
    { turn: [Math.PI / 2, 0, Math.PI / 2], at: [0.04, 1.5, -2.95] },
  );
  kit.add('hull', merged([hull, fin].map((part) => part.deleteAttribute('uv'))), red);
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
  const propeller = kit.joint('propeller', [0, 1.45, 2.2]);
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

function helicopter(kit: Maker): void {
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

function rocket(kit: Maker): void {
  const white = matter('gloss', '#f6f6f4');
  kit.add(
    'body',
    flowing(
      upward(pairs('0.001 8.9, 0.35 8.25, 0.82 6.9, 1.05 5, 1.02 3, 0.78 1.1, 0.66 0.9, 0.001 0.9')),
      64,
      60,
    ),
    white,
  );
  const cap = flowing(pairs('0.845 6.8, 0.36 8.27, 0.06 8.96, 0.001 9.0'), 64, 20);
  kit.add('nose', cap, kit.main('gloss', '#d8322a'));
  const fin = (turn: number) =>
    placed(
      plate(
        outline(triples('0.6 2.6 0.2, 1.9 0.6 0.4, 2.0 -0.1 0.15, 1.6 0.3 0.3, 0.55 0.9 0.1')),
        0.16,
        0.06,
      )
        .rotateX(Math.PI / 2)
        .translate(0, 0, 0.08),
      { turn: [0, turn, 0] },
    );
  kit.add(
    'fins',
    merged([0, 1.571, 3.1416, 4.712].map((turn) => fin(turn + 0.785))),
    kit.main('gloss', '#d8322a'),
  );
  const steel = matter('metal', '#9aa0a8');
  kit.add('nozzle', turned(corners('0.62 0.2 0.03, 0.66 0.22 0.02, 0.4 0.95, 0.001 0.95'), 40), steel);
  kit.add(
    'frame',
    merged([
      hoop(0.42, 0.09, 40).translate(0, 5.5, 1.0),
      hoop(1.0, 0.035, 64)
        .rotateX(Math.PI / 2)
        .translate(0, 2.6, 0),
    ]),
    steel,
  );
  kit.add('window', ellipsoid(0.4, 0.4, 0.12, { at: [0, 5.5, 0.99] }), matter('darkGlass', '#3a8fd0'));
  kit.joint('exhaust', [0, 0.2, 0]);
}

function drone(kit: Maker): void {
  const body = kit.main('plastic', '#e9ebee');
  const arms = [-1, 1].flatMap((side) => [-1, 1].map((end) => [side * 0.13, end * 0.12] as const));
  kit.add(
    'body',
    merged([
      boxAt([0.085, 0.05, 0.16], [0, 0.075, 0], 0.022),
      ...arms.map(([x, z]) =>
        swept(
          [
            [x * 0.2, 0.078, z * 0.35],
            [x, 0.088, z],
          ],
          (t) => 0.012 - 0.004 * t,
          { sides: 12, steps: 4 },
        ),
      ),
      ...arms.map(([x, z]) => puck(0.015, 0.026, 0.004, 24).translate(x, 0.08, z)),
    ]),
    body,
  );
  kit.add(
    'legs',
    merged(
      arms.map(([x, z]) =>
        swept(
          [
            [x, 0.085, z],
            [x * 1.02, 0.0, z * 1.02],
          ],
          0.004,
          { sides: 8, steps: 2 },
        ),
      ),
    ),
    matter('rubber', '#2a2c30'),
  );
  arms.forEach(([x, z], i) =>
    kit
      .joint(`rotor.${['fr', 'br', 'fl', 'bl'][(i % 2 ? 0 : 1) + (x > 0 ? 2 : 0)]}`, [x, 0.109, z])
      .add(
        'blades',
        merged(
          [0, Math.PI]
            .map((turn) =>
              bent(boxAt([0.105, 0.0018, 0.014], [0.055, 0, 0], 0.0007), (at) =>
                at.setY(at.y + at.z * 0.3),
              ).rotateY(turn + 0.5),
            )
            .concat(puck(0.006, 0.006, 0.002, 16)),
        ),
        matter('rubber', '#2a2c30'),
      ),
  );
  kit.add(
    'camera',
    merged([ball(0.02, 28).translate(0, 0.045, 0.072), boxAt([0.03, 0.02, 0.02], [0, 0.057, 0.06], 0.006)]),
    matter('rubber', '#2a2c30'),
  );
  kit.add('lens', ellipsoid(0.011, 0.011, 0.006, { at: [0, 0.044, 0.089] }), matter('darkGlass', '#12243a'));
}

function balloon(kit: Maker): void {
  const gores = 16;
  const cloth = bent(
    flowing(pairs('0.9 6, 2.2 7.4, 5.2 11.4, 6.6 15.6, 5.6 19.6, 2.8 21.9, 0.001 22.4'), 128, 60),
    (at) => {
      const puff = 1 + 0.022 * Math.abs(Math.sin((Math.atan2(at.z, at.x) * gores) / 2));
      at.set(at.x * puff, at.y, at.z * puff);
    },
  );
  const main = kit.options.colour ?? '#e2412f';
  const tones = [main, '#f7c64a', main, '#fdf3e0'];
  kit.add(
    'envelope',
    tinted(cloth, (x, y, z) => {
      const gore = Math.floor(((Math.atan2(z, x) + Math.PI + 0.001) / (2 * Math.PI)) * gores);
      return y > 19.9 || y < 8 ? main : (tones[gore % 4] ?? main);
    }),
    matter('plastic', '#ffffff', { roughness: 0.62, side: 2 }),
  );
  const wicker = matter('wood', '#a8723c');
  kit.add(
    'basket',
    merged([
      bent(boxAt([1.5, 1.15, 1.5], [0, 0.6, 0], 0.16), (at) =>
        at.set(at.x * (0.94 + at.y * 0.06), at.y, at.z * (0.94 + at.y * 0.06)),
      ),
      hoop(0.98, 0.09, 4)
        .rotateZ(Math.PI / 4)
        .rotateX(Math.PI / 2)
        .translate(0, 1.2, 0),
    ]),
    wicker,
  );
  const ropes = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4 + 0.39;
    return swept(
      [
        [Math.cos(angle) * 0.75, 1.2, Math.sin(angle) * 0.75],
        [Math.cos(angle) * 0.95, 6.2, Math.sin(angle) * 0.95],
      ],
      0.022,
      { sides: 6, steps: 1 },
    );
  });
  kit.add('ropes', merged([...ropes, rod(0.22, 0.5, 20).translate(0, 2.5, 0)]), matter('metal', '#5a5148'));
  kit.add(
    'flame',
    flowing(pairs('0.001 2.8, 0.2 3.1, 0.16 3.9, 0.001 4.6'), 24, 20),
    matter('light', '#ffb14a'),
  );
}

function ufo(kit: Maker): void {
  kit.add(
    'hull',
    turned(
      corners(
        '0 0.62, 1.1 0.62 0.2, 3.1 1.25 0.12, 3.2 1.36 0.05, 3.1 1.47 0.12, 1.5 1.95 0.3, 1.3 2.05 0.1, 0 2.05',
      ),
      96,
    ),
    kit.main('metal', '#aab2bc', { roughness: 0.28 }),
  );
  kit.add(
    'dome',
    flowing(pairs('1.28 2.0, 1.2 2.6, 0.75 3.12, 0.001 3.3'), 64, 30),
    matter('darkGlass', '#3fc7b8'),
  );
  kit.add(
    'belly',
    turned(corners('0 0.3, 0.7 0.34 0.1, 1.0 0.64 0.05'), 64),
    matter('light', '#9dfff0', { emissiveIntensity: 1.4 }),
  );
  const lamps = Array.from({ length: 16 }, (_, i) =>
    ellipsoid(0.14, 0.14, 0.14, { at: [Math.cos(i * 0.3927) * 2.72, 1.12, Math.sin(i * 0.3927) * 2.72] }),
  );
  kit.joint('lamps').add('lamps', merged(lamps), matter('light', '#ffd25a', { emissiveIntensity: 1.6 }));
  const legs = [0.5, 2.6, 4.7].map((angle) =>
    swept(
      [
        [Math.cos(angle) * 1.3, 0.75, Math.sin(angle) * 1.3],
        [Math.cos(angle) * 1.7, 0.03, Math.sin(angle) * 1.7],
      ],
      0.06,
      { sides: 10, steps: 2 },
    ),
  );
  kit.add('legs', merged(legs), matter('metal', '#7c848e'));
}

function satellite(kit: Maker): void {
  kit.add(
    'body',
    boxAt([1.2, 1.5, 1.2], [0, 1.6, 0], 0.06),
    kit.main('gold', '#d8a64a', { roughness: 0.38 }),
  );
  const panel = (side: number) =>
    Array.from({ length: 4 }, (_, i) => boxAt([0.86, 1.3, 0.04], [side * (1.5 + i * 0.92), 1.6, 0], 0.01));
  kit.add(
    'panels',
    merged(
      [...panel(1), ...panel(-1)].map((one) =>
        tinted(one, (x, y) => between(['#10245c', '#2a4fb0'], 0.5 + 0.5 * noise(x * 9, y * 9, 2))),
      ),
    ),
    matter('gloss', '#ffffff'),
  );
  kit.add(
    'frame',
    merged([
      rod(0.04, 9, 12)
        .rotateZ(Math.PI / 2)
        .translate(0, 1.6, 0),
      rod(0.05, 0.5, 12).translate(0, 2.5, 0),
      swept(
        [
          [0, 0.85, 0.2],
          [0, 0.0, 0.5],
        ],
        0.03,
        { sides: 8, steps: 2 },
      ),
    ]),
    matter('metal', '#c9ccd0'),
  );
  const dish = new SphereGeometry(0.75, 40, 14, 0, 2 * Math.PI, 0, 0.95)
    .rotateX(Math.PI)
    .scale(1, 0.7, 1)
    .translate(0, 3.2, 0);
  kit.add(
    'dish',
    merged([dish, ball(0.06, 14).translate(0, 3.2, 0), rod(0.02, 0.5, 8).translate(0, 2.95, 0)]),
    matter('plastic', '#f2f3f5', { side: 2 }),
  );
}

/** What flies. */
export const AIRCRAFT: readonly Prop[] = [
  {
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
  },
  {
    noun: 'biplane',
    words: ['propeller plane', 'small plane', 'toy plane', 'old plane'],
    size: [7.8, 2.6, 5.66],
    stands: AIR,
    paints: ['hull'],
    moves: [{ part: 'propeller', does: 'spin', axis: 'z' }],
    build: made(biplane),
  },
  {
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
  },
  {
    noun: 'rocket',
    words: ['spaceship', 'spacecraft', 'space ship', 'rocket ship'],
    size: [3.11, 9.04, 3.11],
    stands: ['ground', 'space', 'air', 'podium'],
    paints: ['nose', 'fins'],
    moves: [{ part: 'exhaust', does: 'glow' }],
    build: made(rocket),
  },
  {
    noun: 'drone',
    words: ['quadcopter'],
    size: [0.455, 0.115, 0.355],
    stands: ['air', 'podium', 'table', 'ground'],
    paints: ['body'],
    moves: ['fl', 'fr', 'bl', 'br'].map(
      (corner) => ({ part: `rotor.${corner}`, does: 'spin', axis: 'y' }) as const,
    ),
    build: made(drone),
  },
  {
    noun: 'hot air balloon',
    words: ['hot-air balloon', 'air balloon'],
    size: [13.4, 22.4, 13.4],
    stands: ['air', 'ground'],
    paints: ['envelope'],
    moves: [{ part: 'flame', does: 'glow' }],
    build: made(balloon),
  },
  {
    noun: 'ufo',
    words: ['flying saucer', 'alien ship', 'alien spaceship'],
    size: [6.36, 3.3, 6.36],
    stands: ['air', 'space', 'ground'],
    paints: ['hull'],
    moves: [{ part: 'lamps', does: 'spin', axis: 'y' }],
    build: made(ufo),
  },
  {
    noun: 'satellite',
    words: ['space probe'],
    size: [9.38, 3.26, 1.22],
    stands: ['space', 'podium'],
    paints: ['body'],
    build: made(satellite),
  },
];
