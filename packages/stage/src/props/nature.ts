import { type BufferGeometry, IcosahedronGeometry, Vector3 } from 'three';
import { leaf } from './fruit.js';
import { type Maker, type Triple, made } from './kit/maker.js';
import { matter } from './kit/matter.js';
import { noise, rough, step } from './kit/noise.js';
import type { Place, Prop } from './kit/prop.js';
import { pairs, triples } from './kit/rows.js';
import { ball, bead, flowing, puck, turned } from './kit/solids.js';
import { bent, between, merged, placed, tinted } from './kit/surface.js';
import { swept } from './kit/swept.js';

const GROUND: readonly Place[] = ['ground', 'podium', 'floor'];
const bark = () => matter('stone', '#7a5a3e', { bumpScale: 3 });

/** A clump of leaves: a ball with a rough skin, lighter where it faces up. */
function clump(at: Triple, radius: number, tones: readonly string[]): BufferGeometry {
  const round = bent(new IcosahedronGeometry(radius, 8), (spot) => {
    const [x, y, z] = [spot.x / radius, spot.y / radius, spot.z / radius];
    spot.multiplyScalar(
      1 + 0.16 * noise(x * 2.2 + at[0], y * 2.2, z * 2.2 + at[2]) + 0.09 * noise(x * 6, y * 6 + at[1], z * 6),
    );
    spot.setY(spot.y * 0.86);
  });
  return placed(
    tinted(round, (x, y, z) =>
      between(
        tones,
        0.5 + (0.42 * y) / radius + 0.22 * noise((x / radius) * 7, (y / radius) * 7, (z / radius) * 7),
      ),
    ),
    { at },
  );
}

function tree(kit: Maker): void {
  const autumn = kit.options.colour;
  const tones = autumn ? [autumn, autumn, '#ffffff'] : ['#2f5f22', '#4c8a2f', '#7fb544', '#a6cf5c'];
  const trunk = swept(
    triples('0 0 0, 0.05 1.2 0.02, -0.03 2.2 0.05, 0.04 3.4 0'),
    (t) => 0.3 - 0.2 * t + 0.16 * Math.max(0, 0.12 - t) * 8,
    { sides: 16, isOpen: true },
  );
  const limbs = triples('0.9 3.6 0.4, -1 3.5 0.3, 0.1 3.9 -0.9').map(([x = 0, y = 0, z = 0]) =>
    swept(
      [
        [0, 1.9, 0],
        [x * 0.55, 2.7, z * 0.55],
        [x, y, z],
      ],
      (t) => 0.13 - 0.08 * t,
      { sides: 10, steps: 12, isOpen: true },
    ),
  );
  kit.add('trunk', merged([trunk, ...limbs]), bark());
  const heads: (readonly [Triple, number])[] = [
    [[0, 4.7, 0], 1.55],
    [[1.25, 3.9, 0.5], 1.1],
    [[-1.3, 3.85, 0.3], 1.15],
    [[0.2, 3.7, -1.25], 1.1],
    [[0.25, 3.75, 1.25], 1.05],
    [[-0.7, 5.2, -0.5], 1.0],
    [[0.85, 5.1, -0.3], 0.95],
  ];
  kit.add(
    'leaves',
    merged(
      heads.map(([at, radius]) =>
        clump(
          [at[0] + kit.between(-0.15, 0.15), at[1], at[2] + kit.between(-0.15, 0.15)],
          radius * kit.between(0.92, 1.08),
          tones,
        ),
      ),
    ),
    matter('clay', '#ffffff', { roughness: 0.85 }),
  );
}

function conifer(kit: Maker): void {
  const green = kit.options.colour ?? '#2d6a3e';
  kit.add(
    'trunk',
    swept(triples('0 0 0, 0 1.4 0'), (t) => 0.24 - 0.08 * t, { sides: 14, isOpen: true }),
    bark(),
  );
  const tiers = Array.from({ length: 6 }, (_, i) => {
    const [y, radius] = [0.9 + i * 0.86, 1.75 * (1 - i / 6.6)];
    const skirt = bent(
      flowing(
        [
          [0.02, 0.22],
          [radius * 0.6, 0.06],
          [radius, -0.12],
          [radius * 0.94, 0.06],
          [radius * 0.5, 0.62],
          [0.01, 1.5],
        ],
        72,
        22,
      ),
      (at) => {
        const [angle, far] = [Math.atan2(at.z, at.x), Math.hypot(at.x, at.z) / radius];
        const lobe = Math.abs(Math.sin(angle * 6.5 + i * 1.3)) * far * far;
        const reach = 1 - 0.16 * (1 - lobe) * far + 0.04 * noise(angle * 9, i, at.y * 4);
        at.set(at.x * reach, at.y - 0.16 * lobe, at.z * reach);
      },
    );
    return placed(
      tinted(skirt, (x, py, z) =>
        between(
          ['#1b4028', green, '#6fa05a'],
          0.4 + 0.55 * (Math.hypot(x, z) / radius - 0.35) + 0.2 * noise(x * 5, py * 5, z * 5),
        ),
      ),
      { at: [0, y, 0] },
    );
  });
  kit.add('leaves', merged(tiers), matter('clay', '#ffffff', { roughness: 0.85 }));
}

function christmasTree(kit: Maker): void {
  conifer(kit);
  const spots = Array.from({ length: 44 }, (_, i) => {
    const [t, angle] = [(i + 0.5) / 44, i * 2.39996];
    const reach = 1.72 * (1 - t * 0.9) * 0.86;
    return [Math.cos(angle) * reach, 1.0 + t * 4.6, Math.sin(angle) * reach] as const;
  });
  const balls = spots
    .filter((_, i) => i % 2)
    .map((at, i) =>
      placed(tinted(ball(0.13, 14), ['#d8322a', '#f2c14e', '#e9edf2', '#3a78c8'][i % 4] ?? '#d8322a'), {
        at,
      }),
    );
  kit.add('balls', merged(balls), matter('gloss', '#ffffff'));
  kit.add(
    'lights',
    merged(spots.filter((_, i) => i % 2 === 0).map((at) => bead(0.06, 0.06, 0.06, { at }))),
    matter('light', '#ffd98a', { emissiveIntensity: 1.6 }),
  );
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, reach] = [(i / 10) * 2 * Math.PI + Math.PI / 2, i % 2 ? 0.16 : 0.36];
    return bead(reach * 0.55, 0.075, 0.07, {
      at: [Math.cos(angle) * reach * 0.45, 6.75 + Math.sin(angle) * reach * 0.45, 0],
      turn: [0, 0, angle],
    });
  });
  kit.add('star', merged(points), matter('gold', '#f5c542'));
}

function palm(kit: Maker): void {
  const bow = triples('0 0 0, 0.25 1.6 0, 0.75 3.3 0, 1.5 4.9 0');
  const rings = swept(
    bow,
    (t) => (0.22 - 0.09 * t + 0.12 * Math.max(0, 0.1 - t) * 8) * (1 + 0.09 * ((t * 24) % 1)),
    { steps: 150, sides: 16, isOpen: true },
  );
  kit.add('trunk', rings, matter('plastic', '#9a7650', { roughness: 0.85 }));
  const frond = (turn: number, lift: number) => {
    const spine = swept(
      [
        [0, 0, 0],
        [0.8, lift * 0.5, 0],
        [1.6, lift * 0.4, 0],
        [2.3, lift * 0.2 - 0.7, 0],
      ],
      0.025,
      { sides: 6, steps: 16 },
    );
    const blades = Array.from({ length: 40 }, (_, i) => {
      const t = 0.12 + (Math.floor(i / 2) / 20) * 0.86;
      const y = lift * (t < 0.5 ? t * 1.05 : 0.52 - (t - 0.5) * 0.6) - 0.9 * Math.max(0, t - 0.45) ** 1.6;
      return placed(leaf(0.8 * Math.sin(Math.PI * Math.min(0.96, t * 0.8 + 0.16)), 0.11, 0.5, 7), {
        at: [t * 2.3, y, 0],
        turn: [0, (i % 2 ? 1 : -1) * (1.15 - 0.5 * t), -0.15],
      });
    });
    return placed(merged([spine, ...blades].map((part) => part.deleteAttribute('uv'))), {
      turn: [0, turn, 0],
      at: [1.5, 4.9, 0],
    });
  };
  const crown = Array.from({ length: 9 }, (_, i) =>
    frond(i * 0.698 + kit.between(-0.15, 0.15), 0.55 + 0.5 * (i % 3)),
  );
  kit.add('leaves', merged(crown), matter('plant', kit.options.colour ?? '#4f9a3a'));
  kit.add(
    'nuts',
    merged(
      [0, 2.1, 4.2].map((angle) =>
        ball(0.15, 18).translate(1.5 + Math.cos(angle) * 0.2, 4.72, Math.sin(angle) * 0.2),
      ),
    ),
    matter('plastic', '#6b4426', { roughness: 0.85 }),
  );
}

function cactus(kit: Maker): void {
  const ribbed = (points: Triple[], radius: number) => {
    const made = swept(points, radius, { sides: 60, steps: 30 });
    const uvs = made.getAttribute('uv');
    const normals = made.getAttribute('normal');
    const places = made.getAttribute('position');
    for (let i = 0; i < places.count; i += 1) {
      const ridge = radius * 0.11 * (Math.cos(uvs.getX(i) * 2 * Math.PI * 12) - 1);
      places.setXYZ(
        i,
        places.getX(i) + normals.getX(i) * ridge,
        places.getY(i) + normals.getY(i) * ridge,
        places.getZ(i) + normals.getZ(i) * ridge,
      );
    }
    return bent(made, () => undefined);
  };
  const stems = [
    ribbed(triples('0 0.1 0, 0 0.25 0, 0 0.42 0'), 0.062),
    ribbed(triples('0.03 0.22 0, 0.1 0.225 0, 0.118 0.26 0, 0.118 0.34 0'), 0.034),
    ribbed(triples('-0.03 0.17 0, -0.09 0.172 0, -0.108 0.2 0, -0.108 0.27 0'), 0.032),
  ];
  kit.add('cactus', merged(stems), kit.main('clay', '#4f8f4a'));
  pot(kit, 0.085, 0.12);
  kit.add(
    'flower',
    merged(
      [
        [0, 0.434, 0],
        [0.118, 0.352, 0],
      ].flatMap(([x = 0, y = 0]) =>
        Array.from({ length: 7 }, (_, i) =>
          placed(leaf(0.026, 0.014, -0.5, 8), { at: [x, y, 0], turn: [0, i * 0.897, 0.7] }),
        ),
      ),
    ),
    matter('plant', '#f06a9a'),
  );
}

/** A pot of clay with earth in it, standing on the ground. */
function pot(kit: Maker, radius: number, height: number): void {
  kit.add(
    'pot',
    turned(
      [
        [0, 0],
        [radius * 0.72, 0, 0.004],
        [radius * 0.95, height * 0.78],
        [radius * 1.06, height * 0.78, 0.004],
        [radius * 1.08, height, 0.005],
        [radius * 0.96, height, 0.004],
        [radius * 0.93, height * 0.9],
      ],
      56,
    ),
    matter('clay', '#c8693f'),
  );
  kit.add(
    'earth',
    bent(puck(radius * 0.95, 0.01, 0.003, 40), (at) =>
      at.setY(at.y + height * 0.88 + 0.004 * rough(at.x * 90, at.y, at.z * 90)),
    ),
    matter('rubber', '#3c2a1e'),
  );
}

function potted(kit: Maker): void {
  pot(kit, 0.14, 0.22);
  const stalks: BufferGeometry[] = [];
  const blades = Array.from({ length: 17 }, (_, i) => {
    const [turn, lift] = [i * 2.39996, 0.28 + (0.34 * ((i * 7) % 10)) / 10];
    const reach = 0.2 - lift * 0.12;
    stalks.push(
      swept(
        [
          [0, 0.19, 0],
          [Math.cos(turn) * reach * 0.4, 0.2 + lift * 0.6, Math.sin(turn) * reach * 0.4],
          [Math.cos(turn) * reach, 0.22 + lift, Math.sin(turn) * reach],
        ],
        0.0045,
        { sides: 7, steps: 12 },
      ),
    );
    return placed(
      tinted(leaf(0.23, 0.13, 0.45, 14), (x) => between(['#2c6a34', '#4f9a48', '#7fbf5c'], x / 0.23)),
      { at: [Math.cos(turn) * reach, 0.22 + lift, Math.sin(turn) * reach], turn: [0, -turn, 0.1] },
    );
  });
  kit.add('leaves', merged(blades), matter('plant', '#ffffff'));
  kit.add('stalks', merged(stalks), matter('clay', '#5f8f45'));
}

function mushroom(kit: Maker): void {
  const red = kit.main('glaze', '#cf2a20');
  const one = (at: Triple, size: number) => {
    const cap = flowing(
      pairs('0.055 0.118, 0.1 0.113, 0.112 0.122, 0.1 0.15, 0.06 0.178, 0.0005 0.188'),
      56,
      36,
    );
    const spots = Array.from({ length: 16 }, (_, i) => {
      const [t, angle] = [Math.sqrt((i + 0.4) / 16), i * 2.39996];
      const far = 0.1 * t;
      return bead(0.014 - 0.004 * t, 0.006, 0.014 - 0.004 * t, {
        at: [Math.cos(angle) * far, 0.187 - 0.052 * t ** 2.6, Math.sin(angle) * far],
        turn: [Math.sin(angle) * t * 0.75, 0, -Math.cos(angle) * t * 0.75],
      });
    });
    const stem = flowing(pairs('0.0005 0, 0.034 0, 0.038 0.02, 0.026 0.07, 0.024 0.12'), 40, 26);
    const skirt = flowing(pairs('0.044 0.082, 0.034 0.092, 0.024 0.1'), 48, 10);
    const gills = flowing(pairs('0.024 0.117, 0.07 0.114, 0.1 0.1145'), 56, 8);
    return [
      cap,
      merged(spots),
      merged([stem, skirt, tinted(gills, '#fff')].map((part) => part.deleteAttribute('color'))),
    ].map((part) => placed(part, { at, scale: size, turn: [0, size * 4, 0.05] }));
  };
  const [large, small] = [one([0, 0, 0], 1), one([0.13, 0, 0.05], 0.58)];
  ['cap', 'spots', 'stem'].forEach((name, i) => {
    const parts = [large[i], small[i]].filter((part) => part !== undefined);
    kit.add(name, merged(parts), i ? matter('clay', '#fbf3e2', { side: 2 }) : red);
  });
}

function rock(kit: Maker): void {
  const stone = (at: Triple, size: number, seed: number) =>
    placed(
      bent(new IcosahedronGeometry(1, 14), (spot) => {
        const flat = triples(
          '1 0.4 0.2, -0.7 0.5 0.6, 0.2 0.9 -0.3, -0.3 0.3 -0.9, 0.5 -0.1 0.9, -0.9 0.1 -0.2',
        ).map(([x = 0, y = 0, z = 0]) =>
          new Vector3(x + 0.3 * noise(seed, x * 9, 1), y, z + 0.3 * noise(seed, z * 9, 4)).normalize(),
        );
        for (const side of flat) {
          const over = spot.dot(side) - 0.72;
          if (over > 0) spot.addScaledVector(side, -over * 0.85);
        }
        spot.multiplyScalar(
          1 +
            0.05 * rough(spot.x * 3 + seed, spot.y * 3, spot.z * 3) +
            0.015 * noise(spot.x * 14, spot.y * 14, spot.z * 14),
        );
        spot.set(spot.x * 1.15, Math.max(spot.y, -0.5) * 0.85, spot.z);
      }),
      { at, scale: size, turn: [0, seed, 0] },
    );
  const tone = kit.options.colour ?? '#8d8a84';
  const mossy = (part: BufferGeometry) =>
    tinted(part, (x, y, z) =>
      between([tone, '#b5b1a8', '#6f8a4a'], step(0.3, 1.1, y) * 0.6 + 0.25 * rough(x * 4, y * 4, z * 4)),
    );
  kit.add(
    'rock',
    merged(
      [
        stone([0, 0.42, 0], 1, kit.options.seed),
        stone([1.05, 0.2, 0.5], 0.45, 4),
        stone([-0.95, 0.16, 0.62], 0.34, 9),
      ].map(mossy),
    ),
    matter('stone', '#ffffff', { bumpScale: 1.5 }),
  );
}

/** Plants and stones out of doors, and those in pots. */
export const NATURE: readonly Prop[] = [
  {
    noun: 'tree',
    words: ['oak', 'maple', 'apple tree', 'maple tree', 'oak tree'],
    size: [5.12, 6.2, 4.63],
    stands: GROUND,
    paints: ['leaves'],
    build: made(tree),
  },
  {
    noun: 'pine tree',
    words: ['pine', 'conifer', 'fir', 'fir tree', 'spruce'],
    size: [3.42, 6.7, 3.47],
    stands: GROUND,
    paints: ['leaves'],
    build: made(conifer),
  },
  {
    noun: 'christmas tree',
    words: ['xmas tree'],
    size: [3.42, 7.11, 3.47],
    stands: ['floor', 'ground', 'podium'],
    paints: ['leaves'],
    moves: [{ part: 'lights', does: 'glow' }],
    build: made(christmasTree),
  },
  {
    noun: 'palm tree',
    words: ['palm', 'coconut tree'],
    size: [4.41, 5.79, 4.6],
    stands: GROUND,
    paints: ['leaves'],
    build: made(palm),
  },
  {
    noun: 'cactus',
    words: ['succulent'],
    size: [0.295, 0.461, 0.183],
    stands: ['table', 'ground', 'podium', 'floor'],
    paints: ['cactus'],
    build: made(cactus),
  },
  {
    noun: 'potted plant',
    words: ['houseplant', 'plant', 'house plant', 'plant pot'],
    size: [0.773, 0.824, 0.772],
    stands: ['floor', 'table', 'podium'],
    paints: [],
    build: made(potted),
  },
  {
    noun: 'mushroom',
    words: ['toadstool', 'fungus'],
    size: [0.305, 0.196, 0.234],
    stands: ['ground', 'podium', 'table'],
    paints: ['cap'],
    build: made(mushroom),
  },
  {
    noun: 'rock',
    words: ['stone', 'boulder'],
    size: [2.79, 1.22, 2.22],
    stands: ['ground', 'podium', 'table'],
    paints: ['rock'],
    build: made(rock),
  },
];
