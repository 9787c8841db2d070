import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { brick, outline, puck, slab, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { bar } from '../halls/shapes.js';
import { wheel } from '../wheels.js';
import { rolls, tracks, YARD } from './tracks.js';

const side = (text: string, wide: number, bevel: number) =>
  slab(outline(corners(text)), wide, bevel).rotateY(-Math.PI / 2);

function tank(kit: Maker): void {
  const paint = kit.main('clay', '#5f6b3c', { roughness: 0.55 });
  const dark = matter('rubber', '#24271d', { roughness: 0.6 });
  tracks(kit, { x: 1.3, long: 4.5, radius: 0.44, wide: 0.62 });
  kit.add(
    'hull',
    merged([
      side(
        '-3.0 0.85 0.1, -2.7 0.45 0.1, 2.5 0.45 0.2, 3.1 0.95 0.1, 2.1 1.36 0.15, -2.9 1.36 0.1',
        1.95,
        0.06,
      ),
      ...[-1, 1].map((s) => brick([0.72, 0.09, 5.9], [s * 1.3, 1.08, -0.05], 0.04)),
      ...[-1, 1].map((s) => brick([0.06, 0.4, 4.9], [s * 1.64, 0.9, 0], 0.025)),
    ]),
    paint,
  );
  kit.add(
    'lamps',
    merged([-0.75, 0.75].map((x) => puck(0.11, 0.09, 0.03, 24).rotateX(1.571).translate(x, 1.22, 2.58))),
    matter('light', '#fff0c0', { emissiveIntensity: 0.4 }),
  );
  kit.add(
    'gear',
    merged([
      ...[-1, 1].flatMap((s) => [
        brick([0.5, 0.26, 0.9], [s * 1.28, 1.24, -1.6], 0.05),
        bar([s * 1.5, 1.2, 0.2], [s * 1.5, 1.2, 1.9], 0.045),
      ]),
      ...[-0.4, 0, 0.4].map((x) => brick([0.3, 0.05, 0.9], [x, 1.38, -2.2], 0.02)),
    ]),
    dark,
  );
  turretOf(kit, paint, dark);
}

function turretOf(kit: Maker, paint: ReturnType<typeof matter>, dark: ReturnType<typeof matter>): void {
  const turret = kit.joint('turret', [0, 1.36, -0.2]);
  turret.add(
    'dome',
    merged([
      turned(corners('0 0, 1.1 0 0.06, 1.12 0.12 0.1, 0.86 0.62 0.2, 0 0.66'), 10)
        .rotateY(0.314)
        .scale(0.96, 1, 1.2),
      brick([0.9, 0.44, 0.6], [0, 0.28, 1.12], 0.14),
      turned(corners('0 0, 0.34 0 0.04, 0.32 0.16 0.05, 0 0.18'), 28).translate(-0.36, 0.62, -0.2),
    ]),
    paint,
  );
  turret.add(
    'gun',
    merged([
      placed(
        turned(
          corners(
            '0 0, 0.19 0 0.03, 0.17 0.5 0.02, 0.1 0.56 0.02, 0.095 2.5, 0.14 2.54 0.02, 0.14 2.86 0.02, 0.1 2.9 0.01, 0.065 2.9, 0.065 2.75, 0 2.75',
          ),
          28,
        ),
        { at: [0, 0.3, 1.3], turn: [1.5, 0, 0] },
      ),
    ]),
    paint,
  );
  turret.add(
    'hatch',
    merged([
      puck(0.25, 0.06, 0.02, 28).translate(0.4, 0.64, -0.3),
      bar([0.72, 0.5, -0.7], [0.78, 1.75, -0.85], 0.014),
      bar([-0.36, 0.86, -0.05], [-0.36, 0.9, 0.62], 0.035),
      brick([0.12, 0.16, 0.3], [-0.36, 0.86, -0.12], 0.03),
    ]),
    dark,
  );
  const star = Array.from(
    { length: 10 },
    (_, i) =>
      [Math.sin(i * 0.6283) * (i % 2 ? 0.1 : 0.25), Math.cos(i * 0.6283) * (i % 2 ? 0.1 : 0.25)] as const,
  );
  turret.add(
    'stars',
    merged(
      [-1, 1].map((s) =>
        placed(slab(outline(star), 0.05, 0.008), { at: [s * 0.99, 0.32, 0], turn: [0, s * 1.571, 0] }),
      ),
    ),
    matter('clay', '#f4f0e2'),
  );
}

/** A gun of bronze on a carriage of wood with two spoked wheels; its muzzle looks up a little. */
function cannon(kit: Maker): void {
  const barrel = turned(
    corners(
      '0 -0.13, 0.05 -0.12 0.02, 0.04 -0.06 0.01, 0.14 -0.03 0.03, 0.15 0.05 0.01, 0.17 0.06 0.01, 0.17 0.1 0.01, 0.145 0.11 0.01, 0.13 0.5 0.01, 0.15 0.51 0.01, 0.15 0.55 0.01, 0.12 0.56 0.01, 0.1 1.2 0.02, 0.14 1.3 0.03, 0.14 1.36 0.01, 0.07 1.36, 0.07 1.0, 0 1.0',
    ),
    44,
  );
  kit.add(
    'barrel',
    placed(barrel, { at: [0, 0.6, -0.5], turn: [1.571 - 0.22, 0, 0] }),
    kit.main('gold', '#8a6a34', { roughness: 0.4 }),
  );
  kit.add(
    'carriage',
    merged([
      ...[-1, 1].map((s) =>
        side(
          '-1.5 0.02 0.06, -1.3 0.02 0.05, -0.1 0.36 0.1, 0.42 0.42 0.1, 0.4 0.66 0.08, 0.06 0.6 0.06, -0.4 0.5 0.08, -1.5 0.16 0.06',
          0.09,
          0.02,
        ).translate(s * 0.18, 0, 0),
      ),
      brick([0.4, 0.14, 0.18], [0, 0.42, 0.12], 0.03),
      brick([0.4, 0.12, 0.14], [0, 0.14, -1.3], 0.03),
      bar([-0.58, 0.46, 0.1], [0.58, 0.46, 0.1], 0.045),
    ]),
    matter('wood', '#7a4a28'),
  );
  for (const [name, x] of [
    ['wheel.l', 0.5],
    ['wheel.r', -0.5],
  ] as const)
    wheel(kit, name, [x, 0.46, 0.1], { radius: 0.46, width: 0.1, spokes: 10, rim: '#8a5a30', corners: 32 });
  kit.add(
    'bands',
    merged([
      ...[-1, 1].flatMap((s) => [
        brick([0.1, 0.06, 0.2], [s * 0.18, 0.68, 0.12], 0.02),
        brick([0.1, 0.2, 0.05], [s * 0.18, 0.4, -0.5], 0.015),
      ]),
    ]),
    matter('metal', '#33353a'),
  );
  const balls = [
    [0.62, 0, 0.55],
    [0.82, 0, 0.55],
    [0.72, 0, 0.72],
    [0.72, 0.15, 0.61],
  ];
  kit.add(
    'balls',
    merged(
      balls.map(([x = 0, y = 0, z = 0]) =>
        turned(corners('0 0, 0.06 0.01 0.05, 0.1 0.1 0.09, 0.06 0.19 0.05, 0 0.2'), 24).translate(x, y, z),
      ),
    ),
    matter('metal', '#2b2d31', { roughness: 0.45 }),
  );
}

export const TANK_PROP: Prop = {
  noun: 'tank',
  words: ['battle tank', 'army tank', 'military tank', 'armored tank', 'armoured tank'],
  size: [3.35, 3.1, 7.0],
  stands: YARD,
  paints: ['hull', 'dome', 'gun'],
  moves: [{ part: 'turret', does: 'swing', axis: 'y' }, ...rolls(4.5, 0.44)],
  build: made(tank),
};

export const CANNON_PROP: Prop = {
  noun: 'cannon',
  words: ['old cannon', 'pirate cannon', 'bronze cannon', 'artillery cannon'],
  size: [1.5, 0.97, 2.4],
  stands: ['ground', 'floor', 'podium'],
  paints: ['barrel'],
  build: made(cannon),
};
