import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs } from '../kit/rows.js';
import { ball, boxAt, hoop, puck, turned } from '../kit/solids.js';
import { bent, merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

function snowmanSnow(kit: Maker): void {
  const snow = (radius: number, y: number) =>
    bent(new SphereGeometry(radius, 48, 34), (at) =>
      at.multiplyScalar(1 + 0.014 * rough(at.x * 8, at.y * 8, at.z * 8)).setY(at.y * 0.95 + y),
    );
  kit.add(
    'snow',
    merged([snow(0.5, 0.45), snow(0.37, 1.1), snow(0.27, 1.62)]),
    matter('clay', '#f8fbff', { roughness: 0.8 }),
  );
  const coal = [
    [0.09, 1.7, 0.25],
    [-0.09, 1.7, 0.25],
    [0, 1.3, 0.345],
    [0, 1.13, 0.372],
    [0, 0.96, 0.35],
    ...Array.from({ length: 5 }, (_, i) => [
      (i - 2) * 0.055,
      1.52 + Math.abs(i - 2) ** 2 * 0.009,
      0.252 - Math.abs(i - 2) * 0.008,
    ]),
  ] as [number, number, number][];
  kit.add(
    'coal',
    merged(coal.map((at, i) => ball(i < 5 ? 0.032 : 0.017, 14).translate(...at))),
    matter('rubber', '#1c1d20'),
  );
  kit.add(
    'nose',
    swept(
      [
        [0, 1.62, 0.24],
        [0, 1.61, 0.5],
      ],
      (t) => 0.042 * (1 - t) + 0.004,
      { sides: 16, steps: 8 },
    ),
    matter('clay', '#ee7c22'),
  );
}

function snowmanArmL(kit: Maker): void {
  const arm = (side: number) =>
    merged([
      swept(
        [
          [side * 0.32, 1.16, 0],
          [side * 0.62, 1.34, 0.04],
          [side * 0.84, 1.4, 0.05],
        ],
        0.02,
        { sides: 8, steps: 12 },
      ),
      swept(
        [
          [side * 0.7, 1.36, 0.04],
          [side * 0.8, 1.54, 0.05],
        ],
        0.013,
        { sides: 7, steps: 4 },
      ),
      swept(
        [
          [side * 0.72, 1.365, 0.04],
          [side * 0.86, 1.28, 0.06],
        ],
        0.013,
        { sides: 7, steps: 4 },
      ),
    ]);
  kit.add('arm.l', arm(1), matter('clay', '#6a4a2c'));
  kit.add('arm.r', arm(-1), matter('clay', '#6a4a2c'));
  const wool = kit.main('fabric', '#c8282f');
  kit.add(
    'scarf',
    merged([
      hoop(0.235, 0.062, 48)
        .rotateX(Math.PI / 2)
        .scale(1, 0.85, 1)
        .translate(0, 1.41, 0),
      placed(boxAt([0.13, 0.42, 0.05], [0, -0.2, 0], 0.022), { at: [0.12, 1.4, 0.3], turn: [0.2, 0.2, 0.1] }),
    ]),
    wool,
  );
  kit.add(
    'hat',
    merged([
      puck(0.29, 0.03, 0.01).translate(0, 1.83, 0),
      turned(corners('0.185 1.85, 0.195 2.16 0.015, 0 2.17'), 48),
    ]),
    matter('rubber', '#24262b'),
  );
  kit.add('ribbon', turned(pairs('0.19 1.87, 0.1925 1.94'), 48), matter('rubber', '#c8282f'));
}

function snowman(kit: Maker): void {
  snowmanSnow(kit);
  snowmanArmL(kit);
}

export const SNOWMAN_PROP: Prop = {
  isLookedAtAbove: true,
  noun: 'snowman',
  words: ['snow man'],
  size: [1.72, 2.2, 0.999],
  stands: ['ground', 'podium'],
  paints: ['scarf'],
  build: made(snowman),
};
