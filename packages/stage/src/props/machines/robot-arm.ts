import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, puck, rod, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

const across = (radius: number, wide: number) =>
  placed(puck(radius, wide, 0.015, 36), { at: [-wide / 2, 0, 0], turn: [0, 0, -Math.PI / 2] });

/** A hand of two fingers that hangs from its wrist. */
function gripper(wrist: Maker, steel: ReturnType<typeof matter>): void {
  const fingers = [-1, 1].flatMap((s) => [
    placed(boxAt([0.045, 0.13, 0.05], [0, -0.06, 0], 0.012), {
      at: [s * 0.075, -0.13, 0],
      turn: [0, 0, s * 0.32],
    }),
    placed(boxAt([0.04, 0.12, 0.05], [0, -0.06, 0], 0.012), {
      at: [s * 0.115, -0.245, 0],
      turn: [0, 0, -s * 0.42],
    }),
  ]);
  wrist.add(
    'hand',
    merged([
      turned(corners('0 -0.05, 0.06 -0.05 0.01, 0.07 0.02 0.02, 0 0.03'), 28),
      boxAt([0.21, 0.055, 0.08], [0, -0.09, 0], 0.016),
      ...fingers,
    ]),
    steel,
  );
  wrist.add(
    'pads',
    merged([-1, 1].map((s) => boxAt([0.014, 0.06, 0.052], [s * 0.062, -0.325, 0], 0.005))),
    matter('rubber', '#1d1e21'),
  );
}

/** An arm of a factory: it turns on its base, and dips its forearm. */
function robotArm(kit: Maker): void {
  const paint = kit.main('paint', '#f08a1c');
  const steel = matter('metal', '#5d646c', { roughness: 0.35 });
  const dark = matter('rubber', '#1f2124', { roughness: 0.5 });
  kit.add(
    'foot',
    merged([
      turned(corners('0 0, 0.34 0 0.01, 0.34 0.06 0.02, 0.25 0.08 0.02, 0.23 0.2 0.03, 0 0.2'), 48),
      ...Array.from({ length: 8 }, (_, i) =>
        puck(0.024, 0.03, 0.006, 16).translate(Math.cos(i * 0.785) * 0.29, 0.06, Math.sin(i * 0.785) * 0.29),
      ),
    ]),
    steel,
  );
  const waist = kit.joint('waist', [0, 0.2, 0]);
  waist.add(
    'tower',
    merged([
      turned(corners('0 0, 0.22 0 0.02, 0.22 0.1 0.03, 0.15 0.16 0.03, 0 0.16'), 40),
      boxAt([0.1, 0.32, 0.26], [-0.12, 0.26, 0], 0.04),
      boxAt([0.1, 0.32, 0.26], [0.12, 0.26, 0], 0.04),
    ]),
    paint,
  );
  waist.add(
    'shoulder',
    merged([across(0.115, 0.4).translate(0, 0.36, 0), across(0.07, 0.46).translate(0, 0.36, 0)]),
    dark,
  );
  const upper = waist.joint('upper', [0, 0.36, 0], [-0.35, 0, 0]);
  upper.add(
    'beam',
    merged([
      boxAt([0.13, 0.72, 0.19], [0, 0.36, 0], 0.05),
      across(0.12, 0.15).translate(0, 0.7, 0),
      placed(boxAt([0.16, 0.3, 0.05], [0, 0.3, 0.1], 0.02), {}),
    ]),
    paint,
  );
  upper.add(
    'piston',
    merged([
      rod(0.028, 0.34, 20).translate(0.1, 0.42, -0.05),
      rod(0.018, 0.6, 16).translate(0.1, 0.36, -0.05),
    ]),
    steel,
  );
  forearm(upper, paint, steel);
}

function forearm(upper: Maker, paint: ReturnType<typeof matter>, steel: ReturnType<typeof matter>): void {
  const dark = matter('rubber', '#1f2124', { roughness: 0.5 });
  const fore = upper.joint('fore', [0, 0.7, 0], [1.55, 0, 0]);
  fore.add('elbow', merged([across(0.1, 0.27), across(0.06, 0.32)]), dark);
  fore.add(
    'arm',
    merged([
      boxAt([0.16, 0.24, 0.2], [0, 0, -0.03], 0.05),
      turned(corners('0 0.05, 0.075 0.06 0.02, 0.055 0.56 0.02, 0 0.58'), 32),
    ]),
    paint,
  );
  fore.add(
    'bands',
    merged(
      [0.16, 0.5].map((y) =>
        turned(
          corners(`0 0, ${0.078 - y * 0.03} 0 0.004, ${0.077 - y * 0.03} 0.035 0.004, 0 0.035`),
          32,
        ).translate(0, y, 0),
      ),
    ),
    dark,
  );
  const cable = swept(
    [
      [0.06, 0.05, -0.12],
      [0.1, 0.2, -0.14],
      [0.09, 0.38, -0.1],
      [0.05, 0.5, -0.05],
    ],
    0.016,
    { sides: 10, steps: 30 },
  );
  fore.add('cable', cable, dark);
  const wrist = fore.joint('wrist', [0, 0.62, 0], [-1.2, 0, 0]);
  wrist.add('knuckle', across(0.065, 0.14), dark);
  gripper(wrist, steel);
}

export const ROBOT_ARM_PROP: Prop = {
  noun: 'robot arm',
  words: ['robotic arm', 'industrial robot', 'mechanical arm', 'factory robot', 'industrial robot arm'],
  size: [0.68, 1.51, 0.79],
  stands: ['floor', 'ground', 'podium'],
  paints: ['tower', 'beam', 'arm'],
  moves: [
    { part: 'waist', does: 'wag', axis: 'y' },
    { part: 'fore', does: 'nod', axis: 'x' },
    { part: 'wrist', does: 'swing', axis: 'x' },
  ],
  build: made(robotArm),
};
