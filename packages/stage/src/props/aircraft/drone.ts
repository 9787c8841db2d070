import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { ball, boxAt, ellipsoid, puck } from '../kit/solids.js';
import { bent, merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

function droneBody(kit: Maker): void {
  const body = kit.main('plastic', '#e9ebee');
  const arms = [-1, 1].flatMap((side) => [-1, 1].map((end) => [side * 0.13, end * 0.12] as const));
  kit.add(
    'body',
    merged([
      boxAt([0.085, 0.05, 0.16], [0, 0.075, 0], 0.022),
      ...arms.map(([x, z]) =>
        swept(
          [
            [x * 0.2, 0.078, z * 0.35],
            [x, 0.088, z],
          ],
          (t) => 0.012 - 0.004 * t,
          { sides: 12, steps: 4 },
        ),
      ),
      ...arms.map(([x, z]) => puck(0.015, 0.026, 0.004, 24).translate(x, 0.08, z)),
    ]),
    body,
  );
}

function droneLegs(kit: Maker): void {
  const arms = [-1, 1].flatMap((side) => [-1, 1].map((end) => [side * 0.13, end * 0.12] as const));
  kit.add(
    'legs',
    merged(
      arms.map(([x, z]) =>
        swept(
          [
            [x, 0.085, z],
            [x * 1.02, 0.0, z * 1.02],
          ],
          0.004,
          { sides: 8, steps: 2 },
        ),
      ),
    ),
    matter('rubber', '#2a2c30'),
  );
  arms.forEach(([x, z], i) =>
    kit
      .joint(`rotor.${['fr', 'br', 'fl', 'bl'][(i % 2 ? 0 : 1) + (x > 0 ? 2 : 0)]}`, [x, 0.109, z])
      .add(
        'blades',
        merged(
          [0, Math.PI]
            .map((turn) =>
              bent(boxAt([0.105, 0.0018, 0.014], [0.055, 0, 0], 0.0007), (at) =>
                at.setY(at.y + at.z * 0.3),
              ).rotateY(turn + 0.5),
            )
            .concat(puck(0.006, 0.006, 0.002, 16)),
        ),
        matter('rubber', '#2a2c30'),
      ),
  );
  kit.add(
    'camera',
    merged([ball(0.02, 28).translate(0, 0.045, 0.072), boxAt([0.03, 0.02, 0.02], [0, 0.057, 0.06], 0.006)]),
    matter('rubber', '#2a2c30'),
  );
  kit.add('lens', ellipsoid(0.011, 0.011, 0.006, { at: [0, 0.044, 0.089] }), matter('darkGlass', '#12243a'));
}

function drone(kit: Maker): void {
  droneBody(kit);
  droneLegs(kit);
}

export const DRONE_PROP: Prop = {
  noun: 'drone',
  words: ['quadcopter'],
  size: [0.455, 0.115, 0.355],
  stands: ['air', 'podium', 'table', 'ground'],
  paints: ['body'],
  moves: ['fl', 'fr', 'bl', 'br'].map(
    (corner) => ({ part: `rotor.${corner}`, does: 'spin', axis: 'y' }) as const,
  ),
  build: made(drone),
};
