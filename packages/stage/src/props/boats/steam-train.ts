import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, flowing, hoop, puck, rod, turned } from '../kit/solids.js';
import { bent, merged } from '../kit/surface.js';
import { wheel } from '../wheels.js';

function steamTrainBoiler(kit: Maker): void {
  const isWooden = kit.options.material === 'wood';
  const black = isWooden ? matter('wood', '#7d5230') : matter('metal', '#2b2d31', { roughness: 0.38 });
  const green = kit.main('paint', '#1f5a3c');
  kit.add(
    'boiler',
    merged([
      rod(0.95, 4.6, 48)
        .rotateX(Math.PI / 2)
        .translate(0, 2.3, 1.2),
      boxAt([2.3, 2.3, 1.9], [0, 2.5, -1.9], 0.1),
      boxAt([2.5, 1.5, 2.6], [0, 1.95, -4.6], 0.1),
    ]),
    green,
  );
  kit.add(
    'black',
    merged([
      turned(corners('0 0, 0.98 0 0.05, 0.98 0.8 0.12, 0 0.84'), 48)
        .rotateX(Math.PI / 2)
        .translate(0, 2.3, 3.45),
      turned(corners('0.3 3.1, 0.28 4.1, 0.46 4.5 0.05, 0.42 4.55, 0.3 4.5'), 32).translate(0, 0, 3.4),
      boxAt([2.7, 0.14, 2.3], [0, 3.72, -1.95], 0.06),
      boxAt([2.2, 0.3, 9.4], [0, 1.1, -0.9], 0.08),
      bent(boxAt([2.2, 0.9, 0.9], [0, 0.62, 4.3], 0.05), (at) =>
        at.set(at.x * (1 - 0.3 * (at.z - 3.9)), at.y, at.z),
      ),
      boxAt([2.1, 0.5, 2.2], [0, 2.75, -4.6], 0.2),
    ]),
    black,
  );
}

function steamTrainBrass(kit: Maker): void {
  const isWooden = kit.options.material === 'wood';
  const brass = isWooden ? matter('wood', '#d9653b') : matter('gold', '#d0a043');
  kit.add(
    'brass',
    merged([
      ...[-0.6, 0.7, 2, 3.3].map((z) => hoop(0.965, 0.035, 32).translate(0, 2.3, z)),
      flowing(corners('0.3 3.1, 0.34 3.4, 0.3 3.62, 0.001 3.76'), 32, 16).translate(0, 0, 1.6),
      turned(corners('0.12 3.1, 0.13 3.5, 0.2 3.55 0.03, 0 3.6'), 24).translate(0, 0, 0.2),
      hoop(0.3, 0.05, 28).translate(0, 2.9, 4.3),
    ]),
    brass,
  );
  kit.add(
    'lamp',
    puck(0.27, 0.1, 0.04, 28)
      .rotateX(Math.PI / 2)
      .translate(0, 2.9, 4.26),
    matter('light', '#ffe6a8'),
  );
  kit.add(
    'panes',
    merged([-1, 1].map((side) => boxAt([0.06, 0.8, 0.9], [side * 1.15, 3, -1.9], 0.03))),
    matter('darkGlass', '#1a242c'),
  );
  for (const [i, [z, radius]] of (
    [
      [3.3, 0.45],
      [1.7, 0.72],
      [0.1, 0.72],
      [-1.5, 0.72],
      [-4.6, 0.45],
    ] as const
  ).entries())
    for (const side of [1, -1])
      wheel(kit, `wheel.${i}${side > 0 ? 'l' : 'r'}`, [side * 0.95, radius, z], {
        radius,
        width: 0.16,
        spokes: 4,
        rim: isWooden ? '#a3683a' : '#b3262a',
        corners: 14,
      });
  kit.add(
    'rods',
    merged(
      [-1, 1]
        .map((side) => boxAt([0.07, 0.14, 3.6], [side * 1.1, 0.62, 0.1], 0.03))
        .concat([-1, 1].map((side) => boxAt([0.5, 0.5, 1], [side * 1.0, 0.9, 3.1], 0.1))),
    ),
    isWooden ? matter('wood', '#e3c58f') : matter('metal', '#c4c8cc'),
  );
  kit.joint('steam', [0, 4.6, 3.4]);
}

function steamTrain(kit: Maker): void {
  steamTrainBoiler(kit);
  steamTrainBrass(kit);
}

const turning = (parts: readonly string[]) =>
  parts.map((part) => ({ part, does: 'spin', axis: 'x' }) as const);

export const STEAM_TRAIN_PROP: Prop = {
  noun: 'steam train',
  words: ['steam locomotive', 'locomotive', 'steam engine', 'toy train'],
  size: [2.7, 4.55, 10.7],
  stands: ['ground', 'podium', 'floor'],
  paints: ['boiler'],
  moves: [
    ...turning(Array.from({ length: 10 }, (_, i) => `wheel.${Math.floor(i / 2)}${i % 2 ? 'r' : 'l'}`)),
    { part: 'steam', does: 'steam' },
  ],
  build: made(steamTrain),
};
