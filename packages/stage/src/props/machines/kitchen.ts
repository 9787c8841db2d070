import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, brick, outline, puck, slab, turned } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { bar } from '../halls/shapes.js';

const SLICE = outline(
  corners(
    '-0.05 -0.05 0.01, 0.05 -0.05 0.01, 0.05 0.015 0.01, 0.062 0.035 0.02, 0.05 0.06 0.03, 0 0.066 0.04, -0.05 0.06 0.03, -0.062 0.035 0.02, -0.05 0.015 0.01',
  ),
);

/** Two slices of toast look out of it. */
function toaster(kit: Maker): void {
  const shell = slab(
    outline(corners('-0.155 0.012 0.02, 0.155 0.012 0.02, 0.15 0.185 0.05, -0.15 0.185 0.05')),
    0.17,
    0.014,
  );
  kit.add('shell', shell, kit.main('gloss', '#d8453a'));
  kit.add(
    'chrome',
    merged([
      boxAt([0.22, 0.008, 0.12], [0, 0.184, 0], 0.003),
      boxAt([0.29, 0.014, 0.16], [0, 0.012, 0], 0.005),
      ...[-1, 1].map((s) => boxAt([0.006, 0.1, 0.1], [s * 0.153, 0.095, 0], 0.002)),
    ]),
    matter('chrome', '#d3d7db'),
  );
  kit.add(
    'slots',
    merged([-0.028, 0.028].map((z) => boxAt([0.17, 0.004, 0.028], [0, 0.188, z], 0.002))),
    matter('rubber', '#161616'),
  );
  kit.add(
    'glow',
    merged(
      [-0.028, 0.028].flatMap((z) =>
        [-1, 1].map((s) => brick([0.15, 0.003, 0.002], [0, 0.1895, z + s * 0.011], 0.0005)),
      ),
    ),
    matter('light', '#ff6a2a', { emissiveIntensity: 1.2 }),
  );
  const toast = [-0.028, 0.028].map((z, i) =>
    placed(
      tinted(slab(SLICE, 0.018, 0.005), (x, y, at) =>
        Math.abs(at) > 0.0085 && Math.hypot(x, y * 0.9) < 0.046
          ? between(['#e9bc72', '#c98a3e'], Math.hypot(x, y) / 0.06)
          : '#a5662c',
      ),
      { at: [i * 0.004, 0.215 + i * 0.008, z] },
    ),
  );
  kit.add('toast', merged(toast), matter('food', '#ffffff'));
  kit.add(
    'lever',
    merged([
      boxAt([0.02, 0.018, 0.05], [0.165, 0.12, 0], 0.007),
      puck(0.018, 0.014, 0.004, 28).rotateX(1.571).translate(0.09, 0.055, 0.084),
      ...[0, 1].map((i) =>
        puck(0.008, 0.01, 0.003, 18)
          .rotateX(1.571)
          .translate(0.045 - i * 0.03, 0.055, 0.084),
      ),
    ]),
    matter('plastic', '#26282b'),
  );
}

/** Its plate turns in the light. */
function microwave(kit: Maker): void {
  const [wide, high, deep] = [0.5, 0.29, 0.36];
  const wall = 0.018;
  kit.add(
    'case',
    merged([
      boxAt([wide, wall, deep], [0, high, 0], 0.008),
      boxAt([wide, wall, deep], [0, 0.02, 0], 0.008),
      boxAt([wall, high, deep], [-wide / 2, high / 2 + 0.01, 0], 0.008),
      boxAt([0.13, high, deep], [wide / 2 - 0.056, high / 2 + 0.01, 0], 0.01),
      boxAt([wide, high, wall], [0, high / 2 + 0.01, -deep / 2], 0.008),
    ]),
    kit.main('metal', '#c6cbd0', { roughness: 0.4, metalness: 0.5 }),
  );
  const inner = tinted(boxAt([0.36, 0.25, 0.008], [-0.055, 0.155, -deep / 2 + 0.014], 0.002), '#fff3d6');
  kit.add(
    'inside',
    merged([inner, tinted(boxAt([0.36, 0.006, 0.33], [-0.055, 0.033, 0], 0.002), '#f2e2bd')]),
    matter('plastic', '#ffffff', { emissive: '#ffcf7a', emissiveIntensity: 0.35 }),
  );
  turntable(kit);
  doorOf(kit);
}

function turntable(kit: Maker): void {
  const plate = kit.joint('plate', [-0.055, 0.042, 0]);
  plate.add(
    'dish',
    turned(corners('0 0, 0.1 0 0.002, 0.13 0.014 0.003, 0.128 0.017 0.002, 0.1 0.005 0.002, 0 0.005'), 48),
    matter('ceramic', '#e8f2f6'),
  );
  plate.add(
    'mug',
    turned(
      corners('0 0.006, 0.03 0.006 0.006, 0.033 0.085 0.003, 0.029 0.085 0.002, 0.027 0.015, 0 0.015'),
      32,
    ).translate(0.045, 0, 0.01),
    matter('ceramic', '#d8453a'),
  );
  plate.add(
    'ear',
    placed(bar([0.078, 0.03, 0.01], [0.078, 0.07, 0.01], 0.006), {}),
    matter('ceramic', '#d8453a'),
  );
  plate.add(
    'bowl',
    turned(corners('0 0.006, 0.025 0.006 0.004, 0.05 0.045 0.006, 0.046 0.045 0.002, 0 0.02'), 32).translate(
      -0.05,
      0,
      -0.01,
    ),
    matter('ceramic', '#3f7fd0'),
  );
}

function doorOf(kit: Maker): void {
  const z = 0.18;
  kit.add(
    'door',
    merged(
      [-1, 1].flatMap((s) => [
        boxAt([0.38, 0.036, 0.022], [-0.062, s > 0 ? 0.28 : 0.04, z], 0.008),
        boxAt([0.036, 0.27, 0.022], [-0.062 + s * 0.174, 0.16, z], 0.008),
      ]),
    ),
    matter('plastic', '#1c1e21'),
  );
  kit.add('pane', boxAt([0.32, 0.21, 0.006], [-0.062, 0.16, z + 0.002], 0.002), matter('glass', '#cfe0ee'));
  kit.add(
    'handle',
    merged([
      bar([0.128, 0.07, z + 0.028], [0.128, 0.25, z + 0.028], 0.008),
      ...[0.075, 0.245].map((y) => bar([0.128, y, z], [0.128, y, z + 0.028], 0.007)),
    ]),
    matter('chrome', '#d3d7db'),
  );
  kit.add(
    'clock',
    boxAt([0.085, 0.034, 0.006], [0.196, 0.258, z + 0.002], 0.003),
    matter('darkGlass', '#0d1418'),
  );
  kit.add(
    'digits',
    merged(
      [-1.5, -0.5, 0.5, 1.5].map((i) =>
        boxAt([0.009, 0.017, 0.003], [0.196 + i * 0.016, 0.258, z + 0.005], 0.001),
      ),
    ),
    matter('light', '#59f0b0', { emissiveIntensity: 1 }),
  );
  kit.add(
    'keys',
    merged([
      ...Array.from({ length: 12 }, (_, i) =>
        boxAt(
          [0.02, 0.016, 0.006],
          [0.196 + ((i % 3) - 1) * 0.028, 0.215 - Math.floor(i / 3) * 0.026, z + 0.002],
          0.003,
        ),
      ),
      puck(0.028, 0.016, 0.005, 32).rotateX(1.571).translate(0.196, 0.078, z),
    ]),
    matter('plastic', '#33373c'),
  );
  kit.add(
    'feet',
    merged(
      [-1, 1].flatMap((s) =>
        [-1, 1].map((e) => puck(0.014, 0.014, 0.003, 14).translate(s * 0.2, 0, e * 0.13)),
      ),
    ),
    matter('rubber', '#1b1c1e'),
  );
}

export const TOASTER_PROP: Prop = {
  noun: 'toaster',
  words: ['bread toaster', 'retro toaster'],
  size: [0.33, 0.295, 0.19],
  stands: ['table', 'podium'],
  paints: ['shell'],
  moves: [{ part: 'glow', does: 'glow' }],
  build: made(toaster),
};

export const MICROWAVE_PROP: Prop = {
  noun: 'microwave',
  words: ['microwave oven'],
  size: [0.51, 0.31, 0.41],
  stands: ['table', 'podium'],
  paints: ['case'],
  moves: [{ part: 'plate', does: 'spin', axis: 'y', pace: 0.16 }],
  build: made(microwave),
};
