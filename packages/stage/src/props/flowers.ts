import { type BufferGeometry, SphereGeometry } from 'three';
import { leaf } from './fruit.js';
import { type Maker, made } from './kit/maker.js';
import { matter } from './kit/matter.js';
import type { Place, Prop } from './kit/prop.js';
import { corners, pairs, triples } from './kit/rows.js';
import { bead, flowing, turned } from './kit/solids.js';
import { bent, between, merged, placed, tinted } from './kit/surface.js';
import { swept } from './kit/swept.js';

const STANDS: readonly Place[] = ['podium', 'table', 'ground', 'hand'];

/** A cupped petal that stands up from its foot: wide above, its rim turned out by `curl`. */
function petal(width: number, height: number, cup: number, curl: number): BufferGeometry {
  const flat = new SphereGeometry(1, 16, 12).scale(1, 1, 0.03);
  return bent(flat, (at) => {
    const t = (at.y + 1) / 2;
    const wide = width * Math.sin(Math.PI * Math.min(0.98, 0.1 + t * 0.72)) * 1.05;
    const x = at.x * wide * 0.5 * (0.6 + 0.5 * t);
    at.set(
      x,
      t * height - curl * 0.4 * height * Math.max(0, t - 0.6) ** 2 * 4,
      at.z * 0.02 * width -
        (cup * (x * x)) / width +
        curl * height * Math.max(0, t - 0.45) ** 2 +
        cup * 0.12 * height * Math.sin(Math.PI * t),
    );
  });
}

/** A rose's head on y = 0: petals in a spiral, tight within and open without. */
function roseHead(): BufferGeometry {
  const petals = Array.from({ length: 26 }, (_, i) => {
    const t = i / 25;
    const [turn, out] = [i * 2.39996, 0.004 + 0.013 * t];
    const lean = -0.12 + 0.95 * t ** 1.6;
    return placed(
      placed(petal(0.021 + 0.024 * t, 0.034 + 0.004 * t, 1.1 - 0.4 * t, 0.05 + 0.38 * t), {
        turn: [lean, 0, 0],
        at: [0, 0, out],
      }),
      { turn: [0, turn, 0] },
    );
  });
  return merged(
    petals.map((one, i) =>
      tinted(one, (_x, y) => between(['#c9a0a0', '#ffffff', '#fff4f4'], y / 0.04 - (26 - i) * 0.012)),
    ),
  );
}

function stem(height: number, bow: number): BufferGeometry {
  return swept(
    [
      [0, 0, 0],
      [bow, height * 0.5, 0],
      [0, height, 0],
    ],
    0.0028,
    { sides: 9, steps: 20 },
  );
}

const green = () => matter('plant', '#3f7d35');

function rose(kit: Maker): void {
  kit.add(
    'petals',
    placed(roseHead(), { at: [0, 0.3, 0] }),
    kit.main('clay', '#c4122f', { roughness: 0.5, side: 2 }),
  );
  const sepals = Array.from({ length: 5 }, (_, i) =>
    placed(leaf(0.026, 0.009, 0.2, 10), { at: [0, 0.302, 0], turn: [0, i * 1.257, 0.15] }),
  );
  const leaves = [
    [0.12, 0.4],
    [0.18, 2.6],
    [0.22, 4.6],
  ].flatMap(([y = 0, turn = 0]) =>
    [0, -0.5, 0.5].map((side) =>
      placed(leaf(side ? 0.045 : 0.06, 0.03, 0.3, 12), { at: [0, y, 0], turn: [0, turn + side, 0.45] }),
    ),
  );
  kit.add(
    'green',
    merged([stem(0.302, 0.006), ...sepals, ...leaves].map((part) => part.deleteAttribute('uv'))),
    green(),
  );
}

function tulip(kit: Maker): void {
  kit.add(
    'petals',
    placed(tulipHead(), { at: [0, 0.27, 0] }),
    kit.main('clay', '#e8473f', { roughness: 0.45, side: 2 }),
  );
  const blades = [0.3, 2.5, 4.3].map((turn, i) =>
    placed(
      bent(new SphereGeometry(1, 14, 20).scale(0.018, 0.11, 0.0016), (at) =>
        at.setZ(at.z + 0.04 * ((at.y + 0.11) / 0.22) ** 2 - at.x * at.x * 9),
      ),
      { at: [0, 0.1 + 0.004 * i, 0], turn: [0.18, turn, 0] },
    ),
  );
  kit.add(
    'green',
    merged([stem(0.275, 0.004), ...blades].map((part) => part.deleteAttribute('uv'))),
    green(),
  );
}

function tulipHead(): BufferGeometry {
  const petals = Array.from({ length: 6 }, (_, i) =>
    placed(
      placed(petal(0.046, 0.062, 1.25, i % 2 ? 0.03 : 0.1), {
        turn: [0.1, 0, 0],
        at: [0, 0, 0.0165 + (i % 2) * 0.002],
      }),
      { turn: [0, i * 1.047, 0] },
    ),
  );
  return merged(
    petals.map((one) =>
      tinted(one, (_x, y) => between(['#e8e0a0', '#ffffff', '#ffffff', '#fff0e8'], y / 0.062)),
    ),
  );
}

/** A head of rays round a disc, its face toward +z, at the origin. */
function rays(count: number, length: number, width: number): BufferGeometry {
  const ring = [0, 1].flatMap((layer) =>
    Array.from({ length: count }, (_, i) =>
      placed(leaf(length, width, layer ? 0.12 : -0.02, 12), {
        turn: [0, ((i + layer * 0.5) / count) * 2 * Math.PI, layer ? 0.1 : 0.22],
        at: [0, layer * -0.002, 0],
      }),
    ),
  );
  return merged(ring).rotateX(Math.PI / 2);
}

function sunflower(kit: Maker): void {
  const head = kit.joint('head', [0, 1.3, 0.05], [-0.25, 0, 0]);
  head.add('petals', placed(rays(22, 0.15, 0.042), {}), kit.main('plant', '#f7b719'));
  const seeds = Array.from({ length: 220 }, (_, i) => {
    const [far, turn] = [0.098 * Math.sqrt((i + 0.5) / 220), i * 2.39996];
    return tinted(
      placed(new SphereGeometry(0.006, 6, 4), {
        at: [Math.cos(turn) * far, Math.sin(turn) * far, 0.022 - far * far * 1.2],
        scale: [1, 1, 1.5],
      }),
      between(['#6b4a1c', '#3a2410', '#2a1a0c', '#8a5a1c'], far / 0.098).getStyle(),
    );
  });
  head.add('seeds', merged(seeds), matter('clay', '#ffffff'));
  head.add(
    'disc',
    turned(corners('0 -0.01, 0.1 -0.01 0.006, 0.1 0.012 0.008, 0 0.018'), 40).rotateX(Math.PI / 2),
    matter('clay', '#3a2410'),
  );
  const leaves = [
    [0.5, 0.6],
    [0.72, 3.4],
    [0.92, 1.9],
  ].map(([y = 0, turn = 0]) => placed(leaf(0.3, 0.2, 0.4, 16), { at: [0, y, 0], turn: [0, turn, 0.3] }));
  kit.add(
    'green',
    merged(
      [swept(triples('0 0 0, 0.02 0.6 -0.02, 0 1.2 -0.02, 0 1.3 0.03'), 0.016, { sides: 10 }), ...leaves].map(
        (part) => part.deleteAttribute('uv'),
      ),
    ),
    green(),
  );
}

function daisy(kit: Maker): void {
  const head = kit.joint('head', [0, 0.24, 0.004], [-0.7, 0, 0]);
  head.add('petals', rays(16, 0.03, 0.0095), kit.main('plant', '#fdfdfa'));
  head.add(
    'disc',
    merged(
      Array.from({ length: 80 }, (_, i) =>
        bead(0.0011, 0.0011, 0.0013, {
          at: [
            Math.cos(i * 2.4) * 0.0095 * Math.sqrt(i / 80),
            Math.sin(i * 2.4) * 0.0095 * Math.sqrt(i / 80),
            0.004,
          ],
        }),
      ).concat(placed(new SphereGeometry(0.0105, 20, 12), { scale: [1, 1, 0.4] })),
    ),
    matter('clay', '#f2b31c'),
  );
  kit.add(
    'green',
    merged(
      [
        stem(0.24, 0.006),
        ...[0.5, 2.9, 4.8].map((turn) =>
          placed(leaf(0.05, 0.014, 0.4, 12), { at: [0, 0.02, 0], turn: [0, turn, 0.6] }),
        ),
      ].map((part) => part.deleteAttribute('uv')),
    ),
    green(),
  );
}

function bouquet(kit: Maker): void {
  kit.add(
    'vase',
    flowing(
      pairs(
        '0.0005 0.002, 0.045 0, 0.055 0.01, 0.075 0.07, 0.07 0.12, 0.042 0.18, 0.04 0.2, 0.052 0.222, 0.049 0.222, 0.036 0.2',
      ),
      64,
      60,
    ),
    kit.main('ceramic', '#3f6d8a'),
  );
  const heads = Array.from({ length: 9 }, (_, i) => {
    const [turn, far] = [i * 2.39996, 0.085 * Math.sqrt(i / 9)];
    return {
      at: [Math.cos(turn) * far, 0.37 - far * 0.55 + 0.015 * (i % 2), Math.sin(turn) * far] as const,
      lean: [Math.sin(turn) * far * 7, turn, -Math.cos(turn) * far * 7] as const,
      i,
    };
  });
  const tones = ['#d6304a', '#f4a6b8', '#f8efe6', '#e8734a'];
  const bloom = tulipHead();
  kit.add(
    'flowers',
    merged(
      heads.map(({ at, lean, i }) => {
        const one = placed(bloom, { at, turn: lean, scale: 0.95 });
        return tinted(one, tones[i % 4] ?? '#d6304a');
      }),
    ),
    matter('clay', '#ffffff', { roughness: 0.5, side: 2 }),
  );
  const stalks = heads.map(({ at }) =>
    swept([[at[0] * 0.1, 0.16, at[2] * 0.1], [at[0] * 0.4, 0.25, at[2] * 0.4], at], 0.003, {
      sides: 7,
      steps: 10,
    }),
  );
  const leaves = Array.from({ length: 14 }, (_, i) =>
    placed(leaf(0.1, 0.036, 0.35, 10), {
      at: [Math.cos(i * 1.9) * 0.03, 0.225, Math.sin(i * 1.9) * 0.03],
      turn: [0, -i * 1.9, 0.35 + (0.4 * ((i * 3) % 4)) / 4],
    }),
  );
  kit.add('green', merged([...stalks, ...leaves].map((part) => part.deleteAttribute('uv'))), green());
}

function vase(kit: Maker): void {
  kit.add(
    'vase',
    flowing(
      pairs(
        '0.0005 0.002, 0.06 0, 0.07 0.012, 0.115 0.13, 0.105 0.21, 0.05 0.29, 0.044 0.32, 0.062 0.352, 0.058 0.353, 0.039 0.32, 0.045 0.29',
      ),
      80,
      80,
    ),
    kit.main('ceramic', '#c8744a'),
  );
  kit.add(
    'ring',
    turned(corners('0.0445 0.292, 0.0475 0.296 0.001, 0.0455 0.306 0.001, 0.0435 0.308'), 64),
    matter('gold', '#d9b366'),
  );
}

/** What blooms. */
export const FLOWERS: readonly Prop[] = [
  {
    noun: 'rose',
    words: ['red rose'],
    size: [0.109, 0.334, 0.105],
    stands: STANDS,
    paints: ['petals'],
    build: made(rose),
  },
  { noun: 'tulip', words: [], size: [0.0666, 0.339, 0.0884], stands: STANDS, paints: ['petals'], build: made(tulip) },
  {
    noun: 'sunflower',
    words: [],
    size: [0.577, 1.45, 0.425],
    stands: STANDS,
    paints: ['petals'],
    build: made(sunflower),
  },
  {
    noun: 'flower',
    words: ['daisy', 'blossom'],
    size: [0.0964, 0.267, 0.0769],
    stands: STANDS,
    paints: ['petals'],
    build: made(daisy),
  },
  {
    noun: 'vase with flowers',
    words: ['bouquet', 'flowers', 'vase of flowers', 'bunch of flowers'],
    size: [0.264, 0.432, 0.258],
    stands: ['table', 'podium'],
    paints: ['vase'],
    build: made(bouquet),
  },
  {
    noun: 'vase',
    words: ['urn', 'pottery', 'amphora'],
    size: [0.235, 0.358, 0.235],
    stands: ['table', 'podium', 'floor'],
    paints: ['vase'],
    build: made(vase),
  },
];
