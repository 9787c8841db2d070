import { type BufferGeometry, SphereGeometry } from 'three';
import { whipped } from './cups.js';
import { leaf } from './fruit.js';
import { type Maker, made } from './kit/maker.js';
import { matter } from './kit/matter.js';
import { noise, rough, step } from './kit/noise.js';
import type { Place, Prop } from './kit/prop.js';
import { corners, pairs } from './kit/rows.js';
import { ball, bead, box, boxAt, flowing, puck, rod, turned } from './kit/solids.js';
import { bent, between, merged, placed, tinted } from './kit/surface.js';
import { swept } from './kit/swept.js';

const TABLE: readonly Place[] = ['table', 'podium', 'hand'];
const BUN = ['#f3cf94', '#d98f3e', '#b9691f', '#9a4f14'];

/** A leaf or slice with a wavy rim that hangs over the edge of what it lies on. */
function frill(radius: number, height: number, waves: number): BufferGeometry {
  const disc = turned(
    Array.from({ length: 14 }, (_, i) => [radius * (i / 13), 0.0006 * i] as const),
    90,
  );
  return bent(disc, (at) => {
    const [far, angle] = [Math.hypot(at.x, at.z) / radius, Math.atan2(at.z, at.x)];
    const wave = Math.sin(angle * waves) * 0.6 + 0.5 * noise(Math.cos(angle) * 6, Math.sin(angle) * 6, waves);
    at.setY(height * (wave * far ** 3 - 0.5 * far ** 4));
  });
}

function burger(kit: Maker): void {
  const dome = bent(
    flowing(pairs('0.0005 0, 0.05 0, 0.0575 0.006, 0.056 0.018, 0.042 0.036, 0.0005 0.044'), 64, 36),
    (at) => at.multiplyScalar(1 + 0.012 * noise(at.x * 30, at.y * 30, at.z * 30)),
  );
  const bun = tinted(dome, (x, y, z) =>
    between(BUN, step(0.002, 0.03, y) * 0.9 + 0.12 * rough(x * 40, y * 40, z * 40)),
  );
  const foot = tinted(
    flowing(pairs('0.0005 0, 0.048 0, 0.056 0.006, 0.057 0.013, 0.05 0.019, 0.0005 0.019'), 64, 30),
    (_x, y) => between(BUN, step(0.019, 0.004, y) * 0.8),
  );
  kit.add(
    'bun',
    merged([placed(bun, { at: [0, 0.058, 0] }), foot]),
    matter('glaze', '#ffffff', { roughness: 0.42, clearcoat: 0.3 }),
  );
  const meat = bent(
    flowing(pairs('0.0005 0, 0.054 0, 0.0595 0.004, 0.06 0.011, 0.055 0.016, 0.0005 0.016'), 64, 28),
    (at) => at.multiplyScalar(1 + 0.03 * rough(at.x * 75, at.y * 75, at.z * 75)),
  );
  kit.add(
    'meat',
    placed(
      tinted(meat, (x, y, z) =>
        between(['#2c140b', '#5f3018', '#7d4524'], 0.5 + 0.7 * rough(x * 110, y * 110, z * 110)),
      ),
      { at: [0, 0.0225, 0] },
    ),
    matter('glaze', '#ffffff', { roughness: 0.55, clearcoat: 0.25 }),
  );
  const fine = bent(subdivided(0.108), (at) =>
    at.setY(0.0405 + at.y - Math.max(Math.hypot(at.x, at.z) - 0.053, 0) ** 1.4 * 3.4 * 0.5),
  );
  kit.add(
    'cheese',
    placed(fine, { turn: [0, 0.5, 0] }),
    matter('glaze', '#f7a71d', { roughness: 0.4, clearcoat: 0.3 }),
  );
  const tomatoes = pairs('-0.022 0.016, 0.024 0.012, 0.002 -0.024').map(([x = 0, z = 0], i) =>
    placed(puck(0.031, 0.0055, 0.0015, 28), { at: [x, 0.0415 + i * 0.0008, z] }),
  );
  kit.add('tomato', merged(tomatoes), matter('glaze', '#d02a1a'));
  kit.add(
    'salad',
    merged([
      placed(frill(0.069, 0.0075, 13), { at: [0, 0.0525, 0] }),
      placed(frill(0.066, 0.007, 11), { at: [0, 0.0565, 0], turn: [0, 1, 0] }),
    ]),
    matter('plant', '#6fae2c'),
  );
  const seeds = Array.from({ length: 70 }, (_, i) => {
    const [far, angle] = [0.047 * Math.sqrt((i + 0.5) / 70), i * 2.4 + kit.between(-0.2, 0.2)];
    return bead(0.0022, 0.001, 0.0014, {
      at: [Math.cos(angle) * far, 0.058 + 0.0442 - far * far * 5.3 - far ** 6 * 9e5, Math.sin(angle) * far],
      turn: [Math.sin(angle) * far * 12, kit.between(0, 3), -Math.cos(angle) * far * 12],
    });
  });
  kit.add('seeds', merged(seeds), matter('glaze', '#f7e8c4', { roughness: 0.5 }));
}

/** A thin square sheet of many small faces. */
function subdivided(side: number): BufferGeometry {
  const profile = [
    ...Array.from({ length: 20 }, (_, i) => [(side / 2) * (i / 19), -0.003] as const),
    ...Array.from({ length: 20 }, (_, i) => [(side / 2) * (1 - i / 19), 0] as const),
  ];
  return bent(turned(profile, 64), (at) => {
    const stretch = Math.hypot(at.x, at.z) / Math.max(Math.abs(at.x), Math.abs(at.z), 1e-9);
    at.set(at.x * stretch, at.y, at.z * stretch);
  });
}

/** A bowl of china and what is in it. */
function bowl(kit: Maker, colour: string): void {
  const china = kit.main('ceramic', colour);
  kit.add(
    'bowl',
    turned(
      corners(
        '0 0.006, 0.038 0.005 0.001, 0.04 0 0.002, 0.045 0 0.002, 0.048 0.008 0.004, 0.085 0.038 0.04, 0.1 0.078 0.0015, 0.097 0.0795 0.0015, 0.08 0.04 0.04, 0.04 0.014 0.02, 0 0.012',
      ),
      60,
    ),
    china,
  );
}

function ramen(kit: Maker): void {
  bowl(kit, '#26282c');
  kit.add('broth', puck(0.0935, 0.002, 0.0005, 72).translate(0, 0.064, 0), matter('liquid', '#b9702a'));
  const strands = Array.from({ length: 30 }, (_, i) => {
    const start = kit.between(-0.06, 0.03);
    const z = -0.055 + (i / 30) * 0.1;
    return swept(
      Array.from(
        { length: 7 },
        (__, k) =>
          [
            start + k * 0.011 - 0.02 + 0.008 * Math.sin(k * 1.7 + i),
            0.0665 + 0.006 * Math.sin(k * 0.5) * (1 - (z / 0.07) ** 2) + 0.003 * kit.random(),
            z + 0.012 * Math.sin(k * 1.3 + i * 0.7),
          ] as const,
      ),
      0.0023,
      { steps: 14, sides: 6 },
    );
  });
  kit.add('noodles', merged(strands.map((strand) => tinted(strand, '#f3d489'))), matter('glaze', '#ffffff'));
  const egg = (turn: number, x: number, z: number) =>
    placed(
      merged([
        tinted(
          bent(new SphereGeometry(0.021, 28, 20), (at) => at.set(at.x * 1.22, Math.min(at.y, 0.002), at.z)),
          '#fffaf0',
        ),
        tinted(
          bent(new SphereGeometry(0.0115, 20, 14), (at) =>
            at.set(at.x, Math.min(at.y, 0.0015) + 0.0012, at.z),
          ),
          '#f39a1c',
        ),
      ]),
      { at: [x, 0.077, z], turn: [0.35, turn, -0.15] },
    );
  kit.add('egg', merged([egg(0.4, 0.045, 0.034), egg(1.3, 0.062, -0.006)]), matter('glaze', '#ffffff'));
  const pork = (x: number, z: number, turn: number) =>
    placed(
      tinted(
        bent(puck(0.026, 0.006, 0.002, 40), (at) =>
          at.multiplyScalar(1 + 0.04 * rough(at.x * 40, 1, at.z * 40)),
        ),
        (px, _y, pz) =>
          between(
            ['#e7b39a', '#b9714f', '#f0d6bf', '#8d4a2c'],
            Math.hypot(px, pz) / 0.027 + 0.2 * rough(px * 90, 2, pz * 90),
          ),
      ),
      { at: [x, 0.0745, z], turn: [0.5, turn, 0.1] },
    );
  kit.add('pork', merged([pork(-0.04, 0.045, 0), pork(-0.062, 0.02, 0.7)]), matter('glaze', '#ffffff'));
  kit.add(
    'nori',
    boxAt([0.05, 0.075, 0.0015], [0, 0, 0], 0.0006)
      .rotateX(-0.5)
      .rotateY(0.4)
      .translate(-0.02, 0.088, -0.068),
    matter('plastic', '#16261c'),
  );
  const onions = Array.from({ length: 26 }, () =>
    placed(rod(0.0042, 0.0024, 12), {
      at: [kit.between(-0.03, 0.03), 0.0755 + 0.003 * kit.random(), kit.between(-0.02, 0.03)],
      turn: [kit.between(-0.6, 0.6), 0, kit.between(-0.6, 0.6)],
    }),
  );
  kit.add('onions', merged(onions), matter('plastic', '#7fbf4a'));
  kit.add(
    'sticks',
    merged(
      [0.05, 0.062].map((z) =>
        swept(
          [
            [-0.125, 0.083, z * -0.4],
            [0.125, 0.0835, z * 0.6 - 0.03],
          ],
          (t) => 0.0024 + 0.0012 * t,
          { sides: 10 },
        ),
      ),
    ),
    matter('plastic', '#8c2b22'),
  );
  kit.joint('steam', [0, 0.09, 0]);
}

function soup(kit: Maker): void {
  bowl(kit, '#f1ece2');
  const top = turned(
    Array.from({ length: 24 }, (_, i) => [0.0925 * (1 - i / 23), 0] as const),
    80,
  );
  kit.add(
    'soup',
    tinted(top, (x, _y, z) => {
      const swirl =
        Math.abs(Math.hypot(x, z) - 0.018 - 0.008 * (Math.atan2(z, x) + Math.PI)) < 0.0032 &&
        Math.hypot(x, z) < 0.066;
      return swirl ? '#fff3df' : '#e0641c';
    }).translate(0, 0.063, 0),
    matter('glaze', '#ffffff'),
  );
  kit.add(
    'leaves',
    merged(
      [0, 2.1, 4.2].map((turn) => placed(leaf(0.026, 0.014), { at: [0, 0.064, 0], turn: [0, turn, 0.25] })),
    ),
    matter('plant', '#3f8a2f'),
  );
  kit.joint('steam', [0, 0.09, 0]);
}

function salad(kit: Maker): void {
  bowl(kit, '#e9e4d8');
  const greens = Array.from({ length: 34 }, (_, i) => {
    const [far, angle] = [0.078 * Math.sqrt((i + 0.5) / 34), i * 2.4];
    return tinted(
      placed(leaf(0.055, 0.036, 0.4, 12), {
        at: [Math.cos(angle) * far, 0.072 + 0.022 * (1 - far / 0.08), Math.sin(angle) * far],
        turn: [kit.between(-0.4, 0.4), kit.between(0, 6.28), kit.between(0.1, 0.7)],
      }),
      kit.pick(['#7fb53a', '#4f9130', '#9ac653', '#3c7d2a']),
    );
  });
  kit.add('leaves', merged(greens), matter('plant', '#ffffff'));
  const tomatoes = Array.from({ length: 6 }, (_, i) =>
    ball(0.0125, 18).translate(Math.cos(i * 1.05 + 0.4) * 0.05, 0.094, Math.sin(i * 1.05 + 0.4) * 0.05),
  );
  kit.add('tomatoes', merged(tomatoes), matter('glaze', '#d8281c'));
}

function iceCream(kit: Maker): void {
  const cone = bent(
    flowing(pairs('0.0005 0, 0.006 0.008, 0.026 0.1, 0.0275 0.107, 0.0255 0.108'), 80, 50),
    (at) => {
      const [angle, far] = [Math.atan2(at.z, at.x), Math.hypot(at.x, at.z)];
      const lines = Math.max(Math.cos(angle * 9 + at.y * 190), Math.cos(angle * 9 - at.y * 190));
      const ridge = 1 + 0.05 * step(0.75, 1, lines) * step(0.004, 0.01, far);
      at.set(at.x * ridge, at.y, at.z * ridge);
    },
  );
  kit.add('cone', cone, matter('plastic', '#cf8f45', { roughness: 0.7 }));
  const scoop = (y: number, radius: number) =>
    bent(new SphereGeometry(radius, 56, 40), (at) => {
      const angle = Math.atan2(at.z, at.x);
      const skirt = step(-0.25, -0.5, at.y / radius) * step(-0.95, -0.6, at.y / radius);
      at.multiplyScalar(
        1 +
          0.035 * rough(at.x * 85, at.y * 85, at.z * 85) +
          skirt * (0.09 + 0.07 * noise(Math.cos(angle) * 4, y * 100, Math.sin(angle) * 4)),
      );
      at.setY(Math.max(at.y, -radius * 0.72) + y);
    });
  const cream = kit.main('plastic', '#f6b7c6', { roughness: 0.5 });
  kit.add('scoop', scoop(0.122, 0.032), cream);
  kit.add(
    'scoop.top',
    scoop(0.163, 0.029),
    matter('plastic', kit.options.colour ?? '#fdf0d2', { roughness: 0.5 }),
  );
  kit.add(
    'wafer',
    merged([
      placed(
        swept(
          [
            [0, 0, 0],
            [0, 0.06, 0],
          ],
          0.0048,
          { sides: 14, steps: 8 },
        ),
        { at: [0.014, 0.165, -0.012], turn: [-0.25, 0, -0.35] },
      ),
    ]),
    matter('plastic', '#a9682c', { roughness: 0.7 }),
  );
  kit.add('cherry', ball(0.0085, 22).translate(-0.004, 0.196, 0.004), matter('glaze', '#c3122b'));
}

function sushi(kit: Maker): void {
  kit.add('board', boxAt([0.25, 0.018, 0.13], [0, 0.009, 0], 0.004), matter('wood', '#b98a5c'));
  const rice = (x: number, z: number) =>
    bent(box(0.027, 0.02, 0.052, 0.009), (at) =>
      at.multiplyScalar(1 + 0.05 * rough(at.x * 260, at.y * 260, at.z * 260)),
    ).translate(x, 0.0285, z);
  const grains: BufferGeometry[] = Array.from({ length: 3 }, (_, i) => rice(-0.085 + i * 0.042, 0));
  const fish = (x: number, tones: readonly string[]) =>
    tinted(
      bent(new SphereGeometry(1, 30, 22), (at) =>
        at.set(
          at.x * 0.0165 + x,
          at.y * 0.0045 + 0.0405 - (at.z * 0.033) ** 2 * 6 - (at.x * 0.016) ** 2 * 16,
          at.z * 0.034,
        ),
      ),
      (px, _y, z) => between(tones, 0.5 + 0.5 * Math.sin(z * 620 + (px - x) * 300)),
    );
  kit.add(
    'fish',
    merged([
      fish(-0.085, ['#f3793c', '#f9a877']),
      fish(-0.043, ['#c3242c', '#d8454a']),
      fish(-0.001, ['#f3793c', '#f9a877']),
    ]),
    matter('glaze', '#ffffff'),
  );
  const roll = (x: number, z: number) => [x, z] as const;
  const rolls = [roll(0.05, -0.028), roll(0.05, 0.022), roll(0.095, -0.028), roll(0.095, 0.022)];
  const core = rolls.map(([x, z]) => puck(0.0185, 0.0305, 0.003, 32).translate(x, 0.018, z));
  kit.add(
    'rice',
    merged([
      ...grains.map((grain) => grain.deleteAttribute('uv')),
      ...core.map((grain) => grain.deleteAttribute('uv')),
    ]),
    matter('plastic', '#fbf7ee', { roughness: 0.6 }),
  );
  kit.add(
    'nori',
    merged(
      rolls.map(([x, z]) =>
        turned(corners('0.0186 0.001, 0.0202 0.001 0.0005, 0.0202 0.029 0.0005, 0.0186 0.029'), 32).translate(
          x,
          0.018,
          z,
        ),
      ),
    ),
    matter('plastic', '#14251b'),
  );
  kit.add(
    'core',
    merged(
      rolls.map(([x, z], i) =>
        tinted(puck(0.0075, 0.001, 0.0004, 18), i % 2 ? '#e8612c' : '#7fb548').translate(x, 0.0483, z),
      ),
    ),
    matter('glaze', '#ffffff'),
  );
}

function egg(kit: Maker): void {
  const shell = bent(new SphereGeometry(1, 48, 36), (at) => {
    const wide = 0.0218 * (1 - 0.13 * at.y - 0.03 * at.y * at.y);
    at.set(at.x * wide, at.y * 0.0285 + 0.0285, at.z * wide);
  });
  kit.add('shell', shell, kit.main('plastic', '#e3b68c', { roughness: 0.5 }));
}

function friedEgg(kit: Maker): void {
  kit.add('plate', plateOf(0.115), kit.main('ceramic', '#f4f1ea'));
  const white = bent(
    flowing(pairs('0.0005 0.0, 0.05 0.0, 0.056 0.0025, 0.048 0.0055, 0.02 0.0075, 0.0005 0.008'), 90, 36),
    (at) => {
      const angle = Math.atan2(at.z, at.x);
      const edge =
        1 +
        0.2 * noise(Math.cos(angle) * 1.9, Math.sin(angle) * 1.9, 6) +
        0.03 * noise(Math.cos(angle) * 9, Math.sin(angle) * 9, 2);
      at.set(at.x * edge, at.y + 0.009, at.z * edge);
    },
  );
  kit.add('white', white, matter('glaze', '#fffdf6'));
  kit.add(
    'yolk',
    flowing(pairs('0.0225 0.012, 0.021 0.02, 0.012 0.0265, 0.0005 0.028'), 48, 24).translate(
      0.004,
      0.002,
      0.002,
    ),
    matter('glaze', '#f6a414'),
  );
}

function plateOf(radius: number): BufferGeometry {
  return turned(
    [
      [0, 0.003],
      [radius * 0.55, 0.002, 0.001],
      [radius * 0.58, 0, 0.001],
      [radius * 0.63, 0, 0.001],
      [radius * 0.67, 0.005, 0.004],
      [radius, 0.0185, 0.0015],
      [radius * 0.985, 0.0205, 0.0015],
      [radius * 0.66, 0.0095, 0.008],
      [0, 0.008],
    ],
    96,
  );
}

function dinnerPlate(kit: Maker): void {
  kit.add('plate', plateOf(0.135), kit.main('ceramic', '#f6f3ee'));
  kit.add('rim', turned(pairs('0.1335 0.0202, 0.1315 0.0208, 0.128 0.0195'), 96), matter('gold', '#cda558'));
}

function pancakes(kit: Maker): void {
  kit.add('plate', plateOf(0.125), kit.main('ceramic', '#eef0f0'));
  const stack = Array.from({ length: 5 }, (_, i) =>
    placed(
      tinted(
        bent(flowing(pairs('0.0005 0, 0.068 0, 0.0735 0.006, 0.068 0.0125, 0.0005 0.0135'), 44, 18), (at) =>
          at.multiplyScalar(1 + 0.02 * noise(at.x * 18, i * 3, at.z * 18)),
        ),
        (x, y, z) =>
          between(
            ['#f4d190', '#c9823a', '#a85f22'],
            step(0.008, 0.013, Math.abs(y - 0.0065) + 0.0065) * 0.8 + 0.15 * rough(x * 50, y * 9, z * 50),
          ),
      ),
      { at: [kit.between(-0.004, 0.004), 0.009 + i * 0.0135, kit.between(-0.004, 0.004)] },
    ),
  );
  kit.add('pancakes', merged(stack), matter('food', '#ffffff'));
  const syrup = bent(
    flowing(pairs('0.0765 0.03, 0.0745 0.072, 0.064 0.0785, 0.0005 0.0785'), 112, 40),
    (at) => {
      const angle = Math.atan2(at.z, at.x);
      const length =
        0.05 +
        0.95 *
          step(
            0.25,
            0.9,
            0.5 + 0.5 * Math.sin(angle * 6 + 2 * noise(Math.cos(angle) * 2, Math.sin(angle) * 2, 8)),
          );
      at.set(at.x, at.y < 0.074 ? 0.074 - (0.074 - at.y) * length : at.y, at.z);
    },
  );
  kit.add('syrup', syrup, matter('glaze', '#8a3f0c'));
  kit.add(
    'butter',
    boxAt([0.03, 0.011, 0.028], [0.004, 0.084, 0], 0.003),
    matter('glaze', '#fbe08a', { roughness: 0.4 }),
  );
}

function sundae(kit: Maker): void {
  kit.add(
    'glass',
    turned(
      corners(
        '0 0, 0.036 0 0.001, 0.036 0.004 0.002, 0.007 0.012 0.008, 0.006 0.045 0.006, 0.03 0.06 0.012, 0.05 0.1 0.001',
      ),
    ),
    matter('glass', '#ffffff'),
  );
  const scoops = [
    [-0.019, 0.099, 0.012],
    [0.02, 0.099, 0.01],
    [0, 0.1, -0.02],
  ] as const;
  kit.add(
    'scoops',
    merged(
      scoops.map((at, i) =>
        placed(
          tinted(
            bent(new SphereGeometry(0.026, 36, 26), (spot) =>
              spot.multiplyScalar(1 + 0.04 * rough(spot.x * 90, spot.y * 90, spot.z * 90 + i)),
            ),
            ['#f6b7c6', '#fff0d0', '#7a4a2c'][i] ?? '#ffffff',
          ),
          { at },
        ),
      ),
    ),
    matter('plastic', '#ffffff', { roughness: 0.5 }),
  );
  kit.add('cream', whipped(0.024, 0.034).translate(0, 0.116, 0), kit.main('plastic', '#fffaf0'));
  kit.add(
    'inner',
    flowing(pairs('0.0005 0.055, 0.026 0.063, 0.044 0.092, 0.0005 0.094'), 48, 24),
    matter('plastic', '#f7c9d2'),
  );
  kit.add('cherry', ball(0.0095, 22).translate(0, 0.154, 0), matter('glaze', '#c3122b'));
  kit.add(
    'wafer',
    rod(0.0045, 0.075, 14).rotateZ(-0.5).translate(0.032, 0.128, -0.014),
    matter('plastic', '#b9783a'),
  );
}

/** What is served. */
export const MEALS: readonly Prop[] = [
  {
    noun: 'burger',
    words: ['hamburger', 'cheeseburger'],
    size: [0.147, 0.104, 0.147],
    stands: TABLE,
    paints: [],
    build: made(burger),
  },
  {
    noun: 'ramen',
    words: ['noodles', 'bowl of ramen', 'noodle soup', 'ramen bowl', 'bowl of noodles'],
    size: [0.25, 0.121, 0.199],
    stands: TABLE,
    paints: ['bowl'],
    moves: [{ part: 'steam', does: 'steam' }],
    build: made(ramen),
  },
  {
    noun: 'soup',
    words: ['bowl of soup', 'bowl', 'tomato soup', 'stew'],
    size: [0.199, 0.079, 0.199],
    stands: TABLE,
    paints: ['bowl'],
    moves: [{ part: 'steam', does: 'steam' }],
    build: made(soup),
  },
  {
    noun: 'salad',
    words: ['bowl of salad', 'salad bowl'],
    size: [0.213, 0.115, 0.234],
    stands: TABLE,
    paints: ['bowl'],
    build: made(salad),
  },
  {
    noun: 'ice cream',
    words: ['ice cream cone', 'gelato', 'ice-cream'],
    size: [0.0702, 0.221, 0.0651],
    stands: TABLE,
    paints: ['scoop', 'scoop.top'],
    build: made(iceCream),
  },
  {
    noun: 'sundae',
    words: ['ice cream sundae'],
    size: [0.104, 0.163, 0.1],
    stands: TABLE,
    paints: ['cream'],
    build: made(sundae),
  },
  {
    noun: 'sushi',
    words: ['sushi roll', 'sashimi', 'nigiri', 'maki'],
    size: [0.25, 0.0493, 0.13],
    stands: TABLE,
    paints: [],
    build: made(sushi),
  },
  {
    noun: 'egg',
    words: ['chicken egg', 'easter egg'],
    size: [0.0439, 0.057, 0.0439],
    stands: TABLE,
    paints: ['shell'],
    build: made(egg),
  },
  {
    noun: 'fried egg',
    words: ['breakfast', 'sunny side up egg'],
    size: [0.229, 0.03, 0.229],
    stands: TABLE,
    paints: ['plate'],
    build: made(friedEgg),
  },
  {
    noun: 'plate',
    words: ['dish', 'dinner plate'],
    size: [0.269, 0.0208, 0.269],
    stands: TABLE,
    paints: ['plate'],
    build: made(dinnerPlate),
  },
  {
    noun: 'pancake',
    words: ['pancakes', 'stack of pancakes'],
    size: [0.249, 0.0895, 0.249],
    stands: TABLE,
    paints: ['plate'],
    build: made(pancakes),
  },
];
