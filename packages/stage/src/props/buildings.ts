import { BoxGeometry, type BufferGeometry } from 'three';
import { type Maker, type Triple, made } from './kit/maker.js';
import { matter } from './kit/matter.js';
import { noise } from './kit/noise.js';
import type { Place, Prop } from './kit/prop.js';
import { corners, pairs, triples } from './kit/rows.js';
import { boxAt, brick, flowing, hoop, outline, puck, rod, slab, turned } from './kit/solids.js';
import { between, merged, placed, tinted } from './kit/surface.js';
import { swept } from './kit/swept.js';

const GROUND: readonly Place[] = ['ground', 'podium'];
const warm = () => matter('light', '#ffcf7a', { emissiveIntensity: 0.7 });
const dark = () => matter('darkGlass', '#22303c');
const stoneTones = ['#b9ad9a', '#d3c8b4', '#a89a86'];

/** A roof with a ridge along z: its width, height, length and how far it hangs over. */
function gable(width: number, height: number, length: number, at: Triple): BufferGeometry {
  const sheet = (side: number) => {
    const slope = Math.hypot(width / 2, height);
    return placed(boxAt([slope * 1.12, 0.14, length], [0, 0, 0], 0.05), {
      at: [side * width * 0.25, height / 2, 0],
      turn: [0, 0, side * -Math.atan2(height, width / 2)],
    });
  };
  return placed(merged([sheet(1), sheet(-1)]), { at });
}

function house(kit: Maker): void {
  const wall = slab(
    outline(pairs('-2.6 0, 2.6 0, 2.6 2.7, 0 4.9, -2.6 2.7')),
    6.4,
    0.03,
  ).translate(0, 0, 0);
  kit.add('walls', merged([wall, boxAt([1.9, 2.3, 2.2], [0, 1.15, 3.6], 0.04)]), kit.main('clay', '#f3e6cf'));
  kit.add(
    'roof',
    merged([gable(5.9, 2.5, 7.1, [0, 2.55, 0]), gable(2.4, 0.9, 2.5, [0, 2.2, 3.65])]),
    matter('clay', '#a8452f'),
  );
  const frames: BufferGeometry[] = [];
  const panes: BufferGeometry[] = [];
  const window = (at: Triple, turn: number) => {
    frames.push(
      placed(
        merged([boxAt([1.1, 1.25, 0.12], [0, 0, 0], 0.03), boxAt([1.3, 0.1, 0.26], [0, -0.68, 0.05], 0.03)]),
        { at, turn: [0, turn, 0] },
      ),
    );
    panes.push(
      placed(
        merged(
          [-1, 1].flatMap((x) =>
            [-1, 1].map((y) => brick([0.42, 0.5, 0.04], [x * 0.24, y * 0.28, 0.055], 0.01)),
          ),
        ),
        { at, turn: [0, turn, 0] },
      ),
    );
  };
  for (const side of [1, -1])
    for (const z of [-1.9, 0, 1.9]) window([side * 2.6, 1.5, z], (side * Math.PI) / 2);
  window([-1.75, 1.5, 3.2], 0);
  window([1.75, 1.5, 3.2], 0);
  window([0, 3.5, 3.2], 0);
  window([-1.2, 1.5, -3.2], Math.PI);
  window([1.2, 1.5, -3.2], Math.PI);
  kit.add(
    'frames',
    merged([...frames, boxAt([1.25, 2.15, 0.1], [0, 1.07, 4.68], 0.03)]),
    matter('clay', '#ffffff'),
  );
  kit.add('panes', merged(panes), warm());
  kit.add(
    'door',
    merged([
      boxAt([1.0, 1.95, 0.1], [0, 0.98, 4.72], 0.03),
      brick([0.6, 0.5, 0.04], [0, 1.45, 4.77], 0.02),
      brick([0.6, 0.7, 0.04], [0, 0.6, 4.77], 0.02),
    ]),
    matter('clay', '#3f6b64'),
  );
  kit.add(
    'chimney',
    merged([
      boxAt([0.7, 1.9, 0.7], [1.4, 4.6, -1.4], 0.04),
      boxAt([0.86, 0.18, 0.86], [1.4, 5.5, -1.4], 0.04),
      boxAt([1.9, 0.16, 0.9], [0, 0.08, 5], 0.04),
    ]),
    matter('clay', '#8f5a48'),
  );
  kit.joint('smoke', [1.4, 5.7, -1.4]);
}

/** Windows in rows round a square tower, some of them lit. */
function floors(
  kit: Maker,
  half: number,
  from: number,
  rowsOfPanes: number,
): { lit: BufferGeometry[]; unlit: BufferGeometry[] } {
  const lit: BufferGeometry[] = [];
  const unlit: BufferGeometry[] = [];
  for (let i = 0; i < rowsOfPanes * 20; i += 1) {
    const [row, column, side] = [Math.floor(i / 20), i % 5, Math.floor((i % 20) / 5)];
    const pane = placed(
      new BoxGeometry(half * 0.29, 2.2, 0.2).translate(
        -half * 0.76 + column * half * 0.38,
        from + row * 3.4,
        half,
      ),
      { turn: [0, (side * Math.PI) / 2, 0] },
    );
    (kit.random() < 0.3 ? lit : unlit).push(pane);
  }
  return { lit, unlit };
}

function skyscraper(kit: Maker): void {
  const low = floors(kit, 9, 3, 13);
  const high = floors(kit, 6.6, 49, 8);
  kit.add(
    'walls',
    merged([
      boxAt([18, 47, 18], [0, 23.5, 0], 0.3),
      boxAt([13.2, 29, 13.2], [0, 60, 0], 0.3),
      boxAt([8, 6, 8], [0, 77, 0], 0.3),
      boxAt([19, 1.2, 19], [0, 0.6, 0], 0.2),
      boxAt([14, 0.8, 14], [0, 74.6, 0], 0.2),
    ]),
    kit.main('clay', '#7f8a99'),
  );
  kit.add('panes', merged([...low.unlit, ...high.unlit]), dark());
  kit.add('lit', merged([...low.lit, ...high.lit]), warm());
  kit.add(
    'mast',
    swept(
      [
        [0, 79, 0],
        [0, 95, 0],
      ],
      (t) => 0.5 - 0.4 * t,
      { sides: 10, steps: 2 },
    ),
    matter('metal', '#c9ccd0'),
  );
}

function eiffel(kit: Maker): void {
  const iron: BufferGeometry[] = [];
  const at = (t: number) => 62 * (1 - t) ** 2.6 + 2.2;
  const height = 300;
  for (const [x, z] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    for (const [a, b] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const way = Array.from({ length: 16 }, (_, i) => {
        const t = (i / 15) ** 0.9;
        const [reach, wide] = [at(t), 13 * (1 - t) ** 1.6];
        return [x * (reach - a * wide), t * height, z * (reach - b * wide)] as const;
      });
      iron.push(swept(way, (t) => 1.5 - t, { sides: 5, steps: 26 }));
    }
    for (let i = 0; i < 22; i += 1) {
      const [t, up] = [(i / 22) ** 0.9, ((i + 1) / 22) ** 0.9];
      const [wide, over] = [13 * (1 - t) ** 1.6, 13 * (1 - up) ** 1.6];
      for (const side of [0, 1]) {
        iron.push(
          swept(
            [
              [x * at(t), t * height, z * at(t) - side * z * wide],
              [x * (at(up) - over), up * height, z * at(up) - side * z * over],
            ],
            0.6,
            { sides: 4, steps: 1, isOpen: true },
          ),
        );
        iron.push(
          swept(
            [
              [x * at(t) - side * x * wide, t * height, z * at(t)],
              [x * at(up) - side * x * over, up * height, z * (at(up) - over)],
            ],
            0.6,
            { sides: 4, steps: 1, isOpen: true },
          ),
        );
      }
    }
  }
  const arch = [0, 1, 2, 3].map((i) =>
    placed(
      swept(
        Array.from(
          { length: 13 },
          (_, k) =>
            [
              Math.cos((k / 12) * Math.PI) * 37,
              8 + Math.sin((k / 12) * Math.PI) * 38,
              52 - Math.sin((k / 12) * Math.PI) * 12,
            ] as const,
        ),
        1.4,
        { sides: 6, steps: 30 },
      ),
      { turn: [0, (i * Math.PI) / 2, 0] },
    ),
  );
  const decks = pairs('0.19 1.06, 0.385 1.12, 0.91 2.4').map(([t = 0, grow = 1]) => boxAt([at(t) * 2 * grow, 5, at(t) * 2 * grow], [0, t * height, 0], 1));
  kit.add(
    'iron',
    merged(
      [...iron, ...arch]
        .map((part) => part.deleteAttribute('uv'))
        .concat(
          decks.map((deck) => deck.deleteAttribute('uv')),
          [
            swept(
              [
                [0, 290, 0],
                [0, 330, 0],
              ],
              (t) => 1.6 - 1.2 * t,
              { sides: 8, steps: 2 },
            ).deleteAttribute('uv'),
          ],
        ),
    ),
    kit.main('clay', '#8a6a4c'),
  );
}

function lighthouse(kit: Maker): void {
  const stripes = Array.from({ length: 5 }, (_, i) => i);
  const radius = (y: number) => 2.5 - y * 0.075;
  const part = (i: number) =>
    turned(
      [
        [radius(1 + i * 2.8) + 0.01, 1 + i * 2.8],
        [radius(3.8 + i * 2.8) + 0.01, 3.8 + i * 2.8],
      ],
      64,
    );
  kit.add('red', merged(stripes.filter((i) => i % 2 === 0).map(part)), kit.main('clay', '#c9332b'));
  kit.add('white', merged(stripes.filter((i) => i % 2).map(part)), matter('clay', '#f7f3ea'));
  kit.add(
    'rock',
    turned(corners('0 0, 5 0 0.3, 4.2 0.9 0.5, 2.7 1.1 0.2, 0 1.1'), 9),
    matter('stone', '#7d776f'),
  );
  kit.add(
    'gallery',
    merged([
      puck(2.1, 0.3, 0.08).translate(0, 14.95, 0),
      hoop(2.0, 0.05)
        .rotateX(Math.PI / 2)
        .translate(0, 16.2, 0),
      hoop(2.0, 0.04)
        .rotateX(Math.PI / 2)
        .translate(0, 15.75, 0),
      ...Array.from({ length: 18 }, (_, i) =>
        rod(0.035, 1.1, 8).translate(Math.cos(i * 0.349) * 2, 15.7, Math.sin(i * 0.349) * 2),
      ),
      turned(corners('1.35 17.4 0.05, 1.7 17.4 0.05, 1.2 18.4 0.3, 0.12 19.1 0.05, 0.1 19.9, 0 19.9'), 48),
      ...Array.from({ length: 8 }, (_, i) =>
        rod(0.05, 2.2, 8).translate(Math.cos(i * 0.785) * 1.2, 16.3, Math.sin(i * 0.785) * 1.2),
      ),
    ]),
    matter('clay', '#2c3036'),
  );
  kit.add(
    'lamp',
    turned(corners('0 15.4, 0.6 15.4 0.2, 0.6 17 0.2, 0 17'), 32),
    matter('light', '#ffe08a', { emissiveIntensity: 2 }),
  );
  kit.add(
    'glass',
    turned(
      [
        [1.15, 15.2],
        [1.15, 17.4],
      ],
      32,
    ),
    matter('glass', '#eaf6ff'),
  );
  kit.add(
    'door',
    merged([
      boxAt([1, 2, 0.3], [0, 2, 2.32], 0.1),
      ...[6.4, 10.5].map((y) => boxAt([0.6, 0.9, 0.3], [0, y, radius(y) - 0.06], 0.1)),
    ]),
    matter('clay', '#3a2a20'),
  );
}

function windmill(kit: Maker): void {
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
  const sails = kit.joint('sails', [0, 9.2, 2.5], [-0.08, 0, 0.4]);
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

function castle(kit: Maker): void {
  const stone: BufferGeometry[] = [];
  const roofs: BufferGeometry[] = [];
  const holes: BufferGeometry[] = [];
  const teeth = (radius: number, y: number, at: Triple) =>
    Array.from({ length: 10 }, (_, i) =>
      placed(brick([0.55, 0.7, 0.4], [0, y, radius], 0.05), { turn: [0, i * 0.628, 0], at }),
    );
  const tower = (at: Triple, radius: number, height: number, isRoofed: boolean) => {
    stone.push(
      placed(
        turned(
          [
            [0, 0],
            [radius * 1.12, 0, 0.1],
            [radius, 1, 0.2],
            [radius, height - 1, 0.1],
            [radius * 1.18, height - 0.5, 0.1],
            [radius * 1.18, height, 0.05],
            [0, height],
          ],
          20,
        ),
        { at },
      ),
    );
    if (isRoofed)
      roofs.push(
        placed(
          turned(
            [
              [0, -0.1],
              [radius * 1.36, -0.1, 0.08],
              [radius * 0.5, radius * 1.9, 0.4],
              [0, radius * 3],
            ],
            32,
          ),
          { at: [at[0], at[1] + height, at[2]] },
        ),
      );
    else stone.push(...teeth(radius * 1.05, height + 0.2, at));
    holes.push(
      ...[0, 2.1, 4.2].flatMap((turn) =>
        [height * 0.45, height * 0.75].map((y) =>
          placed(brick([0.36, 1.1, 0.2], [0, y, radius], 0.09), { at, turn: [0, turn + 0.3, 0] }),
        ),
      ),
    );
  };
  for (const x of [-6, 6]) for (const z of [-5, 5]) tower([x, 0, z], 1.7, 8.5, true);
  tower([0, 0, -1.8], 2.5, 13.5, true);
  tower([-2.3, 0, 5], 1.15, 6.6, false);
  tower([2.3, 0, 5], 1.15, 6.6, false);
  const wall = (size: Triple, at: Triple) => stone.push(boxAt(size, at, 0.08));
  wall([12, 5, 0.9], [0, 2.5, -5]);
  wall([12, 5, 0.9], [0, 2.5, 5]);
  wall([0.9, 5, 10], [-6, 2.5, 0]);
  wall([0.9, 5, 10], [6, 2.5, 0]);
  wall([7, 7, 5.4], [0, 3.5, -1.8]);
  for (let i = 0; i < 12; i += 1)
    for (const z of [-5, 5]) stone.push(brick([0.55, 0.7, 0.5], [-5.2 + i * 0.95, 5.3, z], 0.05));
  for (let i = 0; i < 10; i += 1)
    for (const x of [-6, 6]) stone.push(brick([0.5, 0.7, 0.55], [x, 5.3, -4.3 + i * 0.95], 0.05));
  roofs.push(gable(7.6, 2.6, 5.8, [0, 6.7, -1.8]));
  kit.add(
    'stone',
    merged(
      stone.map((part) =>
        tinted(part, (x, y, z) => between(stoneTones, 0.5 + 0.5 * noise(x * 0.9, y * 1.4, z * 0.9))),
      ),
    ),
    matter('stone', kit.options.colour ?? '#ffffff', { bumpScale: 4 }),
  );
  kit.add('roofs', merged(roofs), matter('clay', '#3f5f8f'));
  const gate = outline(corners('-1.05 0, 1.05 0, 1.05 2.2 0.9, 0 3.3 0.6, -1.05 2.2 0.9'));
  kit.add(
    'gate',
    merged([slab(gate, 0.3, 0.05).translate(0, 0, 5.42), ...holes].map((part) => part.deleteAttribute('uv'))),
    matter('clay', '#3a2a1e'),
  );
  const flags = [
    [-6, 5],
    [6, 5],
    [0, -1.8],
  ].flatMap(([x = 0, z = 0]) => {
    const y = x ? 13.6 : 21;
    return [
      placed(boxAt([1.1, 0.6, 0.03], [0.55, 0.55, 0], 0.01), { at: [x, y, z] }),
      rod(0.05, 1.8, 8).translate(x, y, z),
    ];
  });
  kit.add('flags', merged(flags), matter('clay', '#d8322a'));
}

function bridge(kit: Maker): void {
  const paint = kit.main('clay', '#c4452f');
  const steel: BufferGeometry[] = [boxAt([9, 0.9, 120], [0, 12, 0], 0.2)];
  for (const z of [-32, 32]) {
    for (const x of [-4.2, 4.2]) steel.push(boxAt([1.5, 38, 2], [x, 19, z], 0.2));
    for (const y of [18, 25, 31, 36]) steel.push(boxAt([8, 1.6, 1.4], [0, y, z], 0.2));
  }
  const sag = (z: number) =>
    Math.abs(z) > 32 ? 38 - ((Math.abs(z) - 32) / 28) * 25 : 14.5 + 23.5 * (z / 32) ** 2;
  for (const x of [-4.4, 4.4]) {
    steel.push(
      swept(
        Array.from({ length: 41 }, (_, i) => [x, sag(-60 + i * 3), -60 + i * 3] as const),
        0.28,
        { sides: 8, steps: 80, tension: 0.2 },
      ),
    );
    for (let i = 1; i < 40; i += 1)
      steel.push(
        rod(0.09, Math.max(0.2, sag(-60 + i * 3) - 12), 6).translate(
          x,
          (sag(-60 + i * 3) + 12) / 2,
          -60 + i * 3,
        ),
      );
    steel.push(boxAt([0.16, 0.9, 120], [x, 12.8, 0], 0.05));
  }
  kit.add('steel', merged(steel), paint);
  kit.add('road', boxAt([7.6, 0.1, 120], [0, 12.5, 0], 0.02), matter('rubber', '#3a3c40'));
  kit.add(
    'lines',
    merged(Array.from({ length: 20 }, (_, i) => brick([0.18, 0.04, 3], [0, 12.56, -57 + i * 6], 0.01))),
    matter('paper', '#f4f0e4'),
  );
  kit.add(
    'piers',
    merged([-32, 32].map((z) => boxAt([13, 3, 6], [0, 1.5, z], 0.5))),
    matter('stone', '#9a948a'),
  );
}

function tent(kit: Maker): void {
  const cloth = kit.main('fabric', '#e08a2e');
  const half = (side: number) =>
    placed(boxAt([2.15, 0.03, 2.5], [0, 0, 0], 0.012), {
      at: [side * 0.72, 0.78, 0],
      turn: [0, 0, side * -0.83],
    });
  kit.add(
    'cloth',
    merged([
      half(1),
      half(-1),
      slab(
        outline([
          [-1.4, 0],
          [1.4, 0],
          [0, 1.55],
        ]),
        0.02,
        0.004,
      ).translate(0, 0, -1.2),
    ]),
    cloth,
  );
  kit.add(
    'flaps',
    merged(
      [-1, 1].map((side) =>
        placed(
          slab(
            outline(
              [
                [0, 0],
                [side * 0.75, 0],
                [0, 1.5],
              ].map(([x = 0, y = 0]) => [x - side * 1.38, y] as const),
            ),
            0.02,
            0.004,
          ),
          { at: [0, 0, 1.2], turn: [0, side * -0.2, 0] },
        ),
      ),
    ),
    cloth,
  );
  kit.add(
    'poles',
    merged([
      rod(0.03, 1.65, 10).translate(0, 0.82, 1.23),
      rod(0.03, 1.65, 10).translate(0, 0.82, -1.23),
      ...triples('1.9 0 1.6, -1.9 0 1.6, 1.9 0 -1.6, -1.9 0 -1.6').map((peg) =>
        swept([[0, 1.55, Math.sign(peg[2]) * 1.23], peg], 0.012, { sides: 6, steps: 1 }),
      ),
    ]),
    matter('metal', '#8a8f96'),
  );
}

function cone(kit: Maker): void {
  const orange = kit.main('plastic', '#f2641c');
  kit.add(
    'cone',
    merged([
      turned(corners('0.145 0.03, 0.028 0.69 0.01, 0 0.7'), 48),
      boxAt([0.38, 0.035, 0.38], [0, 0.0175, 0], 0.012),
    ]),
    orange,
  );
  kit.add(
    'bands',
    merged(
      [0.22, 0.42].map((y) =>
        turned(
          [
            [0.1465 - (y - 0.03) * 0.1772, y],
            [0.1465 - (y + 0.07) * 0.1772, y + 0.1],
          ],
          48,
        ),
      ),
    ),
    matter('plastic', '#f7f7f4'),
  );
}

/** What people build. */
export const BUILDINGS: readonly Prop[] = [
  {
    noun: 'house',
    words: ['home', 'cottage', 'cabin'],
    size: [6.3, 5.6, 9],
    stands: GROUND,
    paints: ['walls'],
    moves: [
      { part: 'smoke', does: 'steam' },
      { part: 'panes', does: 'glow' },
    ],
    build: made(house),
  },
  {
    noun: 'skyscraper',
    words: ['building', 'office building', 'high-rise', 'tower block'],
    size: [19, 95, 19],
    stands: GROUND,
    paints: ['walls'],
    moves: [{ part: 'lit', does: 'glow' }],
    build: made(skyscraper),
  },
  {
    noun: 'eiffel tower',
    words: ['tower'],
    size: [130, 330, 130],
    stands: GROUND,
    paints: ['iron'],
    build: made(eiffel),
  },
  {
    noun: 'lighthouse',
    words: ['light house'],
    size: [9.61, 19.9, 9.46],
    stands: GROUND,
    paints: ['red'],
    moves: [{ part: 'lamp', does: 'glow' }],
    build: made(lighthouse),
  },
  {
    noun: 'windmill',
    words: ['mill'],
    size: [12.2, 15.3, 6.6],
    stands: GROUND,
    paints: ['tower'],
    moves: [{ part: 'sails', does: 'spin', axis: 'z' }],
    build: made(windmill),
  },
  {
    noun: 'castle',
    words: ['fortress', 'palace'],
    size: [16.6, 21.9, 14.6],
    stands: GROUND,
    paints: ['stone'],
    build: made(castle),
  },
  {
    noun: 'bridge',
    words: ['suspension bridge'],
    size: [13, 38, 120],
    stands: ['water', 'ground'],
    paints: ['steel'],
    build: made(bridge),
  },
  {
    noun: 'tent',
    words: ['camping tent'],
    size: [3.8, 1.66, 3.22],
    stands: GROUND,
    paints: ['cloth', 'flaps'],
    build: made(tent),
  },
  {
    noun: 'traffic cone',
    words: ['road cone'],
    size: [0.38, 0.7, 0.38],
    stands: ['road', 'ground', 'floor'],
    paints: ['cone'],
    build: made(cone),
  },
];
