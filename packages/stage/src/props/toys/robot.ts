import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { ball, boxAt, outline, puck, rod, slab } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

function robotBody(kit: Maker, head: Maker): void {
  const paint = kit.main('paint', '#e8ecef');
  const steel = matter('metal', '#6d747c', { roughness: 0.3 });
  kit.add(
    'body',
    merged([boxAt([0.46, 0.5, 0.32], [0, 0.68, 0], 0.12), boxAt([0.24, 0.12, 0.2], [0, 0.42, 0], 0.05)]),
    paint,
  );
  head.add('shell', boxAt([0.42, 0.32, 0.34], [0, 0.17, 0], 0.12), paint);
  head.add('face', boxAt([0.34, 0.21, 0.05], [0, 0.165, 0.155], 0.024), matter('darkGlass', '#0c1218'));
  head.add(
    'eyes',
    merged(
      [-1, 1]
        .map((side) => placed(ball(0.034, 20), { at: [side * 0.08, 0.18, 0.178], scale: [0.8, 1.15, 0.3] }))
        .concat(swept(triples('-0.04 0.113 0.181, 0 0.1 0.182, 0.04 0.113 0.181'), 0.008, { sides: 8 })),
    ),
    matter('light', '#4fe0ff', { emissiveIntensity: 1.2 }),
  );
  head.add(
    'ears',
    merged(
      [-1, 1]
        .map((side) =>
          puck(0.06, 0.04, 0.014, 28)
            .rotateZ((-side * Math.PI) / 2)
            .translate(side * 0.2, 0.17, 0),
        )
        .concat(rod(0.009, 0.12, 10).translate(0, 0.38, 0), ball(0.026, 18).translate(0, 0.45, 0)),
    ),
    steel,
  );
  kit.add(
    'joints',
    merged([
      rod(0.06, 0.1, 24).translate(0, 0.97, 0),
      ...[-1, 1].flatMap((side) => [
        ball(0.068, 24).translate(side * 0.27, 0.82, 0),
        rod(0.05, 0.2, 20).translate(side * 0.12, 0.3, 0),
      ]),
    ]),
    steel,
  );
  kit.add(
    'panel',
    merged([
      placed(
        slab(outline(triples('-0.1 -0.07 0.02, 0.1 -0.07 0.02, 0.1 0.07 0.02, -0.1 0.07 0.02')), 0.02, 0.006),
        { at: [0, 0.7, 0.157] },
      ),
    ]),
    matter('darkGlass', '#1d2a36'),
  );
}

function robotLamps(kit: Maker): void {
  const paint = kit.main('paint', '#e8ecef');
  const steel = matter('metal', '#6d747c', { roughness: 0.3 });
  kit.add(
    'lamps',
    merged([-0.05, 0, 0.05].map((x) => ball(0.014, 14).translate(x, 0.7, 0.168))),
    matter('light', '#ffb03c'),
  );
  for (const [name, side] of [
    ['arm.l', 1],
    ['arm.r', -1],
  ] as const) {
    const arm = kit.joint(name, [side * 0.29, 0.82, 0], [0, 0, side * 0.16]);
    arm.add(
      'shell',
      merged([
        boxAt([0.11, 0.2, 0.12], [side * 0.02, -0.12, 0], 0.045),
        boxAt([0.11, 0.19, 0.12], [side * 0.02, -0.34, 0.03], 0.045),
      ]),
      paint,
    );
    arm.add(
      'hand',
      merged([
        ball(0.04, 18).translate(side * 0.02, -0.23, 0.01),
        ...[-1, 1].map((bend) =>
          swept(
            [
              [side * 0.02, -0.43, 0.04],
              [side * 0.02 + bend * 0.05, -0.48, 0.05],
              [side * 0.02 + bend * 0.02, -0.53, 0.06],
            ],
            0.018,
            { sides: 12 },
          ),
        ),
      ]),
      steel,
    );
  }
  for (const [name, side] of [
    ['leg.l', 1],
    ['leg.r', -1],
  ] as const)
    kit
      .joint(name, [side * 0.12, 0.38, 0])
      .add(
        'foot',
        merged([
          boxAt([0.16, 0.17, 0.2], [0, -0.2, 0], 0.05),
          boxAt([0.2, 0.1, 0.3], [0, -0.33, 0.03], 0.045),
        ]),
        paint,
      );
}

function robot(kit: Maker): void {
  const head = kit.joint('head', [0, 1.0, 0]);
  robotBody(kit, head);
  robotLamps(kit);
}

export const ROBOT_PROP: Prop = {
  isLookedAtAbove: true,
  noun: 'robot',
  words: ['toy robot', 'android', 'droid'],
  size: [0.909, 1.48, 0.36],
  stands: ['ground', 'floor', 'podium', 'road'],
  paints: ['body', 'shell', 'foot'],
  moves: [
    { part: 'head', does: 'nod', axis: 'y' },
    { part: 'arm.l', does: 'swing', axis: 'x' },
    { part: 'arm.r', does: 'swing', axis: 'x' },
    { part: 'leg.l', does: 'step', axis: 'x' },
    { part: 'leg.r', does: 'step', axis: 'x' },
  ],
  build: made(robot),
};
