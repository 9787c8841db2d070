import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { ball, boxAt, outline, rod, slab } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { wheel } from '../wheels.js';
import { black, lampOf, ROAD, two } from './shapes.js';

function scooterBody(kit: Maker): void {
  const paint = kit.main('paint', '#7cc3b0');
  for (const [name, z] of [
    ['wheel.f', 0.6],
    ['wheel.b', -0.52],
  ] as const)
    wheel(kit, name, [0, 0.22, z], { radius: 0.22, width: 0.11, spokes: 5 });
  const apron = placed(
    slab(
      outline(
        triples('-0.16 0 0.06, 0.16 0 0.06, 0.2 0.42 0.12, 0.07 0.66 0.05, -0.07 0.66 0.05, -0.2 0.42 0.12'),
      ),
      0.06,
      0.025,
    ),
    { at: [0, 0.26, 0.34], turn: [-0.16, 0, 0] },
  );
  const tail = placed(ball(1, 40), { at: [0, 0.47, -0.44], scale: [0.21, 0.24, 0.42] });
  const guard = placed(ball(1, 36), { at: [0, 0.36, 0.6], scale: [0.1, 0.13, 0.2] });
  kit.add(
    'body',
    merged([
      apron,
      tail,
      guard,
      boxAt([0.34, 0.06, 0.5], [0, 0.24, 0.12], 0.03),
      boxAt([0.16, 0.14, 0.16], [0, 0.98, 0.24], 0.06),
    ]),
    paint,
  );
}

function scooterSeat(kit: Maker): void {
  kit.add(
    'seat',
    placed(ball(1, 36), { at: [0, 0.73, -0.36], scale: [0.16, 0.07, 0.36] }),
    matter('leather', '#7a4626'),
  );
  kit.add(
    'bars',
    merged([
      swept(triples('-0.3 1.0 0.14, -0.1 1.02 0.23, 0.1 1.02 0.23, 0.3 1.0 0.14'), 0.014, { sides: 12 }),
      swept(triples('0 0.98 0.24, 0 0.5 0.46, 0 0.22 0.6'), 0.02, { sides: 12 }),
      ...[-1, 1].map((side) => rod(0.006, 0.16, 8).translate(side * 0.22, 1.1, 0.18)),
      ...[-1, 1].map((side) =>
        placed(ball(0.05, 20), { at: [side * 0.22, 1.2, 0.17], scale: [1, 0.8, 0.3] }),
      ),
    ]),
    matter('chrome', '#d8dade'),
  );
  kit.add(
    'grips',
    merged(
      [-1, 1].map((side) =>
        swept(
          [
            [side * 0.31, 0.995, 0.135],
            [side * 0.22, 1.01, 0.185],
          ],
          0.02,
          { sides: 12, steps: 2 },
        ),
      ),
    ),
    black(),
  );
  kit.add('lamp', placed(ball(0.07, 28), { at: [0, 0.98, 0.31], scale: [1, 1, 0.4] }), lampOf('#fbf8ea'));
}

function scooter(kit: Maker): void {
  scooterBody(kit);
  scooterSeat(kit);
}

export const SCOOTER_PROP: Prop = {
  noun: 'scooter',
  words: ['vespa', 'moped'],
  size: [0.625, 1.24, 1.68],
  stands: ROAD,
  paints: ['body'],
  moves: two,
  build: made(scooter),
};
