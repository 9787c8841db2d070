import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Place, Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, brick, outline, puck, slab, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { pointed } from '../landmarks/shapes.js';

const OUTSIDE: readonly Place[] = ['ground', 'podium'];
const FACES = [0, 1, 2, 3];

/** What is in front, four times round the tower. */
const around = (part: ReturnType<typeof brick>) =>
  FACES.map((i) => placed(part, { turn: [0, i * 1.571, 0] }));

const spire = (half: number, high: number) =>
  placed(
    turned(
      [
        [half * 1.414, 0],
        [half * 1.414, 0.2, 0.04],
        [half * 0.5, high * 0.45, 0.4],
        [0.1, high],
        [0, high],
      ],
      4,
    ),
    { turn: [0, 0.785, 0] },
  );

function dials(kit: Maker): void {
  const at = [0, 16, 2.06] as const;
  kit.add(
    'dials',
    merged(around(puck(1.45, 0.16, 0.04, 32).rotateX(1.571).translate(at[0], at[1], at[2]))),
    matter('light', '#fff3cf', { emissiveIntensity: 0.45 }),
  );
  const rim = turned(corners('1.42 0, 1.42 0.24 0.03, 1.68 0.24 0.05, 1.72 0'), 32)
    .rotateX(1.571)
    .translate(at[0], at[1], at[2]);
  const ticks = Array.from({ length: 12 }, (_, i) =>
    placed(
      placed(brick([i % 3 ? 0.07 : 0.13, 0.28, 0.05], [0, 1.18, 0.18], 0.01), {
        turn: [0, 0, (i / 12) * 6.283],
      }),
      { at },
    ),
  );
  kit.add('rims', merged([...around(rim), ...ticks.flatMap(around)]), matter('gold', '#c79a3c'));
  FACES.forEach((i) => {
    const face = kit.joint(`face.${i}`, [0, 16, 0], [0, i * 1.571, 0]);
    for (const [name, long, wide, turn] of [
      ['hour', 0.72, 0.15, -1.05],
      ['minute', 1.1, 0.1, -5.2],
    ] as const) {
      const hand = face.joint(`${name}.${i}`, [0, 0, 2.3], [0, 0, turn]);
      hand.add(
        'hand',
        slab(
          outline([
            [-wide / 2, -0.18, 0.02],
            [wide / 2, -0.18, 0.02],
            [wide * 0.7, long * 0.7, 0.03],
            [0, long, 0.01],
            [-wide * 0.7, long * 0.7, 0.03],
          ]),
          0.05,
          0.01,
        ),
        matter('metal', '#1e2024'),
      );
    }
  });
}

/** Its minute hands go round, as in a film that is sped up. */
function clockTower(kit: Maker): void {
  const stone = kit.main('clay', '#cdb084', { roughness: 0.75 });
  const shaft = [
    brick([4, 13.2, 4], [0, 6.6, 0], 0.08),
    brick([4.2, 4.2, 4.2], [0, 16, 0], 0.08),
    brick([3.6, 2.6, 3.6], [0, 19.6, 0], 0.08),
  ];
  const bands = [0.4, 5.2, 9.6, 13.5, 18.3, 20.9].map((y, i) =>
    brick([i === 5 ? 4.2 : 4.7, 0.4, i === 5 ? 4.2 : 4.7], [0, y, 0], 0.1),
  );
  const posts = FACES.flatMap((i) =>
    [
      [0.6, 13.4, 2.0, 6.6],
      [0.5, 4.4, 2.1, 16],
    ].map(([wide = 0, high = 0, far = 0, y = 0]) =>
      placed(brick([wide, high, wide], [far, y, far], 0.06), { turn: [0, i * 1.571, 0] }),
    ),
  );
  kit.add(
    'stone',
    merged(
      [...shaft, ...bands, ...posts, ...around(brick([1.9, 3.0, 0.3], [0, 1.5, 2.0], 0.08))].map((part) =>
        part.deleteAttribute('uv'),
      ),
    ),
    stone,
  );
  const windows = [-0.8, 0.8].flatMap((x) =>
    [6.2, 10.4].flatMap((y) => around(pointed([0.6, 2.3, 0.16], [x, y, 2.0]))),
  );
  const belfry = [-0.95, 0, 0.95].flatMap((x) => around(pointed([0.66, 1.9, 0.16], [x, 18.75, 1.8])));
  kit.add('windows', merged(windows), matter('light', '#ffcf7a', { emissiveIntensity: 0.5 }));
  kit.add(
    'dark',
    merged([...belfry, ...around(pointed([1.3, 2.6, 0.2], [0, 0.2, 2.14]))]),
    matter('clay', '#33291f'),
  );
  const small = FACES.map((i) =>
    placed(spire(0.32, 1.9).translate(2.05, 18.5, 2.05), { turn: [0, i * 1.571, 0] }),
  );
  kit.add(
    'roof',
    merged([spire(2.0, 5.6).translate(0, 21.1, 0), ...small]),
    matter('clay', '#3f5f6b', { roughness: 0.5 }),
  );
  kit.add(
    'tip',
    turned(corners('0 0, 0.1 0, 0.24 0.3 0.2, 0.08 0.6, 0.06 1.6, 0 1.7'), 16).translate(0, 26.5, 0),
    matter('gold', '#e0b04a'),
  );
  dials(kit);
}

export const CLOCK_TOWER_PROP: Prop = {
  noun: 'clock tower',
  words: ['clocktower', 'big ben', 'bell tower'],
  size: [4.7, 28.2, 4.7],
  stands: OUTSIDE,
  paints: ['stone'],
  moves: [
    ...FACES.map((i) => ({ part: `minute.${i}`, does: 'spin', axis: 'z', pace: -0.08 }) as const),
    ...FACES.map((i) => ({ part: `hour.${i}`, does: 'spin', axis: 'z', pace: -0.0067 }) as const),
  ],
  build: made(clockTower),
};

/** A booth of many panes, its crown lit. */
function phoneBooth(kit: Maker): void {
  const red = kit.main('gloss', '#c4161c');
  const posts = FACES.map((i) =>
    placed(boxAt([0.1, 2.1, 0.1], [0.4, 1.17, 0.4], 0.02), { turn: [0, i * 1.571, 0] }),
  );
  const rails = around(
    merged([
      brick([0.72, 0.24, 0.06], [0, 0.22, 0.42], 0.015),
      brick([0.72, 0.1, 0.06], [0, 2.0, 0.42], 0.015),
      ...Array.from({ length: 7 }, (_, i) => brick([0.72, 0.022, 0.035], [0, 0.5 + i * 0.21, 0.42], 0.005)),
      ...[-0.2, 0.2].map((x) => brick([0.024, 1.66, 0.035], [x, 1.16, 0.42], 0.005)),
    ]),
  );
  const dome = placed(
    turned(
      [
        [0.66, 0],
        [0.66, 0.06, 0.02],
        [0.56, 0.16, 0.1],
        [0.3, 0.25, 0.12],
        [0, 0.27],
      ],
      4,
    ),
    { at: [0, 2.4, 0], turn: [0, 0.785, 0] },
  );
  kit.add(
    'booth',
    merged(
      [
        ...posts,
        ...rails,
        dome,
        boxAt([0.94, 0.1, 0.94], [0, 0.06, 0], 0.02),
        boxAt([0.94, 0.28, 0.94], [0, 2.24, 0], 0.03),
        boxAt([0.98, 0.06, 0.98], [0, 2.4, 0], 0.02),
      ].map((part) => part.deleteAttribute('uv')),
    ),
    red,
  );
  kit.add(
    'panes',
    merged(around(brick([0.72, 1.68, 0.01], [0, 1.16, 0.41], 0.003))),
    matter('glass', '#e6f4ff'),
  );
  signs(kit);
  phone(kit);
}

function signs(kit: Maker): void {
  kit.add(
    'signs',
    merged(around(boxAt([0.66, 0.15, 0.02], [0, 2.24, 0.47], 0.008))),
    matter('light', '#fff4d2', { emissiveIntensity: 0.5 }),
  );
  kit.add(
    'letters',
    merged(
      around(
        merged(
          Array.from({ length: 9 }, (_, i) =>
            brick([0.038, 0.07, 0.01], [-0.24 + i * 0.06, 2.24, 0.482], 0.003),
          ),
        ),
      ),
    ),
    matter('clay', '#2a2522'),
  );
}

function phone(kit: Maker): void {
  kit.add(
    'phone',
    merged([
      boxAt([0.3, 0.46, 0.14], [0, 1.3, -0.3], 0.03),
      boxAt([0.34, 0.06, 0.2], [0, 0.98, -0.28], 0.02),
      boxAt([0.07, 0.24, 0.08], [-0.1, 1.36, -0.2], 0.03),
    ]),
    matter('plastic', '#202226'),
  );
  kit.add(
    'keys',
    merged(
      Array.from({ length: 12 }, (_, i) =>
        boxAt([0.03, 0.026, 0.02], [0.03 + (i % 3) * 0.042, 1.42 - Math.floor(i / 3) * 0.04, -0.228], 0.006),
      ),
    ),
    matter('chrome', '#cfd4d8'),
  );
  kit.add('handle', boxAt([0.025, 0.22, 0.05], [0.34, 1.15, 0.47], 0.01), matter('gold', '#d8ab4a'));
}

export const PHONE_BOOTH_PROP: Prop = {
  noun: 'phone booth',
  words: [
    'telephone booth',
    'telephone box',
    'phone box',
    'red telephone box',
    'red phone box',
    'call box',
    'police box',
  ],
  size: [0.98, 2.67, 0.98],
  stands: ['ground', 'floor', 'podium'],
  paints: ['booth'],
  moves: [{ part: 'signs', does: 'glow' }],
  build: made(phoneBooth),
};
