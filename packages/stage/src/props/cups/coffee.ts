import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { type Corner, ellipsoid, turned } from '../kit/solids.js';
import { bent, between, merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { crema, handle, surface, TABLE } from './shapes.js';

/** A heart or leaf of milk in brown foam. */
function latte(far: number, angle: number) {
  const [x, y] = [far * Math.cos(angle), -far * Math.sin(angle) * 1.05 + 0.12];
  const heart = (x * x + y * y - 0.2) ** 3 - 1.3 * x * x * y * y * y * 1.6;
  const inner = step(0.004, -0.002, heart);
  const edge = step(0.75, 1, far);
  return between(['#a9683a', '#7d4420'], edge).lerp(between(['#f6e7cd', '#efdcc0'], far), inner * 0.95);
}

function saucer(kit: Maker, radius: number, white: ReturnType<typeof matter>): void {
  kit.add(
    'saucer',
    turned([
      [0, 0.002],
      [radius * 0.45, 0, 0.002],
      [radius * 0.52, 0.004, 0.004],
      [radius * 0.8, 0.009, 0.01],
      [radius, 0.0165, 0.0015],
      [radius * 0.995, 0.0185, 0.0015],
      [radius * 0.78, 0.0125, 0.01],
      [radius * 0.45, 0.0062, 0.006],
      [0, 0.006],
    ]),
    white,
  );
}

function coffee(kit: Maker): void {
  const white = kit.main('ceramic', '#f5f1ea');
  saucer(kit, 0.078, white);
  const cup: Corner[] = corners(
    '0 0.0065, 0.022 0.0065 0.002, 0.025 0.009 0.003, 0.0395 0.03 0.02, 0.0445 0.066 0.0012, 0.0425 0.0672 0.0012, 0.037 0.032 0.018, 0.02 0.0125 0.006, 0 0.0125',
  );
  kit.add('cup', turned(cup), white);
  handle(
    kit,
    triples('0.041 0.055 0, 0.056 0.058 0, 0.063 0.046 0, 0.055 0.032 0, 0.0375 0.027 0'),
    0.0036,
    white,
  );
  kit.add(
    'coffee',
    surface(0.0418, 0.0615, kit.options.seed % 2 ? latte : crema),
    matter('liquid', '#ffffff', { roughness: 0.5, clearcoat: 0 }),
  );
  // It lies before the cup, its bowl on the saucer and its handle over the rim.
  const spoon = bent(ellipsoid(0.0155, 0.0022, 0.0105), (at) =>
    at.setY(at.y - 0.0035 * (1 - (at.x / 0.0165) ** 2)),
  );
  kit.add(
    'spoon',
    merged(
      [
        placed(spoon, { at: [-0.024, 0.0185, 0.0535], turn: [0, 0.13, 0] }),
        placed(
          swept(
            triples('-0.0105 0.0185 0.055, 0.012 0.0215 0.058, 0.045 0.0222 0.0622, 0.074 0.0252 0.066'),
            (t) => 0.0017 + 0.0013 * t,
            { flat: 0.5 },
          ),
          {},
        ),
      ].map((part) => part.deleteAttribute('uv')),
    ),
    matter('chrome', '#e6e6e6'),
  );
  kit.joint('steam', [0, 0.075, 0]);
}

export const COFFEE_PROP: Prop = {
  noun: 'coffee',
  words: [
    'cup of coffee',
    'hot beverage',
    'coffee cup',
    'cup',
    'espresso',
    'cappuccino',
    'latte',
    'teacup',
    'cup of tea',
    'mug of tea',
    'tea',
  ],
  size: [0.156, 0.0667, 0.156],
  stands: TABLE,
  paints: ['cup', 'saucer', 'handle'],
  moves: [{ part: 'steam', does: 'steam' }],
  build: made(coffee),
};
