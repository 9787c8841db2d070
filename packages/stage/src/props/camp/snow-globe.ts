import { SphereGeometry } from 'three';
import { gable } from '../buildings/shapes.js';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { bead, boxAt, brick, outline, slab, turned } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';

/** The middle of the dome, and how far its glass is from there. */
const [MIDDLE, FAR] = [0.088, 0.052];

function base(kit: Maker): void {
  kit.add(
    'base',
    turned(
      corners(
        '0 0, 0.054 0 0.003, 0.056 0.008 0.003, 0.05 0.014 0.003, 0.046 0.034 0.004, 0.05 0.04 0.002, 0.05 0.046 0.002, 0 0.046',
      ),
      48,
    ),
    kit.main('wood', '#7a4424'),
  );
  kit.add(
    'ring',
    turned(corners('0.0465 0.014, 0.052 0.014 0.001, 0.052 0.0175 0.001, 0.047 0.0175'), 64),
    matter('gold', '#d1a14a'),
  );
}

function house(kit: Maker): void {
  const at: Triple = [-0.004, 0.066, 0.002];
  const walls = slab(
    outline([
      [-0.012, 0],
      [0.012, 0],
      [0.012, 0.013],
      [0, 0.024],
      [-0.012, 0.013],
    ]),
    0.026,
    0.0006,
  );
  kit.add(
    'walls',
    merged([placed(walls, { at }), brick([0.005, 0.012, 0.005], [0.003, 0.086, -0.004], 0.0005)]),
    matter('clay', '#c8503a'),
  );
  kit.add(
    'roof',
    placed(gable(2.6, 1.2, 3, [0, 0, 0]), {
      at: [at[0], at[1] + 0.0122, at[2]],
      scale: [0.0105, 0.0105, 0.0105],
    }),
    matter('clay', '#ffffff'),
  );
  const lit = [-0.006, 0.006].map((x) =>
    brick([0.0045, 0.005, 0.002], [at[0] + x, at[1] + 0.0075, at[2] + 0.013], 0.0003),
  );
  kit.add(
    'windows',
    merged([...lit, brick([0.004, 0.004, 0.002], [at[0], at[1] + 0.016, at[2] + 0.013], 0.0003)]),
    matter('light', '#ffcf6a', { emissiveIntensity: 1.1 }),
  );
  kit.add(
    'door',
    boxAt([0.005, 0.009, 0.002], [at[0], at[1] + 0.0045, at[2] + 0.013], 0.0004),
    matter('wood', '#4c2d1a'),
  );
}

function firs(kit: Maker): void {
  const fir = (spot: Triple, tall: number) => {
    const tiers = [0, 1, 2].map((i) =>
      turned(
        corners(
          `0 ${0.24 + i * 0.22}, ${0.3 - i * 0.075} ${0.16 + i * 0.23} 0.03, 0.02 ${0.62 + i * 0.19} 0.01, 0 ${0.62 + i * 0.19}`,
        ),
        24,
      ),
    );
    return placed(
      tinted(merged(tiers), (_x, y, z) =>
        between(['#174a2c', '#1f6a3c', '#5fa276', '#f4fbff'], y * 0.95 - 0.1 + 0.1 * z),
      ),
      {
        at: spot,
        scale: tall,
      },
    );
  };
  kit.add(
    'firs',
    merged([
      fir([0.022, 0.06, 0.006], 0.034),
      fir([-0.025, 0.06, -0.008], 0.04),
      fir([0.012, 0.06, -0.022], 0.042),
      fir([-0.021, 0.06, 0.017], 0.022),
    ]),
    matter('clay', '#ffffff'),
  );
}

function snow(kit: Maker): void {
  const drift = bent(new SphereGeometry(FAR - 0.0025, 48, 30), (at) => {
    const top = -0.021 + 0.004 * noise(at.x * 40, 2, at.z * 40) - 4.5 * (at.x * at.x + at.z * at.z);
    at.set(at.x, Math.min(at.y, top) + MIDDLE, at.z);
  });
  kit.add('snow', drift, matter('clay', '#ffffff', { roughness: 0.9 }));
  const flakes = Array.from({ length: 64 }, () => {
    const [turn, up, far] = [kit.random() * 6.2832, kit.between(-0.35, 0.92), kit.random() ** 0.4 * 0.044];
    const flat = Math.sqrt(1 - up * up) * far;
    const size = kit.between(0.0006, 0.0011);
    return bead(size, size, size, { at: [Math.cos(turn) * flat, up * far, Math.sin(turn) * flat] });
  });
  kit
    .joint('flakes', [0, MIDDLE, 0])
    .add('snowfall', merged(flakes), matter('clay', '#ffffff', { emissive: 0x555555 }));
}

function snowGlobe(kit: Maker): void {
  base(kit);
  snow(kit);
  house(kit);
  firs(kit);
  kit.add(
    'dome',
    new SphereGeometry(FAR, 64, 40, 0, 6.2832, 0, 2.42).translate(0, MIDDLE, 0),
    matter('glass', '#eef7ff'),
  );
}

export const SNOW_GLOBE_PROP: Prop = {
  noun: 'snow globe',
  words: ['snowglobe', 'snow dome'],
  size: [0.112, 0.14, 0.112],
  stands: ['table', 'podium', 'hand'],
  paints: ['base'],
  moves: [{ part: 'flakes', does: 'spin', axis: 'y', pace: 0.06 }],
  build: made(snowGlobe),
};
